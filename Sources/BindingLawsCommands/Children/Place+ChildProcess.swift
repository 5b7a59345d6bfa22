import LawChecking

extension Place {
  /// Returns the place in children of this executable.
  static func children(_ limits: ChildrenLimits) -> Place {
    .children(limits, launch: ChildProcess.launcher())
  }
}
