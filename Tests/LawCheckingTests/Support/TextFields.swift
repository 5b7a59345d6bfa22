import TestSupport

/// A model of one text.
struct TextModel: WholeModel {
  typealias Base = String
  typealias Port = String
  var ports: [String] { ["text"] }
}

/// A field of a text.
struct TextField: ModelledSystem {
  static let model = TextModel()
  let source: Source<String>
}

/// A field that keeps the first four characters.
struct ShortField: ModelledSystem {
  static let model = TextModel()
  let source: Source<String>
  func set(_ value: String, at port: String) { source.value = String(value.prefix(4)) }
}
