/// Codes a value without parts as its text, and any other value as its text and its labelled parts.
///
/// A text such as `on` is read back as the state of a switch. If it is no state, it is coded with the key `text`.
extension TraceValue: Codable {
  private enum CodingKeys: CodingKey {
    case text, parts
  }

  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      self = State(rawValue: word).map { Self(state: $0) } ?? Self(words: word)
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      text: try fields.decode(String.self, forKey: .text),
      parts: try fields.decodeIfPresent([Part].self, forKey: .parts) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    let isReadBack = state != nil || State(rawValue: text) == nil
    if parts.isEmpty && isReadBack {
      var word = encoder.singleValueContainer()
      return try word.encode(text)
    }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(text, forKey: .text)
    if !parts.isEmpty { try fields.encode(parts, forKey: .parts) }
  }
}
