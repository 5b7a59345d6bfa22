import BindingGenerators
import BindingLaws

extension Trial {
  /// Carries out steps over a store of the system's own, which is looked at after each.
  ///
  /// - Returns: The place of the first step after which something is not as in the model; their
  ///   number when there is none.
  func runMirrored(
    _ steps: UnsafePointer<ProbeStep>, _ count: Int, comparing isCompared: Bool
  ) -> Int {
    for place in 0..<count {
      let step = steps[place]
      if step.kind == .write { source.put(table.base(of: step.state), look: beforeLook) }
      _ = System.run(steps + place, 1, comparing: false, probe)
      beforeLook?()
      source.look()
      if isCompared && !agrees(in: step.state) { return place }
    }
    return count
  }

  /// That the store was changed by somebody else, as another system does that has the same one.
  var intrusion: Discrepancy? {
    if !isMirrored { return nil }
    let known = source.present
    source.look()
    if isSame(source.present, known) { return nil }
    return Discrepancy(
      at: "the base of one system when another one was made", found: traceText(source.present),
      expected: "\(traceText(known)): each system needs a store of its own")
  }

  /// Whether all held bindings and the store are as the model in a state; to read them may have
  /// changed the store.
  private func agrees(in state: Int) -> Bool {
    withUnsafePointer(to: ProbeStep(nil, state: state)) { nothing in
      if System.run(nothing, 1, comparing: true, probe) == 0 { return false }
      source.look()
      return source.changes == probe.pointee.agreedChanges
        || System.run(nothing, 1, comparing: true, probe) == 1
    }
  }
}
