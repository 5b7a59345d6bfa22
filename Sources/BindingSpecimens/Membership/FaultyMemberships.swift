import BindingLaws
import LawfulBindings

/// Toggles that read what they should, and differ in what a set does.
protocol FruitSystem: BindingSystem where Model == FruitModel {
  var source: Source<Set<String>> { get }
  func put(_ fruit: String, _ isOn: Bool, into fruits: inout Set<String>)
}

extension FruitSystem {
  func binding(_ fruit: String) -> HeadlessBinding<Bool> {
    source.binding.derive(get: { $0.contains(fruit) }, put: { put(fruit, $1, into: &$0) })
  }
}

/// Insert and remove are swapped in the setter.
///
/// It keeps what it reads.
struct SwappedInsertion: FruitSystem {
  let source: Source<Set<String>>

  func put(_ fruit: String, _ isOn: Bool, into fruits: inout Set<String>) {
    if isOn { fruits.remove(fruit) } else { fruits.insert(fruit) }
  }
}

/// Two fruits, the name of one of which begins with that of the other.
enum SimilarFruits: MembersShape {
  static var examples: [String] { members + ["apple pie"] }
  static var members: [String] { ["apple", "banana"] }
}

/// A getter that asks whether a member begins with the name.
///
/// Every set touches its own element only.
struct SimilarMembership: BindingSystem {
  typealias Model = MembersModel<SimilarFruits>
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { fruits in fruits.contains { $0.hasPrefix(fruit) } },
      put: { $0.toggleAll([fruit], isSelected: $1) })
  }
}

/// A set-on that replaces the set by its one element, as in a selection.
///
/// It keeps set-get.
struct ReplacedSet: FruitSystem {
  let source: Source<Set<String>>

  func put(_ fruit: String, _ isOn: Bool, into fruits: inout Set<String>) {
    if isOn { fruits = [fruit] } else { fruits.remove(fruit) }
  }
}

/// A set that changes something flips an element that has no port, as if to count.
///
/// It keeps the round trip, and the order of sets does not show.
struct FlippedStranger: FruitSystem {
  let source: Source<Set<String>>

  func put(_ fruit: String, _ isOn: Bool, into fruits: inout Set<String>) {
    if fruits.contains(fruit) != isOn { fruits.formSymmetricDifference([fruit, "durian"]) }
  }
}

/// A foreign element stands for "all but these", and inverts every toggle.
///
/// It keeps the round trip and its focus; what is contained is not what is on.
struct InvertedByStranger: BindingSystem {
  typealias Model = FruitModel
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { $0.contains(fruit) != $0.contains("durian") },
      put: { $0.toggleAll([fruit], isSelected: $1 != $0.contains("durian")) })
  }
}
