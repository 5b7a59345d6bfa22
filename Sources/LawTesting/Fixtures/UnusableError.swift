/// An error about something that cannot be used or judged.
struct UnusableError: Error, Hashable, CustomStringConvertible {
  let description: String

  /// Why a fixture cannot be used, from the verb on: a failure prints it after the path.
  init(fixture reason: String) { description = reason }

  /// Why something cannot be judged, as a clause: a failure prints it after `cannot be judged by LAW: `.
  init(judging reason: String) { description = reason }
}
