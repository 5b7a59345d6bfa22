import BindingLaws

/// A mistake that a binding, or a control, can make whatever it is bound to.
///
/// Put around the bindings and controls of a system, it shows whether the laws that the system is
/// judged by would notice. A fault needs nothing of the system but what everybody sees: its bindings,
/// its controls, its source and its model.
protocol BindingFault {
  /// The name by which it is known, such as `second-set-lost`.
  static var id: String { get }
  /// What happens, in a sentence.
  static var title: String { get }
  /// Whether it crashes.
  static var mayTrap: Bool { get }
  /// Whether transactions reach the binding that it is put around.
  static var carriesTransactions: Bool { get }

  /// The one law that can notice it, without which it is not tried; `nil` where there are several.
  static var onlyLaw: Law? { get }

  /// Whether systems of this kind can have it at all.
  static func applies<System: BindingSystem>(to system: System.Type) -> Bool
  /// Happens when a binding was derived.
  static func derive<System: BindingSystem>(_ use: FaultyUse<System>)
  /// What the binding reads.
  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value
  /// Sets the binding.
  static func set<System: BindingSystem>(_ value: System.Model.Value, _ use: FaultyUse<System>)
  /// Taps the control.
  static func tap<System: ControlSystem>(_ use: FaultyControl<System>)
  /// What a person sees of the control.
  static func rendering<System: ControlSystem>(_ use: FaultyControl<System>) -> String
}

extension BindingFault {
  static var mayTrap: Bool { false }
  static var carriesTransactions: Bool { true }
  static var onlyLaw: Law? { nil }

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool { true }

  static func derive<System: BindingSystem>(_ use: FaultyUse<System>) {}

  static func read<System: BindingSystem>(
    _ use: FaultyUse<System>
  ) -> System.Model.Value {
    use.bare.wrappedValue
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    use.bare.wrappedValue = value
  }

  static func tap<System: ControlSystem>(_ use: FaultyControl<System>) {
    use.system.tap(use.port)
  }

  static func rendering<System: ControlSystem>(_ use: FaultyControl<System>) -> String {
    use.system.rendering(use.port)
  }
}

/// A binding that a fault is put around, and what the fault may know and remember.
struct FaultyUse<System: BindingSystem> {
  typealias Model = System.Model

  var bare: System.Derived.Subject
  let system: System
  let source: Source<Model.Base>
  let port: Model.Port
  /// The base in which the binding was derived.
  let since: Model.Base
  /// What this binding remembers.
  let own = FaultMemory<Model.Value>()
  /// What all bindings of the system remember together.
  let all: FaultMemory<Model.Value>
  /// How often the fault showed, in all systems.
  let tally: FaultTally

  /// The base of now, which nobody counts as read.
  var base: Model.Base { source.present }

  var isPresent: Bool { Model.isPresent(port, in: base) }

  /// The binding of the next port that is there, of which there may be none.
  var next: System.Derived.Subject? {
    let ports = Model.ports
    guard let place = ports.firstIndex(of: port) else { return nil }
    let others = ports[(place + 1)...] + ports[..<place]
    return others.lazy.filter { Model.isPresent($0, in: base) }.compactMap {
      System.Derived.subject(of: system.binding($0))
    }.first
  }

  /// Notes that the fault does something that the system alone would not.
  func show() { tally.shown += 1 }
}

/// A control that a fault is put around, and what the fault may know and remember.
struct FaultyControl<System: ControlSystem> {
  typealias Model = System.Model

  let system: System
  let source: Source<Model.Base>
  let port: Model.Port
  /// The base in which the system was made.
  let start: Model.Base
  /// The port that was tapped last, and the bases before and after.
  let latest: LatestTap<Model.Port, Model.Base>
  fileprivate let make: (Source<Model.Base>) -> System
  fileprivate let tally: FaultTally

  init(
    _ core: FaultyCore<System, some BindingFault>, at port: Model.Port
  ) {
    (system, source, start, latest) = (core.bare, core.source, core.start, core.latestTap)
    (make, tally, self.port) = (core.make, core.tally, port)
  }

  /// The base of now, which nobody counts as read.
  var base: Model.Base { source.present }

  /// A system that is made again in another base, over a source of its own.
  func made(in base: Model.Base) -> (system: System, source: Source<Model.Base>) {
    let source = Source(base)
    return (make(source), source)
  }

  /// What a person would see in another base.
  func rendering(in base: Model.Base) -> String { made(in: base).system.rendering(port) }

  /// Notes that the fault does something that the system alone would not.
  func show() { tally.shown += 1 }
}

/// What a fault remembers of the latest tap.
final class LatestTap<Port, Base> {
  var port: Port?
  var before: Base?, after: Base?
}

/// What a fault remembers of one binding or one system.
final class FaultMemory<Value> {
  var count = 0
  var value: Value?
}

/// How often a fault showed in the systems that it was put around, and what it knows of all of them.
final class FaultTally {
  var shown = 0
  private var listed: Any?

  /// The listed bases that a model permits, which may be dear to list.
  func permitted<Model: ReferenceModel>(by _: Model.Type) -> [Model.Base] {
    if let bases = listed as? [Model.Base] { return bases }
    let bases = Model.bases?.filter(Model.permits) ?? []
    listed = bases
    return bases
  }
}
