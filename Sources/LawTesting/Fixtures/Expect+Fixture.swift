public import BindingLaws
import LawChecking
import LawTelling
public import Testing

/// Expects that the case in a file ends as the file says.
///
/// A file that cannot be used, or no longer fits its system, is an issue that names it and says
/// what to do. While the environment asks for one case, other files are passed over.
///
/// - Parameters:
///   - fixture: The file.
///   - systems: The systems that files may be about.
///   - laws: The laws that files may be about.
///   - sourceLocation: The place at which to report a failure.
public func expect(
  _ fixture: CounterexampleFixture, of systems: [any BindingSystem.Type],
  laws: [Law] = allLaws, sourceLocation: SourceLocation = #_sourceLocation
) {
  if RepeatedTest.isRunning { return }
  if EnvironmentSettings.current.isReplaying && !fixture.isAskedFor { return }
  do {
    try fixture.replay(systems, laws, sourceLocation)
  } catch {
    recordIssue("\(fixture.path) \(error)", at: sourceLocation)
  }
}

extension CounterexampleFixture {
  /// Whether the file holds the one case that the environment asks for.
  fileprivate var isAskedFor: Bool {
    guard let content = try? content.get() else { return false }
    return content.token == EnvironmentSettings.current.replay
  }

  /// Replays the case of the file, on the listed system and by the listed law that it names.
  fileprivate func replay(
    _ systems: [any BindingSystem.Type], _ laws: [Law],
    _ sourceLocation: SourceLocation
  ) throws {
    let content = try content.get()
    guard let system = systems.first(where: { $0.displayName == content.system }) else {
      throw UnusableError(
        fixture:
          "is about \(content.system), which is not among the listed systems: list it, or remove the file"
      )
    }
    guard let law = laws.first(where: { $0.id == content.law }) else {
      throw UnusableError(
        fixture:
          "is about \(content.law), which is not among the listed laws: list it, or remove the file"
      )
    }
    guard let kind = Verdict.Kind(rawValue: content.verdict) else {
      throw UnusableError(
        fixture: "expects \"\(content.verdict)\", which is no verdict: record it again")
    }
    try replay(content, system, law, kind, sourceLocation)
  }

  /// Replays the case of the file, and records an issue if it does not end as the file says.
  private func replay<System: BindingSystem>(
    _ content: FixtureContent, _ system: System.Type, _ law: Law, _ kind: Verdict.Kind,
    _ sourceLocation: SourceLocation
  ) throws {
    let replayed: ReplayedCase
    do {
      replayed = try replayedCase(content.token, of: system, obeying: law)
    } catch {
      throw UnusableError.unreadable(token: error)
    }
    let verdict = replayed.verdict
    guard replayed.isShown(by: content.trace) else {
      throw UnusableError(
        fixture: "is outdated: its token stands for another trace; record it again")
    }
    if EnvironmentSettings.current.isReplaying { ReplayReport.current?.append(verdict) }
    if replayed.isRefused {
      throw UnusableError(
        fixture:
          "holds a case that \(law.id) does not speak about any more, so that nothing was judged: "
          + "remove the file")
    }
    if verdict.fulfils(kind) { return }
    let text = "\(path) ends as \(verdict.kind.rawValue), not as \(kind.rawValue)"
    let report = verdict.report(replayedBy: ReplayReport.command)
    recordIssue("\(text): \(content.about)\n\n\(report)", at: sourceLocation)
  }
}
