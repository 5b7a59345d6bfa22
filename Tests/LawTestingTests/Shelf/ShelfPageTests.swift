import Foundation
import TestSupport

@Suite struct `The page on which model to take` {
  @Test("names the models of which something is judged that is", arguments: [true, false])
  func judged(isLawful: Bool) throws {
    let shelf = (isLawful ? Derivation.lawful : Derivation.faulty).map(\.model)
    let specimens = allSpecimens.filter { $0.isLawful == isLawful }.compactMap {
      model(of: $0.system)
    }
    #expect(try models() == Set(shelf + specimens))
  }

  /// The model of a specimen, if it is one of the library.
  private func model<System: BindingSystem>(of system: System.Type) -> String? {
    let name = String(reflecting: System.Model.self).prefix { $0 != "<" }.split(separator: ".")
    return name.first == "BindingLaws" ? name.last.map(String.init) : nil
  }

  /// The models in the second column of its table.
  private func models() throws -> Set<String> {
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let cells = rows.compactMap { $0.split(separator: "|").dropFirst().first }
    let words = cells.flatMap { $0.components(separatedBy: "``") }
    return Set(words.filter { $0.hasSuffix("Model") })
  }

  private var page: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/BindingLaws/BindingLaws.docc/WhichModelWhichLaws.md")
  }
}
