import TestSupport

@Suite struct `The table of verdicts` {
  @Test func `has a sign for each law`() throws {
    let lines = try table(100)
    #expect(lines[0].split(separator: " ").joined(separator: " ") == heading)
    #expect(lines[1].hasPrefix("ErasingPages                S1 S2           "))
    #expect(lines[1].contains("  !✗!!·  ···········  ···    !!✗!"))
  }

  @Test("is as narrow as asked, from 40 to 100:", arguments: [20, 60, 78, 79, 94, 95, 100, 1000])
  func width(_ width: Int) throws {
    let rows = try table(width).prefix { !$0.isEmpty }
    #expect(rows.filter { $0.count > min(max(width, 40), 100) } == [])
  }

  @Test("is as narrow as asked, even with a long name:", arguments: [40, 79, 100])
  func name(_ width: Int) {
    let name = String(repeating: "Pages", count: 9)
    let verdict = Verdict(on: name, LawDescription(.getSet), .upheld, .modelAlike, seed: Seed(1))
    let judgement = Judgement(verdict, declared: .upheld)
    let lines = VerdictTable([judgement], of: "mine", width: width).lines
    #expect(lines.contains { $0.hasPrefix("PagesPagesPagesPagesPages") })
    #expect(lines.prefix { !$0.isEmpty }.allSatisfy { $0.count <= width })
  }

  @Test func `has a column for the memory that proofs allow for`() throws {
    let proved = try #require(try check(ErasingPages.self, obeys: .setGet))
    func table(_ width: Int) -> VerdictTable {
      VerdictTable([Judgement(proved, declared: .upheld)], of: "mine", width: width)
    }
    #expect(table(100).lines[1].split(separator: " ").suffix(2).first == "1")
    #expect(table(60).lines[1].hasSuffix("  k"))
    #expect(table(60).lines[3].hasSuffix("  1"))
  }

  @Test func `takes two lines for a system if it is narrow`() throws {
    #expect(try table(60)[2] == "ErasingPages")
  }

  @Test func `names the program that reports more`() throws {
    #expect(try table(100).contains { $0.contains("`mine check SYSTEM`") })
  }

  private let heading = "system rows round honesty local own kind k cases"

  private func table(_ width: Int) throws -> [String] {
    let judgements = try judgements(declaring: .broken, rows: ["S1", "S2"])
    return VerdictTable(judgements, of: "mine", width: width).lines
  }
}
