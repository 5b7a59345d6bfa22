import BindingGenerators
import BindingLaws

extension Subject {
  /// Whether the law speaks about ports that have vanished.
  var isAboutVanishedPorts: Bool { space.statement.isAboutVanishedPorts }

  /// Cases in which each port in turn is held, vanishes, and is then set.
  ///
  /// A random search hardly meets one if there are many ports.
  var casesOfVanishedPorts: [Case] {
    let starts = starts ?? []
    return (0..<transitions.ports).flatMap { port -> [Case] in
      guard let start = starts.first(where: { isPresent(port, inListed: $0) }) else { return [] }
      var held = OperationCode(.set, port: port)
      held.isHeld = true
      return removals(of: port, from: start, to: starts).flatMap { removal in
        (0..<min(Self.valuesAtVanished, transitions.listedValues)).map { value in
          var testCase = Case(start: transitions.number(ofState: start))
          testCase.operations = [removal]
          testCase.variables[.p] = held.place.number
          testCase.variables[.a] = value
          return testCase
        }
      }
    }
  }

  /// The number of values to set at each port that has vanished.
  ///
  /// Of two, one differs from what was there.
  private static var valuesAtVanished: Int { 2 }

  /// Returns the actions, and one external write, after which a port is gone.
  private func removals(of port: Int, from start: Int, to others: [Int]) -> [OperationCode] {
    let operations = transitions.kinds.flatMap { kind -> [OperationCode] in
      switch kind {
      case .act:
        return (0..<(transitions.operands(of: kind) ?? 0)).map { OperationCode(kind, value: $0) }
      case .write:
        let other = others.first { !isPresent(port, inListed: $0) }
        return other.map { [OperationCode(kind, value: transitions.number(ofState: $0))] } ?? []
      default: return []
      }
    }
    let meaning = newMeaning()
    return operations.filter { !isPresent(port, in: next(start, $0, by: meaning), by: meaning) }
  }
}
