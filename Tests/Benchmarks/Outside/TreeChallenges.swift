import BindingGenerators

/// An expression that nowhere divides by a written zero has a value.
enum Calculator: Challenge {
  indirect enum Term: Equatable, CustomStringConvertible {
    case number(Int), sum(Term, Term), quotient(Term, Term)

    /// The value of the term, or nil if something is divided by zero.
    var value: Int? {
      switch self {
      case .number(let number): return number
      case .sum(let one, let other):
        guard let one = one.value, let other = other.value else { return nil }
        return one &+ other
      case .quotient(let one, let other):
        guard let one = one.value, let other = other.value, other != 0 else { return nil }
        return one.dividedReportingOverflow(by: other).partialValue
      }
    }

    var dividesByWrittenZero: Bool {
      switch self {
      case .number: false
      case .sum(let one, let other): one.dividesByWrittenZero || other.dividesByWrittenZero
      case .quotient(let one, let other):
        other == .number(0) || one.dividesByWrittenZero || other.dividesByWrittenZero
      }
    }

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .sum(let one, let other): "(\(one) + \(other))"
      case .quotient(let one, let other): "(\(one) / \(other))"
      }
    }
  }

  static let name = "calculator"
  static let minimum = "(0 / (0 / 1))"
  static let hypothesis: PublishedReport? = PublishedReport(runs: 352.5, finals: 2)
  static let jqwik = PublishedReport(runs: 56.68, finals: 3)
  static let exhaust = PublishedReport(runs: 13.3, finals: 1)
  static var generator: Generator<Term> {
    .recursive(depth: 4, leaf: Generator.integer.map(Term.number)) { term in
      .oneOf([term.zip(with: term).map(Term.quotient), term.zip(with: term).map(Term.sum)])
    }
  }
  static func holds(_ term: Term) -> Bool { term.dividesByWrittenZero || term.value != nil }
}

/// A heap comes out as a sorted list, although only its root is taken out in order.
enum BinaryHeap: Challenge {
  indirect enum Heap: Equatable, CustomStringConvertible {
    case empty
    case node(Int, Heap, Heap)

    /// The numbers of the heap: the root, then those on the right, then those on the left.
    var unordered: [Int] {
      if case .node(let root, let left, let right) = self {
        [root] + right.unordered + left.unordered
      } else {
        []
      }
    }

    static func merge(_ one: Heap, _ other: Heap) -> Heap {
      guard case .node(let root, let left, let right) = one else { return other }
      guard case .node(let otherRoot, let otherLeft, let otherRight) = other else { return one }
      return root <= otherRoot
        ? .node(root, merge(right, other), left)
        : .node(otherRoot, merge(otherRight, one), otherLeft)
    }

    var description: String {
      if case .node(let root, let left, let right) = self {
        "(\(root), \(left), \(right))"
      } else {
        "-"
      }
    }
  }

  static let name = "binary heap"
  static let minimum = "(0, -, (0, (0, -, -), (1, -, -)))"
  static let jqwik = PublishedReport(runs: 1_006.47, finals: 89)
  static let exhaust = PublishedReport(runs: 127.5, finals: 3)
  static var generator: Generator<Heap> { heap(from: 0, depth: 4) }
  private static func heap(from least: Int, depth: Int) -> Generator<Heap> {
    if depth == 0 { return .always(.empty) }
    let node = Generator.integer(in: 0...Int(Int32.max)).flatMap { step in
      let below = heap(from: least + step, depth: depth - 1)
      return below.zip(with: below).map { Heap.node(least + step, $0, $1) }
    }
    return node.optional().map { $0 ?? .empty }
  }
  static func holds(_ heap: Heap) -> Bool {
    guard case .node(let root, let left, let right) = heap else { return true }
    let list = [root] + Heap.merge(left, right).unordered
    return list == list.sorted()
  }
}

/// The challenge of the binary heap, with the number of nodes drawn first.
///
/// A heap of fewer nodes is then the simpler one.
enum SizedBinaryHeap: Challenge {
  static let name = "binary heap, its size drawn first"
  static let minimum = BinaryHeap.minimum
  static let jqwik = BinaryHeap.jqwik
  static let exhaust = BinaryHeap.exhaust
  /// A heap of at most as many nodes as the other generator makes.
  static var generator: Generator<BinaryHeap.Heap> {
    Generator.integer(in: 0...15).flatMap { nodes in heap(from: 0, nodes: nodes) }
  }

  private static func heap(from least: Int, nodes: Int) -> Generator<BinaryHeap.Heap> {
    if nodes == 0 { return .always(.empty) }
    return Generator.integer(in: 0...Int(Int32.max)).flatMap { step in
      Generator.integer(in: 0...(nodes - 1)).flatMap { nodesOnLeft in
        let root = least + step
        let left = heap(from: root, nodes: nodesOnLeft)
        let right = heap(from: root, nodes: nodes - 1 - nodesOnLeft)
        return left.zip(with: right).map { BinaryHeap.Heap.node(root, $0, $1) }
      }
    }
  }

  static func holds(_ heap: BinaryHeap.Heap) -> Bool { BinaryHeap.holds(heap) }
}
