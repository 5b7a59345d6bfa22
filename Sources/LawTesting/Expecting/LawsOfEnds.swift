import BindingLaws
import LawChecking
import Testing

/// The laws under which cases crashed, by test and system.
///
/// A test that expects one law after the other has `total` judged under the first of them alone: the crash is one
/// issue, however many laws meet it.
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
  /// - Returns: Whether `total` has to be judged, because the law is the first of the test.
  static func isFirst(_ law: Law, on system: String) -> Bool {
    let here = TestedSystem(test: Test.current?.id, system: system)
    return laws.use { laws in
      let known = laws[here, default: []]
      // A test asks for each law once. If one comes again, Swift Testing has repeated the test.
      let isRepeated = known.contains(law.id)
      if known.isEmpty || isRepeated {
        laws[here] = [law.id]
        return true
      }
      laws[here] = known.union([law.id])
      return false
    }
  }
}
