import BindingLaws
import LawChecking
import Testing

extension Expectation {
  /// Asks whether the laws of this expectation would notice mistakes, where somebody wants to know.
  ///
  /// A power of its own is reported at once, and so is that of laws over what a closure makes, which has no
  /// name by which other expectations could be known to be about the same. Else the trait reports all
  /// expectations of the test together. While one case is asked for, nobody wants to know; where a pin asks for
  /// it, the trait counts as used, because the pin is what has to go.
  func askForPower(_ laws: [Law]) {
    if EnvironmentSettings.current.isReplaying { return }
    guard let required = power ?? settings.power, !laws.isEmpty || isPinned else { return }
    settings.power?.isUsed.value = true
    if isPinned { return }
    let question = PowerQuestion(System.self, laws, sourceLocation, powerFindings)
    if power != nil || make != nil {
      question.report(below: required.share, asking: laws)
    } else {
      required.ask(question)
    }
  }

  private func powerFindings(of laws: [Law]) throws -> [PowerFinding] {
    let inChild =
      settings.isInChildProcess || (make == nil && Leftovers.isAbout(System.displayName))
    return try PowerCheck(
      System.self, laws: laws,
      passingOver: Set(settings.expected.keys.filter { settings.reasonToSkip($0) != nil }),
      options: options,
      children: make == nil && ExitTestChild.isSupported ? .children : nil,
      mayTrap: inChild, make: make ?? System.init
    ).findings()
  }
}
