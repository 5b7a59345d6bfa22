import BindingLaws
import LawChecking

extension Counterexample {
  /// The law's variables with their values, in a line.
  var valuesOfVariables: String { variables.joined(separator: "   ") }

  /// The value that was shown, and what is required.
  ///
  /// If the values are long, only their difference is shown. A long start, which stands in the table, is `s`.
  var deviation: String {
    let equation = place.text(in: shortened(expression))
    let other = otherExpression.map { place.text(in: shortened($0)) }
    let difference = Change(from: required, to: found)
    if max(model.count, system.count) > Self.longestValue, case .parts = difference {
      let expected = other ?? "what the law requires"
      return "\(equation) differs from \(expected): \(difference.words) (required → found)"
    }
    let expectation = other.map { "\($0) = \(model)" } ?? "the law requires \(model)"
    return "\(equation) = \(system), but \(expectation)"
  }

  /// Returns an expression as text, with `s` for a long start.
  private func shortened(_ expression: Expression) -> String {
    guard let start = rows.first?.systemBase, start.text.count > Self.longestValue,
      expression.start == start
    else { return expression.text }
    return expression.text(naming: "s")
  }

  /// The length of a value that hides what is wrong with it, because it takes most of a line.
  private static let longestValue = 60
}
