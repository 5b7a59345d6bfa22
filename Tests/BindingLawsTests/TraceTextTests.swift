import BindingLaws
import Testing

@Suite struct `The text of a value` {
  enum Colour { case red, mixed(Int, String), named(String) }
  struct Pair { var left: Int, right: Bool }
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

  @Test func `keeps a line a line`() {
    #expect(traceText("a\n\"b\"") == #""a\n\"b\"""#)
  }

  @Test func `sorts what has no order`() {
    #expect(traceText(Set([3, 1, 2])) == "{1, 2, 3}")
    #expect(traceText(["b": true, "a": false]) == #"["a": off, "b": on]"#)
  }

  @Test func `names the fields of a structure`() {
    #expect(traceText(Pair(left: -1, right: true)) == "(left: -1, right: on)")
    #expect(traceText((1, "x")) == #"(1, "x")"#)
    #expect(traceText(Named()) == "speaks")
  }
}
