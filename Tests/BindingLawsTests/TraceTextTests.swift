import BindingLaws
import Foundation
import Testing

@Suite struct `The text of a value` {
  enum Colour { case red, mixed(Int, String), named(String) }
  struct Pair {
    var left: Int
    var right: Bool
  }
  struct Named: CustomStringConvertible { let description = "speaks" }

  @Test func `is that of the trace language`() {
    #expect(traceText(true) == "on")
    #expect(traceText(Int?.none) == "nil")
    #expect(traceText(Int?.some(3)) == "3")
    #expect(traceText(Int??.some(nil)) == ".some(nil)")
    #expect(traceText(Int???.some(.some(nil))) == ".some(.some(nil))")
    #expect(traceText(Int??.some(3)) == "3")
    #expect(traceText([Int??.none, .some(nil)]) == "[nil, .some(nil)]")
    #expect(traceText(Colour.red) == ".red")
    #expect(traceText(Colour.named("a")) == #".named("a")"#)
    #expect(traceText(Colour.mixed(1, "b")) == #".mixed(1, "b")"#)
  }

  @Test func `escapes line breaks and quotation marks`() {
    #expect(traceText("a\n\"b\"") == #""a\n\"b\"""#)
  }

  @Test func `sorts sets and dictionaries`() {
    #expect(traceText(Set([3, 1, 2])) == "{1, 2, 3}")
    #expect(traceText(["b": true, "a": false]) == #"["a": off, "b": on]"#)
  }

  @Test func `names the fields of a structure`() {
    #expect(traceText(Pair(left: -1, right: true)) == "(left: -1, right: on)")
    #expect(traceText((1, "x")) == #"(1, "x")"#)
    #expect(traceText(Named()) == "speaks")
  }

  @Test func `tells dates apart that differ by less than a second`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(traceText(start) == "2001-01-01 00:00:00 +0000")
    #expect(traceText(start + 0.5) == "2001-01-01 00:00:00 +0000 and 0.5 s")
    #expect(traceText([start + 0.25]) == "[2001-01-01 00:00:00 +0000 and 0.25 s]")
  }

  @Test func `has parts if each has a label`() {
    let pair = TraceValue(Pair(left: -1, right: true))
    #expect(pair.parts.map(\.label) == ["left", "right"])
    #expect(pair.parts.map(\.value) == ["-1", "on"])
    #expect(TraceValue(Optional(Pair(left: 1, right: true))).parts.count == 2)
    #expect(TraceValue(["b": 2, "a": 1]).parts.map(\.label) == [#""a""#, #""b""#])
    #expect(TraceValue((1, "x")).parts.isEmpty)
    #expect(TraceValue(Named()).parts.isEmpty)
  }

  @Test func `has a state for a Boolean, but not for its word`() {
    #expect(TraceValue(true).state == .on)
    #expect(TraceValue(Optional(false)).state == .off)
    #expect(TraceValue(words: "on").state == nil)
  }

  @Test func `comes back from JSON with its parts and its state`() throws {
    let values: [TraceValue] = [
      TraceValue(true), "on", TraceValue(Pair(left: 1, right: false)), TraceValue([1, 2]),
    ]
    let read = try JSONDecoder().decode([TraceValue].self, from: JSONEncoder().encode(values))
    #expect(read == values)
    #expect(read.map(\.state) == [.on, nil, nil, nil])
    #expect(read[2].parts.map(\.value.state) == [nil, .off])
  }
}
