import LawTesting
import TestSupport

/// What sets put off to the main queue waits as long as a test of the main actor judges.
@Suite(.serialized) struct `A set that lands when its test has judged` {
  @MainActor @Test func `takes back what was found, once, as a warning`() async throws {
    let issues = await issuesAfter {
      let verdicts = expect(bindingOver: Bool.self, putOff { $0.value = false })
      #expect(verdicts.count { $0.kind == .proved } == 13)
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(
      text(issue)
        == "Binding<Bool>@LateSetTests.swift:\(#line - 5) was found to obey 13 laws, and that "
        + "does not count: a set lands later, when its system has ended: let `settle()` wait for it, in a "
        + "StoreSystem or a DeferredSystem")
    #expect(issue.severity == .warning)
  }

  @MainActor @Test(.requiringJudgement)
  func `takes back what was found, as an issue if judgement is required`() async {
    let issues = await issuesAfter {
      expect(bindingOver: Bool.self, obeys: [.setGet], putOff { $0.value = false })
    }
    #expect(issues.count == 1)
    #expect(issues.first.map(text)?.contains(" was found to obey set-get, and that ") == true)
    #expect(issues.first?.severity == .error)
  }

  @MainActor @Test func `takes back the one verdict that was asked for`() async {
    let issues = await issuesAfter { expect(CorrectedLater.self, obeys: .setGet) }
    #expect(issues.map(text).count { $0.contains("CorrectedLater was found to obey set-get") } == 1)
  }

  @MainActor @Test func `says nothing if it changes nothing`() async {
    let issues = await issuesAfter {
      expect(
        bindingOver: Bool.self,
        putOff { source in
          let isOn = source.value
          source.value = isOn
        })
    }
    #expect(issues.map(text) == [])
  }

  @MainActor @Test func `says nothing of work that does not set`() async {
    let issues = await issuesAfter {
      let verdicts = expect(bindingOver: Bool.self, putOff { _ = $0.value })
      #expect(Set(verdicts.map(\.kind)) == [.proved])
    }
    #expect(issues.map(text) == [])
  }

  /// Returns a derivation that stores a set at once, and does something in a task, too.
  @MainActor private func putOff(
    _ work: @escaping @MainActor (Source<Bool>) -> Void
  ) -> (Source<Bool>) -> MyBinding<Bool> {
    { source in
      MyBinding(
        get: { source.value },
        set: { isOn in
          source.value = isOn
          Task { @MainActor in work(source) }
        })
    }
  }

  /// Returns the issues and warnings of a body, and of what it puts off to the main queue.
  @MainActor private func issuesAfter(_ body: @MainActor () -> Void) async -> [Issue] {
    let log = Locked<[Issue]>([])
    await withKnownIssue(isIntermittent: true) {
      body()
      // The queue is in order: what was put off before this runs before it.
      await Task { @MainActor in }.value
    } matching: { issue in
      log.use { $0.append(issue) }
      return true
    }
    return log.value
  }

  private func text(_ issue: Issue) -> String { issue.comments.first?.rawValue ?? "\(issue)" }
}

/// A flag that each set turns off again, in a task.
private struct CorrectedLater: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value },
      set: { isOn in
        source.value = isOn
        Task { @MainActor in source.value = false }
      })
  }
}
