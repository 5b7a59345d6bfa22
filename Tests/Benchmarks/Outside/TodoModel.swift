import BindingLaws

/// The state that a todo app shows and keeps, with at most two rows.
struct TodoScreen: Equatable {
  struct Row: Equatable {
    let id: Int
    var title: String
    var isDone: Bool
  }
  enum Filter: String, CaseIterable { case all, active, completed }

  var rows: [Row] = []
  var pending = ""
  var filter = Filter.all
}

/// The model of the controls and texts of the app.
///
/// All values are texts, as on a page, so that one type will do.
struct TodoModel: ReferenceModel {
  enum Port: Hashable {
    case pending, filter, toggleAll, done(Int), title(Int)
    /// The number of rows that are left to do, which nobody can set.
    case count
    /// The titles of the rows that are shown, which nobody can set.
    case list
  }
  enum Action: Equatable { case add, remove(Int), clearCompleted }

  var ports: [Port] {
    [.pending, .filter, .toggleAll, .count, .list] + [0, 1].flatMap { [.done($0), .title($0)] }
  }
  var actions: [Action] { [.add, .remove(0), .remove(1), .clearCompleted] }
  var values: [String]? { ["on", "off", "a", "", " ", "active", "completed", "all"] }
  var bases: [TodoScreen]? {
    let rows = [0, 1].map { id in
      [[]] + [false, true].map { [TodoScreen.Row(id: id, title: "a", isDone: $0)] }
    }
    let lists = rows[0].flatMap { one in rows[1].map { one + $0 } }
    return TodoScreen.Filter.allCases.flatMap { filter in
      texts.flatMap { text in
        lists.map { TodoScreen(rows: $0, pending: text, filter: filter) }
      }
    }
  }
  private let texts = ["", "a", " "]

  func isPresent(_ port: Port, in screen: TodoScreen) -> Bool {
    switch port {
    case .toggleAll: !screen.rows.isEmpty
    case .done(let id), .title(let id): screen.rows.contains { $0.id == id }
    default: true
    }
  }

  func get(_ port: Port, in screen: TodoScreen) -> String {
    func row(_ id: Int) -> TodoScreen.Row? { screen.rows.first { $0.id == id } }
    func flag(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    switch port {
    case .pending: return screen.pending
    case .filter: return screen.filter.rawValue
    case .toggleAll: return flag(screen.rows.allSatisfy(\.isDone))
    case .done(let id): return flag(row(id)?.isDone ?? false)
    case .title(let id): return row(id)?.title ?? ""
    case .count:
      let count = screen.rows.count { !$0.isDone }
      return count == 1 ? "1 item" : "\(count) items"
    case .list:
      if screen.rows.isEmpty { return "nothing to do" }
      let shown = screen.rows.filter {
        screen.filter == .all || $0.isDone == (screen.filter == .completed)
      }
      return shown.map(\.title).joined(separator: ", ")
    }
  }

  func accepts(_ value: String, at port: Port, in screen: TodoScreen) -> Bool {
    switch port {
    case .pending, .title: texts.contains(value)
    case .filter: TodoScreen.Filter(rawValue: value) != nil
    case .done: ["on", "off"].contains(value)
    // A box is not ticked again: it rejects what it shows.
    case .toggleAll: ["on", "off"].contains(value) && value != get(port, in: screen)
    case .count, .list: false
    }
  }

  /// Returns the screen after a set.
  ///
  /// A row that is given a blank title goes.
  func set(_ value: String, at port: Port, in screen: TodoScreen) -> TodoScreen {
    var screen = screen
    switch port {
    case .pending: screen.pending = value
    case .filter: screen.filter = TodoScreen.Filter(rawValue: value) ?? screen.filter
    case .toggleAll: for row in screen.rows.indices { screen.rows[row].isDone = value == "on" }
    case .done(let id):
      for row in screen.rows.indices where screen.rows[row].id == id {
        screen.rows[row].isDone = value == "on"
      }
    case .title(let id):
      for row in screen.rows.indices where screen.rows[row].id == id {
        screen.rows[row].title = value
      }
      screen.rows.removeAll { $0.title.allSatisfy(\.isWhitespace) }
    case .count, .list: break
    }
    return screen
  }

  func apply(_ action: Action, to screen: TodoScreen) -> TodoScreen {
    var screen = screen
    switch action {
    case .add:
      let free = [0, 1].first { id in !screen.rows.contains { $0.id == id } }
      if let free, !screen.pending.allSatisfy(\.isWhitespace) {
        screen.rows.insert(.init(id: free, title: screen.pending, isDone: false), at: free)
        screen.pending = ""
      }
    case .remove(let id): screen.rows.removeAll { $0.id == id }
    case .clearCompleted: screen.rows.removeAll(where: \.isDone)
    }
    return screen
  }
}
