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

/// A flag beside samples, of which one is missing.
private struct Samples: Equatable {
  var isOn = false
  var values: [Double] = [1, .nan]
}

/// A flag beside samples, which each set makes again.
private struct SamplesFlag: BindingSystem {
  static let model = FieldsModel(of: [Samples()], over: [\.isOn])
  let source: Source<Samples>
  func binding(_ path: WritableKeyPath<Samples, Bool>) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value[keyPath: path] },
      set: { isOn in
        source.value = Samples(isOn: isOn, values: source.value.values.map { $0 * 1 })
      })
  }
}

/// A flag beside samples, of which a set loses one.
private struct LostSample: BindingSystem {
  static let model = FieldsModel(of: [Samples()], over: [\.isOn])
  let source: Source<Samples>
  func binding(_ path: WritableKeyPath<Samples, Bool>) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value[keyPath: path] },
      set: { isOn in source.value = Samples(isOn: isOn, values: [0, .nan]) })
  }
}

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

@Suite struct `NaN in a collection that is made again` {
  @Test func `counts as the same`() {
    let verdicts = expect(SamplesFlag.self, obeys: .veryWellBehaved + .honesty + [.conforms])
    #expect(!verdicts.isEmpty)
    #expect(!verdicts.contains { $0.kind != .proved }, "\(verdicts.map(\.headline))")
  }

  @Test func `hides no other element`() throws {
    let verdict = try check(LostSample.self, obeys: .conforms)
    #expect(verdict?.kind == .broken)
  }
}

/// A node that knows its parent and its children.
private final class TreeNode {
  var name: String
  var parent: TreeNode?
  var children: [TreeNode] = []
  init(_ name: String) { self.name = name }
}

/// A document whose root leads to a child, which leads back to the root.
private struct Document: Equatable {
  var root: TreeNode
  var isOpen = false

  init() {
    let child = TreeNode("c")
    root = TreeNode("r")
    child.parent = root
    root.children = [child]
  }

  static func == (one: Self, other: Self) -> Bool {
    one.root === other.root && one.isOpen == other.isOpen
  }
}

@Suite struct `A base that leads to itself` {
  @Test func `is printed once`() {
    #expect(
      traceText(Document())
        == "(root: (name: \"r\", parent: nil, children: [(name: \"c\", parent: (…), children: [])]), "
        + "isOpen: off)")
  }

  @Test func `is judged as any other`() throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: Document(),
        BoundField(\.isOpen) { source in
          MyBinding(get: { source.value.isOpen }, set: { if $0 { source.value.isOpen = $0 } })
        }, obeys: [.setGet])
    }
    #expect(text.contains("breaks set-get"))
  }
}
