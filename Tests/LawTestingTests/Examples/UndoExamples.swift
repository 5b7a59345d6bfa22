import LawTesting
import Testing

// What the article "Where your state lives" says of undo.

/// A switch of a document, and what undo and redo bring back: the latest last, two at most.
struct Draft: Equatable {
  var past: [Bool] = []
  var isOn = false
  var future: [Bool] = []

  mutating func set(_ isOn: Bool) {
    if isOn == self.isOn { return }  // What a field echoes is no edit.
    self = Draft(past: (past + [self.isOn]).suffix(2), isOn: isOn)
  }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    future = (future + [isOn]).suffix(2)
    isOn = last
  }

  mutating func redo() {
    guard let next = future.popLast() else { return }
    past = (past + [isOn]).suffix(2)
    isOn = next
  }
}

enum UndoModel: ReferenceModel {
  enum Action: CaseIterable { case undo, redo }
  static var ports: [SinglePort] { [.value] }
  static var actions: [Action] { Action.allCases }
  static var bases: [Draft]? {
    let stacks = [[]] + [false, true].flatMap { one in [[one], [one, false], [one, true]] }
    return stacks.flatMap { past in
      stacks.flatMap { future in
        [false, true].map { Draft(past: past, isOn: $0, future: future) }
      }
    }
  }
  static func get(_ port: SinglePort, in draft: Draft) -> Bool { draft.isOn }
  static func set(_ value: Bool, at port: SinglePort, in draft: Draft) -> Draft {
    if value == draft.isOn { return draft }
    return Draft(past: (draft.past + [draft.isOn]).suffix(2), isOn: value)
  }
  static func apply(_ action: Action, to draft: Draft) -> Draft {
    let (past, future) = (draft.past, draft.future)
    return switch action {
    case .undo:
      past.last.map {
        Draft(past: past.dropLast(), isOn: $0, future: (future + [draft.isOn]).suffix(2))
      } ?? draft
    case .redo:
      future.last.map {
        Draft(past: (past + [draft.isOn]).suffix(2), isOn: $0, future: future.dropLast())
      } ?? draft
    }
  }
}

final class Document {
  var draft = Draft()
}

struct UndoableSwitch: StoreSystem {
  typealias Model = UndoModel
  let document = Document()
  var base: Draft {
    get { document.draft }
    nonmutating set { document.draft = newValue }
  }
  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { document.draft.isOn }, set: { document.draft.set($0) })
  }
  func perform(_ action: UndoModel.Action) {
    switch action {
    case .undo: document.draft.undo()
    case .redo: document.draft.redo()
    }
  }
}

/// The same, but for a set of what is there: it is an edit, and ends what could be done again.
private struct EchoingSwitch: StoreSystem {
  typealias Model = UndoModel
  private let lawful = UndoableSwitch()
  var base: Draft {
    get { lawful.base }
    nonmutating set { lawful.base = newValue }
  }
  func perform(_ action: UndoModel.Action) { lawful.perform(action) }
  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { lawful.base.isOn },
      set: { isOn in
        lawful.base.future = []
        lawful.base.set(isOn)
      })
  }
}

@Suite struct `Undo` {
  @Test(.skipping(.setSet, because: "each set can be undone"))
  func `and redo are actions of the model`() {
    #expect(expect(UndoableSwitch.self).contains { $0.law.id == "conforms" })
  }

  @Test(.expecting(.getSet, .broken, because: "an echo is taken for an edit"))
  func `is found out where an echo ends what can be done again`() {
    let verdict = expect(EchoingSwitch.self, obeys: .getSet)
    #expect(
      verdict?.counterexample?.trace
        == ["start (past: [], isOn: off, future: [off])", "set value off"])
  }
}
