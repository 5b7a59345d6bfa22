package import BindingLaws

/// One case of a law, in numbers: where a trace starts, what the law's variables are, and what
/// happens before the law's own program.
///
/// It is drawn on the model alone, before there is a system, and run afterwards. A trace, a token,
/// a fixture and a child's job are spellings of it. A number below that of the listed values (or
/// bases) means one of them; the ones after it mean what the case brings along itself. `Case+Encoding` spells it for
/// tokens and for the notes of children: a new property has to be passed there, or it is lost.
package struct Case: Hashable, Codable, Sendable {
  /// A value or base that is not listed.
  package enum Element: Hashable, Codable, Sendable {
    /// It is generated from these draws.
    case drawn([UInt64])
    /// It was written down in the trace language.
    case written(String)
  }

  /// The number of the base to start from.
  package var start: Int
  /// The law's variables; those that it does not quantify over are missing.
  package var variables = Numbers()
  /// What happens, in order; the bindings that the variables hold are held before it.
  package var operations: [OperationCode] = []
  /// The values that are not listed.
  var ownValues: [Element] = []
  /// The bases that are not listed.
  var ownBases: [Element] = []
  /// When it happens, where the law is about that: at which write of the first set the second one is
  /// made, or which task makes each access of the base, both from 1 on; empty for every such time.
  package var timing: [Int] = []

  // Jobs of children hold these names.
  private enum CodingKeys: String, CodingKey {
    case start, variables, operations, timing
    case ownValues = "values"
    case ownBases = "bases"
  }

  /// What the variables of a law are bound to, in numbers.
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

  /// Whether it brings along what was written and not drawn, so that no draws make it.
  package var isWritten: Bool {
    (ownValues + ownBases).contains { if case .written = $0 { true } else { false } }
  }
}

extension Case {
  /// What it brings along of bases, those to start from included, or of values.
  subscript(field: CaseField) -> [Element] { field == .value ? ownValues : ownBases }

  /// Brings an element along, if it is the next one.
  ///
  /// - Parameter element: It is made only then, because making it draws numbers.
  mutating func appendOwn(
    _ element: @autoclosure () -> Element, to field: CaseField, ifNextAt index: Int
  ) {
    if index != self[field].count { return }
    if field == .value { ownValues.append(element()) } else { ownBases.append(element()) }
  }

  /// What the handle of a variable is, where it is bound to one.
  package func place(_ name: Law.VariableNames) -> OperationCode.Place? {
    variables[name].map(OperationCode.Place.init)
  }

  /// The same case at a time that was found, if there was one.
  package func with(timing: [Int]?) -> Case {
    var timed = self
    timed.timing = timing ?? self.timing
    return timed
  }

  /// The same case with only the first operations.
  package func keepingFirst(_ count: Int) -> Case {
    var shorter = self
    shorter.operations = Array(operations.prefix(count))
    return shorter
  }
}
