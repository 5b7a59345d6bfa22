import BindingLaws
import LawChecking
import Testing

extension Expectation {
  /// Asks whether the laws would notice faults, if an expectation or a trait wants that.
  ///
  /// `verdicts(on:)` and `verdict(on:)` call it after they have judged by these laws. The power of
  /// `expect(_:obeys:power:)` is reported at once. The trait `.power(_:)` reports at the end, over all
  /// expectations on one system. The trait knows a system by its type. The system of a closure is reported at
  /// once instead.
  ///
  /// A replay of one case reports no power, nor does a pinned case (`.replaying`). A trait that no
  /// expectation used complains. Under a pin it counts as used.
  ///
  /// - Parameter laws: The laws by which the system was judged. Empty if it was judged by none: then nobody asks.
  func askForPower(_ laws: [Law]) {
    if EnvironmentSettings.current.isReplaying { return }
    let required = settings.traits.power
    guard let share = settings.power ?? required?.share else { return }
    if isPinned {
      required?.isUsed.value = true
      return
    }
    if laws.isEmpty { return }
    required?.isUsed.value = true
    let question = PowerQuestion(
      testedType: .init(type: ObjectIdentifier(System.self), test: Test.current?.id),
      system: judging.name, laws: laws, sourceLocation: settings.sourceLocation,
      findings: powerFindings)
    if let required, settings.power == nil, !judging.isClosure {
      required.ask(question)
    } else {
      question.report(below: share, asking: laws)
    }
  }

  /// Puts each fault around the system, and returns the findings.
  ///
  /// Children judge a system that earlier runs died of.
  private func powerFindings(of laws: [Law]) throws -> [PowerFinding] {
    let traits = settings.traits
    let mayTrap =
      traits.isInChildProcess
      || (!judging.isClosure && (traits.expectsEnd || Leftovers.isAbout(judging.name)))
    return try PowerCheck(
      System.self, laws: laws,
      passingOver: Set(traits.expected.keys.filter { traits.reasonToSkip($0) != nil }),
      options: settings.options,
      children: !judging.isClosure && traits.hasChildProcesses ? .children : nil,
      mayTrap: mayTrap, by: judging.model, named: judging.given,
      make: judging.make ?? System.init
    ).findings()
  }
}
