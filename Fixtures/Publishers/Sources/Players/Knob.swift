/// What a view holds to read a value and to set it.
public struct Knob<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}
