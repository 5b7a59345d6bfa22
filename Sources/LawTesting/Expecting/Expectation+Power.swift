import BindingLaws
import LawChecking
import Testing

extension Expectation {
  /// Asks whether the laws would notice faults, where an expectation or a trait wants that.
  ///
  /// `verdicts(on:)` and `verdict(on:)` call it after they have judged by these laws.
  /// The power of `expect(_:obeys:power:)` is reported at once.
  /// The trait `.power(_:)` reports at the end, over all expectations on one system.
  /// It knows a system by its type. The system of a closure is reported at once instead.
  ///
  /// A replay of one case reports no power, nor does a pinned case (`.replaying`).
  /// A trait that no expectation used complains. Under a pin it counts as used.
  func askForPower(_ laws: [Law]) {
    if EnvironmentSettings.current.isReplaying { return }
    guard let share = power ?? settings.power?.share, !laws.isEmpty || isPinned else { return }
    settings.power?.isUsed.value = true
    if isPinned { return }
    let question = PowerQuestion(
      subject: [ObjectIdentifier(System.self), Test.current?.id], system: System.displayName,
      laws: laws, sourceLocation: sourceLocation, findings: powerFindings)
    if let required = settings.power, power == nil, make == nil {
      required.ask(question)
    } else {
      question.report(below: share, asking: laws)
    }
  }

  /// Puts each fault around the system; children judge a system that earlier runs died on.
  ///
  /// `Power` asks the same for the command line, by what the system declares.
  private func powerFindings(of laws: [Law]) throws -> [PowerFinding] {
    let mayTrap =
      settings.isInChildProcess
      || (make == nil && (settings.expectsEnd || Leftovers.isAbout(System.displayName)))
    return try PowerCheck(
      System.self, laws: laws,
      passingOver: Set(settings.expected.keys.filter { settings.reasonToSkip($0) != nil }),
      options: options,
      children: make == nil && ExitTestChild.isSupported ? .children : nil,
      mayTrap: mayTrap, by: self.model, make: make ?? System.init
    ).findings()
  }
}
