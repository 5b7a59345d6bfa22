/// A value in the trace language, with its labelled parts.
///
/// Tables print only the changed parts of a long value, and a sign for the state of a switch. Two of these
/// are equal if their texts are. Different values have different texts, and a test may compare a value with
/// words, such as `"on"`.
public struct TraceValue: Sendable {
  /// A property of a struct, or an entry of a dictionary.
  package struct Part: Hashable, Sendable, Codable {
    package let label: String
    package let value: TraceValue

    package init(label: String, value: TraceValue) {
      self.label = label
      self.value = value
    }
  }

  /// The state of a switch.
  package enum State: String, Sendable {
    case on
    case off
    case mixed
  }

  /// The value in the trace language.
  public let text: String
  /// The parts.
  ///
  /// Empty unless each has a label.
  package let parts: [Part]
  /// The state of a switch.
  ///
  /// Nil for any other value.
  package let state: State?

  private init(text: String, parts: [Part], state: State?) {
    self.text = text
    self.parts = parts
    self.state = state
  }

  /// Makes a text without parts.
  public init(words: String) { self.init(text: words, parts: [], state: nil) }

  /// Makes a text with labelled parts, if there are any.
  init(text: String, parts: [Part]) { self.init(text: text, parts: parts, state: nil) }

  /// Makes the state of a switch.
  init(state: State) { self.init(text: state.rawValue, parts: [], state: state) }
}

extension TraceValue: ExpressibleByStringInterpolation {
  /// Makes a text without parts.
  public init(stringLiteral words: String) { self.init(words: words) }
}

extension TraceValue: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.text == other.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension TraceValue: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text }

  public var debugDescription: String { text.debugDescription }
}
