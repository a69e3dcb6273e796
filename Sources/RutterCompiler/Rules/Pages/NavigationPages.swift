import RutterDiagnostics

/// What can be wrong with screens and routers once their names are looked up.
extension RulePage {
  static let navigation = names + calls + routers

  private static let names = [
    RulePage(
      "unresolved-name", what: "A name refers to nothing.",
      why: "There is no such screen, router, route or parameter to use.",
      fix: "Correct the name, or declare what it names."),
    RulePage(
      "ambiguous-name", what: "A screen's name is that of screens in several features.",
      why: "Which of them is meant cannot be told.",
      fix: "Name the feature, too: `Movies.details`."),
    RulePage(
      "name-clash",
      what: "Two generated types would have one name, or names that differ only by case.",
      why: "Swift refuses the second, and most disks take both file names for one.",
      fix: "Rename the screen or router, or name the enum under `enums:`."),
    RulePage(
      "reserved-name",
      what: "A tab or a context value has the name of a property of the generated type.",
      why: "Swift takes no two properties of one name.",
      fix: "Choose another name."),
    RulePage(
      "shadowed-type", what: "A generated type would hide one of Swift's or SwiftUI's own.",
      why: "Everywhere else in the module, the name would suddenly mean the generated type.",
      fix: "Choose another name for the router, or name its enums under `enums:`."),
    RulePage(
      "file-clash", what: "Two manifests would generate files of one name.",
      why: "One would overwrite the other, and Swift takes no two files of one name in a module.",
      fix: "Rename one manifest, or give the features modules of their own."),
  ]

  private static let calls = [
    RulePage(
      "reversed-argument", what: "An argument is written the wrong way round.",
      why:
        "Left of the colon is what is filled, right of it is where the value comes from, as in a Swift call.",
      fix: "Swap the two sides."),
    warning(
      "unused-parameter", what: "A parameter reaches nothing.",
      why: "Every caller must provide it, to no effect.",
      fix: "Use it under `arguments:` or in a value, or remove it."),
    RulePage(
      "fills-nothing", what: "A value is given for a parameter that its target does not have.",
      why: "It would go nowhere; most often the parameter is misspelt or was renamed.",
      fix: "Name a parameter of the target, or declare it there."),
    RulePage(
      "unlabelled-fill",
      what: "A value for a route's parameters does not say which of them it fills.",
      why:
        "Routes and ways out fill parameters by name, so that adding one does not shift the others.",
      fix: "Write `parameter: value`."),
    RulePage(
      "unfilled-parameter", what: "A parameter without a default gets no value.",
      why: "The generated call would lack an argument.",
      fix: "Give it a value, let the method take it under `parameters:`, or give it a default."),
    RulePage(
      "unhashable-payload", what: "A parameter has a type that no route can carry.",
      why:
        "SwiftUI compares what it navigates to, so routes are Hashable; functions and tuples are not.",
      fix:
        "Carry a value that stands for it, such as an identifier, or pin it under the route's `arguments:`."
    ),
    RulePage(
      "uncodable-payload",
      what: "A parameter has a type that cannot be saved, in a route that is.",
      why: "What is saved is encoded, so all that a saved route carries has to be Codable.",
      fix:
        "Carry a Codable value instead, such as an identifier, or leave the route out with `restore: false`."
    ),
    RulePage(
      "missing-context",
      what: "A view asks for a context value that a router showing it does not have.",
      why: "The router's root view could not make the call.",
      fix: "Declare the value under that router's `context:`."),
  ]

  private static let routers = [
    RulePage(
      "no-route", what: "A screen's way out leads nowhere in a router that shows the screen.",
      why: "The router's navigator could not do what the screen asks for.",
      fix: "Add the target to the router's `routes:`, or do not call it `closed`."),
    RulePage(
      "conflicting-ways-out",
      what: "Two screens of a router ask for one method that would do two things.",
      why: "One navigator serves both protocols, and a method does one thing.",
      fix: "Rename one of the methods with `method:`."),
    RulePage(
      "no-result", what: "A way out waits for what a screen returns, and it returns nothing.",
      why: "Only a screen with `returns:` hands over a value, and only when it is closed.",
      fix:
        "Say what the screen returns, leave `result:` out, or write `result: ignored` where nobody need wait."
    ),
    RulePage(
      "guard-loop",
      what:
        "The screen that is shown where a guard refuses, or instead of one that is off, leads back there.",
      why: "The screen to show instead would be refused, too, and nothing ever shown.",
      fix: "Take the guard off the screen's `requires:`, or name another under `otherwise:`."),
    RulePage(
      "unasked-guard",
      what: "A screen that requires a guard or a flag is shown where neither is asked.",
      why:
        "They are asked on the way to a screen; a root, a tab or a start is there from the beginning.",
      fix: "Show the screen by a route."),
    warning(
      "unused-guard", what: "No screen or route requires a guard or a flag.",
      why: "It is never asked; most often a `requires:` was forgotten or renamed.",
      fix: "Name it under a screen's or route's `requires:`, or remove it."),
    RulePage(
      "unshared-tabs",
      what: "A way out leads into another router, which is not presented, and no tabs show both.",
      why: "Going there means selecting its tab, and there is none to select.",
      fix: "Show both routers under the `tabs:` of one router, or give the other one a `present:`."),
    RulePage(
      "bad-presentation", what: "A screen is to appear in a way that is not there.",
      why:
        "There are no full-screen covers on macOS, and a word such as `sheet` is no modifier of the app's own.",
      fix: "Write a word for what the platform has, or the name of your own modifier."),
    RulePage(
      "not-presentable", what: "A route presents a router that cannot be presented like that.",
      why:
        "A presented router brings a navigation stack of its own, which no other stack can hold, and no tabs.",
      fix: "Name a router with a root, and present it as a sheet, a cover or a popover."),
    RulePage(
      "dead-end", what: "A way back leads out of a screen that is a tab of its own.",
      why: "There is nothing to close and nowhere to go back to; the button would do nothing.",
      fix: "Give the tab a router with that screen as its root, or remove the way out."),
    RulePage(
      "module-cycle", what: "Modules would import each other.",
      why: "Swift has no cyclic imports, and a router imports the modules of all it shows.",
      fix: "Declare the routers in a manifest of the app's own module."),
    warning(
      "plain-enum",
      what: "A router with `class: false` has a screen that needs more than its parameters.",
      why: "The enum alone has no view model, navigator or context value, so it is no view itself.",
      fix: "Leave `class: false` out, or switch over the cases in your own code."),
    RulePage(
      "narrow-access",
      what: "A router needs something that is seen less far than the router itself.",
      why: "Swift refuses a public property of an internal type, and the like.",
      fix: "Give both the same `access:`."),
    RulePage(
      "narrow-condition",
      what: "A router counts on something that is there only under a condition.",
      why: "Where the condition does not hold, the router would have nothing to start with.",
      fix: "Give the router the same `if:`, or choose something that is always there."),
    RulePage(
      "conditional-tabs", what: "All tabs of a router have a condition.",
      why: "Where none of them is compiled in, there is no tab to select.",
      fix: "Leave `if` out of one of them."),
    RulePage(
      "cyclic-tabs", what: "A tab shows a router whose own tabs lead back to it.",
      why: "The tabs would contain themselves, and making them would never end.",
      fix: "Show another router in the tab."),
    warning(
      "unreachable-screen", what: "No router shows the screen.",
      why: "Nobody can see it; most often an `opens:` entry was forgotten or renamed.",
      fix: "Open it from a screen, give it a route or a tab, or remove it."),
  ]
}
