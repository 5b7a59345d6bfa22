import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// Draws the variables that the law quantifies over; the others are the simplest.
  func draw(_ names: VariableNames, from choices: inout Choices) -> Variables<Model> {
    var variables = simplestVariables
    if names.isEmpty { return variables }
    if names.contains(.heldP) {
      variables.p = world.handles[choices.index(below: world.handles.count)].held
    } else if names.contains(.p) {
      variables.p = handle(from: &choices, isLast: !names.contains(.q))
    }
    if names.contains(.q) {
      variables.q = handle(from: &choices, isLast: !variables.p.isHeld)
    }
    if names.contains(.a) { variables.a = world.values.draw(from: &choices) }
    if names.contains(.b) { variables.b = world.values.draw(from: &choices) }
    if names.contains(.t) { variables.t = world.bases.draw(from: &choices) }
    return variables
  }

  /// Draws a handle, fresh ones before held ones; in a proof, `isLast` tells whether it has to be
  /// the held one where there has to be one.
  private func handle(from choices: inout Choices, isLast: Bool) -> Handle<Model.Port> {
    let count = world.handles.count
    let index = choices.index(below: 2 * count) { index in
      guard let pattern else { return true }
      return pattern.wantsHeldVariable ? !isLast || index >= count : index < count
    }
    let drawn = index ?? count
    return drawn < count ? world.handles[drawn] : world.handles[drawn - count].held
  }

  /// Draws the state to start from; `nil` for one from which the law has nothing to say.
  ///
  /// Listed starts are meant; of generated ones only those count that the model permits.
  func drawStart(
    of variables: Variables<Model>, isImmediate: Bool, from choices: inout Choices
  ) -> Int? {
    if let starts {
      let index = choices.index(below: starts.count) {
        mayStart(in: starts[$0], variables, isImmediate: isImmediate)
      }
      return index.map { starts[$0] }
    }
    let base = world.starts.draw(from: &choices)
    guard Model.permits(base) else { return nil }
    let state = table.state(of: base)
    return mayStart(in: state, variables, isImmediate: isImmediate) ? state : nil
  }

  /// Whether what the law speaks about as held can be held in this state, and, when its program
  /// follows immediately, whether it speaks about this state at all.
  private func mayStart(
    in state: Int, _ variables: Variables<Model>, isImmediate: Bool
  ) -> Bool {
    if variables.p.isHeld && !table.isPresent(variables.p.index, in: state) { return false }
    if variables.q.isHeld && !table.isPresent(variables.q.index, in: state) { return false }
    return !isImmediate || isOwed(variables, at: table.base(of: state))
  }

  /// Whether the law speaks about these variables at this base.
  func isOwed(_ variables: Variables<Model>, at base: Model.Base) -> Bool {
    isInScope(variables, at: base) && statement.premise(variables, base)
  }

  /// Whether the ports that the law speaks about are there, or, for laws about vanished ones, not.
  private func isInScope(_ variables: Variables<Model>, at base: Model.Base) -> Bool {
    guard statement.variables.contains(.p) else { return true }
    let isThere = Model.isPresent(variables.p.port, in: base)
    if statement.isAboutVanishedPorts { return variables.p.isHeld && !isThere }
    return isThere
      && (!statement.variables.contains(.q) || Model.isPresent(variables.q.port, in: base))
  }

  /// The ports that the law speaks about as held.
  func heldPorts(of variables: Variables<Model>) -> [Int] {
    let (p, q) = (variables.p, variables.q)
    if !p.isHeld { return q.isHeld ? [q.index] : [] }
    return q.isHeld && q.index != p.index ? [p.index, q.index] : [p.index]
  }
}
