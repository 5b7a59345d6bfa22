import Testing

@testable import LawTelling

@Suite struct `Words on little room` {
  @Test func `take an escaped quote for a letter`() {
    let (old, new) = (#"(a: "x\", y", b: 1)"#, #"(a: "x\", y", b: 2)"#)
    #expect(change(from: old, to: new) == "… b: 1 → 2")
  }

  @Test func `show the elements of a list whole`() {
    let old = "[(id: 1, isDone: on)]"
    let new = "[(id: 2, isDone: on)]"
    #expect(change(from: old, to: new) == "\(old) → \(new)")
    #expect(change(from: #"["a: b"]"#, to: #"["a: c"]"#) == #"["a: b"] → ["a: c"]"#)
    #expect(change(from: "[.row(id: 1)]", to: "[.row(id: 2)]") == "[.row(id: 1)] → [.row(id: 2)]")
    #expect(change(from: "(row: \(old))", to: "(row: \(new))") == "… row: \(old) → \(new)")
  }

  @Test func `break what is too long for a line, also for the first`() {
    #expect("  abcdefghi jk".wrapped(to: 6, margin: 3) == ["  abcd", "   efg", "   hi", "   jk"])
    #expect("ab cd".wrapped(to: 9, margin: 2) == ["ab cd"])
  }
}
