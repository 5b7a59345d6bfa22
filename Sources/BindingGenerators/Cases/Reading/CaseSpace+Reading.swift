import BindingLaws

extension CaseSpace {
  /// The cases that a trace may be meant as: one for every way in which the law's program can be
  /// matched against its end, and where every step is judged one without it.
  ///
  /// A replay takes the first that breaks the law, else the first: the order counts. The table holds what
  /// the last one brings along: load a case before you use it.
  ///
  /// - Throws: `TraceError` when the trace cannot be read, or when the law's program does not stand
  ///   at its end.
  package func cases(written text: String, law: String) throws(TraceError) -> [Case] {
    let trace = try world.trace(reading: text)
    let matching = ProgramMatching(self, trace)
    var cases: [Case] = []
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

  /// What the law does, with its simplest variables.
  private var example: String {
    program(simplestVariables).map(\.description).joined(separator: "; ")
  }
}
