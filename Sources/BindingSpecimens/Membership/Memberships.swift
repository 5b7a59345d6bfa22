import BindingLaws
import LawfulBindings

/// A world of three fruits with a toggle each, and a fourth without.
typealias FruitModel = MembersModel<Fruits>

/// The four fruits.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
enum Fruits: ModelShape {
  static var examples: [String] { bound + ["durian"] }
  static var bound: [String] { ["apple", "banana", "cherry"] }
}

/// Toggles of fruits over one set.
protocol FruitSystem: PlainSystem where Model == FruitModel {}

/// Toggles over one set of strings; each touches its own element only.
struct SetMembership: FruitSystem {
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> Flag { HeadlessBinding(source.binding, contains: fruit) }
}

/// Insert and remove are swapped in the setter.
///
/// It keeps what it reads.
struct SwappedInsertion: FruitSystem {
  let source: Source<Set<String>>

  func put(_ isOn: Bool, at fruit: String, into fruits: inout Set<String>) {
    if isOn { fruits.remove(fruit) } else { fruits.insert(fruit) }
  }
}

/// A getter that asks whether a member begins with the name.
///
/// Every set touches its own element only.
struct SimilarMembership: PlainSystem, ModelShape {
  typealias Model = MembersModel<Self>
  static var examples: [String] { bound + ["apple pie"] }
  static var bound: [String] { ["apple", "banana"] }
  let source: Source<Set<String>>

  func get(_ fruit: String, in fruits: Set<String>) -> Bool {
    fruits.contains { $0.hasPrefix(fruit) }
  }
}

/// A set-on that replaces the set by its one element, as in a selection.
///
/// It keeps set-get.
struct ReplacedSet: FruitSystem {
  let source: Source<Set<String>>

  func put(_ isOn: Bool, at fruit: String, into fruits: inout Set<String>) {
    if isOn { fruits = [fruit] } else { fruits.remove(fruit) }
  }
}

/// A set that changes something flips an element that has no port, as if to count.
///
/// It keeps the round trip, and the order of sets does not show.
struct FlippedStranger: FruitSystem {
  let source: Source<Set<String>>

  func put(_ isOn: Bool, at fruit: String, into fruits: inout Set<String>) {
    if fruits.contains(fruit) != isOn { fruits.formSymmetricDifference([fruit, "durian"]) }
  }
}

/// A foreign element stands for "all but these", and inverts every toggle.
///
/// It keeps the round trip and its focus; what is contained is not what is on.
struct InvertedByStranger: FruitSystem {
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> Flag {
    source.binding.derive(
      get: { $0.contains(fruit) != $0.contains("durian") },
      put: { $0.toggleAll([fruit], isSelected: $1 != $0.contains("durian")) })
  }
}
