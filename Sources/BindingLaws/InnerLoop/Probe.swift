/// The holder of a system while it carries out steps.
///
/// The innermost loop of every check and of every proof works on this alone. Code that works on it is
/// compiled for each system; see `ExecutableSystem`. One probe serves all systems that are made one after the
/// other. Each of them has a new source.
///
/// `system` is initialised while `isMade`, and the binding of a port while `isHeld`.
@usableFromInline
package final class Probe<System: BindingSystem> {
  @usableFromInline package typealias Subject = System.Derived.Subject
  @usableFromInline package typealias Model = System.Model

  /// The system, once it was made.
  @usableFromInline package let system = UnsafeMutablePointer<System>.allocate(capacity: 1)
  // Some properties are `@exclusivity(unchecked)`, because one thread uses them, and every step reads them.
  /// Whether there is a system.
  @exclusivity(unchecked) @usableFromInline var isMade = false
  /// The number of systems that were made.
  @exclusivity(unchecked) @usableFromInline package var made = 0
  /// The source of the system.
  @exclusivity(unchecked) @usableFromInline package var source: Source<Model.Base>
  /// The base from which the system began, or the one of the latest mark.
  ///
  /// The source has it after the system has ended, because nothing may keep the base that the system has reached.
  @usableFromInline package let before: UnsafeMutablePointer<Model.Base>
  /// Makes a system on a source.
  @usableFromInline package let make: (Source<Model.Base>) -> System
  /// The ports, by number.
  @usableFromInline package let ports: Numbering<Model.Port>
  /// The number of ports.
  @usableFromInline let count: Int
  /// The bindings of the held ports.
  @usableFromInline package let bindings: UnsafeMutablePointer<Subject>
  /// Whether each port is held.
  @usableFromInline package let isHeld: UnsafeMutablePointer<Bool>
  /// The values, by number.
  @usableFromInline let values: Numbering<Model.Value>
  /// The bases, by the number of their state.
  @usableFromInline let bases: Numbering<Model.Base>
  /// The number of listed bases.
  @usableFromInline let listedBases: Int
  /// The expected readings of the ports, in rows by state.
  @usableFromInline let readings: Numbering<Model.Value>
  /// Whether each port is expected to be present, in rows by state.
  @usableFromInline let presence: Numbering<Bool>
  /// The number of the base in the source, or of the one that it counts as.
  ///
  /// `listedBases` if it is not listed.
  @exclusivity(unchecked) @usableFromInline package var base = 0
  /// The number of changes of the source at the time when `base` was found.
  @exclusivity(unchecked) @usableFromInline var changes = 0
  /// The number of the last step's reading, from 1.
  ///
  /// The number is 1 if the value is kept or a binding was derived, and 0 for no reading.
  @exclusivity(unchecked) @usableFromInline package var reading = 0
  /// The memory for the reading of a step, if it is looked at.
  ///
  /// The reading is moved out before the next step.
  @usableFromInline package let value = UnsafeMutablePointer<Model.Value>.allocate(capacity: 1)
  /// The functions of the system's controls.
  ///
  /// Nil if it has none.
  @usableFromInline package let hands = ControlHands(System.self)
  /// The actions of the world, by number.
  @usableFromInline let actions: Numbering<Model.Action>
  /// The model that the system is compared with.
  @usableFromInline let model: Model
  /// Whether the system keeps the base in a store of its own.
  @exclusivity(unchecked) @usableFromInline package var isMirrored = false
  /// Lets the readers look after each step, before a store comes to rest.
  @usableFromInline package var beforeRest: (() -> Void)?
  /// The first port that the model has, and for which the system derived no binding.
  ///
  /// -1 if there is none.
  @exclusivity(unchecked) @usableFromInline package var missing = -1
  /// Whether to look for fresh bindings of ports that are gone.
  @exclusivity(unchecked) @usableFromInline package var looksForGone = false
  /// Whether a port that is gone had a fresh binding.
  @exclusivity(unchecked) @usableFromInline package var hasUsedGone = false
  /// Puts a binding into a transaction.
  ///
  /// Nil if the checker uses none.
  @exclusivity(unchecked) @usableFromInline package var wrap:
    ((UnsafeMutablePointer<Subject>) -> Void)?

  /// Makes a probe without a system, and with room for a binding of each port.
  package init(
    _ source: Source<Model.Base>, ports: Numbering<Model.Port>, values: Numbering<Model.Value>,
    bases: Numbering<Model.Base>, listedBases: Int, readings: Numbering<Model.Value>,
    presence: Numbering<Bool>, actions: Numbering<Model.Action>, by model: Model,
    make: @escaping (Source<Model.Base>) -> System
  ) {
    self.source = source
    before = .allocate(capacity: 1)
    before.initialize(to: source.present)
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
    before.deinitialize(count: 1)
    before.deallocate()
    system.deallocate()
    bindings.deallocate()
    isHeld.deallocate()
    value.deallocate()
  }

  /// Ends the system, and lets go of its held bindings.
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

  /// Ends the system, and replaces its source by a new one with this base.
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
    before.pointee = start.pointee
    base = state
    changes = 0
    missing = -1
    hasUsedGone = false
    system.initialize(to: make(source))
    isMade = true
    made &+= 1
    isMirrored = source.mirror != nil
  }

  /// Lets every delayed set land, if sets of the system may be delayed.
  @usableFromInline
  func settle() { (system.pointee as? any DeferredSystem)?.settle() }

  /// Looks at the system's own store, once that has come to rest.
  @usableFromInline
  func lookAtStore() {
    beforeRest?()
    source.readStore()
  }

  /// Whether the base in the source counts as that of a state.
  ///
  /// An equal base always does. Only if it is another one, the model is asked, which no other module compiles
  /// for its types.
  @inlinable
  func hasReached(_ state: Int) -> Bool {
    if bases.isSurely(source.cell, numbered: state) { return true }
    return model.areEquivalent(bases: source.present, bases.elements[state])
  }

  /// Notes that the base counts as that of a state.
  @inlinable
  func agree(in state: Int) {
    base = state
    changes = source.changes
  }

  /// Finds the number of the base in the source, if the source has changed.
  @inlinable
  func numberBase() {
    if source.changes == changes { return }
    base = bases.number(of: source.cell, amongFirst: listedBases, near: base)
    changes = source.changes
  }
}
