import BindingLaws
import LawChecking

/// One of the parts into which `check --shard` cuts a run: `2/8` is the second of eight.
///
/// The cut goes by names alone, so that all machines agree on it.
struct Shard: Hashable, Sendable {
  /// Its number, from 1.
  let number: Int
  /// How many there are.
  let count: Int

  /// More than any run has pairs of a system and a law; `range(of:)` multiplies it.
  private static let most = 100_000

  /// Reads `2/8`; `nil` for what is no part.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      count <= Self.most, number >= 1, number <= count
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The places of this part among so many in a row: of two parts none has more than one place more.
  func range(of total: Int) -> Range<Int> {
    (number - 1) * total / count..<number * total / count
  }

  /// The places of the laws by which this part judges each of these systems.
  ///
  /// The pairs of a system and a law stand in the order of their names, and each part has some in a row. So most
  /// systems are judged in one part alone, which works out only once what their laws share.
  func laws(of systems: [(system: JudgedSystem, laws: [Law])]) -> [[Int]] {
    let pairs = systems.enumerated().flatMap { place, judged in
      judged.laws.enumerated().map { law in
        (system: place, law: law.offset, names: (judged.system.name, law.element.id))
      }
    }
    let sorted = pairs.sorted { $0.names < $1.names }
    var laws: [[Int]] = systems.map { _ in [] }
    for pair in sorted[range(of: sorted.count)] {
      laws[pair.system].append(pair.law)
    }
    return laws.map { $0.sorted() }
  }
}
