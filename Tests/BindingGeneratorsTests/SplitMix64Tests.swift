import BindingGenerators
import Testing

@Suite struct `The sequence of SplitMix64` {
  /// The first five numbers of seed 1234567, as published with the reference implementation
  /// (Vigna, prng.di.unimi.it; also on Rosetta Code).
  @Test func `gives the published numbers`() {
    var random = SplitMix64(seed: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect((0..<5).map { _ in random.next() } == published)
  }
}

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
