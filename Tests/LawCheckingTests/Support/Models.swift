import TestSupport

/// Three flags.
struct ThreeFlagsModel: RowModel {
  var ports: [Int] { [0, 1, 2] }
  var bases: [[Bool]]? { (0..<8).map { number in ports.map { number >> $0 & 1 == 1 } } }
}

/// Ports that always read 0, over bases that count as the same if they are neighbours.
protocol SilentModel: ReferenceModel where Base == Int, Value == Int {}

extension SilentModel {
  var values: [Int]? { [0] }
  var acceptedSets: AcceptedSets { .all }
  func get(_ port: Port, in base: Int) -> Int { 0 }
  func areEquivalent(bases base: Int, _ expected: Int) -> Bool { abs(base - expected) <= 1 }
}
