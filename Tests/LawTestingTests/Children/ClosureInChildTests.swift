import Foundation
import LawChecking
import TestSupport

@testable import LawTesting

@Suite(.cases(60), .onOwnThreads) struct `A closure in a child process` {
  @Test func `is that of the same turn of a loop`() {
    for limit in [3, 7] {
      #expect(Unlucky(limit).lastStep() == "set value \(limit)")
    }
  }

  @Test("is that of the same arguments", arguments: [Unlucky(3), Unlucky(7)], ["a", "b"])
  private func arguments(_ closure: Unlucky, _ word: String) {
    #expect(closure.lastStep() == "set value \(closure.limit)")
  }

  @Test(
    "is reported missing if arguments are new in each process",
    .requiringJudgement, arguments: [UUID()])
  func unreachable(_ id: UUID) throws {
    let text = try onlyIssue {
      expect(bindingOver: Bool.self, obeys: [.setGet, .total]) { source in
        MyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(text.contains("cannot be judged by total: the test, run again, did not come to this"))
  }

  @Test(.withoutChildProcesses) func `is not used if the test forbids child processes`() {
    var verdicts: [Verdict] = []
    let texts = issues {
      verdicts = expect(bindingOver: Bool.self, obeys: [.setGet, .total]) { source in
        MyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(verdicts.map(\.law.id) == ["set-get"])
    #expect(texts == [])
  }

  @Test func `is refused with a reason outside of a test`() async {
    let words = await Task.detached {
      let settings = ExpectationSettings(sourceLocation: #_sourceLocation)
      let judging = Judging(by: nil, make: { ColourButton(source: $0) }, settings)
      do {
        _ = try judging.verdictInChild(on: .setGet)
        return ""
      } catch {
        return "\(error)"
      }
    }.value
    #expect(
      words == "a child process has a closure again only in a test of Swift Testing with readable "
        + "arguments; make the system a type")
  }
}

/// A closure that traps when a certain value is set.
///
/// All such closures have the same description.
private struct Unlucky: Sendable, CustomStringConvertible {
  let limit: Int
  var description: String { "unlucky" }

  init(_ limit: Int) { self.limit = limit }

  func binding(_ source: Source<Int>) -> MyBinding<Int> {
    MyBinding(
      get: { source.value },
      set: {
        precondition($0 != limit)
        source.value = $0
      })
  }

  /// Returns the last step of the smallest case that ends the process.
  func lastStep() -> String? {
    let verdicts = silently {
      expect(.clamped(to: 0...9, trying: Array(0...9)), obeys: [.total]) { binding($0) }
    }
    return verdicts?.first?.counterexample?.trace.last
  }
}
