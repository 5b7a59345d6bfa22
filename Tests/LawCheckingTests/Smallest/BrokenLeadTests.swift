import TestSupport

@testable import LawChecking

@Suite struct `A smallest history` {
  /// A case of this law ends with its program.
  ///
  /// The tap of the smallest history already goes wrong. With a program after it, the case would not be the smallest.
  @Test func `needs no program if it goes wrong before`() throws {
    for seed in someSeeds(of: 20) {
      let options = CheckOptions(seed: Seed(seed), cases: 300)
      let verdict = try #require(
        try check(Capricious.self, obeys: .historyIndependent, options: options))
      let found = try #require(verdict.counterexample)
      #expect(found.trace == ["start off", "set value off", "tap value"])
      #expect(found.certified != nil, "\(verdict.report)")
    }
  }

  @Test func `is not certified if too many cases would have to run`() throws {
    let options = CheckOptions(cases: 300).with(\.certificationLimit, 1)
    let verdict = try check(Capricious.self, obeys: .historyIndependent, options: options)
    let found = try #require(verdict?.counterexample)
    #expect(found.certified == nil)
  }
}

/// A flag that ignores some sets.
///
/// It ignores the third set in a row of the same value. It also ignores a set through a binding that was read, if
/// the last set was to off. A tap reads and sets, and so goes wrong after a set to off.
private struct Capricious: BindingSystem {
  static let model = CellModel<Bool>()

  /// The value that was set last, and how often in a row.
  private final class Streak {
    var last: Bool?
    var count = 0
  }

  let source: Source<Bool>
  private let streak = Streak()

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    let hasRead = Arm()
    return Accessor(
      get: {
        hasRead.isSet = true
        return source.value
      },
      set: { isOn in
        if hasRead.isSet && streak.last == false { return }
        streak.count = streak.last == isOn ? streak.count + 1 : 1
        streak.last = isOn
        if streak.count < 3 { source.value = isOn }
      })
  }
}
