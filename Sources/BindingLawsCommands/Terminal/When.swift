import ArgumentParser

/// A choice of when a command does what depends on who watches.
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
  func applies(ifAuto isOfUse: Bool) -> Bool { self == .auto ? isOfUse : self == .always }
}
