import Foundation
import TestSupport

@Suite struct `The page on which model to take` {
  @Test func `names the models by which something lawful is judged`() throws {
    let specimens = allSpecimens.filter(\.isLawful).compactMap { model(of: $0.system) }
    #expect(try models() == Set(Derivation.lawful.map(\.model) + specimens))
  }

  @Test func `names the models by which something faulty is judged`() throws {
    let specimens = allSpecimens.filter { !$0.isLawful }.compactMap { model(of: $0.system) }
    #expect(try models() == Set(Derivation.faulty.map(\.model) + specimens))
  }

  @Test func `shows a test of each factory`() throws {
    let text = try page
    let cells = try modelColumn()
    let named = Set(cells.flatMap { $0.matches(of: /`(\.\w+)\(/).map { String($0.output.1) } })
    #expect(named == (try declaredFactories()))
    for factory in named.sorted() {
      #expect(
        text.contains("\nexpect(\(factory)(") || text.contains("\n  \(factory)("), "\(factory)")
    }
  }

  /// Returns the functions that make a model of the library, as a test calls them.
  private func declaredFactories() throws -> Set<String> {
    let folder = packageRoot.appendingPathComponent("Sources/BindingLaws/Models")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.reduce(into: []) { names, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let declarations = text.split(separator: "public static func ").dropFirst()
      for declaration in declarations where declaration.contains(/->\s+Self\s+where Self ==/) {
        names.insert("." + declaration.prefix { $0.isLetter })
      }
    }
  }

  /// Returns the model of a specimen, if it is one of the library.
  private func model<System: BindingSystem>(of system: System.Type) -> String? {
    let name = String(reflecting: System.Model.self).prefix { $0 != "<" }.split(separator: ".")
    return name.first == "BindingLaws" ? name.last.map(String.init) : nil
  }

  /// Returns the models in the second column of the page's table.
  private func models() throws -> Set<String> {
    let words = try modelColumn().flatMap { $0.components(separatedBy: "``") }
    return Set(words.filter { $0.hasSuffix("Model") })
  }

  /// Returns the cells of the second column of the page's table.
  private func modelColumn() throws -> [String] {
    let rows = try page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    return rows.compactMap { $0.split(separator: "|").dropFirst().first.map(String.init) }
  }

  private var page: String {
    get throws {
      let file = packageRoot.appendingPathComponent(
        "Sources/BindingLaws/BindingLaws.docc/WhichModelWhichLaws.md")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}
