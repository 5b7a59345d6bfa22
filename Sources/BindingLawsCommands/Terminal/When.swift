import ArgumentParser

/// When a command does what depends on who watches.
enum When: String, CaseIterable, ExpressibleByArgument {
  /// Where it is of use: colours on a terminal, progress unless `--quiet`.
  case auto
  case always, never

  /// Whether it is done.
  func applies(where isWatched: Bool) -> Bool { self == .auto ? isWatched : self == .always }
}
