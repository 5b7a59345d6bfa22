import Foundation
import LawTesting
import TestSupport

/// A memo whose date is no part of `==`.
private struct Memo: Equatable {
  var isPinned = false
  var isDone = false
  var edited = Date(timeIntervalSinceReferenceDate: 0)
  static func == (one: Memo, other: Memo) -> Bool {
    one.isPinned == other.isPinned && one.isDone == other.isDone
  }
}

/// The time of the last set.
///
/// Each set has another one.
private nonisolated(unsafe) var time = 0.0

private func nextDate() -> Date {
  time += 1
  return Date(timeIntervalSinceReferenceDate: time)
}

/// Returns a binding to a flag of a memo, each set of which renews the date.
private func stamped(
  _ source: Source<Memo>, _ path: WritableKeyPath<Memo, Bool>
) -> MyBinding<Bool> {
  MyBinding(
    get: { source.value[keyPath: path] },
    set: { isOn in
      var memo = source.value
      memo[keyPath: path] = isOn
      memo.edited = nextDate()
      source.value = memo
    })
}

/// A width that is measured anew by each set, and is no part of `==`.
private struct Measured: Equatable {
  var isOn = false
  var width = 0.0
  static func == (one: Measured, other: Measured) -> Bool { one.isOn == other.isOn }
}

/// Only `==` says that a base comes back: each set stores a date or a width that was never there before.
///
/// One after the other, because all count one `time`.
@Suite(.serialized) struct `A property that equality leaves out` {
  @Test func `prevents no proof if each set renews it`() {
    let verdicts = expect(
      bindingsOver: Memo(), BoundField(\.isPinned) { stamped($0, \.isPinned) },
      BoundField(\.isDone) { stamped($0, \.isDone) })
    #expect(Set(verdicts.map(\.kind)) == [.proved])
  }

  @Test func `prevents no proof by a learned model`() {
    let stampedOne = expect(bindingsOver: [Memo(), Memo(isDone: true)]) { stamped($0, \.isPinned) }
    #expect(Set(stampedOne.map(\.kind)) == [.proved])
    let measured = expect(bindingsOver: [Measured(), Measured(isOn: true)]) { source in
      MyBinding<Bool>(
        get: { source.value.isOn },
        set: { source.value = Measured(isOn: $0, width: source.value.width + 1) })
    }
    #expect(Set(measured.map(\.kind)) == [.proved])
  }
}
