import BindingLaws

/// Reads values as the trace language writes them: `on`, `-3`, `"text"`, `nil`, `[1, 2]`, `{1}`.
///
/// `traceText` writes them: what it writes of a type that is read here has to be read back.
struct LiteralReader {
  private(set) var rest: Substring

  init(_ text: some StringProtocol) {
    rest = Substring(text)
  }

  /// Reads a whole text as a value; `nil` when it is none, or when something is left over.
  static func value<Value>(of text: some StringProtocol, as type: Value.Type) -> Value? {
    var reader = LiteralReader(text)
    guard let value = reader.read(type), reader.rest.isEmpty else { return nil }
    return value
  }

  /// Reads a value of a type that the trace language can write.
  mutating func read<Value>(_ type: Value.Type) -> Value? {
    if let literal = type as? any TraceLiteral.Type { return readLiteral(literal) }
    if let cases = type as? any CaseIterable.Type { return oneOf(cases) as? Value }
    return nil
  }

  /// What was read is cast as what it is: an optional of it would lose a level.
  private mutating func readLiteral<Literal: TraceLiteral, Value>(_ type: Literal.Type) -> Value? {
    Literal.read(&self).flatMap { $0 as? Value }
  }

  /// Passes over this text; `false` when something else stands here.
  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Takes characters as long as they fit.
  mutating func take(while fits: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: fits)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// Takes one character.
  mutating func next() -> Character? { rest.popFirst() }

  /// Reads what stands between two brackets, parted by commas.
  mutating func list<Element>(
    _ open: String, _ close: String, _ element: (inout LiteralReader) -> Element?
  ) -> [Element]? {
    guard skip(open) else { return nil }
    if skip(close) { return [] }
    var elements: [Element] = []
    repeat {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    } while skip(", ") || skip(",")
    return skip(close) ? elements : nil
  }

  /// The case whose text stands here, the longest where one is the beginning of another.
  private mutating func oneOf<Cases: CaseIterable>(_ type: Cases.Type) -> Cases? {
    let fitting = Cases.allCases.map { (traceText($0), $0) }.filter { rest.hasPrefix($0.0) }
    guard let longest = fitting.max(by: { $0.0.count < $1.0.count }) else { return nil }
    rest = rest.dropFirst(longest.0.count)
    return longest.1
  }
}

/// A type whose values can be read from the trace language.
protocol TraceLiteral {
  static func read(_ reader: inout LiteralReader) -> Self?
}
