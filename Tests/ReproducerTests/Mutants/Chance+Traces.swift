extension Chance {
  /// Makes a trace that can be read, except perhaps the steps of the law at its end.
  mutating func trace(_ law: String, _ victim: Mutant.Victim) -> String {
    var steps = ["start \(number(below: 4))"]
    let port = of(victim.ports)
    steps += law == "fresh" ? ["hold \(port)"] : victim.ports.map { "hold \($0)" }
    for _ in 0..<number(below: 8) { steps.append(step(victim, law)) }
    switch law {
    case "set-get": steps.append("set \(port) \(number(below: 4))")
    case "get-set": steps.append("echo \(port)")
    case "disjoint-sets-commute": steps += victim.ports.map { "set \($0) \(number(below: 4))" }
    default: break
    }
    return steps.joined(separator: "; ")
  }

  private mutating func step(_ victim: Mutant.Victim, _ law: String) -> String {
    let port = of(law == "fresh" ? [""] : ["", "held "]) + of(victim.ports)
    return switch number(below: 6) {
    case 0: "write \(number(below: 4))"
    case 1: "act turn"
    case 2: "get \(port)"
    case 3: "echo \(port)"
    default: "set \(port) \(number(below: 4))"
    }
  }
}
