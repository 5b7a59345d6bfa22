import LawChecking

extension CheckOptions {
  /// The most cases that an exhaustive search runs for one law.
  private static let mostCases = 1_000_000

  /// The same options, but for every trace up to a depth, shortest first.
  ///
  /// This is the seam to the proving engine: the options that stand for an exhaustive search.
  static func exhaustive(_ options: CheckOptions, depth: Int) -> CheckOptions {
    var options = options
    (options.maximumLength, options.usesShortlex) = (depth, true)
    (options.cases, options.proofLimit) = (max(options.cases, mostCases), mostCases)
    return options
  }
}
