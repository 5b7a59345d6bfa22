import BindingLaws

/// A todo app as somebody writes it, with one of its faults or in one of its styles.
///
/// It asks `TodoModel` nothing, so that neither can hide a mistake of the other: the two rows, the texts that a field
/// takes, and the rules are written down in both.
final class TodoStore {
  var screen = TodoScreen() {
    didSet { keptCount = count }
  }
  var fault: TodoFault?
  var style = TodoStyle.plain
  /// The text of the count, as of the last change.
  private var keptCount = "0 items"
  /// The rows that the fault `emptyHides` brings back.
  private var hidden: [TodoScreen.Row] = []
  /// Whether the list looks empty, by the fault `firstIsUnseen`.
  private var seemsEmpty = false

  /// Takes a screen that somebody else has saved, and forgets the rest.
  func load(_ screen: TodoScreen) {
    self.screen = screen
    hidden = []
    seemsEmpty = false
  }

  private var count: String {
    let count = screen.rows.lazy.filter { !$0.isDone }.count
    return "\(count) item" + (count == 1 && fault != .plural ? "" : "s")
  }

  private func isShown(_ row: TodoScreen.Row) -> Bool {
    switch screen.filter {
    case .all: true
    case .active: !row.isDone
    case .completed: row.isDone
    }
  }

  private var list: String {
    if seemsEmpty || screen.rows.isEmpty { return "nothing to do" }
    return screen.rows.filter(isShown).map(\.title).joined(separator: ", ")
  }

  func add() {
    let isBlank = screen.pending.trimmed.isEmpty
    if screen.pending.isEmpty || isBlank && fault != .blankRows { return }
    guard let id = [0, 1].first(where: { index(of: $0) == nil }) else { return }
    seemsEmpty = screen.rows.isEmpty && fault == .firstIsUnseen
    screen.rows.append(.init(id: id, title: screen.pending, isDone: false))
    screen.rows.sort { $0.id < $1.id }
    screen.pending = ""
  }

  func remove(_ id: Int) {
    seemsEmpty = false
    screen.rows.removeAll { $0.id == id }
    if fault == .removalClears { screen.pending = "" }
  }

  func clearCompleted() {
    seemsEmpty = false
    screen.rows = screen.rows.filter { !$0.isDone }
  }

  private func index(of id: Int) -> Int? { screen.rows.firstIndex { $0.id == id } }
}

// MARK: - Its bindings

extension TodoStore {
  func binding(_ port: TodoModel.Port) -> ClosureBinding<String>? {
    switch port {
    case .pending: control({ $0.screen.pending }, accepting: Self.isText) { $0.screen.pending = $1 }
    case .filter:
      control({ $0.screen.filter.rawValue }, accepting: Self.isFilter) { store, text in
        store.screen.filter = TodoScreen.Filter(rawValue: text) ?? .all
        if store.fault == .filterClears { store.screen.pending = "" }
        if store.fault == .othersAdd { store.add() }
      }
    case .toggleAll: screen.rows.isEmpty ? nil : toggleAll
    case .count: label { $0.style == .keptCount ? $0.keptCount : $0.count }
    case .list: label(\.list)
    case .done(let id):
      row(id, { $0.isDone ? "on" : "off" }, accepting: Self.isFlag) { store, place, text in
        store.screen.rows[place].isDone = text == "on"
        if store.fault == .othersAdd { store.add() }
      }
    case .title(let id): row(id, \.title, accepting: Self.isText) { $0.rename($1, $2) }
    }
  }

  private static func isText(_ text: String) -> Bool { ["a", "", " "].contains(text) }
  private static func isFlag(_ text: String) -> Bool { text == "on" || text == "off" }
  private static func isFilter(_ text: String) -> Bool { TodoScreen.Filter(rawValue: text) != nil }

  /// Returns a text that nobody can set.
  private func label(_ get: @escaping (TodoStore) -> String) -> ClosureBinding<String> {
    control(get, accepting: { _ in false }, set: { _, _ in })
  }

  /// Returns a control that takes some texts alone.
  private func control(
    _ get: @escaping (TodoStore) -> String, accepting: @escaping (String) -> Bool,
    set: @escaping (TodoStore, String) -> Void
  ) -> ClosureBinding<String> {
    ClosureBinding(
      get: { get(self) },
      set: { text in
        guard accepting(text) else { return }
        self.seemsEmpty = false
        set(self, text)
      })
  }

  /// The reading of toggle-all, which is on if no row is left to do.
  private var toggleAllState: String { screen.rows.contains { !$0.isDone } ? "off" : "on" }

  /// The box of toggle-all, which takes the state that it does not show.
  ///
  /// It alone brings hidden rows back.
  private var toggleAll: ClosureBinding<String> {
    let accepts = { (text: String) in Self.isFlag(text) && text != self.toggleAllState }
    return control(\.toggleAllState, accepting: accepts) { store, text in
      store.screen.rows = (store.screen.rows + store.hidden).sorted { $0.id < $1.id }
      store.hidden = []
      if store.style == .rowByRow {
        for row in store.screen.rows { store.binding(.done(row.id))?.wrappedValue = text }
      } else {
        store.screen.rows = store.screen.rows.map { row in
          if store.fault == .togglesShown && !store.isShown(row) { return row }
          return .init(id: row.id, title: row.title, isDone: text == "on")
        }
      }
    }
  }

  /// Returns a control of a row, or nil if there is no such row.
  ///
  /// Once the row has gone, the control reads the row of the time when it was made, and sets nothing.
  private func row(
    _ id: Int, _ get: @escaping (TodoScreen.Row) -> String,
    accepting: @escaping (String) -> Bool, set: @escaping (TodoStore, Int, String) -> Void
  ) -> ClosureBinding<String>? {
    guard let place = index(of: id) else { return nil }
    let original = screen.rows[place]
    // Returns the place of the row now. Only one style looks first where the row was.
    func current(_ store: TodoStore) -> Int? {
      let rows = store.screen.rows
      let isThere = store.style == .remembered && place < rows.count && rows[place].id == id
      return isThere ? place : store.index(of: id)
    }
    return control(
      { store in get(current(store).map { store.screen.rows[$0] } ?? original) },
      accepting: accepting
    ) { store, text in
      if let place = current(store) { set(store, place, text) }
    }
  }

  /// Gives a row a title.
  ///
  /// A row that is given a blank title goes.
  private func rename(_ place: Int, _ title: String) {
    screen.rows[place].title = title
    guard title.trimmed.isEmpty else { return }
    let gone = screen.rows.remove(at: place)
    if fault == .emptyHides { hidden.append(gone) }
  }
}

extension String {
  /// The text without the blanks that it begins with.
  fileprivate var trimmed: Substring { drop(while: \.isWhitespace) }
}
