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

/// Disclosure groups that know nothing of one another.
struct IndependentGroups: ControlSystem {
  typealias Model = SubsetModel<Section>
  let source: Source<Set<Section>>

  func binding(_ group: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: group)
  }

  func tap(_ group: Section) { control(group).tap() }

  func rendering(_ group: Section) -> String { control(group).content ?? "closed" }

  private func control(_ group: Section) -> HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup("Show", isExpanded: binding(group)) { "content \(group)" }
  }
}
