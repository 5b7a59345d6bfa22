import BindingGenerators
import BindingLaws

/// What happens in a trace, as statements on a system, its bindings and its source.
struct StandAloneSteps<System: BindingSystem> {
  typealias Model = System.Model

  private let trace: Trace<Model>
  private let model: CaseRunner<ModelSystem<Model>>

  init(_ trace: Trace<Model>, _ model: CaseRunner<ModelSystem<Model>>) {
    (self.trace, self.model) = (trace, model)
  }

  var lines: [String] {
    let trial = Trial<ModelSystem<Model>>(model.table, start: trace.start, make: model.make)
    return trace.operations.enumerated().flatMap { place, operation in
      defer { trial.perform(operation) }
      return statements(operation, at: place, trial)
    }
  }

  private func statements(
    _ operation: Operation<Model>, at place: Int, _ trial: Trial<ModelSystem<Model>>
  ) -> [String] {
    switch operation {
    case .set(let handle, let value): ["\(access(handle)) = \(swiftText(value))"]
    case .echo(let handle): ["\(access(handle)) = \(swiftText(trial.reading(handle)))"]
    case .tap(let handle): [tap(handle, trial)]
    case .write(let base): ["source.rewrite(\(swiftText(base)))"]
    case .act(let action): ["system.perform(\(swiftText(action)), on: source)"]
    case .hold(let handle): [hold(handle, at: place, trial)]
    case .holdAll: trial.present.map { hold($0, at: place, trial) }
    case .get(let handle): ["_ = \(access(handle))"]
    case .derive(let handle): ["_ = system.binding(\(swiftText(handle.port)))"]
    }
  }

  private func tap(
    _ handle: Handle<Model.Port>, _ trial: Trial<ModelSystem<Model>>
  ) -> String {
    if !handle.isHeld && System.self is any ControlSystem.Type {
      return "system.tap(\(swiftText(handle.port)))"
    }
    let value = Model.tapped(trial.reading(handle)) ?? trial.reading(handle)
    return "\(access(handle)) = \(swiftText(value))"
  }

  /// Holds the binding of a port under a name, which is a variable where it is held again.
  private func hold(
    _ handle: Handle<Model.Port>, at place: Int, _ trial: Trial<ModelSystem<Model>>
  ) -> String {
    let isHeldAgain = trace.operations.dropFirst(place + 1).contains { $0.holds(handle) }
    let declaration = trial.held.contains(handle.index) ? "" : isHeldAgain ? "var " : "let "
    return declaration + "held\(handle.index) = system.binding(\(swiftText(handle.port)))"
  }

  private func access(_ handle: Handle<Model.Port>) -> String { System.access(handle) }
}

extension BindingSystem {
  /// What a handle reads, as an expression.
  static func access(_ handle: Handle<Model.Port>) -> String {
    let isOptional = Derived.Subject.self != Derived.self
    let binding =
      handle.isHeld ? "held\(handle.index)" : "system.binding(\(swiftText(handle.port)))"
    return binding + (isOptional ? "?" : "") + ".wrappedValue"
  }
}

extension Operation {
  /// Whether it holds the binding of this port.
  fileprivate func holds(_ handle: Handle<Model.Port>) -> Bool {
    switch self {
    case .hold(let other): other.index == handle.index
    case .holdAll: true
    default: false
    }
  }
}
