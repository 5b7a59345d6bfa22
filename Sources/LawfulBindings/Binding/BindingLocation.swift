/// What a binding reads and writes: a base, or a part or another form of another binding's value.
///
/// One object for each derivation, because a binding is copied far more often than it is made.
class BindingLocation<Value> {
  /// The value of now.
  func read() -> Value { fatalError("a location reads") }

  /// Whether a write would be passed on.
  func accepts(_ value: Value) -> Bool { true }

  /// Takes a value and the transaction nearest to the writer, `nil` when no binding has one.
  func write(_ value: Value, _ transaction: HeadlessTransaction?) {}
}

/// A base behind functions.
final class BaseLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value, HeadlessTransaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, HeadlessTransaction) -> Void) {
    (self.get, self.set) = (get, set)
  }

  override func read() -> Value { get() }
  override func write(_ value: Value, _ transaction: HeadlessTransaction?) {
    set(value, transaction ?? .ambient)
  }
}

/// A base behind functions that may reject what is written.
final class RejectingLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let admits: (Value) -> Bool
  private let set: (Value, HeadlessTransaction?) -> Void

  init(
    get: @escaping () -> Value, admits: @escaping (Value) -> Bool,
    set: @escaping (Value, HeadlessTransaction?) -> Void
  ) {
    (self.get, self.admits, self.set) = (get, admits, set)
  }

  override func read() -> Value { get() }
  override func accepts(_ value: Value) -> Bool { admits(value) }
  override func write(_ value: Value, _ transaction: HeadlessTransaction?) {
    set(value, transaction)
  }
}

/// A part of another binding's value.
final class PartLocation<Whole, Part>: BindingLocation<Part> {
  private let whole: HeadlessBinding<Whole>
  private let get: (Whole) -> Part
  private let admits: (Whole, Part) -> Bool
  private let put: (inout Whole, Part) -> Void

  init(
    of whole: HeadlessBinding<Whole>, get: @escaping (Whole) -> Part,
    admits: @escaping (Whole, Part) -> Bool, put: @escaping (inout Whole, Part) -> Void
  ) {
    (self.whole, self.get, self.admits, self.put) = (whole, get, admits, put)
  }

  override func read() -> Part { get(whole.wrappedValue) }

  override func accepts(_ part: Part) -> Bool { changed(by: part).map(whole.accepts) ?? false }

  override func write(_ part: Part, _ transaction: HeadlessTransaction?) {
    if let changed = changed(by: part) { whole.set(changed, in: transaction) }
  }

  private func changed(by part: Part) -> Whole? {
    var value = whole.wrappedValue
    guard admits(value, part) else { return nil }
    put(&value, part)
    return value
  }
}

/// Another form of another binding's value.
final class FormLocation<Whole, Form>: BindingLocation<Form> {
  private let whole: HeadlessBinding<Whole>
  private let get: (Whole) -> Form
  private let back: (Form) -> Whole?

  init(
    of whole: HeadlessBinding<Whole>, get: @escaping (Whole) -> Form,
    back: @escaping (Form) -> Whole?
  ) {
    (self.whole, self.get, self.back) = (whole, get, back)
  }

  override func read() -> Form { get(whole.wrappedValue) }

  override func accepts(_ form: Form) -> Bool { back(form).map(whole.accepts) ?? false }

  override func write(_ form: Form, _ transaction: HeadlessTransaction?) {
    if let value = back(form) { whole.set(value, in: transaction) }
  }
}
