import BindingGenerators
import BindingLaws

extension SystemSubject {
  func around(_ fault: Fault) -> any Subject {
    var faulty = SystemSubject<FaultySystem<System>>(
      space, make: { FaultySystem($0, around: self, fault) }, notifying: recorder)
    // The name is part of the seeds of its cases.
    faulty.name = "\(system) with \(fault.id)"
    return faulty
  }
}

/// A system with a fault around each of its bindings and controls.
///
/// `PowerCheck` judges it instead of the system. `Subject.watched` uses a fault that only notes.
/// It never runs on real threads, because no lock guards the memory of a fault.
/// `runsTasks` sees to it: its tasks take turns, and over a store it runs none.
/// A fault knows values and bases only by the numbers of `values` and `bases`.
/// These number what they meet, in the order in which they meet it.
/// Only `FaultyBinding` uses `start`, `memory`, `hands` and `states`, on behalf of the fault.
final class FaultySystem<Wrapped: BindingSystem>: WrappingSystem {
  typealias Model = Wrapped.Model
  let subject: SystemSubject<Wrapped>
  let fault: Fault
  let source: Source<Model.Base>
  let wrapped: Wrapped
  let values: Numbering<Model.Value>
  let bases: Numbering<Model.Base>
  let start: Int
  let memory = FaultMemory()
  lazy var hands = ControlHands(Wrapped.self)
  lazy var states = subject.switchStates?.numbered(values.number)

  static var model: Model { Wrapped.model }
  static var keeper: BaseKeeper { Wrapped.keeper }
  static var wrapped: any BindingSystem.Type { Wrapped.self }

  init(source: Source<Model.Base>) { preconditionFailure("there is no fault to put around it") }

  /// - Parameter other: A system with the same numbers.
  init(
    _ source: Source<Model.Base>, around subject: SystemSubject<Wrapped>, _ fault: Fault,
    like other: FaultySystem? = nil
  ) {
    self.subject = subject
    self.fault = fault
    self.source = source
    fault.beforeInput?(nil, subject.table.number(ofReached: source.present, near: 0))
    wrapped = subject.make(source)
    values = other?.values ?? Numbering()
    bases = other?.bases ?? Numbering()
    values.distinguishesZeroSigns = subject.table.values.distinguishesZeroSigns
    bases.distinguishesZeroSigns = subject.table.bases.distinguishesZeroSigns
    start = bases.number(of: source.present)
  }

  /// The number of the present base in the table of the model.
  var reachedBase: Int { subject.table.number(ofReached: source.present, near: 0) }

  /// Tells the fault of an input that is about to happen, if the fault wants to know.
  func note(_ input: @autoclosure () -> Input) { fault.beforeInput?(input(), reachedBase) }

  func binding(_ port: Model.Port) -> FaultyBinding<Wrapped>? {
    let use = FaultyBinding(self, port)
    note(Input(.derive, port: use.portNumber))
    guard use.isDerived else { return nil }
    if fault.beforeInput != nil { use.derivedIn = reachedBase }
    fault.afterDeriving(use)
    return use
  }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    note(Input(.act, operand: subject.table.actions.number(of: action)))
    wrapped.perform(action, on: source)
  }
}

// It conforms to these protocols if the system alone does. A law that needs another protocol is not tried on
// faults.

extension FaultySystem: ControlSystem where Wrapped: ControlSystem {
  static var tapTransaction: String? { Wrapped.tapTransaction }

  func tap(_ port: Model.Port) {
    let use = FaultyBinding(self, port)
    note(Input(.tap, port: use.portNumber))
    fault.tap(use)
  }

  func rendering(_ port: Model.Port) -> String {
    let use = FaultyBinding(self, port)
    note(Input.rendering.moved(to: use.portNumber, isHeld: false))
    return fault.rendering(use)
  }
}

extension FaultySystem: RenderedSystem where Wrapped: RenderedSystem {
  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    Wrapped.rendering(port, showing: value, in: base)
  }
}

extension FaultySystem: TwinSystem where Wrapped: TwinSystem {
  typealias Twin = Wrapped.Twin
}

extension FaultySystem: ConcurrentSystem where Wrapped: ConcurrentSystem {}

extension FaultySystem: DeferredSystem where Wrapped: DeferredSystem {
  static var readsSetsAtOnce: Bool { Wrapped.readsSetsAtOnce }

  func settle() {
    note(Input(.settle))
    wrapped.settle()
  }
}

extension FaultySystem: NotifyingSystem where Wrapped: NotifyingSystem {
  static var notifiesAfterChange: Bool { Wrapped.notifiesAfterChange }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    wrapped.track(read, onChange: notify)
  }
}
