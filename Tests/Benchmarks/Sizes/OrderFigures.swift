import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking

/// How many of the cases of a check should come in order of size, and how many at random.
struct OrderFigures: Codable {
  /// What comes of one share.
  struct Share: Codable {
    /// How many cases in order of size come first, and how many there are.
    let inOrder, cases: Int
    /// Of a hundred checks of a law that is broken, how many find nothing.
    let missed: Double
    /// After how many cases the others find it, on average.
    let mean: Double
  }

  /// How many laws are broken, each by some specimen.
  let findings: Int
  let seeds: Int
  let shares: [Share]
  /// Of a hundred checks, how many find nothing with the search as it is, and no proof.
  let missed: Double
  /// The findings that no case in order of size shows, though thousands are run.
  let beyondOrder: Int

  /// Where one finding shows.
  private struct Place: Sendable {
    /// The number of the case in order of size, if it is among the first.
    let inOrder: Int?
    /// The number of the random case, by the seed; `nil` where none showed it.
    let atRandom: [Int?]
    /// How many seeds the usual search misses it under.
    let missed: Int
  }

  static func measure(seeds: Int = 5) async throws -> OrderFigures {
    let systems = allSpecimens.filter { !$0.mayTrap && !$0.isOnMainActor && !$0.isLawful }
    let places = try await systems.concurrently { try Self.places(of: $0, seeds: seeds) }
      .flatMap(\.self)
    let checks = Double(places.count * seeds)
    return OrderFigures(
      findings: places.count, seeds: seeds,
      shares: [(0, 300), (75, 300), (150, 300), (225, 300), (300, 300), (225, 600)].map {
        share(places, inOrder: $0, of: $1)
      },
      missed: 100 * Double(places.map(\.missed).reduce(0, +)) / checks,
      beyondOrder: places.count { $0.inOrder == nil })
  }

  /// What comes of so many cases, some of them in order of size: random ones are the same whatever came before.
  private static func share(_ places: [Place], inOrder: Int, of cases: Int) -> Share {
    let numbers = places.flatMap { place in
      place.atRandom.map { random -> Int? in
        if let number = place.inOrder, number <= inOrder { return number }
        return random.map { $0 + inOrder }.flatMap { $0 <= cases ? $0 : nil }
      }
    }
    let found = numbers.compactMap { $0.map(Double.init) }
    return Share(
      inOrder: inOrder, cases: cases,
      missed: 100 * Double(numbers.count - found.count) / Double(max(1, numbers.count)),
      mean: found.mean)
  }

  private static func places(of system: JudgedSystem, seeds: Int) throws -> [Place] {
    func open<System: BindingSystem>(_ type: System.Type) throws -> [Place] {
      func number(_ law: Law, _ options: CheckOptions) throws -> Int? {
        var options = options
        options.advises = false
        options.usesProof = false
        options.certificationLimit = 0
        let verdict = try LawChecker(type, options: options).verdict(on: law)
        return verdict?.kind == .broken ? verdict?.counterexample?.foundAtCase : nil
      }
      return try system.breaks.map { law in
        var ordered = CheckOptions()
        ordered.exhaustiveDepth = 24
        let options = (0..<seeds).map { CheckOptions(seed: Seed(UInt64($0)), cases: 300) }
        return try Place(
          inOrder: number(law, ordered),
          atRandom: options.map { options in
            var options = options
            options.usesShortlex = false
            options.cases = 600
            return try number(law, options)
          },
          missed: options.count { try number(law, $0) == nil })
      }
    }
    return try open(system.system)
  }
}
