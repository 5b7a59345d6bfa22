import BindingGenerators
import BindingLaws

/// A test that shows a counterexample without the checker: the system, its bindings and `#expect`.
///
/// `replay --test` prints it. `CI/full.d/walk` compiles it, and finds it by its title.
struct StandAloneTest<Judged: Subject> {
  typealias Model = Judged.Model
  /// The test, and its statements up to the first that fails.
  typealias Source = (text: String, statements: [String])

  private let title: String
  private let token: String
  private let subject: Judged
  private let given: Case
  private let words: SystemWords

  /// `nil` when something has to happen within something else, as the checker alone can make it, or in a
  /// transaction, which the test does not use.
  init?(_ subject: Judged, _ given: Case, of token: Token) {
    if subject.isTimed || subject.variation == .outside { return nil }
    words = subject.words
    title = "\(token.system) and \(token.law)".replacing("`", with: "")
    self.token = token.description
    self.subject = subject
    self.given = given
  }

  /// The test of the first run after which the system is not as the model says; `nil` when no
  /// assertion in it would fail.
  ///
  /// Where a law compares two runs, one of them departs from the model, which obeys the law.
  func source(showing runs: [ObservedTrace<Model>]) -> Source? {
    for throughHeld in [false, true] {
      for run in runs {
        guard let look = run.looks.last,
          !steps(of: run.trace, run, restsAlways: false).isUnspeakable
        else { continue }
        let expectations = differences(after: run.trace, look, throughHeld: throughHeld)
        if !expectations.isEmpty { return source(of: run, expectations, throughHeld) }
      }
    }
    return nil
  }

  /// The test up to its last lines, of a case that crashes; the system is not run to write
  /// it.
  ///
  /// `ChildCheck` adds the end and the closing brace. Loading fills the table, which the trace is read from.
  var opening: String {
    _ = subject.space.load(given)
    return opening(of: subject.space.trace(of: given), nil, restsAlways: restsAlways)
  }

  /// Whether the store is let come to rest after each operation.
  private var restsAlways: Bool { words.isStore && !subject.awaitsSets }

  /// The test comes to rest after each operation, and reads before it sets what follows from that, only
  /// where the system would otherwise do something else.
  private func source(
    of run: ObservedTrace<Model>, _ expectations: [String], _ throughHeld: Bool
  ) -> Source {
    func isSeen(along trace: Trace<Model>, restsAlways: Bool) -> Bool {
      let end = subject.machine(after: trace.operations.count, of: trace, restsAlways: restsAlways)
      return differences(after: run.trace, subject.look(at: end), throughHeld: throughHeld)
        == expectations
    }
    var trace = run.trace
    let isDeferred = restsAlways && !isSeen(along: trace, restsAlways: false)
    let short = steps(of: trace, run, restsAlways: isDeferred).settingAtOnce
    if short.operations != trace.operations && isSeen(along: short, restsAlways: isDeferred) {
      trace = short
    }
    let text =
      opening(of: trace, run, restsAlways: isDeferred)
      + expectations.map { "  \($0)\n" }.joined() + "}\n"
    let statements = steps(of: trace, run, restsAlways: isDeferred).lines
    return (text, statements + expectations.prefix(1))
  }

  /// What a test of it imports: the modules of the types that it names, which need not be public; tests
  /// are not imported.
  private var imports: [String] {
    let types =
      [words.type].compactMap(\.self) + [Model.Base.self, Model.Port.self, Model.Value.self]
    let libraries = ["BindingLaws", "Testing"]
    let (plain, testable) = modules(namedIn: types, beside: libraries + ["LawTesting"])
    return (plain + libraries).sorted().map { "import \($0)" }
      + testable.filter { !$0.hasSuffix("Tests") }.map { "@testable import \($0)" }
  }

  private func opening(
    of trace: Trace<Model>, _ run: ObservedTrace<Model>?, restsAlways: Bool
  ) -> String {
    let head = imports + ["", "// \(token)", "@MainActor @Test func `\(title)`() {"]
    let lines = steps(of: trace, run, restsAlways: restsAlways).lines
    return (head + lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  private func steps(
    of trace: Trace<Model>, _ run: ObservedTrace<Model>?, restsAlways: Bool
  ) -> StandAloneSteps<Model> {
    StandAloneSteps(trace, of: run, subject.space, words, restsAlways: restsAlways)
  }

  /// What the model says of the end, where the system is another opinion: of the base and of what
  /// fresh bindings read, or of what held ones do.
  private func differences(
    after trace: Trace<Model>, _ look: ObservedTrace<Model>.Look, throughHeld: Bool
  ) -> [String] {
    let model = subject.model
    let expected = subject.space.predictedTrace(of: trace).bases.last ?? trace.start
    var lines: [String] = []
    if !throughHeld && expected == expected && !model.areEquivalent(bases: look.base, expected) {
      lines.append("#expect(\(words.base) == \(swiftText(expected)))")
    }
    for fresh in subject.space.world.handles where model.isPresent(fresh.port, in: expected) {
      let handle = throughHeld ? fresh.held : fresh
      let value = model.get(fresh.port, in: expected)
      // Nothing equals NaN, so that such an assertion would always fail.
      guard value == value, let found = look.reading(handle), !model.areEquivalent(found, value)
      else { continue }
      lines.append("#expect(\(words.access(handle)) == \(swiftText(value)))")
    }
    return lines
  }
}
