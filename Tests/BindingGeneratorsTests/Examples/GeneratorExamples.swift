import BindingGenerators
import LawChecking
import Testing

// The code of the article "Writing a generator".

struct Money: Equatable, Arbitrary {
  var cents = 0
  var currency = Currency.euro

  static var arbitrary: Generator<Money> {
    Generator.integer(in: 0...10_000).zip(with: Currency.arbitrary)
      .map { Money(cents: $0, currency: $1) }
  }
}

enum Currency: CaseIterable, Arbitrary {
  case euro, krone, yen
}

indirect enum Menu: Equatable, Arbitrary {
  case item(String)
  case folder([Menu])

  static var arbitrary: Generator<Menu> {
    .recursive(depth: 3, leaf: Generator.string(from: "ab", count: 1...4).map(Menu.item)) {
      $0.array(count: 1...3).map(Menu.folder)
    }
  }
}

@Suite struct `The simplest value` {
  @Test func `of a type is made of zeros`() {
    #expect(Money.arbitrary.simplest == Money(cents: 0, currency: .euro))
    #expect(Currency.arbitrary.simplest == .euro)
    #expect(Menu.arbitrary.simplest == .item("a"))
    #expect(Generator<Money>.element(of: [Money(cents: 5), Money()]).simplest.cents == 5)
  }

  @Test func `of a choice is that of its first generator`() {
    let price = Generator<Int>.oneOf([.integer(in: 1...9), .integer(in: 1_000...9_999)])
    #expect(price.simplest == 1)
    let tip = Generator<Int>.frequency([(weight: 9, .always(0)), (weight: 1, .integer(in: 1...5))])
    #expect(tip.simplest == 0)
  }

  @Test func `of a collection is the shortest`() {
    #expect(Money.arbitrary.array(count: 2...5).simplest == [Money(), Money()])
    #expect(Money.arbitrary.optional().simplest == nil)
    #expect(Generator<Int>.integer.set(atMost: 4).simplest == [])
  }

  @Test func `that is filtered is nil if the first draws are excluded`() {
    let even = Generator<Int>.integer(in: 0...99).filter(attempts: 5) { $0 % 2 == 0 }
    #expect(even.simplest == 0)
    #expect(Generator<Int>.integer(in: 1...99).filter { $0 % 2 == 0 }.simplest == nil)
  }

  @Test func `that does not satisfy a predicate is found`() {
    let isCheap = { (money: Money) in money.cents < 1_000 }
    #expect(Money.arbitrary.falsify(isCheap)?.value == Money(cents: 1_000))
  }

  @Test func `of a menu with a folder has one item`() {
    let found = Menu.arbitrary.falsify { if case .item = $0 { true } else { false } }
    #expect(found?.value == .folder([.item("a")]))
  }
}
