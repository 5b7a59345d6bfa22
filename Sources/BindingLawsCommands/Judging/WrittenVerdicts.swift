import LawChecking
import LawTelling

/// The verdicts of a file, or those among them that are asked for.
struct WrittenVerdicts {
  let judgements: [Judgement]
  private let path: String

  /// Reads a file; a system and a law choose among its verdicts.
  ///
  /// - Throws: `Failure.file` when it cannot be opened, `Failure.unreadable` when it holds anything
  ///   but verdicts, `Failure.usage` when none of them is asked for.
  init(path: String, _ choice: CaseArguments) throws {
    self.path = path
    let data = try AtomicFile.read(path, atMost: 256_000_000, as: "file of verdicts")
    let all: [Judgement]
    do {
      all = try VerdictFile(data).judgements
    } catch {
      throw Failure.unreadable("\(path) \(error)")
    }
    judgements = all.filter {
      (choice.system ?? $0.verdict.system) == $0.verdict.system
        && (choice.law ?? $0.verdict.law.id) == $0.verdict.law.id
    }
    if judgements.isEmpty {
      let wanted = [choice.system, choice.law].compactMap(\.self).joined(separator: " and ")
      throw Failure.usage("\(path) holds no verdict on \(wanted.cut(to: 60))")
    }
  }

  /// How they were to be reported, and how they are to be reported here.
  func manner(on console: Console, _ statistics: Bool) -> Set<Judgement.Manner> {
    let common = judgements.map(\.manner).reduce(Set(Judgement.Manner.allCases)) {
      $0.intersection($1)
    }
    return common.union(statistics ? [.statistics] : []).union(console.isQuiet ? [.quiet] : [])
  }

  /// A case of each mistake that is not as declared, or of all of them where there is none.
  ///
  /// - Throws: `Failure.unreadable` when there is no case at all.
  var stories: CaseStories {
    get throws {
      let reported = judgements.reported
      let surprises = stories(of: reported.filter { !$0.judgement.isAsDeclared })
      let stories = surprises.isEmpty ? stories(of: reported) : surprises
      if stories.isEmpty && notJudged.isEmpty {
        throw Failure.unreadable("\(path) holds no case to report")
      }
      return CaseStories(stories, notJudged: notJudged, Provenance(version: version))
    }
  }

  /// What could not be judged, a sentence each.
  private var notJudged: [String] {
    judgements.map(\.verdict).filter { $0.kind == .notJudged || $0.isGivenUp }.map(\.headline)
  }

  /// All of them as the pages of a run.
  var pages: RunPages { RunPages(of: judgements) }

  private func stories(of reported: [ReportedJudgement]) -> [CaseStory] {
    reported.filter(\.isReported).compactMap { $0.story(replayedBy: programCommand) }
  }
}
