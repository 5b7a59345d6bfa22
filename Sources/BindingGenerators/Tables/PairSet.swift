/// Pairs of operations in a base, a number each, in ascending order.
///
/// It is written down as the differences between neighbours, which are small. Files of hunts hold it so:
/// another form needs another format of `HuntPlan`.
package struct PairSet: Hashable, Sendable, Codable {
  package let numbers: [UInt64]

  package init(_ numbers: some Sequence<UInt64>) { self.numbers = numbers.sorted() }

  package var count: Int { numbers.count }

  package init(from decoder: any Decoder) throws {
    var sum: UInt64 = 0
    numbers = try [UInt64](from: decoder).map { difference in
      sum &+= difference
      return sum
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try zip(numbers, [0] + numbers).map { $0 &- $1 }.encode(to: encoder)
  }
}
