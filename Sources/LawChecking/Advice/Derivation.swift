import BindingLaws
import LawfulBindings

/// A derivation of `LawfulBindings`: a lawful way to bind a value of this type in such a base.
///
/// Reports print `swift` for what `derive` does. Of derivations that are equally near, they print the first.
/// The example app compiles each form in `AdvisedForms.swift`. A test compares the two lists.
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
    let whole = Derivation<Base, Base>(.whole, using: .nothing) { $0 }
    let all: [Any] = [whole] + others
    return all.compactMap { $0 as? Derivation } + Fields(bases).derivations()
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
        ) { base in
          HeadlessBinding(selecting: tag, inRequired: base)
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
    ) { whole in
      part.derive(whole).flatMap(derive)
    }
  }
}

extension Derivation<ToggleState, Bool> {
  /// The derivation of whether all is on.
  static var isOn: Self { Self(.member("isOn")) { $0.isOn } }
}
