import BindingLaws
import LawChecking
import Testing

/// One law expected of one system, under the settings of the running test.
struct Expectation<System: BindingSystem> {
  let law: any Law
  var options: CheckOptions?
  /// Makes the system where its initialiser cannot.
  var make: ((Source<System.Model.Base>) -> System)?
  let sourceLocation: SourceLocation
  private let settings = CheckSettings.current

  init(
    law: any Law, options: CheckOptions? = nil,
    make: ((Source<System.Model.Base>) -> System)? = nil, sourceLocation: SourceLocation
  ) {
    (self.law, self.options, self.make) = (law, options, make)
    self.sourceLocation = sourceLocation
  }

  /// Judges, and records an issue where the expectation fails.
  func verdict() -> Verdict? {
    Complaint.record(EnvironmentSettings.current.complaints, sourceLocation)
    if let reason = settings.skipped[law.id] {
      print("\(System.displayName) is not judged by \(law.id): \(reason)")
      return nil
    }
    do {
      return try pinned() ?? judged()
    } catch {
      Issue.record(
        "\(System.displayName) cannot be judged by \(law.id): \(error)",
        sourceLocation: sourceLocation)
      return nil
    }
  }

  private func judged() throws -> Verdict? {
    let leftover = Leftovers.take(of: System.displayName, law.id)
    let isIsolated = settings.isIsolated || leftover != nil || law.id == "total"
    let verdict = try isIsolated ? checkedInIsolation() : checked()
    if let verdict { Outcome(verdict, of: self, settings, after: leftover).record() }
    return verdict
  }

  /// The options of the test, and what the environment says.
  private var effectiveOptions: CheckOptions {
    var options = options ?? settings.options
    EnvironmentSettings.current.apply(to: &options)
    return options
  }

  /// Checks here, and leaves word in case that the process does not survive it.
  private func checked() throws -> Verdict? {
    if let observations = ObservationFile.current { return try observed(observations) }
    var options = effectiveOptions
    let flight = FlightRecorder.shared?.begin(
      test: Test.current.map { $0.displayName ?? $0.name } ?? "", system: System.displayName,
      law: law.id, seed: options.seed)
    defer { flight?.end() }
    options.monitor = flight
    return try check(System.self, obeys: law, options: options, make: make ?? System.init)
  }

  /// Checks here and writes down every case.
  private func observed(_ observations: ObservationFile) throws -> Verdict? {
    var options = effectiveOptions
    let log = CaseLog()
    (options.monitor, options.usesProof) = (log, false)
    let make = make ?? System.init
    let verdict = try check(System.self, obeys: law, options: options, make: make)
    observations.append(
      try log.observations(
        of: System.self, obeying: law, options, start: ObservationFile.start, make: make))
    return verdict
  }

  private func checkedInIsolation() throws -> Verdict? {
    if make != nil { throw ClosureError() }
    return try checkInIsolation(
      System.self, obeys: law, options: effectiveOptions, launch: ChildProcess.run)
  }
}

extension Expectation {
  /// Runs the pinned cases of this system and law instead of a check, if there are any.
  private func pinned() throws -> Verdict? {
    let pins = settings.pins.filter { isNamed(in: $0.token) }
    pins.forEach { $0.markUsed() }
    var verdicts = try pins.map { try replayed($0.token, isPin: true) }
    if let token = EnvironmentSettings.current.replay, isNamed(in: token) {
      verdicts.append(try replayed(token, isPin: false))
    }
    return verdicts.last
  }

  private func isNamed(in token: String) -> Bool {
    guard let names = try? names(in: token) else { return false }
    return names == (law.id, System.displayName)
  }

  private func replayed(_ token: String, isPin: Bool) throws -> Verdict {
    let verdict = try CaseReplay(law: law, make: make).verdict(on: token)
    if isPin && verdict.kind == .upheld {
      Issue.record(
        "\(token) no longer fails: remove the trait .replaying", sourceLocation: sourceLocation)
    } else {
      Outcome(verdict, of: self, settings, after: nil).record()
    }
    return verdict
  }
}

/// Why a closure cannot be judged in isolation.
struct ClosureError: Error, CustomStringConvertible {
  var description: String {
    "a closure cannot be made again in a child process; make the system a type"
  }
}
