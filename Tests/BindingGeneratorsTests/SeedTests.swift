import BindingGenerators
import Testing

@Suite struct `A seed` {
  @Test(
    "is read from hexadecimal", arguments: [("5eed", 0x5eed), ("0xC0FFEE", 0xC0FFEE), ("0", 0)])
  func reading(_ text: String, _ value: UInt64) {
    #expect(Seed(text)?.value == value)
  }

  @Test("is not read from", arguments: ["", "0x", "xyz", "-1", "+1", "12345678123456789"])
  func garbage(_ text: String) {
    #expect(Seed(text) == nil)
  }

  @Test func `has a different child for each number and name`() {
    let children = Set((0..<1000).map { Seed(7).child($0) })
    #expect(children.count == 1000)
    #expect(Seed(7).child(named: "a") != Seed(7).child(named: "b"))
  }
}
