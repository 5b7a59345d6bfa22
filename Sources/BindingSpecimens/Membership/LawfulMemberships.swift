import BindingLaws
import LawfulBindings

/// A world of three fruits with a toggle each, and a fourth without.
enum FruitModel: MembershipModel {
  typealias Base = Set<String>
  static var ports: [String] { ["apple", "banana", "cherry"] }
  static var foreign: [String] { ["durian"] }
}

/// Toggles over one set of strings; each touches its own element only.
struct SetMembership: BindingSystem {
  typealias Model = FruitModel
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: fruit)
  }
}
