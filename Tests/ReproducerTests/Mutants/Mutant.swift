import TestSupport

@testable import UnrulyReproducer

/// A case that was spelled by chance: nearly right, or right and strange.
struct Mutant: CustomStringConvertible {
  /// A system, most often one that crashes, and the sizes of its world.
  struct Victim {
    let name: String
    /// How many ports, bases (0 if they are generated), values and actions there are.
    let sizes: [Int]
    let ports: [String]

    /// The number of listed bases, or 0 if they are generated.
    var bases: Int { sizes[1] }
    var isListed: Bool { bases > 0 }
  }

  let victim: Victim
  let law: String
  /// The arguments that name the case.
  let arguments: [String]
  var description: String { arguments.joined(separator: " ") }

  /// Makes a mutant, of six kinds in turn.
  init(_ number: Int) {
    var chance = Chance(number)
    let victim = chance.of(Victim.all)
    let laws = ["set-get", "get-set", "coherent", "fresh", "conforms"]
    let law = chance.of(laws + (victim.ports.count > 1 ? ["disjoint-sets-commute"] : []))
    self.victim = victim
    self.law = law
    switch number % 6 {
    // Tokens have all of these letters but `é`.
    case 0: arguments = [chance.edited(chance.token(law, victim), "/0AZvé")]
    case 1, 2: arguments = [chance.token(law, victim)]
    case 3: arguments = [chance.written(law, victim)]
    default:
      let trace = chance.trace(law, victim)
      let text = number % 6 == 4 ? trace : chance.edited(trace, " ;\"3\\\n{é-")
      arguments = ["--system", victim.name, "--law", law, "--trace", text]
    }
  }
}

extension Mutant.Victim {
  /// All victims, except models that hang: each of their cases takes a second.
  static let all =
    fatalSystems.map(\.name).filter { !$0.hasPrefix("FatalModel<EndlessLoop") }.map { name in
      name.hasPrefix("Fatal<")
        ? Self(name: name, sizes: [2, 16, 4, 1], ports: ["low", "high"])
        : Self(name: name, sizes: [1, 0, 4, 1], ports: ["cell"])
    } + [Self(name: UnrulyCheck.quoted, sizes: [1, 4, 4, 0], ports: ["cell"])]
}
