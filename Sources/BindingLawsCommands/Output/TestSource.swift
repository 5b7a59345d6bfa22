import BindingLaws
import LawChecking

/// The source text of a test.
struct TestSource {
  let text: String

  /// A test of one case, which is to be removed when it passes.
  init(case chosen: ChosenCase) {
    let law = "\(type(of: chosen.law)).\(chosen.law)"
    var (trait, note) = ("", "")
    switch chosen.name {
    case .token(let token): trait = "(.replaying(\(token.debugDescription)))"
    case .trace(let trace): note = "  // \(trace.replacing("\n", with: "; "))\n"
    }
    text = """
      import BindingLaws
      import LawTesting
      import Testing

      @Suite struct `\(chosen.system.name)` {
      \(note)  @Test\(trait)
        func `obeys \(chosen.law.id)`() {
          expect(\(chosen.system.name).self, obeys: \(law))
        }
      }

      """
  }

  /// A test of every law about the system, family by family; laws that it does not owe are
  /// skipped, and a system that may end its process is judged in children.
  init(system: JudgedSystem) {
    let laws = Registry.current.laws.filter(system.isSpokenAbout)
    let families = laws.reduce(into: [String]()) { names, law in
      let name = "\(type(of: law))"
      if names.last != name { names.append(name) }
    }
    let tests = families.map { family in
      """
        @Test("obeys", arguments: \(family).allCases)
        func \(family.withLowercaseStart)(_ law: \(family)) {
          expect(\(system.name).self, obeys: law)
        }
      """
    }
    text = """
      import BindingLaws
      import LawTesting
      import Testing

      \(system.suite)struct `\(system.name)` {
      \(tests.joined(separator: "\n\n"))
      }

      """
  }
}

extension JudgedSystem {
  /// The suite, with what the system declares of itself as traits.
  fileprivate var suite: String {
    let skipped = notOwed.map { law, reason in
      ".skipping(\(type(of: law)).\(law), because: \(reason.debugDescription))"
    }
    if skipped.isEmpty { return mayTrap ? "@Suite(.isolated) " : "@Suite " }
    let traits = (mayTrap ? [".isolated"] : []) + skipped
    return "@Suite(\n  \(traits.joined(separator: ",\n  ")))\n"
  }

  /// Whether the law speaks about systems of this kind.
  fileprivate func isSpokenAbout(by law: any Law) -> Bool {
    func open<System: BindingSystem>(_ system: System.Type) -> Bool {
      law.statement(for: System.Model.self) != nil
    }
    return open(system)
  }
}

extension String {
  fileprivate var withLowercaseStart: String { prefix(1).lowercased() + dropFirst() }
}
