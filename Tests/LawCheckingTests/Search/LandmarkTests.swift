import TestSupport

@Suite struct `A fault at a value that programs check` {
  @Test("is found in a text that is cut, under every seed", arguments: [8, 20, 100, 255, 999])
  func cut(_ most: Int) {
    let missed = seedsThatMiss(among: seeds) { (text: String, _: String) in
      String(text.prefix(most))
    }
    #expect(missed == [])
  }

  @Test("is found at a number, under every seed", arguments: NumberFault.allCases)
  func number(_ fault: NumberFault) {
    #expect(seedsThatMiss(among: seeds) { new, _ in fault.stored(new) } == [])
  }

  @Test func `is found in a small type, under every seed`() {
    let bytes = seedsThatMiss(among: seeds) { (new: UInt8, _: UInt8) in new == 128 ? 0 : new }
    let numbers = seedsThatMiss(among: seeds) { (new: Double, _: Double) in
      new == 1_900 ? 0 : new
    }
    #expect(bytes == [])
    #expect(numbers == [])
  }

  @Test func `is found in the base before an action, under every seed`() throws {
    for seed in seeds {
      let verdict = try check(
        Revisions.self, obeys: .conforms, options: CheckOptions(seed: Seed(seed)))
      #expect(verdict?.kind == .broken, "seed \(seed)")
    }
  }

  @Test func `is shown by the shortest text`() throws {
    let verdict = try check(Storing<String>.self, obeys: .setGet) { source in
      Storing(source) { new, _ in String(new.prefix(8)) }
    }
    let rows = verdict?.counterexample?.rows.map { "\($0)" } ?? []
    #expect(rows.contains { $0.contains(String(repeating: "a", count: 9)) })
    #expect(!rows.contains { $0.contains(String(repeating: "a", count: 10)) })
  }

  @Test("is tried with NaN and infinities by the law total alone")
  func everyNumber() throws {
    for (law, isEvery) in [(Law.total, true), (.conforms, false)] {
      let seen = Seen()
      _ = try check(Storing<Double>.self, obeys: law) { source in
        Storing(source) { number, _ in
          seen.numbers.append(number)
          return number
        }
      }
      #expect(seen.numbers.contains { $0.isNaN } == isEvery)
      #expect(seen.numbers.contains(.infinity) == isEvery)
      #expect(seen.numbers.contains(-.infinity) == isEvery)
    }
  }

  private final class Seen {
    var numbers: [Double] = []
  }

  private var seeds: Range<UInt64> { 1..<21 }

  /// A number, or a range of numbers, that is stored as another.
  enum NumberFault: CaseIterable {
    case years, revision, minus, clock, largest, million

    func stored(_ number: Int) -> Int {
      switch self {
      case .years: (1_900...1_999).contains(number) ? number - 1_900 : number
      case .revision: number == 256 ? 0 : number
      case .minus: number == -129 ? 127 : number
      case .clock: number == 24 ? 0 : number
      case .largest: number == .max ? 0 : number
      case .million: number == 1_000_000 ? 999_999 : number
      }
    }
  }
}

/// A number that an action counts up.
///
/// The system goes from 255 to 0, as a byte does.
private struct Revisions: ModelledSystem {
  struct Model: WholeModel {
    typealias Base = Int
    enum Action: CaseIterable { case bump }
    var actions: [Action] { [.bump] }
    func permits(_ base: Int) -> Bool { (0...1_000).contains(base) }
    func accepts(_ value: Int, at port: Port, in base: Int) -> Bool { permits(value) }
    func apply(_ action: Action, to base: Int) -> Int { base &+ 1 }
  }

  static let model = Model()
  let source: Source<Int>
  func set(_ value: Int, at port: SinglePort) {
    if Self.model.permits(value) { source.value = value }
  }

  func perform(_ action: Model.Action, on source: Source<Int>) {
    source.value = source.value == 255 ? 0 : source.value &+ 1
  }
}
