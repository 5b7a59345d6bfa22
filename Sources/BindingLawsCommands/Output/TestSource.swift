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
      \(chosen.system.imports(for: [chosen.law]))

      @Suite struct `\(chosen.system.name) obeys` {
      \(note)  @Test\(trait)
        func `\(chosen.law.id)`() {
          expect(\(swiftText(ofType: chosen.system.system)).self, obeys: \(law))
        }
      }

      """
  }

  /// A test of every law about the system, family by family; laws that it does not owe are
  /// skipped, and a system that may end its process is judged in children.
  init(system: JudgedSystem) throws {
    let census = try [system].censuses(among: Registry.current.laws)[0].get()
    let laws = Registry.current.laws.filter { census.laws.contains($0.id) }
    let families = laws.reduce(into: [String]()) { names, law in
      let name = "\(type(of: law))"
      if names.last != name { names.append(name) }
    }
    let tests = families.map { family in
      """
        @Test(arguments: \(family).allCases)
        func \(family.withLowercaseStart)(_ law: \(family)) {
          expect(\(swiftText(ofType: system.system)).self, obeys: law)
        }
      """
    }
    text = """
      \(system.imports(for: laws))

      \(system.suite)struct `\(system.name) obeys` {
      \(tests.joined(separator: "\n\n"))
      }

      """
  }
}

extension JudgedSystem {
  /// The imports of a test: those of every test, and the modules of the system and of the laws,
  /// whose types need not be public.
  fileprivate func imports(for laws: [any Law]) -> String {
    let libraries = ["BindingLaws", "LawTesting", "Testing"]
    let types: [Any.Type] = [system] + laws.map { type(of: $0) }
    let modules = Set(types.map(moduleName)).subtracting(libraries).sorted()
    let imports = libraries.map { "import \($0)" } + [""] + modules.map { "@testable import \($0)" }
    return imports.joined(separator: "\n")
  }

  /// The suite, with what the system declares of itself as traits.
  fileprivate var suite: String {
    let skipped = notOwed.map { law, reason in
      ".skipping(\(type(of: law)).\(law), because: \(reason.debugDescription))"
    }
    if skipped.isEmpty { return mayTrap ? "@Suite(.isolated) " : "@Suite " }
    let traits = (mayTrap ? [".isolated"] : []) + skipped
    return "@Suite(\n  \(traits.joined(separator: ",\n  ")))\n"
  }
}

/// The module that declares a type.
private func moduleName(of type: Any.Type) -> String {
  String(String(reflecting: type).prefix { $0 != "." })
}

extension String {
  fileprivate var withLowercaseStart: String { prefix(1).lowercased() + dropFirst() }
}
