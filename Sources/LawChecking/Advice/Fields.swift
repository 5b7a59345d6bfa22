import BindingLaws
import LawfulBindings

/// The stored properties of some values, read and set without key paths.
///
/// It makes no new values. A set takes the given value that differs in this property alone, and changes
/// nothing if there is none.
struct Fields<Whole> {
  /// The names of the properties.
  private let names: [String]
  /// The values.
  private let wholes: [Whole]
  /// The index of each value, by the texts of its properties.
  private let places: [[String]: Int]

  init(_ wholes: [Whole]) {
    let mirrors = wholes.map { Mirror(reflecting: $0) }
    // The raw value of an option set must not be set by itself.
    let isStruct = mirrors.first?.displayStyle == .struct && !(Whole.self is any OptionSet.Type)
    names = isStruct ? mirrors.first?.children.compactMap(\.label) ?? [] : []
    self.wholes = wholes
    places = Dictionary(
      isStruct ? zip(mirrors.map(\.texts), 0...).map { ($0, $1) } : [],
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the derivations from each property, and those from all Boolean properties together.
  ///
  /// Each text has to be what the closure beside it does. `AdvisedForms.swift` in the example app has it,
  /// too. Reports print it. Of derivations that are equally near, they prefer the first.
  /// `AllSubscripts.swift` names reports, because its subscript is spelled here.
  func derivations<Value>() -> [Derivation<Whole, Value>] {
    guard let first = wholes.first else { return [] }
    // An element with another identity is another element.
    let fixed = Whole.self is any Identifiable.Type ? names.firstIndex(of: "id") : nil
    let parts: [Derivation<Whole, Value>] = names.indices.filter { $0 != fixed }.flatMap { place in
      Mirror(reflecting: first).value(place).map { derivations(from: $0, place) } ?? []
    }
    let flags = names.indices.filter { Mirror(reflecting: first).value($0) is Bool }
    guard flags.count > 1, Whole.self is any Equatable.Type else { return parts }
    let state = stateOfAll(flags)
    let both: [Any] = [state, Derivation<ToggleState, Bool>.isOn.from(state)]
    return parts + both.compactMap { $0 as? Derivation<Whole, Value> }
  }

  /// Derives the state of several Boolean properties together, which one write sets.
  private func stateOfAll(_ flags: [Int]) -> Derivation<Whole, ToggleState> {
    let misses = FieldMisses()
    let paths = flags.map { "\\.\(names[$0])" }.joined(separator: ", ")
    return Derivation(.part("all: \(paths)"), missing: [misses]) { base in
      base.derive(
        get: { whole in
          let mirror = Mirror(reflecting: whole)
          return flags.map { mirror.value($0) as? Bool ?? false }[all: \.self]
        },
        put: { whole, state in
          if state == .mixed { return }
          let isOn = swiftText(state == .on)
          change(&whole, Dictionary(uniqueKeysWithValues: flags.map { ($0, isOn) }), misses)
        })
    }
  }

  /// Returns the derivations from the property at an index.
  ///
  /// The property has the type of the given value.
  private func derivations<Part, Value>(
    from value: Part, _ place: Int
  ) -> [Derivation<Whole, Value>] {
    let part: Derivation<Whole, Part> = field(place)
    let parts = wholes.compactMap { Mirror(reflecting: $0).value(place) as? Part }
    let texts = Dictionary(parts.map { (swiftText($0), $0) }) { first, _ in first }
    return Derivation<Part, Value>.all(among: texts.sorted { $0.key < $1.key }.map(\.value))
      .map { $0.from(part) }
  }

  /// Returns the derivation of the property at an index.
  private func field<Part>(_ place: Int) -> Derivation<Whole, Part> {
    let misses = FieldMisses()
    return Derivation(.member(names[place]), using: .nothing, missing: [misses]) { base in
      guard let initial = Mirror(reflecting: base.wrappedValue).value(place) as? Part else {
        return nil
      }
      return HeadlessBinding(
        base,
        through: Lens(
          get: { Mirror(reflecting: $0).value(place) as? Part ?? initial },
          put: { whole, part in change(&whole, [place: swiftText(part)], misses) }))
    }
  }

  /// Replaces a value by the given one that differs in these properties alone.
  ///
  /// Counts a miss if there is none.
  private func change(_ whole: inout Whole, _ changed: [Int: String], _ misses: FieldMisses) {
    var texts = Mirror(reflecting: whole).texts
    for (place, text) in changed { texts[place] = text }
    if let found = places[texts] {
      whole = wholes[found]
    } else {
      misses.count += 1
    }
  }
}

/// A count of the sets of a property that found no value which differs in it alone.
final class FieldMisses {
  fileprivate(set) var count = 0
}

extension Mirror {
  fileprivate func value(_ place: Int) -> Any? { children.map(\.value)[place] }
  fileprivate var texts: [String] { children.map { swiftText($0.value) } }
}
