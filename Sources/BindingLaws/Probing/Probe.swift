/// Where a system and its model are kept while a trace runs: the innermost loop of every check
/// works on this alone.
///
/// Users of the library have nothing to do with it. It is public because `BindingSystem.step` has
/// to be compiled for each system; see there.
public struct Probe<System: BindingSystem> {
  @usableFromInline package let system: System
  @usableFromInline package let source: Source<System.Model.Base>
  /// How many ports there are, and which.
  @usableFromInline let count: Int
  @usableFromInline let ports: UnsafeMutablePointer<System.Model.Port>
  /// A binding for each port that is held.
  @usableFromInline package let bindings: UnsafeMutablePointer<System.Derived.Subject>
  /// Whether each port is held.
  @usableFromInline package let isHeld: UnsafeMutablePointer<Bool>
  /// The values by number.
  @usableFromInline package var values: UnsafeMutablePointer<System.Model.Value>
  /// The bases by the number of their state.
  @usableFromInline package var bases: UnsafeMutablePointer<System.Model.Base>
  /// What each port should read, one state after the other.
  @usableFromInline package var readings: UnsafeMutablePointer<System.Model.Value>
  /// Whether each port is there, one state after the other.
  @usableFromInline package var presence: UnsafeMutablePointer<Bool>
  /// How often the base had been written when it last agreed with the model.
  @usableFromInline package var agreedChanges = 0

  /// Makes room for the bindings of so many ports; what the table of the model knows is pointed at.
  package init(
    system: System, source: Source<System.Model.Base>, count: Int,
    ports: UnsafeMutablePointer<System.Model.Port>,
    values: UnsafeMutablePointer<System.Model.Value>,
    bases: UnsafeMutablePointer<System.Model.Base>,
    readings: UnsafeMutablePointer<System.Model.Value>, presence: UnsafeMutablePointer<Bool>
  ) {
    (self.system, self.source, self.count, self.ports) = (system, source, count, ports)
    bindings = .allocate(capacity: count)
    isHeld = .allocate(capacity: count)
    isHeld.initialize(repeating: false, count: count)
    (self.values, self.bases, self.readings, self.presence) = (values, bases, readings, presence)
  }

  /// Lets go of the bindings.
  package func deallocate() {
    for port in 0..<count where isHeld[port] { (bindings + port).deinitialize(count: 1) }
    bindings.deallocate()
    isHeld.deallocate()
  }
}

/// One step of the innermost loop, in numbers.
public struct ProbeStep {
  /// What happens before the ports are read; in a proof all that happens.
  @usableFromInline
  package enum Action: UInt8 {
    case nothing, set, get, write, holdAll
    /// The system is made anew in a base, and nothing or everything is held.
    case make, makeHolding
    /// A binding is used for both.
    case echo, tap
    /// A binding is derived, and dropped or kept.
    case derive, hold
  }

  @usableFromInline package let action: Action
  /// Whether the held binding is used, where there is a choice.
  @usableFromInline package let isHeld: Bool
  /// Whether the binding is put into a transaction first, in a proof.
  @usableFromInline package let isInTransaction: Bool
  @usableFromInline package let port: Int
  @usableFromInline package let value: Int
  /// The state that the model is in afterwards; in a proof the base that is written.
  @usableFromInline package let state: Int

  package init(
    _ action: Action, isHeld: Bool = false, isInTransaction: Bool = false, port: Int = 0,
    value: Int = 0, state: Int = 0
  ) {
    (self.action, self.isHeld, self.port) = (action, isHeld, port)
    (self.isInTransaction, self.value, self.state) = (isInTransaction, value, state)
  }
}
