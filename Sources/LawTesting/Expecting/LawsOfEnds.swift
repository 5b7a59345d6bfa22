import BindingLaws
import LawChecking
import Testing

/// The laws under which cases crashed, by test and system.
///
/// The first of them had `total` judged.
enum LawsOfEnds {
  /// A system in a test that judges it.
  private struct TestedSystem: Hashable {
    let test: Test.ID?
    let system: String
  }

  /// The names of the laws so far.
  private static let laws = Locked<[TestedSystem: Set<String>]>([:])

  /// Notes a law under which a case of a system crashed, in the running test.
  ///
  /// Returns whether it is the first of a test, or comes again in a test that is repeated.
  static func begins(_ law: Law, on system: String) -> Bool {
    let here = TestedSystem(test: Test.current?.id, system: system)
    return laws.use { laws in
      if laws[here]?.insert(law.id).inserted == true { return false }
      laws[here] = [law.id]
      return true
    }
  }
}
