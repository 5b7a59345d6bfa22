import BindingLaws
import LawTelling

extension OutsideFigures {
  /// The article *How good is it?* around these tables.
  func article(_ tables: [String]) -> String {
    """
    # How good is it?

    After this article you know which faults that others published the checker finds, and which it misses.

    ## Overview

    `swift run -c release benchmarks outside --article` prints this page. What is *red* misses its goal.

    ## Eight faults of a search tree

    John Hughes describes them in *How to Specify It!* (TFP 2019). Here a tree of four keys is a store, `tree[k]` is a
    `Binding<Int?>` where `nil` deletes, and a union is an action. The last columns say after how many
    random cases `conforms` breaks, and which other law breaks soonest: a mean of \(treeSeeds) seeds.

    \(tables[0])

    - `conforms` finds \(conforming.count) of 8, in \(mean(conforming)) cases on average; in \(mean(withoutSecond)) \
    without the second, which the paper leaves out. Its
      model-based properties need 5.8, its metamorphic ones 56, its postconditions 77.\(conformsRemark)
    - Laws that ask no model find \(lawful) of the 5 faults of insert and delete.
    - The correct tree breaks \(falseAlarms) of \(TreeSystem.laws.count) laws.

    ## Eight faults of a todo app

    O'Connor and Wickström tested 43 TodoMVC apps (*Quickstrom*, PLDI 2022). Their checker misses a faulty one in
    21 % of runs at 41 seconds, in 8 % at 149. Here are eight faults after their descriptions, in an app of two rows.
    The law was named beforehand. The numbers say how many of \(seeds) seeds miss the fault, by that law and by all laws,
    with 300 cases (the default) and with 3,000.

    \(tables[1])

    - With 3,000 cases \(missed(1)) of \(8 * seeds) runs miss, and a check by one law takes less than \(seconds(1)) s.
    - Four lawful variants of the app break no law, under \(styleSeeds) seeds.\(alarms)
    - Red: with 300 cases, in less than \(seconds(0)) s, \(missed(0)) of \(8 * seeds) runs miss. Two faults need a rare case: \
    a hidden row comes
      back only where nothing but toggle-all is set after the empty edit; a first addition needs an empty list and a text.

    ## Eleven challenges for simplifiers

    They are those of [jlink/shrinking-challenge](https://github.com/jlink/shrinking-challenge), one with three
    parts. The setter of a cell drops each value that falsifies the property, so `set-get` breaks exactly there.
    *Reached* counts those of \(challenges[0].seeds) seeds that end in the minimum. *Runs* are the mean, with the number of distinct
    results. The last columns are what two libraries report there.

    \(tables[2])

    - \(challenges.count(where: \.isGreen)) of \(challenges.count) rows end in the published minimum under every seed.
    \(redChallenges)- Red: the runs. A check simplifies up to eight other failing cases, too, each until it comes to what another came
      to. Without them a row has up to \(mostAlone) results.
    - Several minima are published. Ours depends on the generator: it draws a sign before a size, so 2 is simpler
      than −1, and lists division before addition.

    ## What a check costs

    \(costs.w1.sequences) random sequences on eight bindings take \(costs.w1.ratio.rounded(to: 1)) times the processor time of a bare \
    loop. A set that erases
    another's selection is found under \(costs.w2.found) of \(costs.w2.seeds) seeds, in the median at case \
    \(costs.w2.firstMedian), and simplified in \(costs.w2.simplifyMedian) runs;
    \(costs.w2.minimal) end in two operations; distinct results: \(costs.w2.distinctFinals).

    The table has ten specimens with each effort, and all that neither end their process nor belong to the main actor.
    A check is one law of one system. Time is that of the processor, by that of ten specimens with normal effort. All of
    them take less than \(Int(costs.normal.seconds.rounded(.up))) s on one slow core.

    \(tables[3])
    \(page.map { "\n" + besides($0) } ?? "")
    """
  }

  /// The same work in other frameworks, and an adopter's first build.
  private func besides(_ page: BenchPage) -> String {
    """
    Other frameworks did the same two pieces of work on the same machine (`CI/bench`). *Time* is that of an operation
    of the random sequences, by that of a loop in C.

    \(page.table(beside: costs))
    """
      + (page.firstBuild.map {
        "\n\nAn adopter's first build, of a package with one test, takes \(Int($0)) s of the processor."
      } ?? "")
  }

  private var seeds: Int { todos[0].seeds }

  private var treeSeeds: Int { trees.cells.map(\.seeds).max() ?? 0 }

  private var conforming: [Double] {
    TreeFault.allCases.compactMap { trees.cell(Law.conforms.id, $0)?.mean }
  }

  private var withoutSecond: [Double] {
    TreeFault.allCases.filter { $0 != .insertRepeats }
      .compactMap { trees.cell(Law.conforms.id, $0)?.mean }
  }

  private func mean(_ numbers: [Double]) -> String { "\(numbers.mean.rounded(to: 1))" }

  private var conformsRemark: String {
    withoutSecond.mean < 5.8
      ? ""
      : """
       Red: each case of
        ours has all operations, where a property of the paper has the one at fault.
      """
  }

  /// How many faults of insert and delete some law but `conforms` finds under every seed.
  private var lawful: Int {
    TreeFault.allCases.prefix(5).count { fault in
      trees.cells.contains {
        $0.fault == fault && $0.law != Law.conforms.id && $0.found == $0.seeds
      }
    }
  }

  private var falseAlarms: Int { trees.cells.count { $0.fault == nil && $0.found > 0 } }

  private func seconds(_ place: Int) -> String {
    "\(Int((todos[place].faults.map(\.seconds).max() ?? 0).rounded(.up)))"
  }

  private func missed(_ place: Int) -> Int { todos[place].faults.map(\.missed).reduce(0, +) }

  private var styleSeeds: String {
    todos.map { "\($0.styles[0].seeds)" }.joined(separator: " and ")
  }

  private var alarms: String {
    let styles = todos.flatMap(\.styles)
    let broken = Set(styles.flatMap(\.alarms)).sorted()
    let open = Set(styles.flatMap(\.open)).sorted()
    return (broken.isEmpty ? "" : " Red: but for \(names(broken)).")
      + (open.isEmpty ? "" : " \(names(open))\n  gives up: its premise is too rare.")
  }

  private func names(_ laws: [String]) -> String {
    laws.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The most results that the simplifier has of a challenge if it compares with no other failing cases.
  private var mostAlone: Int { challenges.map(\.alone.finals.count).max() ?? 0 }

  private var redChallenges: String {
    challenges.filter { !$0.isGreen }.map { challenge in
      let final = challenge.compared.finals.first ?? "nothing"
      let reason = Self.reasons[challenge.name] ?? "The reason is not known."
      return "- Red: \(challenge.name) ends in `\(final)`.\n  \(reason)\n"
    }.joined()
  }

  /// Why a challenge does not end in the published minimum.
  private static let reasons = [
    BinaryHeap.name: """
    Simpler means smaller draws from the first on, not fewer. So an empty left heap comes before a full one, \
    however
      deep the right one gets.
    """
  ]
}
