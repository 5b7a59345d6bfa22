import BindingLaws
import LawChecking

/// A part of a run that `check --shard` has cut: `2/8` is the second of eight.
///
/// The cut depends on names alone, so that all machines agree on it.
struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  let number: Int
  /// The number of parts.
  let count: Int

  /// The most parts, which exceed the pairs of a system and a law in any run.
  ///
  /// `range(of:)` multiplies it.
  private static let most = 100_000

  /// Reads `2/8`.
  ///
  /// Nil if the text is no part.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      count <= Self.most, number >= 1, number <= count
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns the indices of this part in a row of pairs.
  ///
  /// Two parts differ by one index at most.
  func range(of total: Int) -> Range<Int> {
    (number - 1) * total / count..<number * total / count
  }

  /// Returns the indices of the laws by which this part judges each of these systems.
  ///
  /// The pairs of a system and a law stand in the order of their names, and each part has some in a row. So
  /// most systems are judged in one part alone, in which their laws share what they have in common.
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
