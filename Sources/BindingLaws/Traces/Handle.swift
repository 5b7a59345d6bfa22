/// A way to a port: through a binding derived afresh, or through the one held since earlier in the trace.
public struct Handle<Port: Hashable>: Hashable {
  /// The port to reach.
  public let port: Port
  /// The index of the port among the model's ports.
  ///
  /// Tokens contain it.
  public let index: Int
  /// Whether to use the held binding instead of a fresh one.
  public var isHeld: Bool

  /// Makes a handle to the port at this index among the model's ports.
  public init(_ port: Port, index: Int, isHeld: Bool = false) {
    self.port = port
    self.index = index
    self.isHeld = isHeld
  }

  /// The handle to the same port through the held binding.
  public var held: Handle {
    Handle(port, index: index, isHeld: true)
  }

  /// The handle to the same port through a fresh binding.
  public var fresh: Handle {
    Handle(port, index: index)
  }
}
