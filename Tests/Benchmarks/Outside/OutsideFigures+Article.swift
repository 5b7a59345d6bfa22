import BindingLaws
import LawTelling

extension OutsideFigures {
  /// The article *How good is it?*, which says in sentences what the tables show.
  var article: String {
    """
    # How good is it?

    After this article you know which faults that others published the checker finds, which it misses, how small the
    smallest failing cases are, and which faults each group of laws notices.

    `swift run -c release benchmarks outside` measures this, and prints the tables. *Red* marks a figure that misses its goal.

    ## Eight faults of a search tree

    From John Hughes, *How to Specify It!* (TFP 2019). `tree[k]` is a `Binding<Int?>`; a set of `nil` deletes the key.

    - `conforms` finds \(conforming.count) of \(TreeFault.allCases.count), in \
    \(mean(conforming)) random cases on average. The model-based properties of the
      paper need \(Self.casesInPaper), its metamorphic ones 56, its postconditions 77.\(conformsRemark)
    - Laws that ask the model nothing but what is accepted find \(foundByOthers) of the \
    \(Self.faultsBesideUnion.count) faults of insert and delete.
    - The correct tree breaks \(falseAlarms) of \(TreeSystem.laws.count) laws.

    ## Eight faults of a todo app

    From O'Connor and Wickström, *Quickstrom* (PLDI 2022). Their checker misses a faulty app in 21 % of runs of 41
    seconds, and in 8 % of runs of 149 seconds.

    - With \(todoWithMore.cases.withCommas) cases, \(todoWithMore.missed) of \(todoWithMore.runs) runs \
    miss a fault, and a check by one law takes less than \(todoWithMore.longestSeconds) s.
    - Of \(TodoStyle.allCases.count) lawful variants of the app, \(accused) are taken for faulty.\(alarms)
    - Red: with \(todoByDefault.cases.withCommas) cases, the default, \(todoByDefault.missed) of \
    \(todoByDefault.runs) runs miss a fault.

    \(planted.section)

    ## Challenges for simplifiers

    - Of the challenges of [jlink/shrinking-challenge](https://github.com/jlink/shrinking-challenge), \
    \(challenges.count(where: \.isGreen)) of \(challenges.count) end in the
      published minimum under each of \(challenges[0].seeds) seeds.
    \(redChallenges)- Red: more runs than others report are taken by \(slowerChallenges).

    \(sizes.section)

    \(laws.section)
    """
  }

  /// The mean number of cases in which the model-based properties of the paper find a fault.
  ///
  /// Our own mean is red if it is larger.
  private static let casesInPaper = 5.8

  /// For each fault of the tree that `conforms` finds, the mean number of cases until then.
  private var conforming: [Double] {
    TreeFault.allCases.compactMap { trees.cell(Law.conforms.id, $0)?.mean }
  }

  /// Returns a mean as the article prints it.
  private func mean(_ numbers: [Double]) -> String { "\(numbers.mean.rounded(to: 1))" }

  /// The end of the point on `conforms`, which says why it needs more cases than the paper.
  ///
  /// Empty if it needs fewer.
  private var conformsRemark: String {
    if conforming.mean < Self.casesInPaper { return "" }
    return " Red: each case of\n"
      + "  ours has all operations, where a property of the paper has the one at fault."
  }

  /// The faults of insert and delete.
  private static let faultsBesideUnion = TreeFault.allCases.filter { !$0.isOfUnion }

  /// The number of faults of insert and delete that some law finds under every seed without asking the model
  /// for more than what is accepted.
  private var foundByOthers: Int {
    let laws = Set(LawGroup.withoutModel.map(\.id))
    return Self.faultsBesideUnion.count { fault in
      trees.cells.contains { cell in
        cell.fault == fault && laws.contains(cell.law) && cell.found == cell.seeds
      }
    }
  }

  /// The number of laws that the correct tree seems to break.
  private var falseAlarms: Int { trees.cells.count { $0.fault == nil && $0.found > 0 } }

  /// The number of lawful variants of the todo app that seem to break a law.
  private var accused: Int {
    Set(todos.flatMap(\.styles).filter { !$0.alarms.isEmpty }.map(\.style)).count
  }

  /// The laws that a lawful variant of the todo app seems to break, or whose premise it rarely meets.
  private var alarms: String {
    let styles = todos.flatMap(\.styles)
    let broken = Set(styles.flatMap(\.alarms)).sorted()
    let open = Set(styles.flatMap(\.open)).sorted()
    return (broken.isEmpty ? "" : " Red: by \(names(broken)).")
      + (open.isEmpty ? "" : " \(names(open))\n  gives up: its premise is too rare.")
  }

  private func names(_ laws: [String]) -> String {
    laws.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// How many challenges take more runs than another framework reports.
  private var slowerChallenges: String {
    [
      slower(than: "Hypothesis", { $0.hypothesis }), slower(than: "jqwik", { $0.jqwik }),
      slower(than: "Exhaust", { $0.exhaust }),
    ].joined(separator: ", ")
  }

  /// Returns the number of challenges that take more runs than a framework reports, of those that it reports on.
  private func slower(
    than framework: String, _ report: (ChallengeFigures) -> PublishedReport?
  ) -> String {
    let reported = challenges.filter { report($0) != nil }
    let slower = reported.count { challenge in
      report(challenge).map { $0.runs < challenge.compared.runs } ?? false
    }
    return "\(slower) of \(reported.count) (\(framework))"
  }

  /// A point for each challenge that does not end in the published minimum under each seed, with the reason.
  private var redChallenges: String {
    challenges.filter { !$0.isGreen }.map { challenge in
      let final = challenge.compared.finals.first ?? "nothing"
      let reason = Self.reasons[challenge.name] ?? "The reason is not known."
      return "- Red: \(challenge.name) ends in `\(final)`.\n  \(reason)\n"
    }.joined()
  }

  /// The reasons why challenges do not end in the published minimum, by the names of the challenges.
  private static let reasons = [
    BinaryHeap.name: """
    The checker takes an empty left heap for simpler than a full one, however deep the right heap gets.
    """
  ]
}

extension TodoFigures {
  /// The number of runs, one for each fault and seed.
  fileprivate var runs: Int { faults.count * seeds }
  /// The number of runs that miss their fault.
  fileprivate var missed: Int { faults.map(\.missed).reduce(0, +) }
  /// The time of the longest check, in seconds, rounded up.
  fileprivate var longestSeconds: Int {
    Int((faults.map(\.seconds).max() ?? 0).rounded(.up))
  }
}
