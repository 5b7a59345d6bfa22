package import BindingLaws

/// One case of a law, in numbers: the start of a trace, the law's variables, and the operations before the
/// law's program.
///
/// A case is drawn on the model alone, before there is a system, and run afterwards. A trace, a token, a
/// fixture and a child's job spell the same case. Numbers index the model's listed values (or bases) first,
/// and then the case's own values (or bases). `Case+Encoding` spells it for tokens and for the notes of
/// children: a new property has to be passed there, or it is lost.
package struct Case: Hashable, Codable, Sendable {
  /// A value or base that is not listed.
  package enum Element: Hashable, Codable, Sendable {
    /// An element that is generated from these draws.
    case drawn([UInt64])
    /// An element that was written in the trace language.
    case written(String)
  }

  /// The number of the base to start from.
  package var start: Int
  /// The law's variables.
  ///
  /// Those that it does not quantify over are missing.
  package var variables = Numbers()
  /// The operations, in order.
  ///
  /// Before them, the bindings of held variables are held.
  package var operations: [OperationCode] = []
  /// The case's own values, which are not listed.
  var ownValues: [Element] = []
  /// The case's own bases, which are not listed.
  var ownBases: [Element] = []
  /// The spelling of `observedWrite` or of `taskOrder`, whichever the law is about.
  ///
  /// An empty list stands for every write, or for every order.
  package var timing: [Int] = []

  // Jobs of children hold these names.
  private enum CodingKeys: String, CodingKey {
    case start, variables, operations, timing
    case ownValues = "values"
    case ownBases = "bases"
  }

  /// The variables of a law, bound to numbers.
  package struct Numbers: Hashable, Codable, Sendable {
    private var p, q, a, b, t: Int?

    package init() {}

    /// Whether none is bound.
    var isEmpty: Bool { self == Numbers() }

    package subscript(name: Law.VariableNames) -> Int? {
      get {
        switch name {
        case .p: p
        case .q: q
        case .a: a
        case .b: b
        case .t: t
        default: preconditionFailure("a number is bound to one variable")
        }
      }
      set {
        switch name {
        case .p: p = newValue
        case .q: q = newValue
        case .a: a = newValue
        case .b: b = newValue
        case .t: t = newValue
        default: preconditionFailure("a number is bound to one variable")
        }
      }
    }
  }

  package init(start: Int) {
    self.start = start
  }

  /// Whether some of its own elements were written and not drawn, so that no draws make it.
  package var isWritten: Bool {
    (ownValues + ownBases).contains { if case .written = $0 { true } else { false } }
  }
}

extension Case {
  /// The case's own elements for a field.
  ///
  /// There are none for handles and actions, which are all listed.
  subscript(field: CaseField) -> [Element] {
    switch field {
    case .value: ownValues
    case .base, .start: ownBases
    case .handle, .action: []
    }
  }

  /// Appends a value, or a base, to the case's own ones, if its index is the next one.
  ///
  /// Making an element takes draws, so only an element that is appended is made.
  mutating func appendOwn(
    _ element: @autoclosure () -> Element, to field: CaseField, ifNextAt index: Int
  ) {
    if index != self[field].count { return }
    if field == .value { ownValues.append(element()) } else { ownBases.append(element()) }
  }

  /// Returns the place of the handle that a variable is bound to.
  ///
  /// Nil if the variable is not bound to one.
  package func place(_ name: Law.VariableNames) -> OperationCode.Place? {
    variables[name].map(OperationCode.Place.init)
  }

  /// The number of the write of the first set at which an observer sets, counted from 1.
  ///
  /// Nil stands for every write.
  package var observedWrite: Int? {
    get { timing.first }
    set { timing = newValue.map { [$0] } ?? [] }
  }

  /// The task of each access of the base, in order, counted from 0.
  ///
  /// Nil stands for every order. An empty order begins with the first task, and is spelled as `[0]` is, because an
  /// empty list spells nil.
  package var taskOrder: [Int]? {
    get { timing.isEmpty ? nil : timing.map { $0 - 1 } }
    set {
      timing = newValue.map { order in order.isEmpty ? [1] : order.map { $0 + 1 } } ?? []
    }
  }

  /// Returns the case with this timing.
  ///
  /// Nil changes nothing.
  package func with(timing: [Int]?) -> Case {
    var timed = self
    timed.timing = timing ?? self.timing
    return timed
  }

  /// Returns the case with only its first operations.
  package func keepingFirst(_ count: Int) -> Case {
    var shorter = self
    shorter.operations = Array(operations.prefix(count))
    return shorter
  }
}
