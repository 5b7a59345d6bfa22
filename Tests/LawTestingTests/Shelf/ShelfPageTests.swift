import Foundation
import Testing

@Suite struct `The page on which model to take` {
  @Test func `names the models of which a lawful derivation is judged`() throws {
    #expect(try models() == Set(Derivation.lawful.map(\.model)))
  }

  @Test func `names the models of which a faulty derivation is judged`() throws {
    #expect(try models() == Set(Derivation.faulty.map(\.model)))
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
