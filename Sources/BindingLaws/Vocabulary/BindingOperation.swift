/// One thing that happens in a trace.
public struct BindingOperation<Model: ReferenceModel>: Equatable {
  /// What happens.
  package enum Step: Equatable {
    /// Something is done at once, most often through a handle.
    case now(OperationKind, Handle<Model.Port>?, Operand)
    /// The second is carried out at a write of the base by the first, counted from 1, as an observer does.
    indirect case during(BindingOperation, write: Int, BindingOperation)
    /// A task, counted from 1, has to carry it out.
    indirect case task(Int, BindingOperation)
    /// The tasks run, and make their accesses of the base in the order of these numbers of tasks.
    case order([Int])
  }

  /// What is set, written or done, or gone through.
  package enum Operand: Equatable {
    case none
    case handle(Handle<Model.Port>)
    case value(Model.Value)
    case base(Model.Base)
    case action(Model.Action)
  }

  package let step: Step

  package init(_ step: Step) { self.step = step }

  /// Makes what is done at once, of a handle and an operand just where the kind has one.
  ///
  /// What derives a binding does so through a fresh handle.
  package init(
    _ kind: OperationKind, _ handle: Handle<Model.Port>? = nil, _ operand: Operand = .none
  ) {
    step = .now(kind, kind.usesBinding ? handle : handle?.fresh, operand)
  }
}

extension BindingOperation {
  /// Sets a value through a handle.
  public static func set(_ handle: Handle<Model.Port>, _ value: Model.Value) -> Self {
    Self(.set, handle, .value(value))
  }

  /// Sets what is got through the same handle.
  public static func echo(_ handle: Handle<Model.Port>) -> Self { Self(.echo, handle) }

  /// Taps the control that is bound to the handle.
  public static func tap(_ handle: Handle<Model.Port>) -> Self { Self(.tap, handle) }

  /// Writes the base externally: no binding of the system did it.
  public static func write(_ base: Model.Base) -> Self { Self(.write, nil, .base(base)) }

  /// The world acts.
  public static func act(_ action: Model.Action) -> Self { Self(.act, nil, .action(action)) }

  /// Derives the binding of a port and keeps it.
  public static func hold(_ handle: Handle<Model.Port>) -> Self { Self(.hold, handle) }

  /// Derives the binding of every present port and keeps them, as a view does.
  public static var holdAll: Self { Self(.holdAll) }

  /// Reads through a handle.
  public static func get(_ handle: Handle<Model.Port>) -> Self { Self(.get, handle) }

  /// Derives the binding of a port and drops it.
  public static func derive(_ handle: Handle<Model.Port>) -> Self { Self(.derive, handle) }

  /// Waits until every set that was put off has landed.
  public static var settle: Self { Self(OperationKind.settle) }
}

extension BindingOperation {
  /// What is done at once; `nil` for what is about time.
  package var kind: OperationKind? {
    if case .now(let kind, _, _) = step { kind } else { nil }
  }

  /// The handle that it goes through, where it is about one port.
  package var handle: Handle<Model.Port>? {
    if case .now(_, let handle, _) = step { handle } else { nil }
  }

  /// What is set, written or done.
  package var operand: Operand {
    if case .now(_, _, let operand) = step { operand } else { .none }
  }

  /// What is done at once within this, which may be this itself.
  package var parts: [BindingOperation] {
    switch step {
    case .now: [self]
    case .during(let outer, _, let inner): outer.parts + inner.parts
    case .task(_, let operation): operation.parts
    case .order: []
    }
  }
}
