import ArgumentParser

/// A choice of when a command does what depends on who watches.
enum When: String, CaseIterable, ExpressibleByArgument {
  /// If it is of use: colours on a terminal, progress unless `--quiet`.
  case auto
  case always, never

  /// Returns whether to do it.
  func applies(where isWatched: Bool) -> Bool { self == .auto ? isWatched : self == .always }
}
