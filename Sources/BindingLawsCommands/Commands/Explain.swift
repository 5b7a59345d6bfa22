import ArgumentParser
import BindingLaws
import BindingSpecimens

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what a law states and who breaks it.",
    discussion: "Example: binding-laws explain get-set")

  @Argument(help: "The law.")
  var law: String

  func run() throws {
    let law = try Lookup.law(law)
    let breakers = allSpecimens.filter { $0.breaks.contains { $0.id == law.id } }
    print("\(law.id): \(law.title)\n")
    print("  law        \(law.maths)")
    print("  family     \(type(of: law)), \(law.tier.rawValue)")
    print("  broken by  \(breakers.map(\.name).joined(separator: ", "))")
  }
}
