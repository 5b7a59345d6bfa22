import SwiftUI

/// A row of the table: what is to be done comes first.
public struct Chore: Identifiable, Comparable, Sendable {
  public let id: Int
  public var isDone: Bool

  public init(id: Int, isDone: Bool = false) {
    self.id = id
    self.isDone = isDone
  }

  public static func < (one: Chore, other: Chore) -> Bool {
    one.isDone == other.isDone ? one.id < other.id : other.isDone
  }
}

/// A table of a database, kept in memory.
@MainActor
@Observable
public final class ChoreTable {
  private var rows: [Chore.ID: Chore] = [:]

  public init() {}

  /// All rows, sorted.
  public func fetch() -> [Chore] { rows.values.sorted() }

  public func chore(_ id: Chore.ID) -> Chore? { rows[id] }

  /// Adds a row, or replaces the one that has its identity.
  public func insert(_ chore: Chore) { rows[chore.id] = chore }

  public func delete(_ id: Chore.ID) { rows[id] = nil }

  /// Whether a chore is done; a late edit does not bring it back.
  public func isDone(_ id: Chore.ID) -> Binding<Bool>? {
    guard rows[id] != nil else { return nil }
    return Binding(
      get: { self.rows[id]?.isDone ?? false }, set: { self.rows[id]?.isDone = $0 })
  }
}

/// The chores of a household.
public struct ChoreList: View {
  public let table: ChoreTable

  public init(table: ChoreTable) {
    self.table = table
  }

  public var body: some View {
    ForEach(table.fetch()) { chore in
      if let isDone = table.isDone(chore.id) { Toggle("Done", isOn: isDone) }
    }
  }
}
