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
  /// Returns whether it is the first of a test. A law that comes again shows that the test is repeated, and begins
  /// anew.
  static func begins(_ law: Law, on system: String) -> Bool {
    let here = TestedSystem(test: Test.current?.id, system: system)
    return laws.use { laws in
      let known = laws[here, default: []]
      let isFirst = known.isEmpty || known.contains(law.id)
      laws[here] = isFirst ? [law.id] : known.union([law.id])
      return isFirst
    }
  }
}
