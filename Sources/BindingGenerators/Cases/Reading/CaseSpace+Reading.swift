import BindingLaws

extension CaseSpace {
  /// Returns the cases that a trace may stand for.
  ///
  /// There is one for every way to match the law's program with the end of the trace. If every step is
  /// judged, there is also one without the program.
  ///
  /// A replay takes the first case that breaks the law, or else the first, so the order counts.
  ///
  /// - Throws: `TraceError` if the trace cannot be read, or if the law's program does not stand at its end.
  package func cases(written text: String, law: String) throws(TraceError) -> [LoadedCase] {
    let trace = try world.trace(reading: text)
    let matching = ProgramMatching(self, trace)
    var cases: [LoadedCase] = []
    var failure: TraceError? = nil
    for match in matching.matches {
      do throws(TraceError) {
        cases.append(try matching.testCase(match))
      } catch {
        failure = failure ?? error
      }
    }
    if let whole = try matching.withoutProgram() { cases.append(whole) }
    if cases.isEmpty { throw failure ?? .noProgram(law: law, example: example) }
    return cases
  }

  /// The law's program with its simplest variables, in words.
  private var example: String {
    program(simplestVariables).map(\.description).joined(separator: "; ")
  }
}
