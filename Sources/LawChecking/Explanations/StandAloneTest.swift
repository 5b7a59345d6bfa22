import BindingGenerators
import BindingLaws

/// A test that shows a counterexample without the checker: the system, its bindings and `#expect`.
///
/// `replay --test` prints it. `CI/full.d/walk` compiles it, and finds it by its title.
struct StandAloneTest<Judged: Subject> {
  typealias Model = Judged.Model
  /// A written test.
  struct Written {
    let text: String
    /// The statements up to the first that fails.
    let statements: [String]
  }

  private let title: String
  private let token: String
  private let law: String
  private let subject: Judged
  private let testCase: LoadedCase
  private let words: SystemWords

  /// Makes the test.
  ///
  /// Nil if operations happen within others, which only the checker can bring about, or in a transaction.
  init?(_ subject: Judged, _ testCase: LoadedCase, of token: Token) {
    if subject.isTimed || subject.variation == .outside { return nil }
    words = subject.words
    title = "\(token.system) and \(token.law)".replacing("`", with: "")
    self.token = token.description
    law = token.law
    self.subject = subject
    self.testCase = testCase
  }

  /// Returns the test of the first run after which the system differs from the model.
  ///
  /// If a law compares two runs, one of them departs from the model, which obeys the law. A learned model may
  /// allow both.
  ///
  /// Nil if no assertion would fail.
  ///
  /// - Parameter runs: The run that breaks the law, and then the one with which it is compared, if there is one.
  func source(showing runs: [ObservedTrace<Model>]) -> Written? {
    if law == Law.lateIsHarmless.id { return runs.first.flatMap(sourceOfLateSet) }
    for throughHeld in [false, true] {
      for run in runs {
        if let source = source(
          of: run, expecting: end(of: run.trace), throughHeld: throughHeld)
        {
          return source
        }
      }
    }
    return runs.first.flatMap { sourceOfAllowedRun($0, beside: runs.dropFirst().first) }
  }

  /// Returns the test of a run that breaks the law, and that the model allows.
  ///
  /// The law itself says how the run has to end: the port reads what was set; or it ends as the other run
  /// does, or as it was before the last operation, or as it was before the same set again.
  private func sourceOfAllowedRun(
    _ run: ObservedTrace<Model>, beside other: ObservedTrace<Model>?
  ) -> Written? {
    guard let last = run.trace.operations.last else { return nil }
    let isLearned = subject.model.learned != nil
    if isLearned || subject.model is any KeyPathModel, law == Law.setGet.id,
      case .now(.set, let handle?, .value(let value)) = last.step
    {
      return source(of: run, expecting: End(readings: [(handle.fresh, value)]))
    }
    // Any other model that allows the run breaks the law, too.
    if !isLearned { return nil }
    if subject.variation == .asWritten, let snapshot = other?.snapshots.last {
      return source(of: run, expecting: end(in: snapshot))
    }
    if law == Law.getSet.id, let snapshot = run.snapshots.dropLast().last {
      return source(of: run, expecting: end(in: snapshot))
    }
    if law == Law.setLocal.id, let snapshot = run.snapshots.last {
      // By a learned model a set may change anything, but the same set again must change nothing.
      var twice = run.trace
      twice.operations.append(last)
      return source(
        of: subject.observedTrace(of: twice, sharing: run), expecting: end(in: snapshot))
    }
    return nil
  }

  /// Returns the test of a set that lands late.
  ///
  /// The set may land in the written base or not, so the run may end in two bases. In either the readings
  /// have to be those of the base.
  private func sourceOfLateSet(in run: ObservedTrace<Model>) -> Written? {
    guard let found = run.snapshots.last?.base, let written = end(of: run.trace).bases?.first
    else { return nil }
    let landed = run.trace.operations.compactMap { operation -> Model.Base? in
      guard case .now(.set, let handle?, .value(let value)) = operation.step else { return nil }
      return subject.model.set(value, at: handle.port, in: written)
    }
    let lawful = ([written] + landed.suffix(1)).unique
    if lawful.contains(where: { subject.model.areEquivalent(bases: found, $0) }) {
      let end = End(readings: predictedReadings(in: found))
      // If the readings are right, the set must not have landed.
      return source(of: run, expecting: end)
        ?? source(of: run, expecting: End(bases: [written], readings: []))
    }
    return source(of: run, expecting: End(bases: lawful, readings: []))
  }

  /// The test of a case that crashes, up to its last lines.
  ///
  /// The system does not run. `ChildCheck` adds the end and the closing brace.
  var opening: String {
    opening(of: subject.space.trace(of: testCase), nil, settling: settling)
  }

  /// The times at which the store settles by itself as the law is judged.
  private var settling: StoreSettling {
    if !words.isStore { return .asTraced }
    return subject.awaitsSets ? .atStart : .afterEachOperation
  }

  /// Returns the test of a run that does not end as expected, or nil if it does, or cannot be written.
  ///
  /// The test settles the store only if the system would otherwise do something else. For the same reason
  /// alone it reads first where an operation sets what follows from a reading.
  private func source(
    of run: ObservedTrace<Model>, expecting end: End, throughHeld: Bool = false
  ) -> Written? {
    guard let snapshot = run.snapshots.last,
      !steps(of: run.trace, run, settling: .asTraced).isUnspeakable
    else { return nil }
    let expectations = differences(of: snapshot, from: end, throughHeld: throughHeld)
    if expectations.isEmpty { return nil }
    func isSeen(along trace: Trace<Model>, settling: StoreSettling) -> Bool {
      let machine = subject.machine(
        after: trace.operations.count, of: trace, settling: settling)
      let seen = differences(
        of: subject.snapshot(of: machine), from: end, throughHeld: throughHeld)
      return seen == expectations
    }
    var trace = run.trace
    let needsSettling = settling != .asTraced && !isSeen(along: trace, settling: .asTraced)
    let needed = needsSettling ? settling : .asTraced
    let short = steps(of: trace, run, settling: needed).settingAtOnce
    if short.operations != trace.operations && isSeen(along: short, settling: needed) {
      trace = short
    }
    let text =
      opening(of: trace, run, settling: needed)
      + expectations.map { "  \($0)\n" }.joined() + "}\n"
    let statements = steps(of: trace, run, settling: needed).lines
    return Written(text: text, statements: statements + expectations.prefix(1))
  }

  /// The imports of the test: the modules of the types that it names, which need not be public.
  ///
  /// Modules of tests are not imported.
  private var imports: [String] {
    let types =
      [words.type].compactMap(\.self) + [Model.Base.self, Model.Port.self, Model.Value.self]
    let libraries = ["BindingLaws", "Testing"]
    let (plain, testable) = modules(namedIn: types, beside: libraries + ["LawTesting"])
    return (plain + libraries).sorted().map { "import \($0)" }
      + testable.filter { !$0.hasSuffix("Tests") }.map { "@testable import \($0)" }
  }

  private func opening(
    of trace: Trace<Model>, _ run: ObservedTrace<Model>?, settling: StoreSettling
  ) -> String {
    let head = imports + ["", "// \(token)", "@MainActor @Test func `\(title)`() {"]
    let lines = steps(of: trace, run, settling: settling).lines
    return (head + lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  private func steps(
    of trace: Trace<Model>, _ run: ObservedTrace<Model>?, settling: StoreSettling
  ) -> StandAloneSteps<Model> {
    StandAloneSteps(trace, of: run, subject.space, words, settling: settling)
  }

  /// The state in which a run has to end.
  private struct End {
    /// The bases that it may have.
    ///
    /// Nil if it may have any.
    var bases: [Model.Base]?
    /// The value at each port that has to read a certain one.
    var readings: [(port: Handle<Model.Port>, value: Model.Value)]
  }

  /// Returns the end of a trace that the model predicts.
  ///
  /// If sets land later, the base counts only once they have landed.
  private func end(of trace: Trace<Model>) -> End {
    let expected = subject.space.predictedTrace(of: trace).bases.last ?? trace.start
    let isAtRest = !subject.awaitsSets || trace.operations.last?.kind == .settle
    let bases = [expected] + [subject.model.asRight(as: expected)].compactMap(\.self)
    return End(bases: isAtRest ? bases : nil, readings: predictedReadings(in: expected))
  }

  /// Returns the reading that the model predicts at each present port.
  private func predictedReadings(
    in base: Model.Base
  ) -> [(port: Handle<Model.Port>, value: Model.Value)] {
    let model = subject.model
    let present = subject.space.world.handles.filter { model.isPresent($0.port, in: base) }
    return present.map { ($0, model.get($0.port, in: base)) }
  }

  /// Returns the state that a snapshot shows.
  private func end(in snapshot: ObservedTrace<Model>.Snapshot) -> End {
    let handles = subject.space.world.handles
    return End(
      bases: [snapshot.base],
      readings: handles.compactMap { port in snapshot.reading(port).map { (port, $0) } })
  }

  /// Returns an assertion for each thing in a snapshot that is not as an end requires.
  ///
  /// They are about the base and the readings of fresh bindings, or about the readings of held ones.
  private func differences(
    of snapshot: ObservedTrace<Model>.Snapshot, from end: End, throughHeld: Bool
  ) -> [String] {
    let model = subject.model
    let table = subject.space.table
    var lines: [String] = []
    if !throughHeld, let bases = end.bases, !mayEnd(in: snapshot.base, requiring: bases) {
      let written = bases.map { words.text(ofBase: $0, in: table) }
      let claim =
        written.count == 1
        ? "\(words.base) == \(written[0])"
        : "[\(written.joined(separator: ", "))].contains(\(words.base))"
      lines.append(words.statement("#expect(\(claim))", naming: bases[0], as: written[0]))
      // What has to be read depends on which of them it is.
      if bases.count > 1 { return lines }
    }
    for (fresh, value) in end.readings where value == value {
      let handle = throughHeld ? fresh.held : fresh
      guard let found = snapshot.reading(handle), !model.areEquivalent(found, value) else {
        continue
      }
      let written = words.text(ofValue: value, in: table)
      lines.append(
        words.statement(
          "#expect(\(words.access(handle)) == \(written))", naming: value, as: written))
    }
    return lines
  }

  /// Whether a run that has to end in one of some bases may end in this one.
  private func mayEnd(in base: Model.Base, requiring bases: [Model.Base]) -> Bool {
    bases.contains { right in
      // Nothing equals NaN, so an assertion of it would always fail.
      right != right || subject.model.areEquivalent(bases: base, right)
    }
  }
}
