import TestSupport

@Suite struct `A mistake in a log` {
  @Test func `is one failure in JUnit, to which the other laws refer`() throws {
    let report = try judgements(declaring: .upheld).junit(replayedBy: "mine")
    #expect(report.matches(of: /<failure\b/).count == 1)
    #expect(report.contains(" failures=\"1\" errors=\"0\""))
    #expect(report.contains("<skipped message=\"ErasingPages breaks get-set: same case as "))
  }

  @Test func `is no failure if it is declared`() throws {
    let report = try judgements(declaring: .broken, by: broken).junit(replayedBy: "mine")
    #expect(!report.contains("<failure"))
    #expect(!report.contains("<skipped"))
  }

  private var broken: [Law] {
    [Law.getSet, .setOffClearsOwn]
  }
}

@Suite struct `The summary of a job` {
  @Test func `reports a mistake once, with its case folded up`() throws {
    let text = try judgements(declaring: .upheld).summary(replayedBy: "mine")
    #expect(text.hasPrefix("### Binding laws: 2 not as declared\n\n1 system, "))
    #expect(text.matches(of: /\n\| `ErasingPages` \|/).count == 1)
    #expect(text.matches(of: /<details>/).count == 1)
    #expect(text.contains("mine replay v2/"))
  }

  @Test func `names the page of the run, with its address if given`() throws {
    let found = try judgements(declaring: .upheld)
    let summary = found.summary(replayedBy: "mine", page: "site")
    #expect(summary.contains(" A page of the whole run is `site`."))
    let link = "[A page of the whole run](https://example.org/1#artifacts) is `site`."
    let address = "https://example.org/1#artifacts"
    let text = found.summary(replayedBy: "mine", page: "site", at: address)
    #expect(text.contains(link))
  }

  @Test func `is short if all is as declared`() throws {
    let laws: [Law] = [.getSet]
    let text = try judgements(declaring: .broken, by: laws).summary(replayedBy: "mine")
    #expect(text == "### Binding laws: all as declared\n\n1 system, 1 verdict.\n\n")
  }
}
