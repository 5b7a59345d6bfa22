/// A way to a port: a binding derived afresh, or the one held since earlier in the trace.
public struct Handle<Port: Hashable>: Hashable {
  /// The port that is reached.
  public let port: Port
  /// Where the port stands among the model's ports.
  public let index: Int
  /// Whether the held binding is used instead of a fresh one.
  public var isHeld: Bool

  /// Makes a handle to the port that stands at this index among the model's ports.
  public init(_ port: Port, index: Int, isHeld: Bool = false) {
    (self.port, self.index, self.isHeld) = (port, index, isHeld)
  }

  /// The same port, through the held binding.
  public var held: Handle {
    Handle(port, index: index, isHeld: true)
  }

  /// The same port, derived afresh.
  public var fresh: Handle {
    Handle(port, index: index)
  }
}

/// One thing that happens in a trace.
public enum Operation<Model: ReferenceModel> {
  /// Sets a value through a handle.
  case set(Handle<Model.Port>, Model.Value)
  /// Sets what is got through the same handle.
  case echo(Handle<Model.Port>)
  /// Taps the control that is bound to the handle.
  case tap(Handle<Model.Port>)
  /// Writes the base from behind: no binding of the system did it.
  case write(Model.Base)
  /// The world acts.
  case act(Model.Action)
  /// Derives the binding of a port and keeps it.
  case hold(Handle<Model.Port>)
  /// Derives the binding of every present port and keeps them, as a view does.
  case holdAll
  /// Reads through a handle.
  case get(Handle<Model.Port>)
  /// Derives the binding of a port and drops it.
  case derive(Handle<Model.Port>)
  /// Carries out the second at a write of the base by the first, counted from 1, as an observer does.
  indirect case during(Operation, write: Int, Operation)
  /// An operation of a task, counted from 1; the tasks run together.
  indirect case task(Int, Operation)
  /// Runs all tasks; whose accesses of the base come one after the other.
  case order([Int])
  /// Waits until every set that was put off has landed.
  case settle

  /// The handle that it goes through, where it is about one port.
  package var handle: Handle<Model.Port>? {
    switch self {
    case .set(let handle, _), .echo(let handle), .tap(let handle), .get(let handle),
      .hold(let handle), .derive(let handle):
      handle
    default: nil
    }
  }
}
