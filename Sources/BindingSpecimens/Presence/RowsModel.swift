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

/// Something that happens to a list of rows.
enum RowsAction {
  case reverse, removeFirst, insertMissing
}

/// The flags of the rows of a list, by the identity of the row; rows come, go and move.
enum RowsModel: PresenceModel {
  static var ports: [Row.ID] { Row.ID.allCases }
  static var values: [Bool]? { [true, false] }
  static var actions: [RowsAction] { [.reverse, .removeFirst, .insertMissing] }

  static var bases: [[Row]]? {
    let rows = Row.ID.allCases.map { id in Bool.all.map { Row(id: id, isOn: $0) } }
    let pairs = rows[0].flatMap { x in rows[1].map { [x, $0] } }
    return [[]] + rows.flatMap { $0 }.map { [$0] } + pairs + pairs.map { $0.reversed() }
  }

  static func isPresent(_ id: Row.ID, in rows: [Row]) -> Bool { rows.contains { $0.id == id } }

  static func get(_ id: Row.ID, in rows: [Row]) -> Bool {
    rows.first { $0.id == id }?.isOn ?? false
  }

  static func set(_ isOn: Bool, at id: Row.ID, in rows: [Row]) -> [Row] {
    rows.map { $0.id == id ? Row(id: id, isOn: isOn) : $0 }
  }

  static func outside(_ id: Row.ID, setting isOn: Bool, in rows: [Row]) -> [Row] {
    set(false, at: id, in: rows)
  }

  static func apply(_ action: RowsAction, to rows: [Row]) -> [Row] {
    switch action {
    case .reverse: rows.reversed()
    case .removeFirst: Array(rows.dropFirst())
    case .insertMissing: missing(in: rows) + rows
    }
  }

  /// The first row that is not there, off.
  private static func missing(in rows: [Row]) -> [Row] {
    ports.filter { !isPresent($0, in: rows) }.prefix(1).map { Row(id: $0) }
  }
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

  static func outside(_ id: Row.ID, setting row: Row, in rows: [Row]) -> [Row] {
    set(Row(id: id), at: id, in: rows)
  }

  private static func place(of id: Row.ID, in rows: [Row]) -> Int? {
    rows.indices.first { rows[$0].id == id }
  }
}
