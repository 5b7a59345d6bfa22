/// Why a value changes: what travels along a wire.
public struct Change: Hashable, Sendable {
  public var reason: String?

  public init(reason: String? = nil) {
    self.reason = reason
  }
}

/// This library's binding: a value that lives elsewhere.
public struct Wire<Value> {
  /// Why values change that are set through this wire.
  public var change = Change()
  let read: () -> Value
  let write: (Value, Change) -> Void

  public init(read: @escaping () -> Value, write: @escaping (Value, Change) -> Void) {
    self.read = read
    self.write = write
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, change) }
  }

  /// The same wire, along which values change for this reason.
  public func because(_ reason: String) -> Wire {
    var wire = self
    wire.change.reason = reason
    return wire
  }
}
