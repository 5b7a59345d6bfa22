import LawChecking
import LawTelling
import Testing

/// What the cases of a check were made of, as a table.
struct MixAttachment {
  private let name, text: String

  /// `nil` for a verdict that did not come from cases.
  init?(_ verdict: Verdict) {
    guard let table = verdict.mixTable else { return nil }
    name = "\(verdict.system).\(verdict.law.id).mix.txt"
    text = "\(verdict.headline)\n\n\(table)"
  }

  func record(_ sourceLocation: SourceLocation) {
    attach(text, named: name, sourceLocation)
  }
}
