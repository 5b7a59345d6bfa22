import BindingLaws
import LawChecking

extension Expectation {
  /// Checks here and writes down every case.
  func observed(_ law: Law, _ observations: ObservationFile) throws -> Verdict? {
    let log = CaseLog()
    let make = make ?? System.init
    var options = options
    (options.recorder, options.usesProof) = (log, false)
    let verdict = try check(System.self, obeys: law, options: options, make: make)
    observations.append(
      try log.observations(
        of: System.self, obeying: law, options, start: ObservationFile.start, make: make))
    return verdict
  }
}
