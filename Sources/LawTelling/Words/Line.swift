/// A line for people, with its role, so that a terminal can show it in a colour.
package struct Line: Hashable, Sendable {
  /// The role of a line.
  package enum Role: Hashable, Sendable {
    case plain
    /// The first line of a report.
    case headline(isFailure: Bool)
    /// The operation after which two runs first differ.
    case firstDifference
  }

  package let text: String
  package let role: Role

  package init(_ text: String, _ role: Role = .plain) {
    self.text = text
    self.role = role
  }
}

extension [Line] {
  /// The lines as one text.
  package var text: String { map(\.text).joined(separator: "\n") }
}
