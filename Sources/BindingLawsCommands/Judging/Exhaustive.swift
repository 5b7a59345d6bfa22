import LawChecking

extension CheckOptions {
  /// The same options, but for a proof where the world is finite, and else for every trace up to a
  /// depth, shortest first.
  static func exhaustive(_ options: CheckOptions, depth: Int) -> CheckOptions {
    var options = options
    (options.exhaustiveDepth, options.proofLimit) = (depth, 1_000_000)
    return options
  }
}
