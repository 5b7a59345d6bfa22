import BindingGenerators
import BindingLaws
import Foundation

extension ChildJob {
  /// Does what is asked and ends the process; for a child only.
  ///
  /// It stands on the main actor, where types that are isolated to it conform too.
  ///
  /// - Parameter path: Where the box is that the parent shares.
  @MainActor
  package func run(noting path: String) -> Never {
    guard let box = BlackBox.take(path) else { _exit(ChildStatus.done) }
    box.process = getpid()
    limits.impose()
    atexit { _exit(ChildStatus.leftByExit) }
    box.takeStandardError()
    let monitor = ChildMonitor(box, limits)
    box.stage = run(monitor) ? .done : .lost
    _exit(doneStatus)
  }

  /// Tells whether the system and the law were found.
  @MainActor
  private func run(_ monitor: ChildMonitor) -> Bool {
    guard let system = system.type as? any BindingSystem.Type,
      let law = (family.type as? any Law.Type)?.law(named: law)
    else { return false }
    monitor.box.stage = .ready
    limits.restartClock()
    run(system, obeying: law, monitor)
    return true
  }

  @MainActor
  private func run<System: BindingSystem>(
    _ system: System.Type, obeying law: any Law, _ monitor: ChildMonitor
  ) {
    var options = options.options
    options.monitor = monitor
    if case .check(let isProving) = task {
      options.usesProof = options.usesProof && isProving
      let verdict = try? check(system, obeys: law, options: options)
      return monitor.box.note([verdict].compactMap(\.self))
    }
    let runner = try? LawChecker<System>(options: options).runner(of: law)
    switch task {
    case .check: break
    case .cases(let addresses): runner?.run(addresses, monitor.box)
    case .smaller(let values, let limit): runner?.runAll(smallerThan: values, limit, monitor.box)
    case .autopsy(let address): Autopsy<System>(law, options)?.run(address, monitor.box)
    }
  }
}

extension Law {
  /// The law of this family with this name.
  fileprivate static func law(named id: String) -> (any Law)? {
    Self(rawValue: id)
  }
}

/// Notes each case in the child's box and gives it its full time.
final class ChildMonitor: CaseMonitor {
  let box: BlackBox
  private let limits: ChildLimits

  init(_ box: BlackBox, _ limits: ChildLimits) {
    (self.box, self.limits) = (box, limits)
  }

  func willRun(_ choices: Choices, within plan: CasePlan, stopsAtRefusal: Bool) {
    limits.restartClock()
    box.runs += 1
    box.address = CaseAddress(choices, within: plan, stopsAtRefusal: stopsAtRefusal)
  }
}

extension CaseRunner {
  /// Runs cases in order.
  fileprivate func run(_ addresses: [CaseAddress], _ box: BlackBox) {
    for (position, address) in addresses.enumerated() {
      box.position = position
      run(address)
    }
  }

  /// Runs a case, whatever comes of it.
  func run(_ address: CaseAddress) {
    _ = outcome(of: address, nil)
  }

  /// Runs a case and tells what came of it.
  func outcome(of address: CaseAddress, _ recorder: Recorder?) -> CaseOutcome {
    var runner = self
    runner.stopsAtRefusal = address.stopsAtRefusal
    var choices = address.choices
    return runner.run(&choices, within: address.plan, recorder: recorder)
  }

  /// Runs all cases that are smaller; notes how many they were when there was time for all.
  fileprivate func runAll(smallerThan values: [UInt64], _ limit: Int, _ box: BlackBox) {
    var runner = self
    runner.stopsAtRefusal = true
    var enumerator = CaseEnumerator()
    var tried = 0
    while let next = enumerator.next, tried < limit {
      box.position = enumerator.isComplete ? 0 : 1
      var choices = Choices(replaying: Choices.Record(values: next))
      _ = runner.run(&choices, within: fullPlan)
      guard choices.draws.map(\.value).isSimpler(than: values) else {
        return enumerator.isComplete ? box.note(tried) : ()
      }
      tried += 1
      enumerator.advance(past: choices.draws)
    }
  }
}
