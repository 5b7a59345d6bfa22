import BindingLaws
import LawfulBindings

/// The stored properties of some values, read and set without key paths.
///
/// Nothing is made here, only found. A set takes the given value that differs in this property alone.
/// Where there is none, the set changes nothing.
struct Fields<Whole> {
  private let names: [String]
  private let wholes: [Whole]
  /// Each value by the texts of its properties.
  private let places: [[String]: Int]

  init(_ wholes: [Whole]) {
    let mirrors = wholes.map { Mirror(reflecting: $0) }
    // The raw value of options is no part that may be set by itself.
    let isStruct = mirrors.first?.displayStyle == .struct && !(Whole.self is any OptionSet.Type)
    names = isStruct ? mirrors.first?.children.compactMap(\.label) ?? [] : []
    self.wholes = wholes
    places = Dictionary(
      isStruct ? zip(mirrors.map(\.texts), 0...).map { ($0, $1) } : [],
      uniquingKeysWith: { first, _ in first })
  }

  /// The derivations from a property, and those from all that are flags.
  ///
  /// Each text has to be what the closure beside it does. `AdvisedForms.swift` in the example app has it,
  /// too. Reports print it; of derivations that are equally near they prefer the first.
  /// `DerivableBinding+Aggregate` names this file, because its initialiser is spelled here.
  func derivations<Value>() -> [Derivation<Whole, Value>] {
    guard let first = wholes.first else { return [] }
    // An element that changes its identity is another one.
    let fixed = Whole.self is any Identifiable.Type ? names.firstIndex(of: "id") : nil
    let parts: [Derivation<Whole, Value>] = names.indices.filter { $0 != fixed }.flatMap { place in
      Mirror(reflecting: first).value(place).map { derivations(from: $0, place) } ?? []
    }
    let flags = names.indices.filter { Mirror(reflecting: first).value($0) is Bool }
    guard flags.count > 1 else { return parts }
    let fields: [Derivation<Whole, Bool>] = flags.map(field)
    let all = Derivation<Whole, ToggleState>(
      .call { base in
        let texts = flags.map { "Binding(\(base).\(names[$0]))" }
        return "Binding(aggregating: [\(texts.joined(separator: ", "))])"
      },
      missing: fields.flatMap(\.misses)
    ) { base in
      HeadlessBinding(
        aggregating: fields.compactMap { $0.derive(base).map { HeadlessBinding($0) } })
    }
    let both: [Any] = [all, Derivation<ToggleState, Bool>.isOn.from(all)]
    return parts + both.compactMap { $0 as? Derivation<Whole, Value> }
  }

  /// The derivations from the property at a place, which has such a value.
  private func derivations<Part, Value>(
    from value: Part, _ place: Int
  ) -> [Derivation<Whole, Value>] {
    let part: Derivation<Whole, Part> = field(place)
    let parts = wholes.compactMap { Mirror(reflecting: $0).value(place) as? Part }
    let texts = Dictionary(parts.map { (swiftText($0), $0) }) { first, _ in first }
    return Derivation<Part, Value>.all(among: texts.sorted { $0.key < $1.key }.map(\.value))
      .map { $0.from(part) }
  }

  private func field<Part>(_ place: Int) -> Derivation<Whole, Part> {
    let misses = FieldMisses()
    return Derivation(.member(names[place]), needsLibrary: false, missing: [misses]) { base in
      guard let initial = Mirror(reflecting: base.wrappedValue).value(place) as? Part else {
        return nil
      }
      return HeadlessBinding(
        base,
        through: Lens(
          get: { Mirror(reflecting: $0).value(place) as? Part ?? initial },
          put: { whole, part in
            var texts = Mirror(reflecting: whole).texts
            texts[place] = swiftText(part)
            if let found = places[texts] {
              whole = wholes[found]
            } else {
              misses.count += 1
            }
          }))
    }
  }
}

/// How many sets of a property found no value that differs in it alone.
final class FieldMisses {
  fileprivate(set) var count = 0
}

extension Mirror {
  fileprivate func value(_ place: Int) -> Any? { children.map(\.value)[place] }
  fileprivate var texts: [String] { children.map { swiftText($0.value) } }
}
