import BindingLaws
import LawChecking

/// The results of a check as JUnit writes them: a suite a system, a test case a law.
struct JUnitReport {
  private let judgements: [Judgement]

  init(_ judgements: [Judgement]) {
    self.judgements = judgements
  }

  /// The report.
  var xml: String {
    let suites = Dictionary(grouping: judgements, by: \.verdict.system)
    let names = suites.keys.sorted()
    let lines = names.flatMap { suite($0, suites[$0] ?? []) }
    let head = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts(judgements))>"]
    return (head + lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func suite(_ name: String, _ own: [Judgement]) -> [String] {
    ["  <testsuite name=\"\(name.escapedForXML)\" \(counts(own))>"] + own.flatMap(testCase)
      + ["  </testsuite>"]
  }

  private func counts(_ judgements: [Judgement]) -> String {
    let failures = judgements.count { !$0.isAsDeclared && !$0.verdict.kind.isDeath }
    let errors = judgements.count { !$0.isAsDeclared && $0.verdict.kind.isDeath }
    let seconds = judgements.reduce(Duration.zero) { $0 + ($1.duration ?? .zero) }.seconds
    let skipped = judgements.count { $0.verdict.notOwed != nil }
    return "tests=\"\(judgements.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\" "
      + "time=\"\(seconds.rounded(to: 3))\""
  }

  private func testCase(_ judgement: Judgement) -> [String] {
    let open =
      "    <testcase classname=\"\(judgement.verdict.system.escapedForXML)\" "
      + "name=\"\(judgement.verdict.law.id.escapedForXML)\" "
      + "time=\"\((judgement.duration ?? .zero).seconds.rounded(to: 3))\""
    if let reason = judgement.verdict.notOwed {
      return [
        open + ">", "      <skipped message=\"\(reason.escapedForXML)\"/>", "    </testcase>",
      ]
    }
    if judgement.isAsDeclared { return [open + "/>"] }
    let element = judgement.verdict.kind.isDeath ? "error" : "failure"
    return [
      open + ">",
      "      <\(element) type=\"\(judgement.verdict.kind.rawValue)\" "
        + "message=\"\(judgement.verdict.headline.escapedForXML)\">"
        + "\(judgement.report.escapedForXML)</\(element)>",
      "    </testcase>",
    ]
  }
}

extension String {
  /// The text as it stands in XML and HTML; characters that XML forbids become question marks.
  var escapedForXML: String {
    String(
      unicodeScalars.reduce(into: "") { text, scalar in
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "\n", "\t": text.unicodeScalars.append(scalar)
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "?"
        default: text.unicodeScalars.append(scalar)
        }
      })
  }
}
