/// Words of other tools and languages, with what they are called here.
///
/// They are looked up after what is merely misspelt, and only offered where the right word fits.
enum Synonyms {
  /// The key that the author means, among those that may stand there.
  static func key(for word: String, among keys: [String]) -> String? {
    first(keysByWord[folded(word)], among: keys)
  }

  /// The value that the author means, among those to choose from.
  static func value(for word: String, among values: [String]) -> String? {
    first(valuesByWord[folded(word)], among: values)
  }

  private static func folded(_ word: String) -> String {
    word.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  private static func first(_ meanings: [String]?, among words: [String]) -> String? {
    meanings?.first(where: words.contains)
  }

  private static let keysByWord: [String: [String]] = [
    "actions": ["opens"], "args": ["arguments"], "class": ["type", "kind"], "comment": ["summary"],
    "condition": ["if"], "conformsto": ["conforms"], "decode": ["parse"], "deeplink": ["link"],
    "default": ["otherwise"], "description": ["summary"], "destination": ["screen", "to"],
    "docs": ["summary"], "else": ["otherwise"], "encode": ["print"], "exits": ["opens"],
    "fallback": ["otherwise", "default"], "form": ["as"], "guard": ["requires"],
    "guards": ["requires"], "icon": ["systemImage"], "image": ["systemImage"],
    "inherits": ["conforms"], "initial": ["root", "start"], "inputs": ["parameters"],
    "islazy": ["lazy"], "label": ["title"], "manifests": ["specs"], "meta": ["metadata"],
    "modal": ["present"], "namespace": ["in"], "navigation": ["opens"], "params": ["parameters"],
    "path": ["link"], "paths": ["specs"], "presentation": ["present"], "protocols": ["conforms"],
    "reason": ["ignore"], "result": ["returns"], "rootscreen": ["root"], "source": ["from"],
    "sources": ["specs"], "startscreen": ["root"], "target": ["screen", "to"], "text": ["value"],
    "url": ["link"], "value": ["constant"], "when": ["if"],
  ]

  private static let valuesByWord: [String: [String]] = [
    "actor": ["class"], "asynchronous": ["async"], "await": ["async"], "close": ["dismiss"],
    "closure": ["callback"], "completion": ["callback"], "cover": ["fullScreenCover"],
    "disabled": ["off"], "fatal": ["error"], "fileprivate": ["private"], "func": ["function"],
    "fullscreen": ["fullScreenCover"], "ignore": ["off", "ignored", "drop"],
    "init": ["extension"], "initializer": ["extension"], "method": ["function"],
    "modal": ["sheet"], "navigation": ["push"], "none": ["off"], "open": ["public"],
    "pop": ["back"], "poptoroot": ["root"], "warn": ["warning"],
  ]
}
