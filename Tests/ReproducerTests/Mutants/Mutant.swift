import TestSupport

@testable import UnrulyReproducer

/// A case that was spelled by chance: nearly right, or right and strange.
struct Mutant: CustomStringConvertible {
  /// A system, most often one that crashes, and the sizes of its world.
  struct Victim {
    let name: String
    let ports: [String]
    /// The number of bases, or nil if they are generated.
    let listedBases: Int?
    /// The numbers of ports, bases, values and actions, as a token has them.
    ///
    /// 0 stands for what is generated.
    let sizes: [Int]
  }

  /// The arguments that name the case.
  let arguments: [String]
  var description: String { arguments.joined(separator: " ") }

  /// A way to spell a case.
  private enum Spelling { case editedToken, token, tokenOfAnyWords, trace, editedTrace }

  /// The spellings, which take turns.
  ///
  /// Tokens whose checksum fits come twice, because they get furthest.
  private static let turns: [Spelling] = [
    .editedToken, .token, .token, .tokenOfAnyWords, .trace, .editedTrace,
  ]
  /// The number of mutants after which the spellings begin again.
  static var turnCount: Int { turns.count }

  /// Makes the mutant of a number.
  init(_ number: Int) {
    var chance = Chance(number)
    let victim = chance.of(Victim.all)
    let laws = ["set-get", "get-set", "coherent", "fresh", "conforms"]
    let law = chance.of(laws + (victim.ports.count > 1 ? ["disjoint-sets-commute"] : []))
    let named = ["--system", victim.name, "--law", law, "--trace"]
    switch Self.turns[number % Self.turnCount] {
    // Tokens have all of these letters but `é`.
    case .editedToken: arguments = [chance.edited(chance.token(law, victim), "/0AZvé")]
    case .token: arguments = [chance.token(law, victim)]
    case .tokenOfAnyWords: arguments = [chance.tokenOfAnyWords(law, victim)]
    case .trace: arguments = named + [chance.trace(law, victim)]
    // All of these letters but `é` mean something in a trace or in a literal.
    case .editedTrace:
      arguments = named + [chance.edited(chance.trace(law, victim), " ;\"3\\\n{é-")]
    }
  }
}

extension Mutant.Victim {
  /// Makes a victim whose sizes are those of its model.
  private init<Model: ReferenceModel>(_ name: String, _ model: Model) {
    let bases = model.bases?.count
    self.init(
      name: name, ports: model.ports.map { "\($0)" }, listedBases: bases,
      sizes: [model.ports.count, bases ?? 0, model.values?.count ?? 0, model.actions.count])
  }

  /// All victims, except models that hang: each of their cases takes a second.
  static let all =
    fatalSystems.map(\.name).filter { !$0.hasPrefix("FatalModel<EndlessLoop") }.map { name in
      // All of these models have the same sizes: `Trap` and `AtSet` stand for any death at any place.
      name.hasPrefix("Fatal<") ? Self(name, Dial()) : Self(name, FatalModel<Trap, AtSet>.model)
    } + [Self(UnrulyCheck.quoted, Digit())]
}
