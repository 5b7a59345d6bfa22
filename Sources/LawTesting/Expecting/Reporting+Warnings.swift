import LawChecking
import LawTelling
import Testing

extension Reporting {
  /// Records one warning for all laws without evidence, in which each reason stands once.
  func warn(ofDoubts doubts: [ExpectationResult]) {
    if doubts.isEmpty { return }
    let lines = doubts.map(\.verdict).grouped { verdict in
      verdict.headline(naming: "")
    }.map { _, alike in
      alike[0].headline(naming: alike.map(\.law.id).joined(separator: ", "))
    }
    recordWarning(lines.joined(separator: "\n") + "\n", at: sourceLocation)
    for doubt in doubts { doubt.verdict.attachDistribution(at: sourceLocation) }
  }

  /// Records one warning for all laws that the model breaks, too, with the trait that skips each.
  func warn(ofAlike results: [ExpectationResult]) {
    if results.isEmpty { return }
    let lines = results.map { result in
      let system = result.verdict.system
      let law = result.verdict.law
      return
        "\(system) breaks \(law.id), as its model does (\(law.title)); if that is meant: \(result.skip)"
    }
    recordWarning(lines.joined(separator: "\n"), at: sourceLocation)
    for result in results { result.verdict.attach(at: sourceLocation) }
  }
}
