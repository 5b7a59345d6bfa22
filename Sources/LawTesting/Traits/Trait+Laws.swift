import BindingGenerators
public import BindingLaws
public import LawChecking
public import Testing

// `YourFirstLawTest.md` lists the traits, and the variables of `EnvironmentSettings` beside them. `Report`,
// `ExpectationResult`, `Verdict+Grounds` and `FlightRecorder+End` spell some.
extension Trait where Self == LawTrait {
  /// Sets the amount of work for each law: `quick` while you edit, `thorough` at night.
  public static func effort(_ effort: Effort) -> Self {
    LawTrait { $0.options.effort = effort }
  }

  /// Sets the number of cases that meet a law's premise to look for.
  ///
  /// A lower number limits proofs in proportion.
  public static func cases(_ count: Int) -> Self {
    LawTrait(requiring: count > 0, or: ".cases(\(count)) asks for no case: it takes 1 or more") {
      $0.options.cases = max(1, count)
    }
  }

  /// Sets the seed of the random cases.
  public static func seed(_ seed: UInt64) -> Self {
    LawTrait { $0.options.seed = Seed(seed) }
  }

  /// Runs every case up to a number of operations before the law's own, and none at random.
  public static func exhaustive(depth: Int) -> Self {
    LawTrait(
      requiring: depth >= 0,
      or: ".exhaustive(depth: \(depth)) asks for no depth: it takes 0 or more"
    ) { $0.options.exhaustiveDepth = max(0, depth) }
  }

  /// Proves only up to a number of operations of memory, however many sequences of them there are.
  public static func memory(upTo operations: Int) -> Self {
    let most = CheckOptions.largestMemory
    return LawTrait(
      requiring: (1...most).contains(operations),
      or: ".memory(upTo: \(operations)) is out of bounds: it takes 1 to \(most)"
    ) { $0.options.memoryDepth = operations }
  }

  /// Stops after this time, for each law.
  ///
  /// The cases come first, and a proof has the time that is left.
  public static func timeBudget(_ time: Duration) -> Self {
    LawTrait(
      requiring: time > .zero, or: ".timeBudget(\(time)) asks for no time: it takes more than none"
    ) { $0.options.timeBudget = max(time, .milliseconds(1)) }
  }

  /// Runs the one case that a token holds instead of checking its system and law.
  ///
  /// Use it while you look for a fault. Once the case no longer breaks the law, that is an issue, which says
  /// to remove the trait.
  public static func replaying(_ token: String) -> Self {
    let pin = Pin(token)
    return LawTrait(conclusion: { _, _ in pin.complaint }) { $0.pins.append(pin) }
  }

  /// Judges in child processes, so that a trap or a hang of the code under test is a verdict.
  ///
  /// A closure is judged there by running its test again, up to the expectation.
  public static var inChildProcess: Self {
    LawTrait { settings in
      settings.isInChildProcess = true
      settings.allowsChildProcesses = true
    }
  }

  /// Judges only in the process of the tests, so that `total` is not judged.
  ///
  /// Use it for a test whose effects must not happen again: a child process that judges a closure runs the
  /// test again, up to the expectation.
  public static var withoutChildProcesses: Self {
    LawTrait { settings in
      settings.isInChildProcess = false
      settings.allowsChildProcesses = false
    }
  }

  /// Limits each child process, such as those of `inChildProcess`.
  ///
  /// - Parameters:
  ///   - time: The processor time for one case. The clock allows ten times as much. By default one
  ///     second, and 30 on the clock.
  ///   - memory: The megabytes that the process may write to; by default 256.
  public static func childLimits(time: Duration? = nil, memory: Int? = nil) -> Self {
    // These defaults are those of `ChildLimits`.
    LawTrait(
      requiring: ChildLimits().with(time: time, memory: memory) != nil,
      or: ".childLimits takes a time from 0.01 s to an hour and 16 MB to 65536 MB"
    ) { $0.limits.child = $0.limits.child.with(time: time, memory: memory) ?? $0.limits.child }
  }

  /// Makes an issue of a law that was not judged, instead of a warning.
  ///
  /// Such a law had a premise that hardly any case met, or no case showed what it speaks about.
  public static var requiringJudgement: Self {
    LawTrait { $0.requiresJudgement = true }
  }

  /// Skips a law, such as one that the system need not obey.
  ///
  /// The reason is printed, and, for a system that is a type, the present verdict on the law. A test in which
  /// no expectation asks for the law is an issue, as with `expecting`.
  public static func skipping(_ law: Law, because reason: String) -> Self {
    awaiting(law, .skipped, as: ".skipping", because: reason)
  }

  /// Expects a verdict on a law.
  ///
  /// Any other verdict is an issue. A trait without a reason is an issue, too. So is a test in which no
  /// expectation judged by the law, and so is a system to which the law does not apply. A suite need not
  /// judge by the law, because it may run without the test that does. Neither need a test while the
  /// environment asks for one case. If a crash or a time-out is expected, systems are judged in child
  /// processes, if there are any.
  public static func expecting(
    _ law: Law, _ kind: Verdict.Kind, because reason: String
  ) -> Self {
    awaiting(law, kind, as: ".expecting", because: reason)
  }

  /// Returns a trait that expects a verdict on a law, and that complains if it was not needed.
  private static func awaiting(
    _ law: Law, _ kind: Verdict.Kind, as trait: String, because reason: String
  ) -> Self {
    let isUsed = Locked(false)
    return LawTrait(
      conclusion: { test, _ in
        if reason.isEmpty { return "\(trait)(.\(law.id.memberName)) gives no reason: say why" }
        return test.isSuite || isUsed.value || EnvironmentSettings.current.isReplaying
          ? nil : "no expectation here judges by \(law.id): remove the trait \(trait) (\(reason))"
      }
    ) {
      $0.expected[law.id] = ExpectedVerdict(
        kind: kind, reason: reason, isOfSuite: $0.isOfSuite, isUsed: isUsed)
    }
  }
}

extension ChildLimits {
  /// Returns other limits, or nil if nothing could be judged within them.
  fileprivate func with(time: Duration?, memory: Int?) -> ChildLimits? {
    var limits = self
    if let time {
      guard (.milliseconds(10) ... .seconds(Self.mostSeconds)).contains(time) else { return nil }
      limits.processorTime = Int(time / .milliseconds(1))
      limits.time = 10 * limits.processorTime
    }
    if let memory {
      guard ChildLimits.permittedMemory.contains(memory) else { return nil }
      limits.memory = memory
    }
    return limits
  }
}
