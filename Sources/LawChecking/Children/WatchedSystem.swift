import BindingLaws

/// A system that says what is done to it before it is done.
struct WatchedSystem<System: BindingSystem>: BindingSystem {
  typealias Model = System.Model
  typealias Note = (String) -> Void

  fileprivate let system: System
  private let note: Note

  init(source: Source<Model.Base>) {
    self.init(source: source, note: { _ in }) { System(source: $0) }
  }

  static var keeper: BaseKeeper { System.keeper }

  init(source: Source<Model.Base>, note: @escaping Note, make: (Source<Model.Base>) -> System) {
    note(System.keeper == .source ? "init" : "init, or the first write of base")
    (system, self.note) = (make(source), note)
  }

  func binding(_ port: Model.Port) -> WatchedBinding<System.Derived.Subject>? {
    note("derive \(portText(port))")
    return System.Derived.subject(of: system.binding(port)).map {
      WatchedBinding(subject: $0, port: portText(port), note: note)
    }
  }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    note("act \(portText(action))")
    system.perform(action, on: source)
  }
}

extension WatchedSystem: ControlSystem where System: ControlSystem {
  static var tapTransaction: String? { System.tapTransaction }

  func tap(_ port: Model.Port) {
    note("tap \(portText(port))")
    system.tap(port)
  }

  func rendering(_ port: Model.Port) -> String {
    note("look at \(portText(port))")
    return system.rendering(port)
  }
}

extension WatchedSystem: RenderedSystem where System: RenderedSystem {
  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    System.rendering(port, showing: value, in: base)
  }
}

extension WatchedSystem: ConcurrentSystem where System: ConcurrentSystem {}

extension WatchedSystem: DeferredSystem where System: DeferredSystem {
  func settle() {
    note("settle")
    system.settle()
  }
}

extension WatchedSystem: NotifyingSystem where System: NotifyingSystem {
  static var noticeTiming: NoticeTiming { System.noticeTiming }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    system.track(read, onChange: notify)
  }
}

/// A binding that says what is done to it before it is done.
struct WatchedBinding<Subject: BindingProtocol>: BindingProtocol {
  fileprivate let subject: Subject
  fileprivate let port: String
  fileprivate let note: (String) -> Void

  var wrappedValue: Subject.Value {
    get {
      note("get \(port)")
      return subject.wrappedValue
    }
    nonmutating set {
      note("set \(port) \(traceText(newValue))")
      subject.wrappedValue = newValue
    }
  }
}

extension WatchedBinding: TransactionalBinding where Subject: TransactionalBinding {
  static var keepsLabels: Bool { Subject.keepsLabels }

  func inTransaction(_ label: String) -> WatchedBinding {
    WatchedBinding(subject: subject.inTransaction(label), port: port, note: note)
  }
}
