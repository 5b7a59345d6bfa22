import TestSupport

@Suite struct `The annotations for GitHub` {
  @Test func `are a line for each mistake`() throws {
    let lines = try annotations
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::error title=") })
    #expect(lines.allSatisfy { $0.contains(" replay 'v2/") })
  }

  @Test func `escape what would end a title or a line`() throws {
    let line = try #require(try annotations.first)
    #expect(line.hasPrefix("::error title=`A \"B\" <C> & 'D'`%3A a<b & \"c\"%2C 'd'::`A \"B\""))
    #expect(line.contains("100%25\u{7}"))
    #expect(line.contains("%0D%0A::error::no%0A%0A  law "))
  }

  @Test func `stand beside JSON on standard error`() throws {
    let check = ["check", "Dying<Trap>", "--children", "--law", "total", "--github", "--json"]
    let run = try ProcessRun.ofUnruly(check)
    #expect(run.exitCode == 3)
    #expect(run.output.hasPrefix("{"))
    #expect(!run.output.contains("::error"))
    #expect(run.errors.hasPrefix("::error title=Dying<Trap>%3A total::Dying<Trap> crashed on"))
  }

  /// The annotations, without a line of a law's title that looks like one.
  private var annotations: [String] {
    get throws {
      let run = try UnrulyCheck.ofAll.run
      #expect(run.exitCode == 3)
      let lines = run.output.unicodeScalars.split(separator: "\n").map { String($0) }
      return lines.filter { $0.hasPrefix("::") && $0 != "::error::no" }
    }
  }
}
