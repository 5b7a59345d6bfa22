/// A way to a port: a binding derived afresh, or the one held since earlier in the trace.
public struct Handle<Port: Hashable>: Hashable {
  /// The port that is reached.
  public let port: Port
  /// Where the port stands among the model's ports; tokens hold it.
  public let index: Int
  /// Whether the held binding is used instead of a fresh one.
  public var isHeld: Bool

  /// Makes a handle to the port that stands at this index among the model's ports.
  public init(_ port: Port, index: Int, isHeld: Bool = false) {
    self.port = port
    self.index = index
    self.isHeld = isHeld
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
