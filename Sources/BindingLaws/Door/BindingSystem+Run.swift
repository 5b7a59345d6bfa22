// It takes many steps at once, because code that is not optimised looks up all types of a function
// when it enters it.

extension BindingSystem {
  /// Carries out steps.
  ///
  /// - Parameters:
  ///   - steps: What happens, each a `ProbeStep`.
  ///   - count: How many steps there are.
  ///   - isCompared: Whether all held bindings and the base are compared with the model after each.
  ///   - probe: The `Probe` that the system is in.
  /// - Returns: The place of the first step after which something is not as in the model; their
  ///   number when there is none.
  @inlinable
  public static func run(
    _ steps: UnsafeRawPointer, _ count: Int, comparing isCompared: Bool,
    _ probe: UnsafeMutableRawPointer
  ) -> Int {
    let steps = steps.assumingMemoryBound(to: ProbeStep.self)
    let probe = probe.assumingMemoryBound(to: Probe<Self>.self)
    if isCompared { return runComparing(steps, count, probe) }
    var place = 0
    while place < count {
      take(steps + place, probe)
      place &+= 1
    }
    return count
  }

  /// Carries out steps up to the first after which something is not as in the model.
  ///
  /// All in one function, because this is the loop that is run most.
  @inlinable
  static func runComparing(
    _ steps: UnsafePointer<ProbeStep>, _ count: Int, _ probe: UnsafeMutablePointer<Probe<Self>>
  ) -> Int {
    let (source, ports) = (probe.pointee.source, probe.pointee.count)
    var place = 0
    while place < count {
      take(steps + place, probe)
      let state = steps[place].state
      let offset = state &* ports
      let port = firstMismatch(
        among: probe.pointee.bindings, with: probe.pointee.readings + offset,
        presence: probe.pointee.presence + offset, holding: probe.pointee.isHeld, count: ports)
      if port < ports || probe.pointee.missing >= 0 { return place }
      if source.changes != probe.pointee.agreedChanges || state != probe.pointee.agreedState {
        let expected = probe.pointee.bases + state
        if !Model.areEquivalent(bases: source.present, expected.pointee) { return place }
        probe.pointee.agree(in: state)
      }
      place &+= 1
    }
    return count
  }

  /// Carries out one step.
  @inlinable
  static func take(
    _ step: UnsafePointer<ProbeStep>, _ probe: UnsafeMutablePointer<Probe<Self>>
  ) {
    if step.pointee.isHeld { return useHeld(step, probe) }
    switch step.pointee.kind {
    case nil: break
    case .write: write(step, probe)
    case .hold: hold(step.pointee.port, probe)
    case .holdAll: holdAll(in: step.pointee.state, probe)
    default: useFresh(step, probe)
    }
  }

  /// Writes the base externally, as the model has it in a state.
  @inlinable
  static func write(
    _ step: UnsafePointer<ProbeStep>, _ probe: UnsafeMutablePointer<Probe<Self>>
  ) {
    probe.pointee.source.rewrite((probe.pointee.bases + step.pointee.state).pointee)
    probe.pointee.agree(in: step.pointee.state)
  }

  /// Uses the held binding of a port, where one is held.
  @inlinable
  static func useHeld(
    _ step: UnsafePointer<ProbeStep>, _ probe: UnsafeMutablePointer<Probe<Self>>
  ) {
    let port = step.pointee.port
    guard probe.pointee.isHeld[port] else { return }
    if case .tap = step.pointee.kind {
      tap((probe.pointee.bindings + port).pointee)
    } else if (probe.pointee.bindings + port).pointee.use(
      step, probe.pointee.values + step.pointee.value, probe.pointee.reading)
    {
      probe.pointee.hasReading = true
    }
  }

  /// Derives the binding of a port and uses it.
  @inlinable
  static func useFresh(
    _ step: UnsafePointer<ProbeStep>, _ probe: UnsafeMutablePointer<Probe<Self>>
  ) {
    guard var binding = derived(step.pointee.port, probe) else { return }
    if case .tap = step.pointee.kind {
      tap(binding)
    } else if binding.use(
      step, probe.pointee.values + step.pointee.value, probe.pointee.reading)
    {
      probe.pointee.hasReading = true
    }
  }

  /// Holds a binding of every port that is there.
  @inlinable
  static func holdAll(in state: Int, _ probe: UnsafeMutablePointer<Probe<Self>>) {
    let count = probe.pointee.count
    let presence = probe.pointee.presence + state &* count
    var port = 0
    while port < count {
      if presence[port] { hold(port, probe) }
      port &+= 1
    }
  }

  /// Derives the binding of a port and holds it from now on.
  @inlinable
  static func hold(_ port: Int, _ probe: UnsafeMutablePointer<Probe<Self>>) {
    guard let binding = derived(port, probe) else { return }
    if probe.pointee.isHeld[port] { (probe.pointee.bindings + port).deinitialize(count: 1) }
    (probe.pointee.bindings + port).initialize(to: binding)
    probe.pointee.isHeld[port] = true
  }

  /// The binding of a port, derived now; where there is none though there has to be, that is noted.
  @inlinable
  static func derived(
    _ port: Int, _ probe: UnsafeMutablePointer<Probe<Self>>
  ) -> Derived.Subject? {
    let derived = Derived.subject(
      of: probe.pointee.system.pointee.binding(probe.pointee.ports[port]))
    if derived == nil {
      let isExpected = Model.isPresent(probe.pointee.ports[port], in: probe.pointee.source.present)
      if isExpected && probe.pointee.missing < 0 { probe.pointee.missing = port }
      return nil
    }
    if probe.pointee.looksForGone,
      !Model.isPresent(probe.pointee.ports[port], in: probe.pointee.source.present)
    {
      probe.pointee.hasUsedGone = true
    }
    guard let wrap = probe.pointee.wrap, var binding = derived else { return derived }
    wrap(&binding)
    return binding
  }

  /// Sets what the model says that a tap sets, through the binding that was read.
  @inlinable
  static func tap(_ binding: Derived.Subject) {
    if let next = Model.tapped(binding.wrappedValue) { binding.wrappedValue = next }
  }
}

/// The first of so many held and present ports that does not read what it should.
///
/// Generic over the binding and its value, because code that is not optimised looks up every associated
/// type each time that it meets it.
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

// `inout`, though it changes nothing: code that is not optimised would copy the binding.
@inlinable
func differs<Subject: BindingProtocol, Value: Equatable>(
  _ binding: inout Subject, from value: UnsafeMutablePointer<Value>
) -> Bool where Subject.Value == Value {
  binding.wrappedValue != value.pointee
}

// `mutating`, though they change nothing: code that is not optimised would copy the binding.
extension BindingProtocol {
  /// Uses the binding, and says whether what it reads is wanted and was put down.
  @inlinable
  mutating func use(
    _ step: UnsafePointer<ProbeStep>, _ value: UnsafeMutablePointer<Value>,
    _ reading: UnsafeMutablePointer<Value>
  ) -> Bool {
    switch step.pointee.kind {
    case .set: wrappedValue = value.pointee
    case .get where step.pointee.keepsReading:
      reading.initialize(to: wrappedValue)
      return true
    case .get: _ = wrappedValue
    case .echo:
      let value = wrappedValue
      wrappedValue = value
    default: break
    }
    return false
  }
}
