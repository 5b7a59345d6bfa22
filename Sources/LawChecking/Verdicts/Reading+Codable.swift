import BindingLaws

/// The format of a reading: a value as itself, and anything else as an object with one key.
extension Counterexample.Reading: Codable {
  private enum CodingKeys: CodingKey {
    case none
  }

  private enum None: String, Codable {
    case missing, unseen
  }

  public init(from decoder: any Decoder) throws {
    let fields = try? decoder.container(keyedBy: CodingKeys.self)
    switch try fields?.decodeIfPresent(None.self, forKey: .none) {
    case .missing: self = .missing
    case .unseen: self = .unseen
    case nil: self = .value(try TraceValue(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value): try value.encode(to: encoder)
    case .missing: try write(.missing, to: encoder)
    case .unseen: try write(.unseen, to: encoder)
    }
  }

  private func write(_ none: None, to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(none, forKey: .none)
  }
}
