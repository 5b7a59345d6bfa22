package import LawChecking

/// The origin of a page, by which anybody can make it again.
///
/// The provenance has no date, so that equal seeds give equal bytes.
package struct Provenance {
  /// The text in the footer of the page.
  let text: String

  /// Makes the provenance of a page.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - judgements: The judgements on the page, whose seeds and options are named. Empty for a page of cases
  ///     alone, which tokens hold whole.
  package init(version: String, of judgements: [Judgement] = []) {
    let seeds = Set(judgements.map(\.verdict.seed)).map { "\($0)" }.sorted()
    let search = judgements.isEmpty ? [] : ["seed \(seeds.joined(separator: ", "))"]
    let options = Set(judgements.map(\.options))
    let ofDefaults = options.contains([]) ? ["default options"] : []
    let named = options.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }.sorted()
    let words = ["swift-binding-laws \(version)"] + search + ofDefaults + named
    text = words.joined(separator: " · ")
  }
}
