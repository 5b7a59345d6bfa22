import BindingLaws

/// A fault of a text area, as hegel-zoo describes it for Bubble Tea.
enum TextAreaFault: String, CaseIterable, Codable {
  case joinsLines = "bubbles/13: to delete the last character of a line joins the next line"
  case pastesLines = "bubbles/21: a paste adds more lines than there may be"
  case entersAnyway = "bubbles/25: a new line is entered though the text is full"
}

/// The state of a text area: its text, and the place of the cursor.
struct TextArea: Equatable {
  var text = ""
  var cursor = 0
}

/// The model of a text area of at most three characters and two lines.
struct TextAreaModel: ReferenceModel {
  enum Port: CaseIterable { case text, cursor, lines }
  enum Action: CaseIterable { case type, enter, delete, paste }

  /// The most characters: a line break has room between two others.
  static let limit = 3
  /// The most lines.
  ///
  /// Three characters may be on one line, and one line break makes two lines: each limit is met without the other.
  static let mostLines = 2
  /// All texts of `a` and line breaks that the area may have.
  private static let texts = (0..<limit).reduce([""]) { texts, _ in
    [""] + texts.flatMap { text in ["a", "\n"].map { text + $0 } }
  }.filter { lines(of: $0) <= mostLines }

  static func lines(of text: some StringProtocol) -> Int { text.count { $0 == "\n" } + 1 }

  var ports: [Port] { Port.allCases }
  var actions: [Action] { Action.allCases }
  var values: [String]? { Self.texts + (0...Self.limit).map(String.init) }
  var bases: [TextArea]? {
    Self.texts.flatMap { text in (0...text.count).map { TextArea(text: text, cursor: $0) } }
  }

  func get(_ port: Port, in area: TextArea) -> String {
    switch port {
    case .text: area.text
    case .cursor: "\(area.cursor)"
    case .lines: "\(Self.lines(of: area.text))"
    }
  }

  func accepts(_ value: String, at port: Port, in area: TextArea) -> Bool {
    switch port {
    case .text: Self.texts.contains(value)
    case .cursor: Int(value).map { (0...area.text.count).contains($0) } ?? false
    case .lines: false
    }
  }

  func set(_ value: String, at port: Port, in area: TextArea) -> TextArea {
    switch port {
    case .text: TextArea(text: value, cursor: value.count)
    case .cursor: TextArea(text: area.text, cursor: Int(value) ?? area.cursor)
    case .lines: area
    }
  }

  /// Returns the area after an action.
  ///
  /// A full area ignores what is typed. Of a paste, it takes the characters that fit.
  func apply(_ action: Action, to area: TextArea) -> TextArea {
    var area = area
    switch action {
    case .type: insert("a", into: &area)
    case .enter: insert("\n", into: &area)
    case .paste: for character in "\na" { insert(character, into: &area) }
    case .delete:
      let after = area.text.dropFirst(area.cursor + 1)
      area.text = String(area.text.prefix(area.cursor)) + after
    }
    return area
  }

  private func insert(_ character: Character, into area: inout TextArea) {
    let before = String(area.text.prefix(area.cursor))
    let text = before + [character] + area.text.dropFirst(area.cursor)
    if text.count > Self.limit || Self.lines(of: text) > Self.mostLines { return }
    area = TextArea(text: text, cursor: area.cursor + 1)
  }
}

/// A text area that keeps an array of lines.
struct TextAreaSystem: StoreSystem {
  static let model = TextAreaModel()
  private final class Store {
    var lines = [""]
    var row = 0
    var column = 0

    var text: String { lines.joined(separator: "\n") }
    var cursor: Int { lines.prefix(row).map { $0.count + 1 }.reduce(0, +) + column }

    func load(_ text: String, cursor: Int) {
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      move(to: cursor)
    }

    /// Puts the cursor at a place of the whole text.
    func move(to place: Int) {
      row = 0
      column = place
      while row < lines.count - 1, column > lines[row].count {
        column -= lines[row].count + 1
        row += 1
      }
    }
  }
  private let store = Store()
  private var fault: TextAreaFault?

  init() {}

  init(source: Source<TextArea>, _ fault: TextAreaFault?) {
    self.init(source: source)
    self.fault = fault
  }

  var base: TextArea {
    get { TextArea(text: store.text, cursor: store.cursor) }
    nonmutating set { store.load(newValue.text, cursor: newValue.cursor) }
  }

  func binding(_ port: TextAreaModel.Port) -> ClosureBinding<String> {
    switch port {
    case .text:
      ClosureBinding(
        get: { store.text },
        set: { text in
          guard text.count <= TextAreaModel.limit, text.allSatisfy("a\n".contains),
            TextAreaModel.lines(of: text) <= TextAreaModel.mostLines
          else { return }
          store.load(text, cursor: text.count)
        })
    case .cursor:
      ClosureBinding(
        get: { "\(store.cursor)" },
        set: { value in
          if let place = Int(value), (0...store.text.count).contains(place) {
            store.move(to: place)
          }
        })
    case .lines: ClosureBinding(get: { "\(store.lines.count)" }, set: { _ in })
    }
  }

  func perform(_ action: TextAreaModel.Action) {
    switch action {
    case .type: type()
    case .enter:
      let isFull = store.text.count == TextAreaModel.limit && fault != .entersAnyway
      if !isFull && store.lines.count < TextAreaModel.mostLines { breakLine() }
    case .paste:
      let isFull = store.text.count == TextAreaModel.limit
      let hasRoom = store.lines.count < TextAreaModel.mostLines || fault == .pastesLines
      if !isFull && hasRoom { breakLine() }
      type()
    case .delete: delete()
    }
  }

  private func type() {
    if store.text.count >= TextAreaModel.limit { return }
    let line = store.lines[store.row]
    store.lines[store.row] = String(line.prefix(store.column)) + "a" + line.dropFirst(store.column)
    store.column += 1
  }

  private func breakLine() {
    let line = store.lines[store.row]
    store.lines[store.row] = String(line.prefix(store.column))
    store.lines.insert(String(line.dropFirst(store.column)), at: store.row + 1)
    store.row += 1
    store.column = 0
  }

  /// Deletes the character after the cursor, or joins the next line at the end of a line.
  private func delete() {
    let line = store.lines[store.row]
    let isAtEnd = store.column == line.count
    store.lines[store.row] = String(line.prefix(store.column)) + line.dropFirst(store.column + 1)
    let joins = isAtEnd || fault == .joinsLines && store.column == store.lines[store.row].count
    if joins, store.row < store.lines.count - 1 {
      store.lines[store.row] += store.lines.remove(at: store.row + 1)
    }
  }
}

extension TextAreaFault: PlantedFault {
  var law: Law { .conforms }

  static func system(_ source: Source<TextArea>, _ fault: Self?) -> TextAreaSystem {
    TextAreaSystem(source: source, fault)
  }
}
