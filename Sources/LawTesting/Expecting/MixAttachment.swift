import BindingLaws
import Foundation
import LawChecking
import Testing

/// What the cases of a check were made of, as a table.
struct MixAttachment {
  private let verdict: Verdict
  private let mix: Verdict.Mix

  /// `nil` for a verdict that did not come from cases.
  init?(_ verdict: Verdict) {
    guard let mix = verdict.mix else { return nil }
    (self.verdict, self.mix) = (verdict, mix)
  }

  func record(_ sourceLocation: SourceLocation) {
    let name = "\(verdict.system).\(verdict.law.id).mix.txt"
    Attachment.record(text, named: name, sourceLocation: sourceLocation)
  }

  /// A line for each kind of operation, the most frequent first.
  var text: String {
    let total = max(1, mix.operations.map(\.count).reduce(0, +))
    let rows = mix.operations.sorted { $0.count > $1.count }.map { kind, count in
      let share = "\(count * 100 / total) %"
      return "  \(kind.padded(to: 10))\("\(count)".padded(to: 10))\(share)"
    }
    return ([verdict.headline, "", "  \(cases)", ""] + rows).joined(separator: "\n") + "\n"
  }

  private var cases: String {
    let states = mix.states.map { ", \($0) bases" } ?? ""
    return "\(mix.cases) cases met the premise, \(mix.refusals) did not\(states)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
