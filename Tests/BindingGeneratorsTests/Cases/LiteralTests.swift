import BindingLaws
import Foundation
import Testing

@testable import BindingGenerators

@Suite struct `A literal` {
  @Test(arguments: ["", "a", "\"", "\\", "a\nb\t\r\0", "é\u{301}ß漢👩‍👩‍👧🇯🇵\u{FEFF}", "u{41}", "; start"])
  func `of a text is read back`(_ value: String) { expectRead(value) }

  @Test(arguments: [0, 1, -1, Int.max, Int.min])
  func `of an integer is read back`(_ value: Int) { expectRead(value) }

  @Test func `of a number of another width is read back`() {
    expectRead([Int16.min, .max])
    expectRead([UInt64.min, .max])
    expectRead([Float.leastNonzeroMagnitude, -.greatestFiniteMagnitude, 0.5])
  }

  @Test func `of a collection is read back`() {
    expectRead([1, 2, 3])
    expectRead([[], ["a, b"], ["]"]])
    expectRead(Set([3, 1, 2]))
    expectRead(["a": 1, "b": 2])
    expectRead([String: Int]())
    expectRead(Int?.none)
    expectRead([true, nil, false])
  }

  @Test func `of an optional of an optional is read back`() {
    expectRead([.some(nil), nil, 1] as [Int??])
    expectRead([.some(.some(nil)), .some(nil), nil, 1] as [Int???])
  }

  @Test func `of a date is read back`() {
    for seconds in [0, -1, 762_220_800, 63_113_904_000, -63_114_076_800.0] {
      expectRead(Date(timeIntervalSinceReferenceDate: seconds))
    }
    expectRead([Date?.none, Date(timeIntervalSinceReferenceDate: 86_400)])
  }

  @Test(arguments: [
    "", "[", "[1", "[1,", "[1, ]", "{1]", "\"", "\"\\", "\"\\u{", "\"\\u{110000}\"", "1 ",
  ])
  func `that is malformed is not read`(_ text: String) {
    #expect(LiteralReader.value(of: text, as: [Int].self) == nil)
    #expect(LiteralReader.value(of: text, as: String.self) == nil)
  }

  private func expectRead<Value: Equatable>(_ value: Value) {
    #expect(LiteralReader.value(of: traceText(value), as: Value.self) == value)
  }
}
