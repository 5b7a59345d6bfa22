import BindingGenerators

/// The smallest case that breaks a law, as far as is known.
struct Smallest {
  /// The draws of the case.
  private(set) var draws: Draws
  /// The number of runs that simplifying took.
  private(set) var simplifications = 0
  /// The number of smaller cases that were run.
  private(set) var tried = 0
  /// The number of cases that certificates ran.
  private var runsOfCertificates = 0
  /// The number of cases that `shorter` ran.
  private var runsOfShorter = 0
  /// The number of cases that simplifying, certificates and `shorter` ran.
  var runs: Int { simplifications + runsOfCertificates + runsOfShorter }
  /// Whether all smaller cases were run.
  private(set) var isCertain = false

  /// Simplifies a finding, unless it is the first of all cases in order of size.
  ///
  /// - Parameter order: The cases that were run in order of size before.
  init(
    _ finding: Search.Finding, _ runner: Runner, _ options: CheckOptions,
    after order: SizeOrder
  ) {
    draws = finding.choices.record
    if finding.isSmallest {
      tried = finding.number - 1
      isCertain = true
    } else {
      simplify(finding.choices, runner, options, after: order)
    }
  }

  /// Simplifies the draws of a failing case.
  init(_ failing: Choices, _ runner: Runner, _ options: CheckOptions) {
    draws = failing.record
    simplify(failing, runner, options, after: nil)
  }

  /// Simplifies the case, then runs all smaller ones, up to a limit.
  ///
  /// If none is left out, the first of them that fails is the smallest. Otherwise it goes on from the first that
  /// fails, or from one of fewer operations, or from one that starts later. If there is none of these, it compares
  /// the case with some others.
  private mutating func simplify(
    _ failing: Choices, _ runner: Runner, _ options: CheckOptions,
    after order: SizeOrder?
  ) {
    let limit = options.certificationLimit
    let budget = runner.subject.isFinite ? limit : min(limit, Self.mostUncertain)
    var failing = failing
    while true {
      var simplifier = Simplifier(failing, attempt: runner.drawsOfFailure)
      simplifier.hasTime = { !runner.isOutOfTime }
      simplifier.run()
      simplifications += simplifier.executions
      let certificate = MinimalityCertificate(
        runner, of: simplifier.draws, limit: budget - runsOfCertificates, after: order)
      runsOfCertificates += certificate.runs
      tried = certificate.tried
      isCertain = certificate.isComplete
      draws = simplifier.draws
      // Without a budget, the certificate has run nothing: what simplifying has found is the answer.
      if limit == 0 { return }
      if isCertain {
        if let smallest = certificate.smaller { draws = smallest.record }
        return
      }
      let smaller =
        certificate.smaller ?? shorter(than: simplifier, from: certificate.length, runner)
      if let smaller { draws = smaller.record }
      guard let next = smaller ?? startingLater(runner) else { break }
      failing = next
    }
    compareWithOthers(runner)
  }

  /// The most cases that a certificate runs if values are generated.
  ///
  /// Nothing is certain then, and simple values in order of size are only a help. With five values for each
  /// draw, one port has some 450 cases of up to one operation, and 8,000 of up to two: these are too many.
  private static var mostUncertain: Int { 1_000 }

  /// Returns a failing case that starts where the first operations of this case lead, without these
  /// operations.
  ///
  /// It leaves out as many operations as it can. Nil if cases start in no such state, or if no such case
  /// fails.
  private mutating func startingLater(_ runner: Runner) -> Choices? {
    let subject = runner.subject
    guard let starts = subject.starts, let testCase = runner.run(draws).testCase else { return nil }
    var states = [subject.start(of: testCase)]
    for code in testCase.operations {
      states.append(subject.next(states[states.count - 1], code, by: testCase.meaning))
    }
    for count in stride(from: testCase.operations.count, through: 1, by: -1)
    where starts.contains(states[count]) && !runner.isOutOfTime {
      var later = testCase
      later.spelling.start = states[count]
      later.operations.removeFirst(count)
      simplifications += 1
      if let failing = runner.drawsOfFailure(of: later) { return failing }
    }
    return nil
  }

  /// Returns the first failing case with fewer operations, all of which are operations of this one.
  ///
  /// It goes on where a certificate has reached its limit. A case has few operations of its own, so that all
  /// their sequences are tried sooner than all cases.
  ///
  /// - Parameter length: The number of operations of the first case to try.
  private mutating func shorter(
    than simplifier: Simplifier, from length: Int, _ runner: Runner
  ) -> Choices? {
    let values = simplifier.draws.values
    let spans = simplifier.operationSpans
    guard let front = spans.first?.lowerBound, length < spans.count else { return nil }
    let operations = Set(spans.map { Array(values[$0]) }).sorted { $0.isSimpler(than: $1) }
    for count in length..<spans.count {
      // Numbers of `operations`, which count up like an odometer.
      var word = Array(repeating: 0, count: count)
      while runsOfShorter < Self.mostShortened && !runner.isOutOfTime {
        runsOfShorter += 1
        tried += 1
        let own = [UInt64(count)] + values[1..<front] + word.flatMap { operations[$0] }
        if let failing = runner.drawsOfFailure(Draws(values: own)) { return failing }
        guard let place = word.lastIndex(where: { $0 < operations.count - 1 }) else { break }
        word[place] += 1
        for later in word.indices[(place + 1)...] { word[later] = 0 }
      }
    }
    return nil
  }

  /// The most cases that `shorter` runs.
  ///
  /// They cost little: with 2,000, the check of all specimens makes some 1,000 systems more, of four million.
  private static var mostShortened: Int { 2_000 }

  /// Simplifies some more failing cases, and takes the simplest of all: edits may end in more than one place.
  ///
  /// These cases do not depend on the seed. Half of them have operations of the simplest kind alone, which is
  /// `set` where sets are drawn. The seed and the bounds below decide what is found, as recorded outputs show.
  private mutating func compareWithOthers(_ runner: Runner) {
    var swarm = runner.subject.everything
    swarm.maximumLength = Int(draws.values.first ?? 0)
    let everyKind = runner.subject.everything.kinds
    let simplestKind = Array(everyKind.prefix(1))
    var others = 0
    var known: Set<Draws> = [draws]
    for number in 0..<Self.mostOthers where others < Self.enoughOthers && !runner.isOutOfTime {
      swarm.kinds = number % 2 == 0 ? simplestKind : everyKind
      var choices = Choices(seed: Seed(0).child(number), isRecording: true)
      let run = runner.run(drawnFrom: &choices, within: swarm)
      simplifications += 1
      guard run.isBroken else { continue }
      others += 1
      var simplifier = Simplifier(choices, attempt: runner.drawsOfFailure)
      simplifier.hasTime = { !runner.isOutOfTime }
      simplifier.known = known
      simplifier.run()
      known.formUnion(simplifier.reached)
      simplifications += simplifier.executions
      if simplifier.draws.values.isSimpler(than: draws.values) { draws = simplifier.draws }
    }
  }

  /// The most cases that `compareWithOthers` draws.
  ///
  /// If one case in 125 fails, they include eight that do.
  private static var mostOthers: Int { 1_000 }
  /// The number of failing cases after which it draws no more.
  ///
  /// If every other failing case can be simplified to the smallest, all eight miss it once in 256 times.
  private static var enoughOthers: Int { 8 }
}
