import BindingGenerators

/// Five lists of small sums have a small sum, if no sum overflows.
enum Bound5: Challenge {
  static let name = "bound5"
  static let minimum = "[[], [], [], [-1], [-32768]]"
  static let hypothesis: PublishedReport? = PublishedReport(runs: 123.39, finals: 1)
  static let jqwik = PublishedReport(runs: 24_939.78, finals: 45)
  static let exhaust = PublishedReport(runs: 104.9, finals: 1)
  static var generator: Generator<[[Int16]]> { Int16.arbitrary.array().array(count: 5...5) }
  static func holds(_ lists: [[Int16]]) -> Bool {
    !lists.allSatisfy { sum($0) < 256 } || sum(lists.joined()) < 5 * 256
  }
  private static func sum(_ numbers: some Sequence<Int16>) -> Int16 { numbers.reduce(0, &+) }
}

/// At most four distinct numbers in a list of lists.
enum LargeUnionList: Challenge {
  static let name = "large union list"
  static let minimum = "[[0, 1, 2, 3, 4]]"
  static let hypothesis: PublishedReport? = PublishedReport(runs: 301.39, finals: 1)
  static let jqwik = PublishedReport(runs: 80.54, finals: 3)
  static let exhaust = PublishedReport(runs: 129.4, finals: 1)
  static var generator: Generator<[[Int]]> { [[Int]].arbitrary }
  static func holds(_ lists: [[Int]]) -> Bool { Set(lists.joined()).count <= 4 }
}

/// Lists of lists with at most ten numbers in all.
enum NestedLists: Challenge {
  static let name = "nested lists"
  static let minimum = "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"
  static let jqwik = PublishedReport(runs: 20.58, finals: 1)
  static let exhaust = PublishedReport(runs: 37.1, finals: 1)
  static var generator: Generator<[[Int]]> {
    Int.arbitrary.array(count: 0...20).array(count: 0...20)
  }
  static func holds(_ lists: [[Int]]) -> Bool { lists.joined().count <= 10 }
}

/// A list is its reverse.
enum Reverse: Challenge {
  static let name = "reverse"
  static let minimum = "[0, 1]"
  static let hypothesis: PublishedReport? = PublishedReport(runs: 45.55, finals: 1)
  static let jqwik = PublishedReport(runs: 17.54, finals: 1)
  static let exhaust = PublishedReport(runs: 7.8, finals: 1)
  static var generator: Generator<[Int]> { [Int].arbitrary }
  static func holds(_ list: [Int]) -> Bool { list == list.reversed() }
}

/// Fewer than three distinct numbers.
enum Distinct: Challenge {
  static let name = "distinct"
  static let minimum = "[0, 1, 2]"
  static let jqwik = PublishedReport(runs: 24.38, finals: 2)
  static let exhaust = PublishedReport(runs: 10.6, finals: 1)
  static var generator: Generator<[Int]> { [Int].arbitrary }
  static func holds(_ list: [Int]) -> Bool { Set(list).count < 3 }
}

/// A list of a length that is drawn first has no number from 900 on.
enum LengthList: Challenge {
  static let name = "length list"
  static let minimum = "[900]"
  static let hypothesis: PublishedReport? = PublishedReport(runs: 75.17, finals: 1)
  static let jqwik = PublishedReport(runs: 717.11, finals: 1)
  static let exhaust = PublishedReport(runs: 19.8, finals: 1)
  static var generator: Generator<[Int]> {
    Generator.integer(in: 1...100).flatMap {
      Generator.integer(in: 0...1_000).array(count: $0...$0)
    }
  }
  static func holds(_ list: [Int]) -> Bool { list.allSatisfy { $0 < 900 } }
}

/// If all numbers of a list are positions in it, no two point at each other.
enum Coupling: Challenge {
  static let name = "coupling"
  static let minimum = "[1, 0]"
  static let jqwik = PublishedReport(runs: 140.04, finals: 1)
  static let exhaust = PublishedReport(runs: 23.2, finals: 1)
  static var generator: Generator<[Int]> {
    Generator.integer(in: 0...10).array(count: 0...10)
  }
  static func holds(_ list: [Int]) -> Bool {
    !list.allSatisfy(list.indices.contains)
      || list.enumerated().allSatisfy { $1 == $0 || list[$1] != $0 }
  }
}

/// An element that is removed once is gone, although a list may have it twice.
enum Deletion: Challenge {
  struct Removal: Equatable {
    let list: [Int]
    let element: Int
  }
  static let name = "deletion"
  static let minimum = "(list: [0, 0], element: 0)"
  static let jqwik = PublishedReport(runs: 132.74, finals: 1)
  static let exhaust = PublishedReport(runs: 4.5, finals: 1)
  static var generator: Generator<Removal> {
    [Int].arbitrary.zip(with: .integer).map(Removal.init)
  }
  static func holds(_ removal: Removal) -> Bool {
    removal.list.count { $0 == removal.element } < 2
  }
}
