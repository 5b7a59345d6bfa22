import BindingLawsCommands
import TestSupport

@Suite struct `Lines of JSON of a check` {
  /// The second system waits for the line of the first.
  ///
  /// If that line came at the end, the system would wait in vain.
  @Test func `are written while other systems are judged, once each and in order`() async {
    let transcript = Transcript()
    Patient.transcript.value = transcript
    let code = await Waiting.run(
      ["check", "--json", "--quiet"],
      in: CommandEnvironment(named: "waiting", variables: [:], transcript: transcript))
    let systems = transcript.text.output.split(separator: "\n").compactMap {
      $0.firstMatch(of: /"system":"([A-Za-z]+)"/)?.1
    }
    #expect(code == 0)
    #expect(Patient.waitsInVain.value == false)
    #expect(systems == ["Prompt", "Patient"])
  }
}

private struct Waiting: BindingLawsCommand {
  static var systems: [JudgedSystem] { [JudgedSystem(Prompt.self), JudgedSystem(Patient.self)] }
  static var laws: [Law] { [.setGet] }
}

private struct Prompt: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }
}

/// A flag whose set waits until the first line is there, or for half a minute.
private struct Patient: BindingSystem {
  static let model = CellModel<Bool>()
  static let transcript = Locked(Transcript())
  static let waitsInVain = Locked(false)
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: { source.value },
      set: { isOn in
        Self.waitForFirstLine()
        source.value = isOn
      })
  }

  private static func waitForFirstLine() {
    let end = ContinuousClock.now + .seconds(30)
    while !waitsInVain.value && !transcript.value.text.output.contains("Prompt") {
      if end < .now { waitsInVain.value = true }
    }
  }
}
