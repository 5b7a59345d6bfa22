/// Where a system and its model are kept while a trace runs: the innermost loop of every check
/// works on this alone.
///
/// What works on it is compiled for each system; see `SystemDoor`.
@usableFromInline
package struct Probe<System: BindingSystem> {
  @usableFromInline package typealias Subject = System.Derived.Subject

  /// The system, once it was made.
  @usableFromInline package let system: UnsafeMutablePointer<System>
  private var isMade = false
  @usableFromInline package private(set) var source: Source<System.Model.Base>
  /// How many ports there are, and which.
  @usableFromInline let count: Int
  @usableFromInline let ports: UnsafeMutablePointer<System.Model.Port>
  /// A binding for each port that is held.
  @usableFromInline package let bindings: UnsafeMutablePointer<Subject>
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
  /// How often the base had been written when it last agreed with the model, and the state of that.
  @usableFromInline package var agreedChanges = 0
  @usableFromInline var agreedState = -1
  /// Where what is read is put down until it is taken away, and whether something is there.
  @usableFromInline package let reading: UnsafeMutablePointer<System.Model.Value>
  @usableFromInline package var hasReading = false
  /// A port that is there, by the model, and whose binding the system did not derive first; -1 for
  /// none.
  @usableFromInline package var missing = -1
  /// Whether it is wanted to know that a fresh binding was had of a port that is gone, and whether one
  /// was.
  @usableFromInline package var looksForGone = false, hasUsedGone = false
  /// Puts a binding into a transaction, in which all are derived.
  @usableFromInline package var wrap: ((UnsafeMutablePointer<Subject>) -> Void)?

  /// Makes room for a system and the bindings of so many ports; what the table of the model knows is
  /// pointed at.
  package init(
    _ source: Source<System.Model.Base>, count: Int,
    ports: UnsafeMutablePointer<System.Model.Port>,
    values: UnsafeMutablePointer<System.Model.Value>,
    bases: UnsafeMutablePointer<System.Model.Base>,
    readings: UnsafeMutablePointer<System.Model.Value>, presence: UnsafeMutablePointer<Bool>,
    reading: UnsafeMutablePointer<System.Model.Value>
  ) {
    (self.source, self.count, self.ports) = (source, count, ports)
    system = .allocate(capacity: 1)
    bindings = .allocate(capacity: count)
    isHeld = .allocate(capacity: count)
    isHeld.initialize(repeating: false, count: count)
    self.reading = reading
    (self.values, self.bases, self.readings, self.presence) = (values, bases, readings, presence)
  }

  /// Notes that the base agrees with the model in a state.
  @inlinable
  mutating func agree(in state: Int) {
    (agreedChanges, agreedState) = (source.changes, state)
  }

  /// Makes the system, on a source that holds what it is to begin with.
  package mutating func make(_ make: (Source<System.Model.Base>) -> System) {
    system.initialize(to: make(source))
    isMade = true
  }

  /// Ends the system and all bindings that are held of it; where a base is given, there is room for
  /// another system then, on a new source.
  package mutating func end(leaving base: System.Model.Base? = nil) {
    var port = 0
    while port < count {
      if isHeld[port] { (bindings + port).deinitialize(count: 1) }
      isHeld[port] = false
      port &+= 1
    }
    if isMade { system.deinitialize(count: 1) }
    isMade = false
    guard let base else { return }
    Source.renew(&source, in: base)
    (agreedChanges, agreedState, missing) = (0, -1, -1)
    hasUsedGone = false
  }

  /// Puts another base into a source that no system was made on.
  package func begin(in base: System.Model.Base) { source.reset(to: base) }

  /// Ends the system, and frees the room.
  package mutating func deallocate() {
    end()
    system.deallocate()
    bindings.deallocate()
    isHeld.deallocate()
  }
}
