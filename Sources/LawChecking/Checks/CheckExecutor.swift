import BindingGenerators
import BindingLaws

/// What carries out checks of one system: here, or in child processes.
protocol CheckExecutor {
  /// Puts a fault around the system, before it is judged.
  func put(_ fault: Fault)
  /// The verdict on a law, or `nil` when the law does not speak about systems of this kind.
  func verdict(on law: Law) throws -> Verdict?
  /// The verdict on the first case of a law that crashes, whatever the law; `nil` when none
  /// does, or where cases run in this process.
  func firstDeath(under law: Law) throws -> Verdict?
  /// Runs one case, or makes it as small as it gets, and reports all of it.
  func replay(_ name: CaseName, obeying law: Law, shrinking: Bool) throws -> ReplayedCase
  /// What the bindings of the system do when they are new, whatever its model says of them.
  func learnedTable() throws -> LearnedTable
  /// Learns by which laws the system will be judged, in order.
  func announce(_ laws: [Law])
  /// Runs the suite that shows that a system remembers nothing of so many inputs, writes counted
  /// and with held starts.
  ///
  /// - Returns: How many sequences it has, or `nil` where one shows a memory, or in another process.
  func suiteOfMemory(of k: Int) -> Int?
}

extension LocalChecker: CheckExecutor {
  func put(_ fault: Fault) { subject = subject.around(fault) }

  /// - Throws: Where the model is wrong in worlds that are not listed, but drawn; a case that is named
  ///   needs no other world than its own.
  func verdict(on law: Law) throws -> Verdict? {
    startClock()
    if let drawnFlaw {
      throw BrokenOracle(model: subject.model, system: subject.system, flaw: drawnFlaw)
    }
    if let drawnFault { throw WorldError(drawnFault) }
    guard var runner = runner(of: law) else { return nil }
    if let port = options.port {
      runner.subject.exemptPorts = Set(0..<subject.transitions.ports).subtracting([port])
    }
    var verdict = LawCheck(runner: runner, law: law, checker: self).verdict()
    if law == .setGet, verdict.kind == .upheld || verdict.kind == .proved, !verdict.showsEnd {
      verdict.excuse = subject.excuse
    }
    return subject.learned(verdict)
  }

  func firstDeath(under law: Law) -> Verdict? { nil }

  func learnedTable() throws -> LearnedTable { try subject.learnedTable() }

  func announce(_ laws: [Law]) {}

  func suiteOfMemory(of k: Int) -> Int? {
    let machine = subject.machine(.none)
    let level = MemorySuite.Level(k, .counted)
    let suite = MemorySuite(machine, Expectations(machine), level)
    return suite.isPassed ? suite.sequences : nil
  }
}
