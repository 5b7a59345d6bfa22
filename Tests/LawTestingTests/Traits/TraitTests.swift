import TestSupport

@testable import LawTesting

@Suite(.cases(7), .seed(1)) struct `A trait` {
  @Test func `of a suite is inherited`() {
    #expect(CheckSettings.current.options.cases == 7)
    #expect(CheckSettings.current.options.seed == Seed(1))
  }

  @Test(.cases(8)) func `of a test overrules that of its suite`() {
    #expect(CheckSettings.current.options.cases == 8)
    #expect(CheckSettings.current.options.seed == Seed(1))
  }

  @Suite(.timeBudget(.seconds(2))) struct `of a suite in a suite` {
    @Test(.exhaustive(depth: 3)) func `adds up`() {
      let options = CheckSettings.current.options
      #expect(options.cases == 7)
      #expect(options.timeBudget == .seconds(2))
      #expect(options.exhaustiveDepth == 3)
    }
  }

  @Suite(.childLimits(time: .seconds(5))) struct `of limits of child processes` {
    @Test(.childLimits(memory: 64)) func `leaves other limits alone`() {
      let limits = CheckSettings.current.limits.child
      #expect(limits.processorTime == 5_000)
      #expect(limits.memory == 64)
    }
  }

  @Test(.skipping(.getSet, because: "it is the article's own"))
  func `skips a law`() {
    #expect(expect(ClearingButton.self, obeys: .getSet) == nil)
  }

  @Test(.expecting(.getSet, .broken, because: "it is the article's own"))
  func `expects a broken law`() {
    #expect(expect(ClearingButton.self, obeys: .getSet)?.kind == .broken)
  }

  @Test(.expecting(.getSet, .broken, because: "of old"))
  func `is an issue if what it expects no longer holds`() throws {
    let text = try onlyIssue { expect(ColourButton.self, obeys: .getSet) }
    #expect(text.hasPrefix("ColourButton was expected to be broken on get-set (of old), but"))
  }

  @Test func `warns of a law that was not judged`() {
    #expect(issuesOfNoJudgement().map(\.severity) == [.warning])
  }

  @Test(.requiringJudgement) func `makes an issue of a law that was not judged`() {
    let found = issuesOfNoJudgement()
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.first?.comments.first?.rawValue.hasPrefix(
        "LevelTab shows no evidence on never-met; the premise held in 0 of ")
        == true)
  }

  @Test(.requiringJudgement, .expecting(.neverMet, .upheld, because: "nobody is a stranger"))
  func `makes an issue of an unjudged law, whatever is expected`() throws {
    let text = try onlyIssue { expect(LevelTab.self, obeys: .neverMet) }
    #expect(text.contains("(nobody is a stranger), but the verdict is no evidence"))
  }

  @Test(.expecting(.settles, .broken, because: "of old"))
  func `is an issue if what it expects is never judged`() {
    let texts = issues { expect(ColourButton.self, obeys: .settles) }
    #expect(
      texts == [
        "ColourButton was expected to be broken on settles (of old), but settles does not speak about "
          + "it: remove the trait .expecting"
      ])
  }

  private func issuesOfNoJudgement() -> [Issue] {
    recorded { expect(LevelTab.self, obeys: .neverMet) }
  }

  @Test(.cases(100), .inChildProcess) func `gives the same verdicts in child processes`() {
    let verdicts = expect(ColourButton.self, obeys: .selection)
    #expect(verdicts.map(\.kind) == [.proved, .proved, .proved, .proved])
    let texts = issues { expect(ClearingButton.self, obeys: .getSet) }
    #expect(texts == textsWithoutChild(Law.getSet))
  }

  @Test func `gives the same mix of operations in child processes`() throws {
    let mixes = try [CheckSettings(), CheckSettings(isInChildProcess: true)].map { settings in
      let verdict = CheckSettings.$current.withValue(settings) {
        silently { expect(ClearingButton.self, obeys: .getSet) }
      }
      return "\(try #require(verdict?.mix))"
    }
    #expect(mixes[0].contains("set"))
    #expect(mixes[0] == mixes[1])
  }

  @Test(.memory(upTo: 3)) func `sets the depth of memory to search for`() {
    let verdicts = expect(bindingOver: Bool.self, obeys: [.setGet], MyBinding.init)
    #expect(verdicts.first?.remark?.hasPrefix("up to 3 operations of memory") == true)
  }

  @Test(.inChildProcess) func `ends a search in a child process in time`() throws {
    let options = CheckOptions(cases: 1_000_000).with(\.timeBudget, .milliseconds(50)).withoutProof
    let text = try onlyIssue { expect(ColourButton.self, obeys: .getSet, options: options) }
    #expect(text.contains("get-set; the time budget ended after "))
  }

  /// Returns the issues of the same check without a child process.
  private func textsWithoutChild(_ law: Law) -> [String] {
    CheckSettings.$current.withValue(CheckSettings()) {
      issues {
        expect(ClearingButton.self, obeys: law, options: CheckOptions(seed: Seed(1), cases: 100))
      }
    }
  }
}

@Suite(.expecting(.settles, .broken, because: "of old"))
struct `A suite that expects something of one of its systems` {
  @Test func `does not expect it of the others`() {
    let verdicts = expect(ColourButton.self, obeys: [.getSet, .settles])
    #expect(verdicts.map(\.law.id) == ["get-set"])
  }
}

extension Law {
  /// A law whose premise no case meets.
  fileprivate static let neverMet = Law("never-met", "nothing", "false ⇒ x", NeverMet())
}

private struct NeverMet: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll(.p, where: { _, _ in false }, after: []) { _, _ in nil }
  }
}
