package import LawChecking

/// What somebody needs to make a page again; it holds no date, so that the same seed gives the same bytes.
package struct Provenance {
  let text: String

  /// - Parameters:
  ///   - version: The version of the program.
  ///   - judgements: What the page shows, whose seeds and options are named; none where it shows cases
  ///     alone, which tokens hold whole.
  package init(version: String, of judgements: [Judgement] = []) {
    let seeds = Set(judgements.map(\.verdict.seed)).map { "\($0)" }.sorted()
    let search = judgements.isEmpty ? [] : ["seed \(seeds.joined(separator: ", "))"]
    let all = Set(judgements.map(\.options))
    let ofDefaults = all.contains([]) ? ["default options"] : []
    let named = all.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }.sorted()
    let words = ["swift-binding-laws \(version)"] + search + ofDefaults + named
    text = words.joined(separator: " · ")
  }
}
