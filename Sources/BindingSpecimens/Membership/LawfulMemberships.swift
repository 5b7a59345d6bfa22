import BindingLaws
import LawfulBindings

/// A world of three fruits with a toggle each, and a fourth without.
typealias FruitModel = MembersModel<Fruits>

/// The four fruits.
enum Fruits: MembersShape {
  static var examples: [String] { members + ["durian"] }
  static var members: [String] { ["apple", "banana", "cherry"] }
}

/// Toggles over one set of strings; each touches its own element only.
struct SetMembership: BindingSystem {
  typealias Model = FruitModel
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: fruit)
  }
}
