/// One step of a trace.
public struct BindingOperation<Model: ReferenceModel>: Equatable {
  /// The forms of an operation.
  package enum Step: Equatable {
    /// One operation, carried out at once, usually through a handle.
    case now(OperationKind, Handle<Model.Port>?, Operand)
    /// An operation, and another one that an observer carries out at a write of the first.
    ///
    /// Writes count from 1.
    indirect case during(BindingOperation, write: Int, BindingOperation)
    /// An operation that the task with this number carries out, counted from 1.
    indirect case task(Int, BindingOperation)
    /// The tasks run, and access the base in the order of these task numbers.
    case order([Int])
  }

  /// The argument of an operation: the value to set, the base to write, the action, or the handle.
  package enum Operand: Equatable {
    case none
    case handle(Handle<Model.Port>)
    case value(Model.Value)
    case base(Model.Base)
    case action(Model.Action)
  }

  package let step: Step

  package init(_ step: Step) { self.step = step }

  /// Makes an operation that is carried out at once.
  ///
  /// An operation has a handle or an operand only if its kind has one. Operations that derive a binding use a
  /// fresh handle.
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

  /// Sets the value that the same handle reads.
  public static func echo(_ handle: Handle<Model.Port>) -> Self { Self(.echo, handle) }

  /// Taps the control at the handle.
  public static func tap(_ handle: Handle<Model.Port>) -> Self { Self(.tap, handle) }

  /// Writes the base externally, not through a binding of the system.
  public static func write(_ base: Model.Base) -> Self { Self(.write, nil, .base(base)) }

  /// Lets the world carry out an action.
  public static func act(_ action: Model.Action) -> Self { Self(.act, nil, .action(action)) }

  /// Derives the binding of a port and keeps it.
  public static func hold(_ handle: Handle<Model.Port>) -> Self { Self(.hold, handle) }

  /// Derives the binding of every present port and keeps them all, as a view does.
  public static var holdAll: Self { Self(.holdAll) }

  /// Reads through a handle.
  public static func get(_ handle: Handle<Model.Port>) -> Self { Self(.get, handle) }

  /// Derives the binding of a port and drops it.
  public static func derive(_ handle: Handle<Model.Port>) -> Self { Self(.derive, handle) }

  /// Waits until every delayed set has landed.
  public static var settle: Self { Self(OperationKind.settle) }
}

extension BindingOperation {
  /// The kind of an operation that is carried out at once.
  ///
  /// Nil for the forms that are about time.
  package var kind: OperationKind? {
    if case .now(let kind, _, _) = step { kind } else { nil }
  }

  /// The handle that the operation goes through.
  ///
  /// Nil if the operation is not about one port.
  package var handle: Handle<Model.Port>? {
    if case .now(_, let handle, _) = step { handle } else { nil }
  }

  /// The argument of an operation that is carried out at once.
  package var operand: Operand {
    if case .now(_, _, let operand) = step { operand } else { .none }
  }

  /// The operations within this one that are carried out at once.
  ///
  /// An operation that is carried out at once is its own part.
  package var parts: [BindingOperation] {
    switch step {
    case .now: [self]
    case .during(let outer, _, let inner): outer.parts + inner.parts
    case .task(_, let operation): operation.parts
    case .order: []
    }
  }
}
