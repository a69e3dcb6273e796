/// What a run tells the shell; the numbers are part of the command's contract.
enum ExitCode: Int32 {
  case success = 0
  /// The manifests, or files in the way of the output, have errors.
  case findings = 1
  /// The command line is wrong, or a file cannot be read or written.
  case failure = 2
  /// `check` only: the disk differs from what the manifests say.
  case drift = 3
  /// `diff` only: something that depends on the manifests breaks.
  case breaking = 4
}
