package import LawChecking

/// What somebody needs to make a page again; it holds no date, so that the same seed gives the same bytes.
package struct Provenance {
  let text: String

  /// - Parameters:
  ///   - version: The version of the program.
  ///   - judgements: What the page shows, whose seeds and options are named; none where it shows cases
  ///     alone, which tokens hold whole.
  package init(version: String, of judgements: [Judgement] = []) {
    let seeds = Set(judgements.map { "\($0.verdict.seed)" }).sorted()
    let all = Set(judgements.map { $0.options.joined(separator: " ") }).sorted()
    let search = judgements.isEmpty ? [] : ["seed \(seeds.joined(separator: ", "))"]
    let named = all.map { $0.isEmpty ? "default options" : $0 }
    text = (["swift-binding-laws \(version)"] + search + named).joined(separator: " · ")
  }
}
