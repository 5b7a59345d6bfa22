import BindingLaws
import LawChecking

extension ChosenCase {
  /// The source text of a test of the case, which is to be removed when it passes.
  ///
  /// All texts in this file use names of `LawTesting`, which this target does not import. What stands behind
  /// the last slash is the case, as `Token` has it.
  var test: String {
    var (trait, note, title) = ("", "", "\(system.plainName) by \(law.id)")
    switch name {
    case .token(let token):
      trait = "(.replaying(\(token.debugDescription)))"
      title += " " + (token.split(separator: "/").last ?? "")
    case .trace(let trace):
      note = "  // \(trace.split(whereSeparator: \.isNewline).joined(separator: "; "))\n"
    }
    return """
      \(system.imports(for: [law]))

      @Suite \(system.actor)struct `\(title)` {
      \(note)  @Test\(trait)
        func `\(law.id)`() {
          expect(\(swiftText(ofType: system.system)).self, obeys: .\(law.id.memberName))
        }
      }

      """
  }
}

extension JudgedSystem {
  /// The source text of a test of every law about the system; laws that it skips have the reason, and a
  /// system that may crash is judged in children.
  func test() throws -> String {
    let inventory = try [self].inventories(among: Registry.current.laws)[0].get()
    let laws = Registry.current.laws.filter { inventory.laws.contains($0.id) }
    let own = laws.filter { !allLaws.contains($0) }.map { ".\($0.id.memberName)" }
    let name = swiftText(ofType: system)
    // A model that may crash is asked for no laws in it: those that do not speak are passed over.
    let listed = mayTrap || isOnMainActor ? "allLaws" : "\(name).laws"
    let arguments = own.isEmpty ? "" : " + [\(own.joined(separator: ", "))]"
    return """
      \(imports(for: laws))

      \(suite)\(actor)struct `\(plainName) obeys` {
        @Test(arguments: \(listed)\(arguments))
        func law(_ law: Law) {
          expect(\(name).self, obeys: law)
        }
      }

      """
  }

  /// The imports of a test: those of every test, and the modules of the system and of the laws,
  /// whose types need not be public.
  fileprivate func imports(for laws: [Law]) -> String {
    let libraries = ["BindingLaws", "LawTesting", "Testing"]
    let types: [Any.Type] = [system] + laws.map { type(of: $0.form) }
    let (plain, testable) = modules(namedIn: types, beside: libraries)
    let imports =
      (plain + libraries).sorted().map { "import \($0)" } + [""]
      + testable.map { "@testable import \($0)" }
    return imports.joined(separator: "\n")
  }

  /// The name between backticks, where there can be none.
  fileprivate var plainName: String { name.replacing("`", with: "") }

  /// The actor of the suite, if it belongs to one.
  fileprivate var actor: String { isOnMainActor ? "@MainActor " : "" }

  /// The suite, with what the system declares of itself as traits.
  fileprivate var suite: String {
    let declared =
      skips.map { law, reason in
        ".skipping(.\(law.id.memberName), because: \(reason.debugDescription))"
      }
      + breaks.map { ".expecting(.\($0.id.memberName), .broken, because: \"it is declared so\")" }
    if declared.isEmpty { return mayTrap ? "@Suite(.inChildProcess) " : "@Suite " }
    let traits = (mayTrap ? [".inChildProcess"] : []) + declared
    return "@Suite(\n  \(traits.joined(separator: ",\n  ")))\n"
  }
}
