import BindingLaws
import Testing

@testable import LawTelling

private struct Named {
  var name = "x\", y"
  var count = 1
}

private struct Row {
  var id: Int
  var isDone = true
}

private struct Spoken: CustomStringConvertible {
  var x: Int
  var description: String { "(x: \(x))" }
}

private enum Event {
  case row(id: Int)
}

@Suite struct `A change of a value` {
  @Test func `does not end at an escaped quotation mark`() {
    #expect(text(from: Named(), to: Named(count: 2)) == "… count: 1 → 2")
  }

  @Test func `shows the elements of a list as a whole`() {
    let old = [Row(id: 1)]
    let new = [Row(id: 2)]
    let change = "[(id: 1, isDone: on)] → [(id: 2, isDone: on)]"
    #expect(text(from: old, to: new) == change)
    #expect(text(from: ["a: b"], to: ["a: c"]) == #"["a: b"] → ["a: c"]"#)
    #expect(
      text(from: [Event.row(id: 1)], to: [Event.row(id: 2)]) == "[.row(id: 1)] → [.row(id: 2)]")
    #expect(text(from: (row: old, no: 1), to: (row: new, no: 1)) == "… row: \(change)")
  }

  @Test func `names a nested property by its path`() {
    #expect(text(from: (row: Row(id: 1), no: 1), to: (row: Row(id: 2), no: 1)) == "… row.id: 1 → 2")
    #expect(text(from: ["a": 1, "b": 1], to: ["a": 1, "b": 2]) == #"… "b": 1 → 2"#)
    #expect(text(from: ["a": 1], to: ["b": 1]) == #"… "a": 1 → "b": 1"#)
  }

  @Test func `names each of several properties by its whole path`() {
    let old = (list: (row: Row(id: 1), size: 1), no: 1)
    let new = (list: (row: Row(id: 2, isDone: false), size: 2), no: 2)
    let change = "… list.row.id: 1 → 2, list.row.isDone: on → off, list.size: 1 → 2, no: 1 → 2"
    #expect(text(from: old, to: new) == change)
  }

  @Test func `shows a value with a description of its own as a whole`() {
    #expect(text(from: Spoken(x: 1), to: Spoken(x: 2)) == "(x: 1) → (x: 2)")
  }

  private func text(from old: some Any, to new: some Any) -> String {
    Change(from: TraceValue(old), to: TraceValue(new)).text
  }
}
