// A stand-in for SwiftUI where there is none, so that generated code can be compiled and run: the
// declarations that apps of the specs use, with SwiftUI's own labels, constraints and isolation.
// Views draw nothing; `inspect(_:)` tells what they would show. With `-D IOS17_SDK` only `body` of
// a view is on the main actor, as up to iOS 17's SDK; without it the whole protocol is.

@_exported import Combine
@_exported import Foundation
@_exported import Observation
