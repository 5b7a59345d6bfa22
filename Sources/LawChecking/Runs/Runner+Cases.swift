import BindingGenerators
import BindingLaws

extension Runner: CaseRunner {
  var system: String { System.displayName }
  var transitions: TransitionTable { space.table.transitions }
  var isFinite: Bool { world.isFinite }
  var variables: VariableNames { statement.variables }
  var judgesEveryStep: Bool { statement.judgesEveryStep }
  var maximumLength: Int { space.maximumLength }
  var everything: Swarm { space.everything }
  var starts: [Int]? { space.starts }

  var stopsAtRefusal: Bool {
    get { space.stopsAtRefusal }
    set { space.stopsAtRefusal = newValue }
  }

  var exemptPorts: Set<Int> {
    get { space.exemptPorts }
    set { space.exemptPorts = newValue }
  }

  var isAboutHistory: Bool {
    switch statement.shape {
    case .alike(_, let right): right.manner != .asWritten
    case .conforms, .always, .readers: true
    case .after, .nested, .concurrent: false
    }
  }

  func draw(
    from choices: inout Choices, within swarm: Swarm, stoppingAfter count: Int
  ) -> Case? {
    space.draw(from: &choices, within: swarm, stoppingAfter: count)
  }

  func draws(of given: Case) -> Draws? {
    _ = space.load(given)
    return (try? space.draws(of: space.withProgram(given))).flatMap(\.self)
  }

  func note(_ given: Case, in coverage: PairCoverage) { space.note(given, in: coverage) }

  func operationCount(of run: Run) -> Int {
    guard let given = run.given else { return 0 }
    return space.heldPorts(of: given).count + min(run.reached, given.operations.count)
      + space.program(given).count
  }
}
