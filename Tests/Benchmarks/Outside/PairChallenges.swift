import BindingGenerators

/// Two positive numbers, the first below 10 or their difference outside of a range.
protocol DifferenceChallenge: Challenge where Value == [Int] {
  static var forbidden: ClosedRange<Int> { get }
}

extension DifferenceChallenge {
  static var generator: Generator<[Int]> {
    Generator.integer(in: 1...Int(Int32.max)).array(count: 2...2)
  }
  static func holds(_ pair: [Int]) -> Bool {
    pair[0] < 10 || !forbidden.contains(abs(pair[0] - pair[1]))
  }
}

enum DifferenceNotZero: DifferenceChallenge {
  static let name = "difference, not zero"
  static let minimum = "[10, 10]"
  static let jqwik = PublishedReport(runs: 386.12, finals: 1)
  static let exhaust = PublishedReport(runs: 91.2, finals: 1)
  static let forbidden = 0...0
}

enum DifferenceNotSmall: DifferenceChallenge {
  static let name = "difference, not small"
  static let minimum = "[10, 6]"
  static let jqwik = PublishedReport(runs: 296.45, finals: 1)
  static let exhaust = PublishedReport(runs: 85.6, finals: 1)
  static let forbidden = 1...4
}

enum DifferenceNotOne: DifferenceChallenge {
  static let name = "difference, not one"
  static let minimum = "[10, 9]"
  static let jqwik = PublishedReport(runs: 513.49, finals: 2)
  static let exhaust = PublishedReport(runs: 97.3, finals: 1)
  static let forbidden = 1...1
}
