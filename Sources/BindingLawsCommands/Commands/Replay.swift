import ArgumentParser
import BindingLaws
import BindingSpecimens
import LawChecking

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the one case that a token holds.",
    discussion: """
      Exits with 1 when the case breaks its law, with 2 when it does not.

      Example: binding-laws replay \(exampleToken)
      """)

  @Argument(help: "The token, as a report prints it.")
  var token: String

  func run() throws {
    let names = try names(in: token)
    let law = try Lookup.law(names.law)
    let verdict = try replay(token, of: Lookup.specimen(names.system), by: law)
    print(verdict.report)
    if verdict.kind != .broken { print("The case no longer breaks the law.") }
    throw ExitCode(verdict.kind == .broken ? 1 : 2)
  }

  private func replay(_ token: String, of specimen: Specimen, by law: any Law) throws -> Verdict {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict {
      try LawChecking.replay(token, of: system, obeying: law)
    }
    return try open(specimen.system)
  }
}

private let exampleToken = "v1/get-set/ClearAnySelection/0C20400000400000"
