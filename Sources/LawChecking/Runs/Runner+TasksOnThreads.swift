import BindingGenerators

/// The run of a case of several tasks on real threads, for a store whose accesses nobody sees.
///
/// The order of accesses cannot be chosen there. So the outcome may differ from run to run under one seed,
/// and a counterexample gets no token.
extension Runner {
  /// The number of runs of a program of tasks on real threads.
  ///
  /// `TaskCrew.race` reads the pause of each task from three bits. So two tasks have 64 pairs of pauses.
  private static var races: Int { 64 }

  /// Checks that tasks on real threads lead where some order of their operations leads.
  ///
  /// They run again and again, shifted against each other. One failure is enough: no order leads there.
  func runOnThreads(_ testCase: LoadedCase, _ expected: [TaskOutcome]) -> Run {
    for number in 0..<Self.races {
      let machine = machine(of: testCase)
      let seen = machine.race(testCase.operations, by: crew, shifted: number)
      noteWitness(on: machine, testCase)
      let run = conclusion(of: seen, on: machine, testCase, expected, inWords: "at once")
      if run.isBroken { return run }
    }
    return Run(ending: .upheld)
  }
}
