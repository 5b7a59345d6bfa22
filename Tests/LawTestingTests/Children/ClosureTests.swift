import Foundation
import LawChecking
import TestSupport

@testable import LawTesting

private struct Row: Equatable, Identifiable {
  let id: Int
  var isDone = false
}

// Sixty cases for a law are enough to come to each of these ends, and few to judge in child processes.
@Suite(.cases(60), .onOwnThreads) struct `A closure that ends its process` {
  @Test func `is a finding of total, and the other laws are judged`() throws {
    var verdicts: [Verdict] = []
    let texts = issues {
      verdicts = expect(.clamped(to: 0...20, trying: [0, 5, 13]), named: "volume") { source in
        MyBinding(
          get: { source.value },
          set: {
            precondition($0 != 13, "unlucky")
            source.value = $0
          })
      }
    }
    let total = try #require(verdicts.first { $0.law.isAboutEnds })
    #expect(total.kind == .crashed)
    #expect(total.counterexample?.trace == ["start 0", "set value 13"])
    #expect(texts.count == 1, "\(texts)")
    #expect(texts.first?.hasPrefix("volume crashed on total") == true)
    expectMostLaws(verdicts)
  }

  @Test func `through the binding of a gone row is found`() throws {
    let rows = [Row(id: 1), Row(id: 2)]
    let verdicts = silently {
      expect(.elements(rows, \.isDone), named: "rows", obeys: [.setGet, .total]) {
        source, id -> MyBinding<Bool>? in
        guard let place = source.value.firstIndex(where: { $0.id == id }) else { return nil }
        return MyBinding(
          get: { source.value[place].isDone }, set: { source.value[place].isDone = $0 })
      }
    }
    let total = try #require(verdicts?.first { $0.law.isAboutEnds })
    #expect(total.kind == .crashed)
  }

  @Test(.childLimits(time: .milliseconds(200))) func `by hanging is found`() throws {
    let verdicts = silently {
      expect(bindingOver: Bool.self, obeys: [.setGet, .total]) { source in
        MyBinding(
          get: { source.value },
          set: { isOn in
            while isOn {}
            source.value = isOn
          })
      }
    }
    #expect(verdicts?.map(\.law.id) == ["set-get", "total"])
    #expect(verdicts?.last?.kind == .timedOut)
    #expect(verdicts?.last?.counterexample?.trace.last == "set value on")
  }

  @Test(
    // None of these hangs. With more time than the usual second a slow machine does not make one of them time out.
    "is reported with the way in which it ends it", .childLimits(time: .seconds(10), memory: 64),
    arguments: [
      Way(HeapExhaustion.self, "used more than 64 MB"),
      Way(QuickExitZero.self, "ended the process (status 0)"),
      Way(StackOverflow.self, "stack overflow or bad memory access"),
    ])
  private func ways(_ way: Way) throws {
    let verdicts = silently {
      expect(bindingOver: Bool.self, obeys: [.total]) { source in
        MyBinding(
          get: { source.value },
          set: { isOn in
            if isOn { way.death.die() }
            source.value = isOn
          })
      }
    }
    let found = try #require(verdicts?.first?.counterexample)
    #expect(found.system.hasPrefix(way.words), "\(found.system)")
  }

  @Test func `over a class is found once, and the other laws are judged on smaller numbers`() throws
  {
    let verdicts = silently {
      expect({ Purse() }, \.euros) { purse in
        MyBinding(get: { purse.euros }, set: { purse.euros = $0 })
      }
    }
    let total = try #require(verdicts?.first { $0.law.isAboutEnds })
    #expect(total.kind == .crashed)
    // From 92,233,720,368,547,759 on, the cents overflow. The case is simplified to that number, or nearly.
    let trace = try #require(total.counterexample?.trace)
    #expect(trace.last?.wholeMatch(of: /start 922337203685\d{5}/) != nil, "\(trace)")
    let others = try #require(verdicts?.filter { !$0.law.isAboutEnds })
    expectMostLaws(others)
    for other in others {
      #expect(other.kind == .upheld, "\(other.law.id)")
      #expect(other.endings.leftOut == ["generated numbers beyond 1000"], "\(other.law.id)")
    }
  }

  @Test func `without a model is found, too`() throws {
    let verdicts = silently {
      expect(bindingsOver: [[], [1]], at: [0], setting: [1, 2]) { (source: Source<[Int]>, place) in
        MyBinding(get: { source.value[place] }, set: { source.value[place] = $0 })
      }
    }
    #expect(verdicts?.first { $0.law.isAboutEnds }?.kind == .crashed)
  }

  /// Expects that a crash has not given up the laws that did not find it.
  ///
  /// More than eight laws speak about one number. One that a crash prevents has no verdict, or is given up.
  private func expectMostLaws(
    _ verdicts: [Verdict], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let judged = verdicts.filter { !$0.isGivenUp }
    #expect(judged.count > 8, sourceLocation: sourceLocation)
  }
}

/// A way to end a process, and the words that report it.
private struct Way: Sendable, CustomTestStringConvertible {
  let death: any (Death & SendableMetatype).Type
  let words: String
  var testDescription: String { words }

  init(_ death: any (Death & SendableMetatype).Type, _ words: String) {
    self.death = death
    self.words = words
  }
}
