import BindingLaws
import LawfulBindings

/// Two flags, and rows in some order.
struct OrderedRows: Equatable {
  var x = false
  var y = false
  var rows = [1, 2, 3]

  static let all = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
    .flatMap { rows in
      TwoFlags.all.map { OrderedRows(x: $0.x, y: $0.y, rows: rows) }
    }
}

/// Two flags that may reorder the rows, but have no reason to.
enum OrderedRowsModel: ReferenceModel {
  typealias Half = HalvesModel.Half
  static var ports: [Half] { Half.allCases }
  static var bases: [OrderedRows]? { OrderedRows.all }
  static func get(_ half: Half, in base: OrderedRows) -> Bool { base[keyPath: half.row] }

  static func set(_ value: Bool, at half: Half, in base: OrderedRows) -> OrderedRows {
    var base = base
    base[keyPath: half.row] = value
    return base
  }

  static func outside(_ half: Half, setting value: Bool, in base: OrderedRows) -> OrderedRows {
    var base = set(false, at: half, in: base)
    base.rows = []
    return base
  }
}

extension HalvesModel.Half {
  fileprivate var row: WritableKeyPath<OrderedRows, Bool> { self == .x ? \.x : \.y }
}

/// Each flag swaps two rows whenever it changes, so that the order of sets shows in theirs.
///
/// It keeps the round trip and its focus: setting a flag back swaps the rows back.
struct ReorderingFlags: BindingSystem {
  typealias Model = OrderedRowsModel
  let source: Source<OrderedRows>

  func binding(_ half: HalvesModel.Half) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { $0[keyPath: half.row] },
      put: { base, isOn in
        guard base[keyPath: half.row] != isOn else { return }
        base[keyPath: half.row] = isOn
        base.rows.swapAt(1, half == .x ? 0 : 2)
      })
  }
}
