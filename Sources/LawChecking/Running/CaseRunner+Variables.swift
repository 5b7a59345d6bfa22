import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// Draws the variables that the law quantifies over; the others are the simplest.
  func draw(_ names: VariableNames, from choices: inout Choices) -> Variables<Model> {
    if names.isEmpty { return simplestVariables }
    let p =
      names.contains(.p) ? handle(from: &choices, held: names.contains(.heldP)) : world.handles[0]
    let q = names.contains(.q) ? handle(from: &choices, held: false) : world.handles[0]
    let a = names.contains(.a) ? world.values.draw(from: &choices) : world.values.simplest
    let b = names.contains(.b) ? world.values.draw(from: &choices) : world.values.simplest
    let t = names.contains(.t) ? world.bases.draw(from: &choices) : world.bases.simplest
    return Variables(p: p, q: q, a: a, b: b, t: t)
  }

  /// A fresh handle before a held one.
  private func handle(from choices: inout Choices, held: Bool) -> Handle<Model.Port> {
    let count = world.handles.count
    if held { return world.handles[choices.index(below: count)].held }
    let index = choices.index(below: 2 * count)
    return index < count ? world.handles[index] : world.handles[index - count].held
  }

  /// Whether the ports that the law speaks about are there, or, for laws about vanished ones, not.
  func isInScope(_ variables: Variables<Model>, at base: Model.Base) -> Bool {
    guard statement.variables.contains(.p) else { return true }
    let isThere = Model.isPresent(variables.p.port, in: base)
    if statement.isAboutVanishedPorts { return variables.p.isHeld && !isThere }
    return isThere
      && (!statement.variables.contains(.q) || Model.isPresent(variables.q.port, in: base))
  }

  /// The operations that hold the ports which the law speaks about as held; `nil` when one of
  /// them cannot be held.
  func holds(_ opening: Opening) -> [OperationCode]? {
    let names = statement.variables
    let variables = opening.variables
    if !variables.p.isHeld && !variables.q.isHeld { return [] }
    let handles =
      (names.contains(.p) ? [variables.p] : []) + (names.contains(.q) ? [variables.q] : [])
    let held = handles.filter { $0.isHeld }
    guard held.allSatisfy({ Model.isPresent($0.port, in: opening.start) }) else { return nil }
    return held.map { OperationCode(.hold, port: $0.index) }
  }
}
