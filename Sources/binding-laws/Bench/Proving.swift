import BindingGenerators
import BindingLaws
import LawChecking
import LawTelling

/// W3: the time to a proof that the eight tags conform.
struct Proving: Encodable {
  let states: Int
  let transitions: Int
  let seconds: Double

  static func measure() throws -> Proving {
    let runs = try (0..<5).map { _ in try prove() }
    return Proving(
      states: runs[0].states, transitions: runs[0].transitions, seconds: runs.map(\.seconds).median)
  }

  private static func prove() throws -> Proving {
    var options = CheckOptions.benchmark(seed: 0, cases: 1000)
    options.holdsBindings = true
    let checker = try LawChecker(EightTags.Lawful.self, options: options)
    var figures = (states: 0, transitions: 0)
    let seconds = wallSeconds {
      figures = checker.closedSearch() ?? figures
    }
    return Proving(states: figures.states, transitions: figures.transitions, seconds: seconds)
  }
}
