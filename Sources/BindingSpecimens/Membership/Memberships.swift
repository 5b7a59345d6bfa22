import BindingLaws
import LawfulBindings

/// A model of three fruits with a toggle each, and a fourth without.
///
/// The tests of specimens define it a second time.
typealias FruitModel = MembersModel<String>

/// The model of the four fruits.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
var fourFruits: FruitModel {
  let bound = ["apple", "banana", "cherry"]
  return MembersModel(of: bound + ["durian"], bound: bound)
}

/// A system of toggles of fruits over one set.
protocol FruitSystem: PlainSystem where Model == FruitModel {}

extension FruitSystem { static var model: Model { fourFruits } }

/// Toggles over one set of strings.
///
/// Each changes only its own element.
struct SetMembership: FruitSystem {
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> Flag { source.binding[contains: fruit] }
}

/// A setter that inserts and removes the wrong way round.
///
/// Readings are right.
struct SwappedInsertion: FruitSystem {
  let source: Source<Set<String>>

  func put(_ isOn: Bool, at fruit: String, into fruits: inout Set<String>) {
    if isOn { fruits.remove(fruit) } else { fruits.insert(fruit) }
  }
}

/// A getter that asks whether a member begins with the name.
///
/// Every set changes only its own element.
struct SimilarMembership: PlainSystem {
  static var model: MembersModel<String> {
    MembersModel(of: ["apple", "banana", "apple pie"], bound: ["apple", "banana"])
  }
  let source: Source<Set<String>>

  func get(_ fruit: String, in fruits: Set<String>) -> Bool {
    fruits.contains { $0.hasPrefix(fruit) }
  }
}

/// A setter that replaces the set by its one element when it is set on, as in a selection.
///
/// The setter upholds `set-get`.
struct ReplacedSet: FruitSystem {
  let source: Source<Set<String>>

  func put(_ isOn: Bool, at fruit: String, into fruits: inout Set<String>) {
    if isOn { fruits = [fruit] } else { fruits.remove(fruit) }
  }
}

/// A setter that also flips an element without a port if it changes anything, as if to count.
///
/// The setter upholds the round trip, and the order of sets does not show.
struct FlippedStranger: FruitSystem {
  let source: Source<Set<String>>

  func put(_ isOn: Bool, at fruit: String, into fruits: inout Set<String>) {
    if fruits.contains(fruit) != isOn { fruits.formSymmetricDifference([fruit, "durian"]) }
  }
}

/// Toggles that a foreign element inverts, as if it meant "all but these".
///
/// The toggles uphold the round trip and keep their focus, but what is contained is not what is on.
struct InvertedByStranger: FruitSystem {
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> Flag {
    source.binding.derive(
      get: { fruits in fruits.contains(fruit) != fruits.contains("durian") },
      put: { fruits, isOn in
        let isInverted = fruits.contains("durian")
        fruits.toggleAll([fruit], isSelected: isOn != isInverted)
      })
  }
}
