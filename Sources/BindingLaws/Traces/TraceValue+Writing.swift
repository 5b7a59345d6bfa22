// How values are written in the trace language.

extension TraceValue {
  /// Writes a value in the trace language.
  ///
  /// A Bool is `on` or `off`. Sets and dictionaries are sorted by their text. A type that conforms to
  /// `CustomStringConvertible` uses its description. An object that contains itself is written once.
  public init(_ value: some Any) { self.init(value, within: Surroundings()) }

  fileprivate init(_ value: Any, within surroundings: Surroundings) {
    switch value {
    case let isOn as Bool: self.init(state: isOn ? .on : .off)
    case let reading as any ThreeValued: self.init(state: Self.state(of: reading))
    case let path as AnyKeyPath: self.init(words: pathText(path))
    case let text as String: self.init(words: text.debugDescription)
    default:
      if surroundings.level == deepestLevel {
        self.init(words: "…")
      } else {
        self.init(value, reflectedBy: Mirror(reflecting: value), within: surroundings)
      }
    }
  }

  private static func state<Reading: ThreeValued>(of reading: Reading) -> State {
    if reading == .on { return .on }
    return reading == .off ? .off : .mixed
  }

  /// Writes a value that has parts, or a description of its own.
  private init(_ value: Any, reflectedBy mirror: Mirror, within surroundings: Surroundings) {
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

  /// Writes an optional, which has the state and the parts of the wrapped value if it has its text.
  private init(optional mirror: Mirror, within surroundings: Surroundings) {
    let wrapped = mirror.children.first.map { TraceValue($0.value, within: surroundings) }
    let text = optionalText(mirror, wrapped?.text)
    if let wrapped, wrapped.text == text {
      self = wrapped
    } else {
      self.init(words: text)
    }
  }

  /// Writes a dictionary, whose entries are its parts.
  private init(entries dictionary: Mirror, within surroundings: Surroundings) {
    let entries = dictionary.children.compactMap { entry -> (text: String, part: Part)? in
      let children = Mirror(reflecting: entry.value).children
      let pair = children.map { TraceValue($0.value, within: surroundings) }
      guard let key = pair.first, let value = pair.last else { return nil }
      return ("\(key): \(value)", Part(label: key.text, value: value))
    }.sorted { $0.text < $1.text }
    self.init(
      text: "[" + entries.map(\.text).joined(separator: ", ") + "]", parts: entries.map(\.part))
  }

  /// Writes a struct, a tuple or an object: its description, if it has one, or else its properties.
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
    self.init(text: "(" + texts.joined(separator: ", ") + ")", parts: areLabelled ? parts : [])
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

/// Returns the text of an optional: the text of the wrapped value, or `nil`.
///
/// Without more, an optional in an optional would be `nil` in two ways: so the nil inside is `.some(nil)`, and
/// `.some(.some(nil))` one level further in.
///
/// - Parameters:
///   - mirror: The mirror of the optional.
///   - wrapped: The text of the wrapped value. Nil if there is none.
package func optionalText(_ mirror: Mirror, _ wrapped: String?) -> String {
  guard let wrapped, let child = mirror.children.first?.value else { return "nil" }
  let isOptional = Mirror(reflecting: child).displayStyle == .optional
  let isNil = wrapped == "nil" || wrapped.hasPrefix(".some(")
  return isOptional && isNil ? ".some(\(wrapped))" : wrapped
}

/// Returns a case of an enum with its payload, or its own description.
private func caseText(
  _ value: Any, _ mirror: Mirror, within surroundings: Surroundings
) -> String {
  if let named = value as? any CustomStringConvertible { return named.description }
  guard let payload = mirror.children.first else { return ".\(value)" }
  let text = TraceValue(payload.value, within: surroundings).text
  // Several payloads are a tuple, which has parentheses already.
  let payloads = text.hasPrefix("(") ? text : "(\(text))"
  return ".\(payload.label ?? "")" + payloads
}

extension Mirror {
  /// Returns the texts of the children.
  fileprivate func texts(within surroundings: Surroundings) -> [String] {
    children.map { TraceValue($0.value, within: surroundings).text }
  }
}
