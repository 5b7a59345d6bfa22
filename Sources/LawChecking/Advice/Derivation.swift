import BindingLaws
import LawfulBindings

/// A derivation of `LawfulBindings`: a lawful way to bind a value of this type in such a base.
///
/// Reports print `swift` for what `derive` does. Of derivations that are equally near, they print the first.
/// The example app compiles each form in `AdvisedForms.swift`. `DerivationTextTests` compares the two lists.
/// Files of `LawfulBindings` whose subscripts and initialisers are spelled here say so: change both. A
/// subscript whose argument is not `Hashable` is not advised, because no key path has it.
struct Derivation<Base, Value> {
  /// The Swift text that makes the binding.
  private let text: BindingText
  /// The Swift text that makes the binding from `$base`.
  var swift: String { text.text("$base") }
  /// The parts of `LawfulBindings` that the text uses.
  let library: LibraryUse
  /// Whether the text makes an optional binding.
  private let isOptional: Bool
  /// The counts of sets that properties of the derivation have missed.
  let misses: [FieldMisses]
  /// Makes the binding.
  ///
  /// Nil if there is nothing to bind to.
  let derive: (HeadlessBinding<Base>) -> HeadlessBinding<Value>?

  init(
    _ text: BindingText, using library: LibraryUse = .all, isOptional: Bool = false,
    missing misses: [FieldMisses] = [],
    _ derive: @escaping (HeadlessBinding<Base>) -> HeadlessBinding<Value>?
  ) {
    self.text = text
    self.library = library
    self.isOptional = isOptional
    self.misses = misses
    self.derive = derive
  }

  /// The number of sets that changed nothing, though the property would have taken them in Swift.
  ///
  /// Such a set leads to a base that is not among the given ones.
  var missedSets: Int { misses.map(\.count).reduce(0, +) }

  /// Returns all derivations of these types, the plainest first.
  ///
  /// - Parameter bases: The bases, whose parts are tags, elements and defaults.
  static func all(among bases: [Base]) -> [Derivation] {
    func others<Whole: DerivationBase>(_ type: Whole.Type) -> [Any] {
      Whole.derivations(of: Value.self, among: bases.compactMap { $0 as? Whole })
    }
    let own = (Base.self as? any DerivationBase.Type).map { others($0) } ?? []
    return parts(among: bases, with: ofWhole(bases) + own)
  }

  /// Returns the binding of the whole value, the other derivations, and those from its properties.
  static func parts(among bases: [Base], with others: [Any] = []) -> [Derivation] {
    ([Derivation<Base, Base>(.whole, using: .nothing) { $0 }] + others).compactMap {
      $0 as? Derivation
    }
      + Fields(bases).derivations()
  }

  /// Returns the derivations of the elements of an option set, or of radio buttons.
  private static func ofWhole(_ bases: [Base]) -> [Any] {
    func options<Options: OptionSet>(_ type: Options.Type) -> [Any] {
      bases.compactMap { $0 as? Options }.compactMap { option in
        guard let text = BindingText.part("contains", option) else { return nil }
        return Derivation<Options, Bool>(text, using: .parts([.contains])) { base in
          (option as? Options.Element).map { element in
            base.derive(get: { $0[contains: element] }, put: { $0[contains: element] = $1 })
          }
        }
      }
    }
    func radio<Tag: Equatable>(_ type: Tag.Type) -> [Any] {
      bases.compactMap { $0 as? Tag }.map { tag in
        Derivation<Tag, Bool>(
          .call { "Binding(selecting: \(swiftText(tag)), inRequired: \($0))" }
        ) {
          HeadlessBinding(selecting: tag, inRequired: $0)
        }
      }
    }
    return (Base.self as? any OptionSet.Type).map { options($0) }
      ?? (Base.self as? any Equatable.Type).map { radio($0) } ?? []
  }

  /// Returns this derivation, applied to a part of a larger base.
  func from<Whole>(_ part: Derivation<Whole, Base>) -> Derivation<Whole, Value> {
    Derivation<Whole, Value>(
      text.of(part.text, isPartOptional: part.isOptional, isOptional: isOptional),
      using: part.library.and(library),
      isOptional: isOptional || part.isOptional, missing: misses + part.misses
    ) {
      part.derive($0).flatMap(derive)
    }
  }
}

/// The parts of `LawfulBindings` that a derivation uses.
enum LibraryUse: Equatable {
  /// Nothing: SwiftUI is enough.
  case nothing
  /// These parts, each of which can be copied.
  case parts([CopiedPart])
  /// Something that cannot be copied in a few lines, such as an initialiser or a type.
  case all

  /// Returns what two derivations use together.
  func and(_ other: LibraryUse) -> LibraryUse {
    switch (self, other) {
    case (.all, _), (_, .all): .all
    case (.nothing, let use), (let use, .nothing): use
    case (.parts(let parts), .parts(let others)):
      .parts(parts + others.filter { !parts.contains($0) })
    }
  }

  /// The parts to copy.
  ///
  /// Nil unless the derivation uses such parts and nothing else.
  var parts: [CopiedPart]? {
    if case .parts(let parts) = self { parts } else { nil }
  }
}

extension Derivation<ToggleState, Bool> {
  /// The derivation of whether all is on.
  static var isOn: Self { Self(.member("isOn")) { $0.isOn } }
}

/// A type of base with derivations of its own.
protocol DerivationBase {
  /// Returns the derivations of values of a type, and perhaps others.
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
    // A new case of `SelectionPolicy` needs a row here: else it is never advised.
    let policies: [(SelectionPolicy, String)] = [
      (.radio, ", policy: .radio"), (.offOnly, ", policy: .offOnly"),
    ]
    let unwrapped = Derivation<Self, Wrapped>(
      .call { "Binding(unwrapping: \($0))" }, isOptional: true
    ) {
      HeadlessBinding(unwrapping: $0)
    }
    let parts = Derivation<Wrapped, Bound>.parts(among: values).map { $0.from(unwrapped) as Any }
    let defaults = values.compactMap { value in
      BindingText.part("default", value).map { text in
        Derivation<Self, Wrapped>(text, using: .parts([.default])) { base in
          base.derive(get: { $0[default: value] }, put: { $0[default: value] = $1 })
        }
      }
    }
    return parts
      + [
        Derivation<Self, Bool>(.member("isPresented"), using: .parts([.isPresented])) {
          $0.isPresented
        }
      ]
      + defaults
      + values.flatMap { tag -> [Any] in
        let own = BindingText.part("isSelecting", tag).map { text in
          Derivation<Self, Bool>(text, using: .parts([.isSelecting])) { base in
            base.derive(get: { $0[isSelecting: tag] }, put: { $0[isSelecting: tag] = $1 })
          }
        }
        let others = policies.map { policy, text in
          Derivation<Self, Bool>(
            .call { "Binding(selecting: \(swiftText(tag)), in: \($0)\(text))" }
          ) {
            HeadlessBinding(selecting: tag, in: $0, policy: policy)
          }
        }
        return (own.map { [$0] } ?? []) + others
      }
  }
}

extension Set: DerivationBase {
  static func derivations<Bound>(of value: Bound.Type, among bases: [Set]) -> [Any] {
    let elements = bases.reduce(into: Set()) { $0.formUnion($1) }.inOrder
    let members = elements.map { element in
      Derivation<Set, Bool>(
        .part("contains: \(swiftText(element))"), using: .parts([.contains])
      ) {
        $0[contains: element]
      }
    }
    let parents = bases.filter { !$0.isEmpty }.map { leaves in
      let leaves = leaves.inOrder
      let tree = "[" + leaves.map { ".leaf(\(swiftText($0)))" }.joined(separator: ", ") + "]"
      return Derivation<Set, ToggleState>(
        .part("all: .branch(\(tree))")
      ) {
        $0[all: .branch(leaves.map { .leaf($0) })]
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
      ) {
        $0[isOn: key]
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
    let places = (0..<(bases.map(\.count).max() ?? 0)).flatMap { place -> [Any] in
      elements.prefix(1).map { value in
        let text = BindingText.call { base in
          "Binding(\(base), index: \(place), default: \(swiftText(value)))"
        }
        return Derivation<[Element], Element>(text) {
          HeadlessBinding($0, index: place, default: value)
        }
      }
    }
    let all = Derivation<[Bool], ToggleState>(.part("all: \\.self")) { $0[all: \.self] }
    return ((Element.self as? any Identifiable.Type).map { rows($0) } ?? []) + places + [all]
  }
}

extension Set {
  /// The elements, in the order of their texts.
  fileprivate var inOrder: [Element] {
    map { (swiftText($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
