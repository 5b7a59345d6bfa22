// One call carries out many steps, because unoptimised code looks up all types of a function when it enters
// the function.

extension BindingSystem {
  /// Carries out the steps of a script, up to the first one after which the system differs from the model.
  ///
  /// The script says whether to make a new system first and to end it at last, and what to look at. This is one
  /// function, because no loop runs more often.
  ///
  /// - Parameters:
  ///   - script: The steps to carry out.
  ///   - probe: The `Probe` that holds the system.
  /// - Returns: The index of that step, or the number of steps if there is none.
  @inlinable
  public static func execute(_ script: ProbeScript, on probe: AnyObject) -> Int {
    let probe = unsafeDowncast(probe, to: Probe<Self>.self)
    let steps = script.steps
    let count = script.count
    let mode = script.mode
    if script.start >= 0 {
      probe.begin(in: script.start)
      if count == 0 && probe.isMirrored { probe.source.readStore() }
      if case .numbers = mode { probe.numberBase() }
    }
    let counts = probe.source.counts
    let ports = probe.count
    let isMirrored = probe.isMirrored
    var place = 0
    while place < count {
      let reading = take(steps + place, mode, probe)
      if isMirrored { probe.lookAtStore() }
      switch mode {
      case .nothing: break
      case .value: probe.reading = reading
      case .numbers:
        probe.reading = reading
        probe.numberBase()
      case .comparison:
        let state = steps[place].state
        let offset = steps[place].state &* ports
        var isSure = !isMirrored
        while true {
          let port = firstMismatch(
            among: probe.bindings, with: probe.readings.elements + offset,
            presence: probe.presence.elements + offset, holding: probe.isHeld, count: ports)
          if port < ports || probe.missing >= 0 { return place }
          if counts.pointee.changes != probe.changes || state != probe.base {
            if !probe.hasReached(state) { return place }
            probe.agree(in: state)
          }
          if isSure { break }
          // Reading may have changed the store.
          probe.source.readStore()
          isSure = true
          if counts.pointee.changes == probe.changes { break }
        }
      }
      place &+= 1
    }
    if script.isLast { probe.end(leaving: probe.before.pointee) }
    return count
  }

  /// Carries out one step.
  ///
  /// - Returns: The number of the reading, as in `Probe.reading`.
  @inlinable
  static func take(
    _ step: UnsafePointer<ProbeStep>, _ mode: ProbeMode, _ probe: Probe<Self>
  ) -> Int {
    switch step.pointee.kind {
    case nil: return 0
    case .write: write(step, probe)
    case .act: act(step, probe)
    case .settle: probe.settle()
    case .tap where !step.pointee.isHeld && probe.hands != nil: tapControl(step, probe)
    case .hold: hold(step.pointee.port, step, probe)
    case .holdAll: holdAll(step, probe)
    default:
      return step.pointee.isHeld && !step.pointee.isInTransaction
        ? useHeld(step, mode, probe) : useFresh(step, mode, probe)
    }
    return 0
  }

  /// Writes the base of a state externally.
  @inlinable
  static func write(_ step: UnsafePointer<ProbeStep>, _ probe: Probe<Self>) {
    let base = probe.bases.elements + step.pointee.state
    if probe.isMirrored { probe.source.put(base.pointee, beforeRest: probe.beforeRest) }
    probe.source.rewrite(base.pointee)
    probe.agree(in: step.pointee.state)
  }

  /// Carries out an action of the world.
  @inlinable
  static func act(_ step: UnsafePointer<ProbeStep>, _ probe: Probe<Self>) {
    probe.system.pointee.perform(probe.actions.elements[step.pointee.value], on: probe.source)
  }

  /// Taps the control at a port.
  @inlinable
  static func tapControl(_ step: UnsafePointer<ProbeStep>, _ probe: Probe<Self>) {
    probe.hands?.tap(probe.system, probe.ports.elements + step.pointee.port)
  }

  /// Uses the held binding of a port, if one is held.
  @inlinable
  static func useHeld(
    _ step: UnsafePointer<ProbeStep>, _ mode: ProbeMode, _ probe: Probe<Self>
  ) -> Int {
    let port = step.pointee.port
    guard probe.isHeld[port] else { return 0 }
    if case .tap = step.pointee.kind { return tap(probe.bindings[port], mode, probe) }
    return probe.bindings[port].use(step, mode, probe.values, probe.value)
  }

  /// Uses a binding that is derived now, or a held one that is put into a transaction now.
  @inlinable
  static func useFresh(
    _ step: UnsafePointer<ProbeStep>, _ mode: ProbeMode, _ probe: Probe<Self>
  ) -> Int {
    guard
      var binding = step.pointee.isHeld
        ? wrapped(step, probe) : derived(step.pointee.port, step, probe)
    else { return 0 }
    if case .tap = step.pointee.kind { return tap(binding, mode, probe) }
    return binding.use(step, mode, probe.values, probe.value)
  }

  /// Returns the held binding of a port in a transaction.
  ///
  /// Nil if none is held.
  @inlinable
  static func wrapped(
    _ step: UnsafePointer<ProbeStep>, _ probe: Probe<Self>
  ) -> Derived.Subject? {
    guard probe.isHeld[step.pointee.port], let wrap = probe.wrap else { return nil }
    var binding = probe.bindings[step.pointee.port]
    wrap(&binding)
    return binding
  }

  /// Reads a binding, and sets what a tap sets by the model.
  @inlinable
  static func tap(
    _ binding: Derived.Subject, _ mode: ProbeMode, _ probe: Probe<Self>
  ) -> Int {
    let value = binding.wrappedValue
    if let next = probe.model.tapped(value) { binding.wrappedValue = next }
    return probe.values.note(value, mode, probe.value)
  }

  /// Holds a binding of every present port.
  @inlinable
  static func holdAll(_ step: UnsafePointer<ProbeStep>, _ probe: Probe<Self>) {
    let count = probe.count
    let presence = probe.presence.elements + step.pointee.state &* count
    var port = 0
    while port < count {
      if presence[port] { hold(port, step, probe) }
      port &+= 1
    }
  }

  /// Derives the binding of a port and holds it from now on.
  ///
  /// If there is none, the earlier one stays held.
  @inlinable
  static func hold(_ port: Int, _ step: UnsafePointer<ProbeStep>, _ probe: Probe<Self>) {
    guard let binding = derived(port, step, probe) else { return }
    if probe.isHeld[port] { (probe.bindings + port).deinitialize(count: 1) }
    (probe.bindings + port).initialize(to: binding)
    probe.isHeld[port] = true
  }

  /// Returns the binding of a port, derived now.
  ///
  /// Nil if there is none. If the model has the port, and the system derives no binding, the probe notes it.
  @inlinable
  static func derived(
    _ port: Int, _ step: UnsafePointer<ProbeStep>, _ probe: Probe<Self>
  ) -> Derived.Subject? {
    let derived = Derived.subject(of: probe.system.pointee.binding(probe.ports.elements[port]))
    if derived == nil {
      let isExpected = probe.model.isPresent(probe.ports.elements[port], in: probe.source.present)
      if isExpected && probe.missing < 0 { probe.missing = port }
      return nil
    }
    if probe.looksForGone,
      !probe.model.isPresent(probe.ports.elements[port], in: probe.source.present)
    {
      probe.hasUsedGone = true
    }
    guard step.pointee.isInTransaction, let wrap = probe.wrap, var binding = derived else {
      return derived
    }
    wrap(&binding)
    return binding
  }
}

/// Returns the first held and present port that does not read what the model says.
///
/// If there is none, returns the number of ports. The function is generic over the binding and its value,
/// because unoptimised code looks up an associated type each time that it meets it.
@inlinable
func firstMismatch<Subject: BindingProtocol, Value: Equatable>(
  among bindings: UnsafeMutablePointer<Subject>, with readings: UnsafeMutablePointer<Value>,
  presence: UnsafeMutablePointer<Bool>, holding: UnsafeMutablePointer<Bool>, count: Int
) -> Int where Subject.Value == Value {
  var port = 0
  while port < count {
    if presence[port] && holding[port] && differs(&bindings[port], from: readings + port) {
      return port
    }
    port &+= 1
  }
  return count
}

// `inout`, though it changes nothing, because unoptimised code would copy the binding.
@inlinable
func differs<Subject: BindingProtocol, Value: Equatable>(
  _ binding: inout Subject, from value: UnsafeMutablePointer<Value>
) -> Bool where Subject.Value == Value {
  binding.wrappedValue != value.pointee
}

// `mutating`, though it changes nothing, because unoptimised code would copy the binding.
extension BindingProtocol where Value: Equatable {
  /// Carries out a step through the binding.
  ///
  /// - Returns: The number of the reading, 1 for a binding that is only derived, or 0 for a set.
  @inlinable
  mutating func use(
    _ step: UnsafePointer<ProbeStep>, _ mode: ProbeMode, _ values: Numbering<Value>,
    _ kept: UnsafeMutablePointer<Value>
  ) -> Int {
    switch step.pointee.kind {
    case .set:
      wrappedValue = values.elements[step.pointee.value]
      return 0
    case .derive: return 1
    default:
      let value = wrappedValue
      if case .echo = step.pointee.kind { wrappedValue = value }
      // `note` would return the same. Proofs read so often that unoptimised code is spared the call.
      if case .numbers = mode { return 1 &+ values.number(of: value) }
      return values.note(value, mode, kept)
    }
  }
}

extension Numbering {
  /// Keeps or numbers a reading, as the mode demands.
  ///
  /// - Returns: The number of the reading, as in `Probe.reading`.
  @inlinable
  func note(_ value: Element, _ mode: ProbeMode, _ kept: UnsafeMutablePointer<Element>) -> Int {
    switch mode {
    case .nothing, .comparison: return 0
    case .numbers: return 1 &+ number(of: value)
    case .value:
      kept.initialize(to: value)
      return 1
    }
  }
}
