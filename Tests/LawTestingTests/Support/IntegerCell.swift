import TestSupport

/// The one port of a cell.
enum OnlyPort: CaseIterable {
  case cell
}

/// A cell of an integer, with its whole value at one port.
struct IntegerCell: WholeModel {
  typealias Base = Int
  typealias Port = OnlyPort
  var bases: [Int]? { Array(0..<20) }
}

/// A cell of any integer.
struct UnboundedCell: WholeModel {
  typealias Base = Int
  typealias Port = OnlyPort
}
