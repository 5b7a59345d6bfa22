package import BindingLaws

/// The answers of each law alone to one fault that is put around the bindings of a system.
package struct FaultSighting: Sendable {
  /// The name of the system.
  package let system: String
  /// The id of the fault.
  package let fault: String
  /// The laws that were asked, in order.
  ///
  /// The system without the fault obeys each of them.
  package let asked: [Law]
  /// The number of the case that shows the fault, by the id of each law that notices it.
  package let cases: [String: Int]
  /// Whether the system with the fault differs visibly from the system without it.
  package let isVisible: Bool
}

extension PowerCheck {
  /// Returns the answers of each law alone to each fault that such systems can have and that does not crash.
  ///
  /// `findings` stops at the first law that notices a fault. Only the benchmarks need the answers of all
  /// laws. No law is proved: cases alone decide.
  ///
  /// - Parameters:
  ///   - step: The distance of the faults to put around the system, in the list of all faults; 1 for all of them.
  ///   - first: The index of the first of them.
  /// - Throws: An error that says what to do if the system cannot be judged.
  package func sightings(every step: Int = 1, from first: Int = 0) throws -> [FaultSighting] {
    var options = options
    options.usesProof = false
    options.certificationLimit = 0
    let all = Fault.all
    let faults = stride(from: first, to: all.count, by: step).map { all[$0] }
      .filter { !$0.mayTrap && $0.applies(original) }
    if faults.isEmpty { return [] }
    let asked = try laws.filter(obeysAlone)
    return try faults.map { fault in
      let checker = try makeChecker(.here, options)
      checker.put(fault)
      var cases: [String: Int] = [:]
      for law in asked {
        guard let verdict = try checker.verdict(on: law), verdict.kind.isFailure else { continue }
        cases[law.id] = verdict.counterexample?.foundAtCase ?? verdict.cases
      }
      let isVisible = !cases.isEmpty || original.differs(from: original.around(fault), options)
      return FaultSighting(
        system: original.system, fault: fault.id, asked: asked, cases: cases, isVisible: isVisible)
    }
  }
}
