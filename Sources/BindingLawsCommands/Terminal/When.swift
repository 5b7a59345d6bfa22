import ArgumentParser

/// When a command shows what is of use only to some who watch, such as colours.
enum When: String, CaseIterable, ExpressibleByArgument {
  /// If it is of use: colours on a terminal, progress unless `--quiet`.
  case auto
  /// Always, whoever watches.
  case always
  /// Never.
  case never

  /// Returns whether to do it.
  ///
  /// - Parameter isOfUse: The answer for `auto`.
  func applies(ifAuto isOfUse: Bool) -> Bool {
    switch self {
    case .auto: isOfUse
    case .always: true
    case .never: false
    }
  }
}
