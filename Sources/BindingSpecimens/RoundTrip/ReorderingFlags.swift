import BindingLaws
import LawfulBindings

/// Two flags, and rows in some order.
struct OrderedRows: Changeable, Listed {
  var x = false
  var y = false
  var rows = [1, 2, 3]

  static let all = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
    .flatMap { rows in TwoFlags.all.map { OrderedRows(x: $0.x, y: $0.y, rows: rows) } }
}

/// A model in which a set may reorder the rows: `outside` forgets them.
///
/// The model itself never does.
struct OrderedRowsModel: ReferenceModel {
  typealias Half = HalvesModel.Half
  func get(_ half: Half, in base: OrderedRows) -> Bool { base[keyPath: half.orderedFlag] }

  func set(_ isOn: Bool, at half: Half, in base: Base) -> Base { base.with(half.orderedFlag, isOn) }

  func outside(_ half: Half, setting value: Bool, in base: OrderedRows) -> OrderedRows {
    base.with(half.orderedFlag, false).with(\.rows, [])
  }
}

extension HalvesModel.Half {
  /// The key path of the flag beside the rows.
  fileprivate var orderedFlag: WritableKeyPath<OrderedRows, Bool> { self == .x ? \.x : \.y }
}

/// Flags that swap two rows whenever they change, so that the order of sets shows in the rows.
///
/// The flags uphold the round trip and keep their focus: setting a flag back swaps the rows back.
struct ReorderingFlags: PlainSystem {
  static let model = OrderedRowsModel()
  let source: Source<OrderedRows>

  func get(_ half: OrderedRowsModel.Half, in base: OrderedRows) -> Bool {
    base[keyPath: half.orderedFlag]
  }

  func put(_ isOn: Bool, at half: OrderedRowsModel.Half, into base: inout OrderedRows) {
    if base[keyPath: half.orderedFlag] != isOn { base.rows.swapAt(1, half == .x ? 0 : 2) }
    base[keyPath: half.orderedFlag] = isOn
  }
}
