import ArgumentParser

/// When a command does what depends on who watches.
enum When: String, CaseIterable, ExpressibleByArgument {
  /// Where a terminal shows it.
  case auto
  case always, never

  /// Whether it is done.
  func applies(where isWatched: Bool) -> Bool {
    switch self {
    case .auto: isWatched
    case .always: true
    case .never: false
    }
  }
}
