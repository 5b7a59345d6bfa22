// `step` is a requirement that nobody has to implement. It is one so that the innermost loop of
// every check is compiled for each system, also where the checker, which is generic, is not. For
// the same reason it is `@inlinable`, and so is what it calls. Measured as in W1 of the benchmark,
// against a bare loop: 7.0 times in release without, 4.9 with three smaller requirements.

extension BindingSystem {
  /// Carries out a step through held bindings and compares what they read with the model.
  ///
  /// - Returns: The port that reads otherwise; the number of ports when all agree, and one more
  ///   when the ports agree but the base does not.
  @inlinable
  public static func step(_ step: ProbeStep, _ probe: UnsafeMutablePointer<Probe<Self>>) -> Int {
    let source = probe.pointee.source
    let binding = probe.pointee.bindings + step.port
    switch step.action {
    case .set: binding.pointee.set(probe.pointee.values + step.value)
    case .get: binding.pointee.get()
    case .write:
      source.rewrite((probe.pointee.bases + step.state).pointee)
      probe.pointee.agreedChanges = source.changes
    case .holdAll: holdAll(probe, in: step.state)
    default: break
    }
    let ports = probe.pointee.count
    let offset = step.state &* ports
    let port = firstMismatch(
      among: probe.pointee.bindings, with: probe.pointee.readings + offset,
      presence: probe.pointee.presence + offset, holding: probe.pointee.isHeld, count: ports)
    if port < ports || source.changes == probe.pointee.agreedChanges { return port }
    let owed = probe.pointee.bases + step.state
    guard Model.areEquivalent(bases: source.present, owed.pointee) else { return ports &+ 1 }
    probe.pointee.agreedChanges = source.changes
    return ports
  }

  /// Derives the binding of each port that is there and not yet held, and keeps it.
  @inlinable
  static func holdAll(_ probe: UnsafeMutablePointer<Probe<Self>>, in state: Int) {
    let count = probe.pointee.count
    for port in 0..<count where probe.pointee.presence[state &* count &+ port] {
      let derived = probe.pointee.system.binding(probe.pointee.ports[port]).subject
      guard !probe.pointee.isHeld[port], let derived else { continue }
      (probe.pointee.bindings + port).initialize(to: derived)
      probe.pointee.isHeld[port] = true
    }
  }
}

/// The first of so many held and present ports that does not read what it should.
///
/// Generic over the binding alone, because code that is not optimised looks up every associated
/// type each time that it meets it.
@inlinable
func firstMismatch<Subject: BindingProtocol>(
  among bindings: UnsafeMutablePointer<Subject>, with readings: UnsafeMutablePointer<Subject.Value>,
  presence: UnsafeMutablePointer<Bool>, holding: UnsafeMutablePointer<Bool>, count: Int
) -> Int where Subject.Value: Equatable {
  var port = 0
  while port < count {
    if presence[port] && holding[port] && bindings[port].differs(from: readings + port) {
      return port
    }
    port &+= 1
  }
  return count
}

// `mutating`, though they change nothing: code that is not optimised would copy the binding.
extension BindingProtocol {
  @inlinable
  mutating func set(_ value: UnsafeMutablePointer<Value>) {
    wrappedValue = value.pointee
  }

  @inlinable
  mutating func get() {
    _ = wrappedValue
  }
}

extension BindingProtocol where Value: Equatable {
  @inlinable
  mutating func differs(from value: UnsafeMutablePointer<Value>) -> Bool {
    wrappedValue != value.pointee
  }
}
