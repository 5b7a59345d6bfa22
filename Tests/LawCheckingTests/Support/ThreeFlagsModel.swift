import TestSupport

/// Three flags.
enum ThreeFlagsModel: RowModel {
  static var ports: [Int] { [0, 1, 2] }
  static var bases: [[Bool]]? { (0..<8).map { number in ports.map { number >> $0 & 1 == 1 } } }
}
