import BindingGenerators
import LawChecking
import Testing

@Suite struct `The simplest` {
  @Test func `integer above a bound is its neighbour`() {
    #expect(Generator<Int>.integer.falsify { $0 < 1000 }?.value == 1000)
    #expect(Generator<Int>.integer.falsify { $0 > -1000 }?.value == -1000)
  }

  /// Fractions are in 1024ths, or in thousandths, which are not exact.
  @Test func `number above a bound is whole, or else has the least fraction`() {
    #expect(Generator<Double>.number.falsify { $0 < 2.5 }?.value == 3)
    #expect(Generator<Double>.number.falsify { $0 <= -1 || $0 >= 0 }?.value == -1.0 / 1024)
  }

  @Test func `list with a large sum has one element`() {
    let list = Generator<Int>.integer(in: 0...1000).array(count: 0...20)
    #expect(list.falsify { $0.reduce(0, +) < 500 }?.value == [500])
  }

  @Test func `list of a drawn length has no superfluous element`() {
    let list = Generator<Int>.integer(in: 0...20).flatMap { count in
      Generator<Int>.integer(in: 0...9).array(count: count...count)
    }
    #expect(list.falsify { !$0.contains(7) }?.value == [7])
  }

  @Test func `unsorted list is one inversion`() {
    let list = Generator<Int>.integer(in: 0...50).array(count: 0...12)
    #expect(list.falsify { zip($0, $0.dropFirst()).allSatisfy(<=) }?.value == [1, 0])
  }

  @Test("text longer than a limit has one more character", arguments: [8, 10, 64, 140, 900])
  func length(_ most: Int) {
    let found = Generator<String>.string.falsify { $0.count <= most }
    #expect(found?.value == String(repeating: "a", count: most + 1))
  }

  @Test func `year of the twentieth century is 1900`() {
    #expect(Generator<Int>.integer.falsify { !(1_900...1_999).contains($0) }?.value == 1_900)
  }

  @Test func `text with a quote is the quote`() {
    #expect(Generator<String>.string.falsify { !$0.contains("\"") }?.value == "\"")
  }
}
