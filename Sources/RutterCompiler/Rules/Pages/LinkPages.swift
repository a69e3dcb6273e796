import RutterDiagnostics

/// What can be wrong with deep links.
extension RulePage {
  static let links = linkTexts + linkTargets

  private static let linkTexts = [
    RulePage(
      "bad-link", what: "A link is not a pattern of a URL's path and query.",
      why: "No URL could ever match it, or not the one that is meant.",
      fix:
        "Write `/movies/{id}`: literal segments, parameters in braces, `{rest...}` at the end, `?name={parameter}`."
    ),
    RulePage(
      "bad-link-place", what: "A scheme or a host under `links:` is none.",
      why: "The system would send no URL to the app.",
      fix: "Write the scheme or the host alone, in lowercase: `movies`, `movies.example`."),
    RulePage(
      "bad-association",
      what: "A file that links are told to cannot be kept up to date.",
      why: "It is not laid out as the system reads it, or nothing says which app it is about.",
      fix: "Restore the file, or name the app under `associations:`."),
    RulePage(
      "homeless-link", what: "There are links, and neither a scheme nor a host for them.",
      why: "No URL would reach the app, and none could be made.",
      fix: "Name a scheme or a host under `links:` in the project file."),
    RulePage(
      "unlinkable-parameter",
      what: "A link holds a parameter whose type is not one that text can hold.",
      why: "A URL is text; what it means has to be known.",
      fix:
        "Use a type such as `Int`, `String` or `UUID`, list a raw-value enum's cases under `models:`, or give the type a codec under `links:`."
    ),
    RulePage(
      "incomplete-link", what: "A link leaves out a parameter that the route cannot do without.",
      why: "The screen could not be shown from the link alone.",
      fix: "Put the parameter into the link, make it optional, or give it a default."),
    RulePage(
      "pinned-link-parameter", what: "A route pins a parameter that its screen's link holds.",
      why: "What the URL says would be dropped.",
      fix: "Give the route a link of its own, or `link: none`."),
  ]

  private static let linkTargets = [
    RulePage(
      "link-overlap", what: "One URL matches two links.",
      why: "Which of the screens opens would depend on the order in which the links are tried.",
      fix: "Change one of them, or take the link from one of the routes with `link: none`."),
    RulePage(
      "presented-beneath", what: "A route under `over:` is not pushed.",
      why: "What lies beneath is on the stack; sheets and covers are not.",
      fix: "Name routes that are pushed."),
    warning(
      "unreached-link", what: "A link leads to no route, or into a router that no tab shows.",
      why: "The URL is promised to the world, and refused.",
      fix: "Show the router in a tab, give the screen a route, or remove the link."),
  ]
}
