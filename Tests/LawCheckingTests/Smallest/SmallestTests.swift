import TestSupport

@testable import BindingGenerators
@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `The smallest case` {
  @Test func `is the first failing one in order of size`() throws {
    let smallest = try smallest(usesShortlex: true)
    #expect(smallest.simplifications == 0)
    // The search has counted what it ran.
    #expect(smallest.runs == 0)
    #expect(smallest.isCertain)
  }

  @Test("is the same whatever case it was found from", arguments: 0..<20 as Range<UInt64>)
  func sameness(_ seed: UInt64) throws {
    let one = try smallest(usesShortlex: false, seed: seed)
    #expect(try one.draws.values == smallest(usesShortlex: true).draws.values)
    #expect(one.isCertain)
  }

  @Test func `is not certain without a budget to run all smaller ones`() throws {
    let smallest = try smallest(usesShortlex: false, limit: 1)
    #expect(!smallest.isCertain)
    #expect(smallest.tried <= 2)
  }

  @Test func `breaks the law, and none of its edits does`() throws {
    let runner = try runner(ErasingPages.self, .conforms)
    let smallest = try smallest(usesShortlex: false, seed: 3)
    #expect(runner.run(smallest.draws).discrepancy != nil)
    for place in smallest.draws.values.indices where smallest.draws.values[place] > 0 {
      var lower = smallest.draws
      lower.values[place] -= 1
      #expect(runner.run(lower).discrepancy == nil)
    }
  }

  @Test func `is made of sets if taps do the same`() throws {
    let runner = try runner(SecretGesture.self, .conforms)
    let taps = "start off; tap value; tap value; tap value; tap value"
    let testCase = try runner.subject.cases(written: taps, .conforms)[0]
    let drawn = try #require(runner.subject.draws(of: testCase))
    var simplifier = Simplifier(
      runner.choices(of: drawn, reaching: .max), attempt: runner.drawsOfFailure)
    simplifier.run()
    let end = try #require(runner.run(simplifier.draws).testCase)
    #expect(
      runner.subject.lines(of: end)
        == ["start off", "set value on", "set value off", "set value on", "set value off"])
  }

  @Test func `is made of its own operations if edits alone end longer`() throws {
    let options = CheckOptions().with(\.certificationLimit, 50)
    let runner = try runner(ChordLock.self, .conforms, options)
    let trace = "start {}; set a on; set b on; set c on; set d on"
    let testCase = try runner.subject.cases(written: trace, .conforms)[0]
    let draws = try #require(runner.subject.draws(of: testCase))
    let smallest = Smallest(runner.choices(of: draws, reaching: .max), runner, options)
    let end = try #require(runner.run(smallest.draws).testCase)
    #expect(
      runner.subject.lines(of: end) == ["start {}", "set d on", "set a on", "set a on"])
    #expect(!smallest.isCertain)
    // Its two operations make so many cases of none, one and two.
    #expect(smallest.tried == 1 + 2 + 4)
  }

  private func smallest(
    usesShortlex: Bool, seed: UInt64 = 1, limit: Int = 5000
  ) throws -> Smallest {
    let options = CheckOptions(seed: Seed(seed), cases: 1000).with(\.usesShortlex, usesShortlex)
      .with(\.certificationLimit, limit)
    let runner = try runner(ErasingPages.self, .conforms, options)
    var search = Search(runner, options: options)
    let found = search.run()
    let finding = try #require(found)
    return Smallest(finding, runner, options, after: search.order)
  }
}

/// Keys, of which the last is taken back after either of two sequences.
private struct ChordLock: BindingSystem {
  enum Key: CaseIterable { case a, b, c, d, e, f, g, h }
  private final class Played { var keys: [Key] = [] }

  static let model = MembersModel<Key>()
  let source: Source<Set<Key>>
  private let played = Played()

  func binding(_ key: Key) -> Accessor<Bool> {
    Accessor(
      get: { source.value.contains(key) },
      set: { isOn in
        played.keys = isOn ? played.keys + [key] : []
        let isTaken = [[.a, .b, .c, .d], [.d, .a, .a]].contains(played.keys)
        if isOn && !isTaken { source.value.insert(key) } else { source.value.remove(key) }
      })
  }
}
