import BindingLaws

/// A fault of a text field, as hegel-zoo describes it for Bubble Tea.
enum TextInputFault: String, CaseIterable, Codable {
  case eatsNextWord = "bubbles/1: to delete a word forward eats the next one"
  case keepsSuggestions = "bubbles/5: a set keeps what was suggested before"
  case clearsError = "bubbles/9: backspace in an empty field clears the error"
  case eatsSpace = "bubbles/10: to delete the first word takes the space before it"
}

/// The state of a text field: at most three characters, and the place of the cursor.
struct TextInput: Equatable {
  var text = ""
  var cursor = 0

  /// Returns the suggestion for a text.
  ///
  /// Empty if there is none.
  static func suggestion(for text: String) -> String {
    text.isEmpty ? "" : ["ab", "ba"].first { $0.hasPrefix(text) } ?? ""
  }

  /// Returns the error of a text.
  ///
  /// Only an empty text has one.
  static func error(in text: String) -> String { text.isEmpty ? "required" : "" }
}

/// The model of a text field whose ports read its text, cursor, error and suggestion as texts.
struct TextInputModel: ReferenceModel {
  enum Port: CaseIterable { case text, cursor, error, suggestion }
  enum Action: CaseIterable { case type, backspace, deleteWord, deleteWordForward, complete }

  /// The most characters.
  ///
  /// With three there are 40 texts, and with four there would be 121.
  static let limit = 3
  /// All texts of `a`, `b` and blanks that the field may have.
  private static let texts = (0..<limit).reduce([""]) { texts, _ in
    [""] + texts.flatMap { text in ["a", "b", " "].map { text + $0 } }
  }

  var ports: [Port] { Port.allCases }
  var actions: [Action] { Action.allCases }
  var values: [String]? { Self.texts + (0...Self.limit).map(String.init) }
  var bases: [TextInput]? {
    Self.texts.flatMap { text in (0...text.count).map { TextInput(text: text, cursor: $0) } }
  }

  func get(_ port: Port, in field: TextInput) -> String {
    switch port {
    case .text: field.text
    case .cursor: "\(field.cursor)"
    case .error: TextInput.error(in: field.text)
    case .suggestion: TextInput.suggestion(for: field.text)
    }
  }

  func accepts(_ value: String, at port: Port, in field: TextInput) -> Bool {
    switch port {
    case .text: Self.texts.contains(value)
    case .cursor: Int(value).map { (0...field.text.count).contains($0) } ?? false
    case .error, .suggestion: false
    }
  }

  /// Returns the field after a set.
  ///
  /// A set of the text puts the cursor at its end.
  func set(_ value: String, at port: Port, in field: TextInput) -> TextInput {
    switch port {
    case .text: TextInput(text: value, cursor: value.count)
    case .cursor: TextInput(text: field.text, cursor: Int(value) ?? field.cursor)
    case .error, .suggestion: field
    }
  }

  func apply(_ action: Action, to field: TextInput) -> TextInput {
    let before = field.text.prefix(field.cursor)
    let after = field.text.dropFirst(field.cursor)
    switch action {
    case .type:
      if field.text.count == Self.limit { return field }
      return TextInput(text: String(before) + "a" + after, cursor: field.cursor + 1)
    case .backspace:
      return TextInput(text: String(before.dropLast()) + after, cursor: max(0, field.cursor - 1))
    case .deleteWord:
      let kept = before.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed()
      return TextInput(text: String(kept) + after, cursor: kept.count)
    case .deleteWordForward:
      let kept = after.drop { $0 == " " }.drop { $0 != " " }
      return TextInput(text: String(before + kept), cursor: field.cursor)
    case .complete:
      let suggestion = TextInput.suggestion(for: field.text)
      return suggestion.isEmpty
        ? field : TextInput(text: suggestion, cursor: suggestion.count)
    }
  }
}

/// A text field that stores its error and its suggestion.
struct TextInputSystem: StoreSystem {
  static let model = TextInputModel()
  private final class Store {
    var text: [Character] = []
    var cursor = 0
    var error = TextInput.error(in: "")
    var suggestion = ""

    func validate() { error = TextInput.error(in: String(text)) }
    func suggest() { suggestion = TextInput.suggestion(for: String(text)) }
  }
  private let store = Store()
  private var fault: TextInputFault?

  init() {}

  init(source: Source<TextInput>, _ fault: TextInputFault?) {
    self.init(source: source)
    self.fault = fault
  }

  var base: TextInput {
    get { TextInput(text: String(store.text), cursor: store.cursor) }
    nonmutating set {
      store.text = Array(newValue.text)
      store.cursor = newValue.cursor
      store.validate()
      store.suggest()
    }
  }

  func binding(_ port: TextInputModel.Port) -> ClosureBinding<String> {
    switch port {
    case .text: ClosureBinding(get: { String(store.text) }, set: setText)
    case .cursor:
      ClosureBinding(
        get: { "\(store.cursor)" },
        set: { value in
          if let place = Int(value), (0...store.text.count).contains(place) { store.cursor = place }
        })
    case .error: ClosureBinding(get: { store.error }, set: { _ in })
    case .suggestion: ClosureBinding(get: { store.suggestion }, set: { _ in })
    }
  }

  private func setText(_ value: String) {
    guard value.count <= TextInputModel.limit, value.allSatisfy("ab ".contains) else { return }
    store.text = Array(value)
    store.cursor = store.text.count
    store.validate()
    if fault != .keepsSuggestions { store.suggest() }
  }

  func perform(_ action: TextInputModel.Action) {
    switch action {
    case .type:
      if store.text.count == TextInputModel.limit { return }
      store.text.insert("a", at: store.cursor)
      store.cursor += 1
    case .backspace:
      // The field is still empty, and is not validated again.
      if fault == .clearsError && store.text.isEmpty {
        store.error = ""
        return
      }
      if store.cursor == 0 { return }
      store.cursor -= 1
      store.text.remove(at: store.cursor)
    case .deleteWord: deleteWord()
    case .deleteWordForward: deleteWordForward()
    case .complete:
      if store.suggestion.isEmpty { return }
      store.text = Array(store.suggestion)
      store.cursor = store.text.count
    }
    store.validate()
    store.suggest()
  }

  /// Deletes the blanks before the cursor, and the word before them.
  private func deleteWord() {
    var start = store.cursor
    while start > 0, store.text[start - 1] == " " { start -= 1 }
    while start > 0, store.text[start - 1] != " " { start -= 1 }
    if fault == .eatsSpace && start == 1 && start < store.cursor { start = 0 }
    store.text.removeSubrange(start..<store.cursor)
    store.cursor = start
  }

  /// Deletes the blanks after the cursor, and the word after them.
  private func deleteWordForward() {
    var end = store.cursor
    if fault == .eatsNextWord && end < store.text.count { end += 1 }
    while end < store.text.count, store.text[end] == " " { end += 1 }
    while end < store.text.count, store.text[end] != " " { end += 1 }
    store.text.removeSubrange(store.cursor..<end)
  }
}

extension TextInputFault: PlantedFault {
  var law: Law {
    switch self {
    case .eatsNextWord, .eatsSpace, .clearsError: .conforms
    case .keepsSuggestions: .historyIndependent
    }
  }

  static func system(_ source: Source<TextInput>, _ fault: Self?) -> TextInputSystem {
    TextInputSystem(source: source, fault)
  }
}
