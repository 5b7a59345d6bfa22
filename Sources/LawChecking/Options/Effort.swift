/// The amount of work before a verdict.
///
/// Budgets are counts, so that every machine runs the same cases. `TheCommandLine.md` names them, and
/// `YourFirstLawTest.md` names the default. The tables of `HowGoodIsIt.md` were measured with them.
public enum Effort: String, CaseIterable, Sendable, Codable {
  /// The amount for the edit loop: 100 cases, in order of size and at random, and no proof.
  case quick
  /// The amount for every test run: 300 cases, and a proof if the world is finite and small.
  case normal
  /// The amount for the night: ten times as much as `normal`.
  case thorough

  /// The number of cases to look for that meet the law's premise.
  ///
  /// A mistake that one random case in a hundred shows is found by 300 such cases in 95 of 100 runs, and by 100
  /// cases in 63. 3,000 cases do for one in a thousand what 300 do for one in a hundred.
  package var cases: Int {
    switch self {
    case .quick: 100
    case .normal: 300
    case .thorough: 3_000
    }
  }
}
