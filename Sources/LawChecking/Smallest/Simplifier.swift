import BindingGenerators

/// The simplification of a failing case: edits its draws and runs it again, to a fixed point.
///
/// It knows the spans of the draws, and that the first draw counts the outermost ones. What other draws mean,
/// it only guesses. So whatever is built on draws is simplified by the same edits. Only cases that fail, too,
/// are kept. In a child, `ChildJob` goes through the edits and keeps none: it looks for what kills.
/// Source of the approach: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation", ECOOP 2020.
struct Simplifier {
  /// Runs a case.
  ///
  /// Returns its draws if it fails, too, and otherwise nil.
  let attempt: (Draws) -> Choices?
  /// The smallest failing case so far.
  private(set) var draws: Draws
  /// The bounds of its draws.
  private(set) var bounds: [UInt64]
  /// The number of cases that were run.
  private(set) var executions = 0
  /// The most cases to run.
  ///
  /// Draws that only fall together could take for ever. No failing case of a specimen takes a quarter of these
  /// runs.
  private let limit = 10_000
  /// The cases that are not run again.
  private var tried: Set<Draws> = []
  /// The cases that other simplifications have reached.
  ///
  /// Who reaches one of them stops: the other simplification has gone on from there.
  var known: Set<Draws> = []
  /// The cases that this simplification has reached.
  private(set) var reached: Set<Draws> = []
  /// Whether another simplification has reached the present case.
  private var isKnown = false
  /// Whether there is time for one more case.
  var hasTime: () -> Bool = { true }

  /// Begins with the draws of a failing case.
  init(_ failing: Choices, attempt: @escaping (Draws) -> Choices?) {
    draws = failing.record
    bounds = failing.draws.map(\.bound)
    self.attempt = attempt
  }

  /// Applies every edit until none makes the case smaller.
  ///
  /// Another order may end in another smallest case, which reports and recorded outputs show.
  mutating func run() {
    cutAtFailure()
    var previous: Draws?
    while previous != draws {
      previous = draws
      deleteSpans()
      deleteElements()
      clearSpans()
      lowerDraws()
      // A case that got shorter may get shorter still, which costs less than the edits below.
      if draws.values.count < previous?.values.count ?? 0 { continue }
      replaceOperations()
      forEachPair { $0.exchange($1, $2) }
      lowerTogether()
      forEachPair { $0.lower($1, inStepWith: $2) }
      forEachPair { $0.lower($1, inExchangeFor: $2) }
      hoistSpans()
    }
  }

  /// Tries an edited case, and keeps it if it fails and is simpler.
  ///
  /// - Parameters:
  ///   - edited: The case.
  ///   - mustBeShorter: Whether it has to have fewer draws, too. A deletion asks for that, because draws that are
  ///     missing at the end are drawn as 0.
  /// - Returns: Whether it was kept.
  mutating func keep(_ edited: Draws, mustBeShorter: Bool = false) -> Bool {
    guard executions < limit, !isKnown, hasTime() else { return false }
    guard edited.values != draws.values, tried.insert(edited).inserted else { return false }
    executions += 1
    guard let choices = attempt(edited) else { return false }
    let values = choices.draws.map(\.value)
    guard values.isSimpler(than: draws.values) else { return false }
    if mustBeShorter && values.count >= draws.values.count {
      // It fails and is simpler. So another edit may ask for it, which need not shorten the case.
      tried.remove(edited)
      return false
    }
    draws = choices.record
    bounds = choices.draws.map(\.bound)
    tried.insert(draws)
    reached.insert(draws)
    isKnown = known.contains(draws)
    return true
  }
}

extension Simplifier {
  /// Tries the case with other values of its draws.
  mutating func keep(editing edit: (inout [UInt64]) -> Void) -> Bool {
    var edited = draws
    edit(&edited.values)
    return keep(edited)
  }
}
