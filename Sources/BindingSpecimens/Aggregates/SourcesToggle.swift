import BindingLaws
import LawfulBindings

/// A parent and its three children.
enum Member: CaseIterable {
  case parent, one, two, three
}

/// Three items with a flag each, and a parent over all of them; the base has the items' flags.
enum ThreeItemsModel: AggregateModel {
  typealias Value = ToggleState
  static var ports: [Member] { Member.allCases }
  static var bases: [Set<Member>]? { SubsetModel<Item>.bases?.map { Set($0.map(\.member)) } }

  static func members(of port: Member) -> [Member]? {
    port == .parent ? [.one, .two, .three] : nil
  }

  static func isOn(_ leaf: Member, in on: Set<Member>) -> Bool { on.contains(leaf) }

  static func turning(_ leaf: Member, on isOn: Bool, in on: Set<Member>) -> Set<Member> {
    isOn ? on.union([leaf]) : on.subtracting([leaf])
  }

  private enum Item: CaseIterable {
    case one, two, three
    var member: Member { self == .one ? .one : self == .two ? .two : .three }
  }
}

/// A parent toggle over three flags that are sources of their own.
struct SourcesToggle: CheckboxSystem {
  typealias Model = ThreeItemsModel
  let source: Source<Set<Member>>

  func binding(_ member: Member) -> HeadlessBinding<ToggleState> {
    member == .parent
      ? HeadlessBinding(sources: [.one, .two, .three].map(flag), isOn: \.self)
      : HeadlessBinding(flag(member))
  }

  private func flag(_ member: Member) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: member)
  }
}
