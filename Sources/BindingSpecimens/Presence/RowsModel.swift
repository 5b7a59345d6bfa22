import BindingLaws

/// A row of a list: it has an identity of its own, and a flag.
struct Row: Hashable, Identifiable, CustomStringConvertible {
  enum ID: CaseIterable {
    case x, y
  }

  let id: ID
  var isOn = false

  var description: String { "\(id) \(isOn ? "on" : "off")" }
}

/// The flags of the rows of a list, by the identity of the row; rows come, go and move.
typealias RowsModel = ElementsModel<Row>

extension Row: ElementsShape {
  static var field: WritableKeyPath<Row, Bool> { \.isOn }
  static var examples: [Row] { ID.allCases.map { Row(id: $0) } }
}

/// Whole rows of a list, in which two may have the same identity; an identity is not to be changed.
enum WholeRowsModel: PresenceModel {
  static var ports: [Row.ID] { Row.ID.allCases }
  static var values: [Row]? {
    Row.ID.allCases.flatMap { id in Bool.all.map { Row(id: id, isOn: $0) } }
  }

  static var bases: [[Row]]? {
    let rows = values ?? []
    return [[]] + rows.map { [$0] } + rows.flatMap { first in rows.map { [first, $0] } }
  }

  static func isPresent(_ id: Row.ID, in rows: [Row]) -> Bool { place(of: id, in: rows) != nil }

  static func accepts(_ row: Row, at id: Row.ID, in rows: [Row]) -> Bool { row.id == id }

  static func get(_ id: Row.ID, in rows: [Row]) -> Row {
    place(of: id, in: rows).map { rows[$0] } ?? Row(id: id)
  }

  static func set(_ row: Row, at id: Row.ID, in rows: [Row]) -> [Row] {
    let place = place(of: id, in: rows)
    return rows.indices.map { $0 == place ? row : rows[$0] }
  }

  private static func place(of id: Row.ID, in rows: [Row]) -> Int? {
    rows.indices.first { rows[$0].id == id }
  }
}
