import BindingLaws
import LawfulBindings

/// A type of base with derivations of its own.
protocol DerivationBase {
  /// Returns the derivations of values of a type, and perhaps others, which the caller drops.
  ///
  /// The bases show which tags, elements, keys and rows there are.
  static func derivations<Bound>(of value: Bound.Type, among bases: [Self]) -> [Any]
}

extension Bool: DerivationBase {
  static func derivations<Bound>(of value: Bound.Type, among bases: [Bool]) -> [Any] {
    [
      Derivation<Bool, Bool>(.member("negated"), using: .parts([.negated])) { $0.negated },
      Derivation<Bool, ToggleState>(.member("toggleState")) { $0.toggleState },
    ]
  }
}

extension Optional: DerivationBase where Wrapped: Equatable {
  static func derivations<Bound>(of value: Bound.Type, among bases: [Wrapped?]) -> [Any] {
    let values = bases.compactMap(\.self)
    let unwrapped = Derivation<Self, Wrapped>(
      .call { "Binding(unwrapping: \($0))" }, isOptional: true
    ) { base in
      HeadlessBinding(unwrapping: base)
    }
    var all = Derivation<Wrapped, Bound>.parts(among: values).map { $0.from(unwrapped) as Any }
    all.append(
      Derivation<Self, Bool>(.member("isPresented"), using: .parts([.isPresented])) { base in
        base.isPresented
      })
    for value in values {
      if let withDefault = derivation(withDefault: value) { all.append(withDefault) }
    }
    for tag in values { all += flags(selecting: tag) }
    return all
  }

  /// Returns the derivation of the value, or of this one if there is none.
  ///
  /// Nil if no key path has such a subscript.
  private static func derivation(withDefault value: Wrapped) -> Derivation<Self, Wrapped>? {
    guard let text = BindingText.part("default", value) else { return nil }
    return Derivation<Self, Wrapped>(text, using: .parts([.default])) { base in
      base.derive(get: { $0[default: value] }, put: { $0[default: value] = $1 })
    }
  }

  /// Returns the derivations of whether a tag is selected.
  private static func flags(selecting tag: Wrapped) -> [Any] {
    var flags: [Any] = []
    if let text = BindingText.part("isSelecting", tag) {
      flags.append(
        Derivation<Self, Bool>(text, using: .parts([.isSelecting])) { base in
          base.derive(get: { $0[isSelecting: tag] }, put: { $0[isSelecting: tag] = $1 })
        })
    }
    for policy in SelectionPolicy.allCases where policy.isLawful {
      flags.append(
        Derivation<Self, Bool>(
          .call { "Binding(selecting: \(swiftText(tag)), in: \($0), policy: .\(policy))" }
        ) { base in
          HeadlessBinding(selecting: tag, in: base, policy: policy)
        })
    }
    return flags
  }
}

extension SelectionPolicy {
  /// Whether a binding with the policy obeys the laws, so that a report may advise it.
  fileprivate var isLawful: Bool {
    switch self {
    case .clearsAny: false
    case .radio, .offOnly: true
    }
  }
}

extension Set: DerivationBase {
  static func derivations<Bound>(of value: Bound.Type, among bases: [Set]) -> [Any] {
    let elements = bases.reduce(into: Set()) { $0.formUnion($1) }.inOrder
    let members = elements.map { element in
      Derivation<Set, Bool>(
        .part("contains: \(swiftText(element))"), using: .parts([.contains])
      ) { selection in
        selection[contains: element]
      }
    }
    // Each listed set may be all leaves of a parent.
    let parents = bases.filter { !$0.isEmpty }.map { base in
      let leaves = base.inOrder
      let tree = "[" + leaves.map { ".leaf(\(swiftText($0)))" }.joined(separator: ", ") + "]"
      return Derivation<Set, ToggleState>(
        .part("all: .branch(\(tree))")
      ) { selection in
        selection[all: .branch(leaves.map { .leaf($0) })]
      }
    }
    return members + parents + parents.map { Derivation<ToggleState, Bool>.isOn.from($0) }
  }
}

extension Dictionary: DerivationBase {
  static func derivations<Bound>(of value: Bound.Type, among bases: [[Key: Value]]) -> [Any] {
    bases.reduce(into: Set()) { $0.formUnion($1.keys) }.inOrder.map { key in
      Derivation<[Key: Bool], Bool>(
        .part("isOn: \(swiftText(key))"), using: .parts([.isOn])
      ) { flags in
        flags[isOn: key]
      }
    }
  }
}

extension Array: DerivationBase {
  static func derivations<Bound>(of value: Bound.Type, among bases: [[Element]]) -> [Any] {
    let elements = Swift.Array(bases.joined())
    func rows<Row: Identifiable>(_ type: Row.Type) -> [Any] {
      let rows = elements.compactMap { $0 as? Row }
      let parts = Derivation<Row, Bound>.parts(among: rows)
      return Set<Row.ID>(rows.map(\.id)).inOrder.flatMap { id -> [Any] in
        let text = BindingText.call { "Binding(\($0), id: \(swiftText(id)))" }
        let row = Derivation<[Row], Row>(text, isOptional: true) { HeadlessBinding($0, id: id) }
        return parts.map { $0.from(row) }
      }
    }
    let ofRows = (Element.self as? any Identifiable.Type).map { rows($0) } ?? []
    let all = Derivation<[Bool], ToggleState>(.part("all: \\.self")) { $0[all: \.self] }
    return ofRows + places(in: bases, elements) + [all]
  }

  /// Returns the derivations of the elements at each index of the longest base.
  ///
  /// The default has to be some element, and is read only outside of the collection: the first one will do.
  private static func places(in bases: [[Element]], _ elements: [Element]) -> [Any] {
    guard let fallback = elements.first else { return [] }
    let longest = bases.map(\.count).max() ?? 0
    return (0..<longest).map { place -> Any in
      let text = BindingText.call { base in
        "Binding(\(base), index: \(place), default: \(swiftText(fallback)))"
      }
      return Derivation<[Element], Element>(text) { base in
        HeadlessBinding(base, index: place, default: fallback)
      }
    }
  }
}

extension Set {
  /// The elements, in the order of their texts.
  fileprivate var inOrder: [Element] {
    map { (swiftText($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
