import BindingLaws

/// The format of an operation in a row, which `check --json` prints, and which others read.
extension Counterexample.Operation: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind = "does"
    case port, isHeld = "held", value
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let name = try fields.decode(String.self, forKey: .kind)
    guard let kind = OperationKind.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: fields, debugDescription: "\(name) is no operation")
    }
    self.kind = kind
    port = try fields.decodeIfPresent(Int.self, forKey: .port)
    isHeld = try fields.decodeIfPresent(Bool.self, forKey: .isHeld) ?? false
    value = try fields.decodeIfPresent(TraceValue.self, forKey: .value)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode("\(kind)", forKey: .kind)
    try fields.encodeIfPresent(port, forKey: .port)
    if isHeld { try fields.encode(isHeld, forKey: .isHeld) }
    try fields.encodeIfPresent(value, forKey: .value)
  }
}
