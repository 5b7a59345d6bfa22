extension BindingSystem {
  /// Carries out an input of a proof.
  ///
  /// - Parameters:
  ///   - step: The input, a `ProbeStep`.
  ///   - probe: The `ObservationProbe` that the system is in.
  /// - Returns: What was read, counted from 1; 1 for a binding that was derived; 0 for nothing.
  @inlinable
  public static func see(_ step: UnsafeRawPointer, _ probe: UnsafeMutableRawPointer) -> Int {
    let step = step.assumingMemoryBound(to: ProbeStep.self).pointee
    let probe = probe.assumingMemoryBound(to: ObservationProbe<Self>.self)
    var reading = 0
    switch step.kind {
    case .get, .set, .echo:
      reading = step.isHeld ? useHeld(step, probe) : useFresh(step, probe)
    case .derive: reading = derive(step, probe)
    case .tap: reading = tap(step, probe)
    case .hold: hold(step.port, step, probe)
    case .write:
      probe.pointee.source.rewrite(probe.pointee.bases.elements[step.state])
      probe.pointee.base = step.state
      probe.pointee.changes = probe.pointee.source.changes
    case .act, .holdAll, nil: break
    }
    numberBase(probe)
    return reading
  }

  /// Numbers the base that the source holds, if it was written.
  @inlinable
  static func numberBase(_ probe: UnsafeMutablePointer<ObservationProbe<Self>>) {
    let changes = probe.pointee.source.changes
    if changes == probe.pointee.changes { return }
    probe.pointee.base = probe.pointee.bases.listedNumber(
      of: probe.pointee.source.cell, near: probe.pointee.base)
    probe.pointee.changes = changes
  }

  /// Makes a new system of a proof.
  ///
  /// - Parameters:
  ///   - step: The base to make it in, as a `ProbeStep`; where that holds all, everything is held.
  ///   - probe: The `ObservationProbe` that the system is in.
  @inlinable
  public static func make(_ step: UnsafeRawPointer, _ probe: UnsafeMutableRawPointer) {
    let step = step.assumingMemoryBound(to: ProbeStep.self).pointee
    let probe = probe.assumingMemoryBound(to: ObservationProbe<Self>.self)
    probe.pointee.forget()
    Source.renew(&probe.pointee.source, in: probe.pointee.bases.elements[step.state])
    probe.pointee.base = step.state
    probe.pointee.changes = 0
    probe.pointee.system.initialize(to: probe.pointee.make(probe.pointee.source))
    probe.pointee.isMade = true
    if case .holdAll = step.kind { holdAll(step, probe) }
    numberBase(probe)
  }

  @inlinable
  static func holdAll(_ step: ProbeStep, _ probe: UnsafeMutablePointer<ObservationProbe<Self>>) {
    var port = 0
    let count = probe.pointee.count
    while port < count {
      if probe.pointee.presence[step.state &* count &+ port] { hold(port, step, probe) }
      port &+= 1
    }
  }

  /// The binding of a port, derived now for a step.
  @inlinable
  static func derived(
    _ port: Int, _ step: ProbeStep, _ probe: UnsafeMutablePointer<ObservationProbe<Self>>
  ) -> Derived.Subject? {
    let derived = Derived.subject(
      of: probe.pointee.system.pointee.binding(probe.pointee.ports[port]))
    guard step.isInTransaction, let wrap = probe.pointee.wrap, var binding = derived else {
      return derived
    }
    wrap(&binding)
    return binding
  }

  /// The binding that is held of a port, for a step.
  @inlinable
  static func held(
    _ step: ProbeStep, _ probe: UnsafeMutablePointer<ObservationProbe<Self>>
  ) -> Derived.Subject? {
    guard probe.pointee.isHeld[step.port] else { return nil }
    var binding = probe.pointee.bindings[step.port]
    if step.isInTransaction, let wrap = probe.pointee.wrap { wrap(&binding) }
    return binding
  }

  /// Holds the binding of a port; where none can be derived, the one held before stays.
  @inlinable
  static func hold(
    _ port: Int, _ step: ProbeStep, _ probe: UnsafeMutablePointer<ObservationProbe<Self>>
  ) {
    guard let binding = derived(port, step, probe) else { return }
    if probe.pointee.isHeld[port] { (probe.pointee.bindings + port).deinitialize(count: 1) }
    (probe.pointee.bindings + port).initialize(to: binding)
    probe.pointee.isHeld[port] = true
  }

  @inlinable
  static func derive(_ step: ProbeStep, _ probe: UnsafeMutablePointer<ObservationProbe<Self>>)
    -> Int
  {
    derived(step.port, step, probe) == nil ? 0 : 1
  }

  @inlinable
  static func useFresh(_ step: ProbeStep, _ probe: UnsafeMutablePointer<ObservationProbe<Self>>)
    -> Int
  {
    guard var binding = derived(step.port, step, probe) else { return 0 }
    return binding.use(step, probe.pointee.values)
  }

  @inlinable
  static func useHeld(_ step: ProbeStep, _ probe: UnsafeMutablePointer<ObservationProbe<Self>>)
    -> Int
  {
    guard probe.pointee.isHeld[step.port] else { return 0 }
    if !step.isInTransaction || probe.pointee.wrap == nil {
      return probe.pointee.bindings[step.port].use(step, probe.pointee.values)
    }
    guard var binding = held(step, probe) else { return 0 }
    return binding.use(step, probe.pointee.values)
  }

  /// Sets what the model says that a tap sets, through the binding that was read.
  @inlinable
  static func tap(_ step: ProbeStep, _ probe: UnsafeMutablePointer<ObservationProbe<Self>>) -> Int {
    let used = step.isHeld ? held(step, probe) : derived(step.port, step, probe)
    guard let binding = used else { return 0 }
    let value = binding.wrappedValue
    if let next = Model.tapped(value) { binding.wrappedValue = next }
    return 1 &+ probe.pointee.values.number(of: value)
  }
}

// `mutating`, though it changes nothing: code that is not optimised would copy the binding.
extension BindingProtocol where Value: Equatable {
  @inlinable
  mutating func use(_ step: ProbeStep, _ values: Numbering<Value>) -> Int {
    if case .set = step.kind {
      wrappedValue = values.elements[step.value]
      return 0
    }
    let value = wrappedValue
    if case .echo = step.kind { wrappedValue = value }
    return 1 &+ values.number(of: value)
  }
}
