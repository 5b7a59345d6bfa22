// Statements have programs of operations. A child process finds those of `Terms` in the JSON of a law.
extension Law {
  /// An operation over the variables of a law, such as `.set(.p, .a)`.
  ///
  /// Programs of laws consist of them. The operation becomes a ``BindingOperation`` once the variables have
  /// values.
  public struct Operation: Codable, Hashable, Sendable {
    package let kind: OperationKind
    let handle: VariableNames?
    let operand: VariableNames?

    fileprivate init(
      _ kind: OperationKind, _ handle: VariableNames? = nil, _ operand: VariableNames? = nil
    ) {
      precondition(
        [nil, .p, .q, .heldP].contains(handle) && [nil, .a, .b, .t, .c].contains(operand),
        "An operation of a law goes through p, q or heldP, and sets a, b or c.")
      self.kind = kind
      self.handle = handle
      self.operand = operand
    }
  }
}

extension Law.Operation {
  /// Sets a value through a handle.
  public static func set(_ handle: Law.VariableNames, _ value: Law.VariableNames) -> Self {
    Self(.set, handle, value)
  }

  /// Sets the value that the same handle reads.
  public static func echo(_ handle: Law.VariableNames) -> Self { Self(.echo, handle) }

  /// Taps the control at the handle.
  public static func tap(_ handle: Law.VariableNames) -> Self { Self(.tap, handle) }

  /// Reads through a handle.
  public static func get(_ handle: Law.VariableNames) -> Self { Self(.get, handle) }

  /// Derives the binding of a port and keeps it.
  public static func hold(_ handle: Law.VariableNames) -> Self { Self(.hold, handle) }

  /// Derives the binding of a port and drops it.
  public static func derive(_ handle: Law.VariableNames) -> Self { Self(.derive, handle) }

  /// Writes the base `t` externally, not through a binding of the system.
  public static var write: Self { Self(.write, nil, .t) }

  /// Lets the world carry out the action that the law chooses: see ``Law/Statement/choosingAction(_:)``.
  public static var act: Self { Self(.act, nil, .c) }

  /// Waits until every delayed set has landed.
  public static var settle: Self { Self(.settle) }

  /// The need of the operation.
  ///
  /// Nil if every system can carry it out.
  var need: Law.Need? {
    switch kind {
    case .write: .externalWrites
    case .settle: .settling
    default: nil
    }
  }

  /// The variables of the operation.
  var names: Law.VariableNames { [handle, operand].compactMap(\.self).reduce([]) { $0.union($1) } }
}

// MARK: - In maths, as `Terms` prints it

extension Law.Operation {
  /// Returns the state after the operation, in maths.
  fileprivate func text(after state: String) -> String {
    guard let handle else { return "\(kind)(\(operand.map { "\($0), " } ?? "")\(state))" }
    let isSet = kind == .set || kind == .echo
    return isSet
      ? "set(\(handle), \(value(in: state)), \(state))"
      : "\(kind == .get ? "read" : "\(kind)")(\(handle), \(state))"
  }

  /// Returns the value that the operation sets, in maths.
  fileprivate func value(in state: String) -> String {
    if let operand { return "\(operand)" }
    let read = handle.map { "get(\($0), \(state))" } ?? ""
    return kind == .tap ? "tapped(\(read))" : read
  }

  /// Whether the operation must change nothing.
  fileprivate var isInert: Bool { kind == .get || kind == .derive }
}

extension [Law.Operation] {
  /// The state after the program, in maths.
  var maths: String { reduce("s") { $1.text(after: $0) } }

  /// The premise that the sets of the program are accepted, in maths.
  ///
  /// Nil if the program sets nothing. The premise is shorter if all sets are at one handle.
  var acceptance: String? {
    let sets = indices.filter { [.set, .echo, .tap].contains(self[$0].kind) }
    if sets.isEmpty { return nil }
    if count == 1 || allSatisfy({ $0.kind == .set && $0.handle == self[0].handle }) {
      return "accepted(\(map { $0.value(in: "s") }.joined(separator: " then ")))"
    }
    return sets.map { place in
      let state = Array(self[..<place]).maths
      let name = self[place].handle.map { "\($0), " } ?? ""
      return "accepted(\(name)\(self[place].value(in: state)), \(state))"
    }.joined(separator: ", ")
  }
}

extension Law.VariableNames: CustomStringConvertible {
  public var description: String {
    let names = zip(["p", "q", "a", "b", "t"], Self.all).filter { contains($1) }.map(\.0)
    return (self == .heldP ? "held " : "") + names.joined(separator: ", ")
  }
}

// MARK: - On a system and by its model

extension Law.Variables {
  func handle(_ name: Law.VariableNames) -> Handle<Model.Port> { name == .q ? q : p }

  func isPresent(_ name: Law.VariableNames, in base: Model.Base) -> Bool {
    model.isPresent(handle(name).port, in: base)
  }

  func value(_ name: Law.VariableNames) -> Model.Value { name == .b ? b : a }

  /// Returns the base after a program in the model.
  ///
  /// Nil if a port is gone, or a set is refused. `ReferenceModel.following` predicts the same, but goes on in
  /// these cases. Keep both in step.
  func end(of program: [Law.Operation], in base: Model.Base) -> Model.Base? {
    var end = base
    for operation in program {
      if operation.kind == .write { end = t }
      guard let port = operation.handle.map({ handle($0).port }) else { continue }
      guard model.isPresent(port, in: end) else { return nil }
      if operation.isInert { continue }
      guard let value = value(setBy: operation, at: port, in: end),
        model.accepts(value, at: port, in: end)
      else { return nil }
      end = model.set(value, at: port, in: end)
    }
    return end
  }

  /// Returns whether two sets at two ports lead to the same base in the model, in either order.
  func areDisjoint(_ one: Law.Operation, _ other: Law.Operation, in base: Model.Base) -> Bool {
    guard p.port != q.port, let oneThenOther = end(of: [one, other], in: base),
      let otherThenOne = end(of: [other, one], in: base)
    else { return false }
    return model.areEquivalent(bases: oneThenOther, otherThenOne)
  }

  /// Returns the value that an operation sets.
  ///
  /// Nil if a tap sets none.
  private func value(
    setBy operation: Law.Operation, at port: Model.Port, in base: Model.Base
  ) -> Model.Value? {
    if let operand = operation.operand { return self.value(operand) }
    let read = model.get(port, in: base)
    return operation.kind == .tap ? model.tapped(read) : read
  }
}
