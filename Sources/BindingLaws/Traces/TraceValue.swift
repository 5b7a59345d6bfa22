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

  private init(_ text: String, _ parts: [Part] = [], _ state: State? = nil) {
    self.text = text
    self.parts = parts
    self.state = state
  }

  /// Makes a text without parts.
  public init(words: String) { self.init(words) }

  private init(_ state: State) { self.init(state.rawValue, [], state) }
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

// MARK: - Values

extension TraceValue {
  /// Writes a value in the trace language.
  ///
  /// A Bool is `on` or `off`. Sets and dictionaries are sorted by their text. A type that conforms to
  /// `CustomStringConvertible` uses its description. An object that contains itself is written once.
  public init(_ value: some Any) { self.init(value, within: Surroundings()) }

  fileprivate init(_ value: Any, within surroundings: Surroundings) {
    switch value {
    case let isOn as Bool: self.init(isOn ? State.on : .off)
    case let reading as any ThreeValued: self.init(Self.switchState(reading))
    case let path as AnyKeyPath: self.init(words: pathText(path))
    case let text as String: self.init(words: text.debugDescription)
    default:
      if surroundings.level == deepestLevel {
        self.init(words: "…")
      } else {
        self.init(value, Mirror(reflecting: value), within: surroundings)
      }
    }
  }

  private static func switchState<Reading: ThreeValued>(_ reading: Reading) -> State {
    if reading == .on { return .on }
    return reading == .off ? .off : .mixed
  }

  private init(_ value: Any, _ mirror: Mirror, within surroundings: Surroundings) {
    let within = surroundings.deeper
    switch mirror.displayStyle {
    case .optional: self.init(optional: mirror, within: within)
    case .collection:
      self.init(words: "[" + mirror.texts(within: within).joined(separator: ", ") + "]")
    case .set:
      self.init(words: "{" + mirror.texts(within: within).sorted().joined(separator: ", ") + "}")
    case .dictionary: self.init(entries: mirror, within: within)
    case .enum: self.init(words: caseText(value, mirror, within: within))
    case .struct, .tuple: self.init(properties: value, mirror, within: within)
    case .class:
      let object = ObjectIdentifier(value as AnyObject)
      if surroundings.objects.contains(object) {
        self.init(words: "(…)")
      } else {
        self.init(properties: value, mirror, within: within.with(object))
      }
    default: self.init(words: "\(value)")
    }
  }

  private init(optional mirror: Mirror, within surroundings: Surroundings) {
    let wrapped = mirror.children.first.map { TraceValue($0.value, within: surroundings) }
    let text = optionalText(mirror, wrapped?.text)
    if let wrapped, wrapped.text == text {
      self = wrapped
    } else {
      self.init(words: text)
    }
  }

  private init(entries dictionary: Mirror, within surroundings: Surroundings) {
    let entries = dictionary.children.compactMap { entry -> (text: String, part: Part)? in
      let children = Mirror(reflecting: entry.value).children
      let pair = children.map { TraceValue($0.value, within: surroundings) }
      guard let key = pair.first, let value = pair.last else { return nil }
      return ("\(key): \(value)", Part(label: key.text, value: value))
    }.sorted { $0.text < $1.text }
    self.init("[" + entries.map(\.text).joined(separator: ", ") + "]", entries.map(\.part))
  }

  private init(properties value: Any, _ mirror: Mirror, within surroundings: Surroundings) {
    if let named = value as? any CustomStringConvertible {
      self.init(words: named.description + fractionText(mirror))
      return
    }
    let parts = mirror.children.map { child in
      // An element of a tuple without a label is called by its place, such as `.0`.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? ""
      return Part(label: label, value: TraceValue(child.value, within: surroundings))
    }
    let texts = parts.map { part in
      part.label.isEmpty ? part.value.text : "\(part.label): \(part.value)"
    }
    let areLabelled = parts.allSatisfy { !$0.label.isEmpty }
    self.init("(" + texts.joined(separator: ", ") + ")", areLabelled ? parts : [])
  }
}

/// Returns the part of a second that the description of a `Date` leaves out, in words.
///
/// Empty for any other value. This module cannot import Foundation.
private func fractionText(_ mirror: Mirror) -> String {
  guard let child = mirror.children.first, child.label == "timeIntervalSinceReferenceDate",
    let seconds = child.value as? Double
  else { return "" }
  let fraction = seconds - seconds.rounded(.down)
  return fraction > 0 ? " and \(fraction) s" : ""
}

/// The values around a value.
private struct Surroundings {
  /// The objects that contain the value.
  private(set) var objects: [ObjectIdentifier] = []
  /// The number of nested values around the value.
  private(set) var level = 0

  /// The surroundings of the value's parts.
  var deeper: Self {
    var inner = self
    inner.level += 1
    return inner
  }

  /// Returns these surroundings with one more object.
  func with(_ object: ObjectIdentifier) -> Self {
    var inner = self
    inner.objects.append(object)
    return inner
  }
}

/// Returns the wrapped text.
///
/// If the wrapped value is a nil optional itself, `.some(…)` shows the nesting.
package func optionalText(_ mirror: Mirror, _ wrapped: String?) -> String {
  guard let wrapped, let child = mirror.children.first?.value else { return "nil" }
  let isNested = Mirror(reflecting: child).displayStyle == .optional
  return isNested && (wrapped == "nil" || wrapped.hasPrefix(".some("))
    ? ".some(\(wrapped))" : wrapped
}

/// Returns a case of an enum with its payload, or its own description.
private func caseText(
  _ value: Any, _ mirror: Mirror, within surroundings: Surroundings
) -> String {
  if let named = value as? any CustomStringConvertible { return named.description }
  guard let payload = mirror.children.first else { return ".\(value)" }
  let text = TraceValue(payload.value, within: surroundings).text
  return ".\(payload.label ?? "")" + (text.hasPrefix("(") ? text : "(\(text))")
}

extension Mirror {
  /// Returns the texts of the children.
  fileprivate func texts(within surroundings: Surroundings) -> [String] {
    children.map { TraceValue($0.value, within: surroundings).text }
  }
}

// MARK: - JSON

/// Codes a value without parts as its text.
///
/// A value with parts has a text and labelled parts.
extension TraceValue: Codable {
  private enum CodingKeys: CodingKey {
    case text, parts
  }

  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      self = State(rawValue: word).map { Self($0) } ?? Self(words: word)
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(String.self, forKey: .text),
      try fields.decodeIfPresent([Part].self, forKey: .parts) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    // A key distinguishes plain words from the equal name of a state.
    if parts.isEmpty && (state != nil || State(rawValue: text) == nil) {
      var word = encoder.singleValueContainer()
      return try word.encode(text)
    }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(text, forKey: .text)
    if !parts.isEmpty { try fields.encode(parts, forKey: .parts) }
  }
}
