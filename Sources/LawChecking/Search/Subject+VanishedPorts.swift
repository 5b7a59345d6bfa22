import BindingGenerators
import BindingLaws

extension Subject {
  /// Whether the law speaks about ports that have vanished.
  var isAboutVanishedPorts: Bool { space.statement.isAboutVanishedPorts }

  /// Cases in which each port in turn is held, vanishes, and is then set.
  ///
  /// A random search hardly meets one if there are many ports. The first case of every port comes before the
  /// second of any, because not all may run.
  var casesOfVanishedPorts: [Case] {
    let cases = (0..<transitions.ports).map(casesOfVanishing)
    let most = cases.map(\.count).max() ?? 0
    return (0..<most).flatMap { place in
      cases.compactMap { $0.indices.contains(place) ? $0[place] : nil }
    }
  }

  /// Returns cases in which a port is held, vanishes, and is then set.
  private func casesOfVanishing(_ port: Int) -> [Case] {
    let starts = starts ?? []
    guard let start = starts.first(where: { isPresent(port, inListed: $0) }) else { return [] }
    // The law's program sets a held binding: only the place of this one is asked for.
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
