import BindingLaws

/// The parts of a base that are not as they have to be.
struct BaseDifference: Hashable, Sendable {
  /// A part with the value that it has to have, and the one that it has.
  ///
  /// The name is nil if the base has no parts with names.
  private struct Part: Hashable {
    let name: String?
    let required: TraceValue
    let found: TraceValue
  }

  private let parts: [Part]

  /// - Parameters:
  ///   - required: The base that has to be.
  ///   - found: The base that is.
  init(from required: TraceValue, to found: TraceValue) {
    parts = Self.parts(from: required, to: found, named: nil)
  }

  private static func parts(
    from required: TraceValue, to found: TraceValue, named name: String?
  ) -> [Part] {
    let labels = required.parts.map(\.label)
    if labels.isEmpty || labels != found.parts.map(\.label) {
      return [Part(name: name, required: required, found: found)]
    }
    return zip(required.parts, found.parts).filter { $0.value != $1.value }.flatMap { old, new in
      parts(
        from: old.value, to: new.value, named: name.map { "\($0).\(old.label)" } ?? old.label)
    }
  }

  /// Returns the difference in a sentence, such as `undo has to be [] and is ["a"]`.
  ///
  /// - Parameter mostQuoted: The longest values together, in characters, that it quotes.
  func sentence(upTo mostQuoted: Int) -> String {
    let names = parts.map { $0.name ?? "the base" }
    let length = parts.map { $0.required.text.count + $0.found.text.count }.reduce(0, +)
    if length <= mostQuoted {
      return zip(names, parts).map { name, part in
        "\(name) has to be \(part.required) and is \(part.found)"
      }.joined(separator: ", ")
    }
    if names.count == 1 { return "\(names[0]) is not as the model says" }
    return "\(names.joined(separator: ", ")) are not as the model says"
  }
}
