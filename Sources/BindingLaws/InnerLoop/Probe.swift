/// Where a system is kept while it carries out steps: the innermost loop of every check and of every
/// proof works on this alone.
///
/// What works on it is compiled for each system; see `ExecutableSystem`. One serves for all systems that are made
/// one after the other; the source is new for each.
///
/// While `isMade`, `system` is initialised; while a port `isHeld`, its binding is.
@usableFromInline
package final class Probe<System: BindingSystem> {
  @usableFromInline package typealias Subject = System.Derived.Subject
  @usableFromInline package typealias Model = System.Model

  /// The system, once it was made.
  @usableFromInline package let system = UnsafeMutablePointer<System>.allocate(capacity: 1)
  // Nobody else is at it, and what it holds is asked for at each step.
  @exclusivity(unchecked) @usableFromInline var isMade = false
  /// How many systems were made.
  @exclusivity(unchecked) @usableFromInline package var made = 0
  @exclusivity(unchecked) @usableFromInline package var source: Source<Model.Base>
  @usableFromInline package let make: (Source<Model.Base>) -> System
  /// The ports by number.
  @usableFromInline package let ports: Numbering<Model.Port>
  /// How many ports there are.
  @usableFromInline let count: Int
  /// A binding for each port that is held.
  @usableFromInline package let bindings: UnsafeMutablePointer<Subject>
  /// Whether each port is held.
  @usableFromInline package let isHeld: UnsafeMutablePointer<Bool>
  /// The values by number.
  @usableFromInline let values: Numbering<Model.Value>
  /// The bases by the number of their state; how many of them are listed.
  @usableFromInline let bases: Numbering<Model.Base>
  @usableFromInline let listedBases: Int
  /// What each port should read, and whether it is there, one state after the other.
  @usableFromInline let readings: Numbering<Model.Value>
  @usableFromInline let presence: Numbering<Bool>
  /// The number of the base that the source holds, or of the one that it counts as; `listedBases` for one
  /// that is not listed.
  @exclusivity(unchecked) @usableFromInline package var base = 0
  /// How often the base had been written when it got that number.
  @exclusivity(unchecked) @usableFromInline var changes = 0
  /// What the last step read, counted from 1; 1 where that is kept, and for a binding that was derived;
  /// 0 for nothing.
  @exclusivity(unchecked) @usableFromInline package var reading = 0
  /// Where a step keeps what it read, if that is looked at; it is moved out before the next.
  @usableFromInline package let value = UnsafeMutablePointer<Model.Value>.allocate(capacity: 1)
  /// What controls do, where the system has any.
  @usableFromInline package let hands = ControlHands(System.self)
  @usableFromInline let actions: Numbering<Model.Action>
  /// What the system is compared with.
  @usableFromInline let model: Model
  /// Whether the base is kept in a store of the system's own.
  @exclusivity(unchecked) @usableFromInline package var isMirrored = false
  /// Is called after each step, before a store comes to rest.
  @usableFromInline package var beforeRest: (() -> Void)?
  /// A port that is there, by the model, and whose binding the system did not derive first; -1 for
  /// none.
  @exclusivity(unchecked) @usableFromInline package var missing = -1
  /// Whether it is wanted to know that a fresh binding was had of a port that is gone, and whether one
  /// was.
  @exclusivity(unchecked) @usableFromInline package var looksForGone = false
  @exclusivity(unchecked) @usableFromInline package var hasUsedGone = false
  /// Puts a binding into a transaction.
  @exclusivity(unchecked) @usableFromInline package var wrap:
    ((UnsafeMutablePointer<Subject>) -> Void)?

  /// Makes room for a system, and for a binding of each port.
  package init(
    _ source: Source<Model.Base>, ports: Numbering<Model.Port>, values: Numbering<Model.Value>,
    bases: Numbering<Model.Base>, listedBases: Int, readings: Numbering<Model.Value>,
    presence: Numbering<Bool>, actions: Numbering<Model.Action>, by model: Model,
    make: @escaping (Source<Model.Base>) -> System
  ) {
    self.source = source
    self.ports = ports
    self.values = values
    self.make = make
    if listedBases > 0 { source.distinguishesZeroSigns = bases.distinguishesZeroSigns }
    self.bases = bases
    self.listedBases = listedBases
    self.readings = readings
    self.presence = presence
    count = ports.count
    self.actions = actions
    self.model = model
    bindings = .allocate(capacity: count)
    isHeld = .allocate(capacity: count)
    isHeld.initialize(repeating: false, count: count)
  }

  deinit {
    forget()
    system.deallocate()
    bindings.deallocate()
    isHeld.deallocate()
    value.deallocate()
  }

  /// Ends the system that was made last, and lets go of its bindings.
  @inlinable
  func forget() {
    var port = 0
    while port < count {
      if isHeld[port] { (bindings + port).deinitialize(count: 1) }
      isHeld[port] = false
      port &+= 1
    }
    if isMade { system.deinitialize(count: 1) }
    isMade = false
  }

  /// Ends the system; a new source lets go of the base that it has come to.
  @inlinable
  package func end(leaving base: Model.Base) {
    forget()
    Source.renew(&source, in: base)
  }

  /// Makes a new system on a new source.
  @inlinable
  func begin(in state: Int) {
    let start = bases.elements + state
    if isMade { end(leaving: start.pointee) } else { source.reset(to: start.pointee) }
    base = state
    changes = 0
    missing = -1
    hasUsedGone = false
    system.initialize(to: make(source))
    isMade = true
    made &+= 1
    isMirrored = source.mirror != nil
  }

  /// Lets every set that was put off land, where some may be.
  @usableFromInline
  func settle() { (system.pointee as? any DeferredSystem)?.settle() }

  /// Looks at the store that the system has of its own, once that has come to rest.
  @usableFromInline
  func lookAtStore() {
    beforeRest?()
    source.readStore()
  }

  /// Notes that the base counts as that of a state.
  @inlinable
  func agree(in state: Int) {
    base = state
    changes = source.changes
  }

  /// Numbers the base that the source holds, if it was written.
  @inlinable
  func numberBase() {
    if source.changes == changes { return }
    base = bases.number(of: source.cell, amongFirst: listedBases, near: base)
    changes = source.changes
  }
}
