import RutterDiagnostics

/// Values for editors to offer, by kind of mapping and key.
package enum SchemaExamples {
  static func example(of key: String, in object: String) -> JSONValue? {
    (examples[object] ?? shared)[key] ?? shared[key]
  }

  /// Kinds of mappings with their keys, to be held against the language.
  package static var keys: [(object: String, key: String)] {
    examples.flatMap { object, values in values.keys.map { (object, $0) } }
  }

  private static let shared: [String: JSONValue] = [
    "summary": "Says what the reader of the code should know.", "deprecated": "use 'details'",
    "if": "DEBUG || os(iOS)", "imports": ["MoviesDomain"], "metadata": ["owner": "discovery"],
    "onDismiss": "refresh()",
  ]

  private static let examples: [String: [String: JSONValue]] = [
    "manifest": [
      "$schema": "../.rutter/manifest.schema.json", "feature": "Explore",
      "module": "ExploreFeature", "screens": ["home": ["view": "HomeView"]],
      "routers": ["Explore": ["root": "home"]], "guards": ["signedIn": ["otherwise": "login"]],
      "models": ["User": ["id": "Int", "name": "String"]],
      "mappings": [["from": "UserDTO", "to": "User"]],
    ],
    "screen": [
      "view": "MovieDetailsView", "parameters": ["id": "Int", "title": "String? = nil"],
      "arguments": ["movieID": "id"], "viewModel": ["type": "MovieDetailsModel"],
      "opens": ["similar": ["screen": "movieDetails"], "close": "dismiss"], "returns": "Genre",
      "requires": "signedIn", "link": "/movies/{id}", "title": "MOVIE_DETAILS",
      "modifiers": [".navigationBarTitleDisplayMode(.inline)"],
      "samples": ["id": 1, "title": "\"Metropolis\""], "replacedBy": "details",
      "zoom": ["source": "id", "in": "namespace"],
    ],
    "view model": ["type": "MovieDetailsModel", "arguments": ["movieID": "id"]],
    "returned": ["type": "Genre", "method": "choose", "label": "genre"],
    "way out": [
      "screen": "movieDetails", "router": "Games", "url": "https://video.example/watch?v={key}",
      "arguments": ["id": "movieID"], "parameters": ["key": "String"], "method": "showTrailer",
    ],
    "router": [
      "root": "home", "split": ["detail": "nothingSelected"],
      "context": ["namespace": "Namespace.ID"], "routes": ["details": ["present": "sheet"]],
      "tabs": ["explore": ["router": "Explore", "title": "EXPLORE", "systemImage": "film"]],
      "enums": ["push": "Screen"], "conforms": ["Codable"], "start": "details(id: 1)",
      "starts": ["oneMovie": "details(id: 1)"], "restore": ["unknown": "drop"],
    ],
    "root": ["screen": "home", "arguments": ["style": ".compact"]],
    "split": ["content": "nothingSelected", "detail": "nothingSelected"],
    "route": [
      "screen": "movieDetails", "router": "Checkout", "arguments": ["transitionID": "nil"],
      "requires": ["signedIn"], "link": ["/movies/{id}", "/m/{id}"], "over": ["movies"],
      "replacedBy": ["route": "details", "arguments": ["id": "movieID"]],
      "zoom": ["source": "id", "in": "namespace"],
    ],
    "presenting modifier": ["modifier": "bottomCard"],
    "zoom": ["source": "transitionID", "in": "namespace"],
    "replacement": ["route": "details", "arguments": ["id": "movieID"]],
    "tab": [
      "router": "Explore", "screen": "settings", "title": "EXPLORE", "systemImage": "film",
      "shown": "isSettingsEnabled", "badge": "unreadCount",
    ],
    "enum name": [
      "push": "Screen", "sheet": "ModalScreen", "fullScreenCover": "Cover", "tab": "TabScreen",
    ],
    "guard": ["otherwise": "login"],
    "title": [
      "key": "MOVIE_DETAILS", "value": "Movie", "comment": "Title of the page of one movie.",
    ],
    "beneath": ["arguments": ["id": "movieID"]],
    "model": ["members": ["id": "Int"], "cases": ["draft", ["sent": "Date"]]],
    "mapping": [
      "from": "UserDTO", "to": "User", "name": "UserMapper", "label": "dto",
      "parameters": ["locale": "Locale"], "members": ["id": "identifier.value"],
      "cases": ["female": 1, "male": 2], "otherwise": "unknown",
    ],
    "member": [
      "from": "identifier.value", "inverse": "Identifier(value: id)", "default": "\"\"",
      "constant": 0, "ignore": "only set by the importer",
    ],
    "project": [
      "$schema": ".rutter/project.schema.json", "rutter": 1, "specs": ["Specs"],
      "sources": ["Features"], "mappings": ["checks": .bool(true)],
      "output": "Features/{feature}/Generated", "templates": "Templates",
      "defaults": ["access": "package"], "factory": ["type": "ViewModelFactory"],
      "localization": ["catalog": "App/Localizable.xcstrings"],
      "links": ["schemes": ["movies"], "hosts": ["movies.example"]],
      "rules": ["unused-parameter": "error"],
    ],
    "rule": ["in": ["Specs/Legacy": "off"]],
    "default": ["imports": ["SwiftUI"], "viewSuffix": "View"],
    "factory": [
      "type": "ViewModelFactory", "module": "AppFactory", "properties": ["services": "AppServices"],
      "arguments": ["dependencies": ".live(services: services)"],
    ],
    "preview": [
      "factory": ".preview", "context": ["isSettingsEnabled": "true"],
      "modifiers": [".environment(Store.preview)"],
    ],
    "localization": ["catalog": "App/Localizable.xcstrings", "language": "en"],
    "link": [
      "schemes": ["movies"], "hosts": ["movies.example"],
      "configurations": ["DEBUG": ["schemes": ["movies-debug"]]],
      "codecs": ["Money": ["parse": "Money(code: text)", "print": "value.code"]],
      "module": "AppLinks", "associations": ["infoPlist": "App/Info.plist"],
    ],
    "configuration": ["schemes": ["movies-debug"], "hosts": ["staging.movies.example"]],
    "codec": ["parse": "Money(code: text)", "print": "value.code"],
    "association": [
      "appIDs": ["ABCDE12345.com.example.movies"],
      "appSiteAssociation": "Web/.well-known/apple-app-site-association",
      "infoPlist": "App/Info.plist", "androidPackage": "com.example.movies",
      "assetLinks": "Web/.well-known/assetlinks.json",
    ],
  ]
}
