import BindingGenerators
import LawChecking
import Testing

/// Each test finds a value by chance that is far from the simplest one, and states in what it has to end.
@Suite struct `The simplest` {
  @Test func `integer from a bound up is the bound`() {
    #expect(Generator<Int>.integer.falsify { $0 < 1000 }?.value == 1000)
  }

  @Test func `integer from a bound down is the bound`() {
    #expect(Generator<Int>.integer.falsify { $0 > -1000 }?.value == -1000)
  }

  @Test func `number above a fraction is whole`() {
    #expect(Generator<Double>.number.falsify { $0 < 2.5 }?.value == 3)
  }

  /// Fractions are in 1024ths, or in thousandths, which are not exact.
  @Test func `number that cannot be whole has the least fraction`() {
    #expect(Generator<Double>.number.falsify { $0 <= -1 || $0 >= 0 }?.value == -1.0 / 1024)
  }

  @Test func `list with a large sum has one element`() {
    let list = Generator<Int>.integer(in: 0...1000).array(count: 0...20)
    #expect(list.falsify { $0.reduce(0, +) < 500 }?.value == [500])
  }

  /// The length is a draw of its own: to leave out an element, both have to change at once.
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

  /// 9, 65 and 141 are landmarks of lengths, and end a search by themselves.
  ///
  /// Above 10 and 900 the landmarks are longer texts, which have to lose characters.
  @Test("text longer than a limit has one more character", arguments: [8, 10, 64, 140, 900])
  func length(_ most: Int) {
    let found = Generator<String>.string.falsify { $0.count <= most }
    #expect(found?.value == String(repeating: "a", count: most + 1))
  }

  /// A much smaller number than the one found is outside of the century, so the search has to come down in small steps.
  @Test func `year of the twentieth century is 1900`() {
    #expect(Generator<Int>.integer.falsify { !(1_900...1_999).contains($0) }?.value == 1_900)
  }

  /// No other character can stand for it, however simple.
  @Test func `text with a quote is the quote`() {
    #expect(Generator<String>.string.falsify { !$0.contains("\"") }?.value == "\"")
  }
}
