/// Independent members of a set: each element is in it or not, others beside them.
///
/// Its system is a ``ModelShape`` of the elements, over a set of them.
public struct MembersModel<Members: ModelShape>: MembershipModel, PlainModel
where Members.Example: Hashable {
  public typealias Base = Set<Members.Example>
  public typealias Port = Members.Example
  // The orders below number ports and bases in draws and tokens: they have to stay.
  public var ports: [Port] { Members.bound }
  public var foreign: [Port] { Members.examples.filter { !ports.contains($0) } }

  /// Makes the model.
  public init() {}
}

/// Independent members: each case of a type is in the set or not.
public typealias SubsetModel<Element: Hashable & CaseIterable> = MembersModel<EveryCase<Element>>

/// Independent members of a list, in which each element is once or not at all; a new one comes last.
///
/// Its system is a ``ModelShape`` of the elements, over an array of them.
public struct ListMembersModel<Members: ModelShape>: ContainmentModel, PlainModel
where Members.Example: Hashable {
  public typealias Base = [Members.Example]
  public typealias Port = Members.Example
  public typealias Value = Bool

  public var ports: [Port] { Members.bound }
  public var bases: [Base]? { reached(from: starting, setting: [true, false]) }
  public func permits(_ members: Base) -> Bool { Set(members).count == members.count }
  public func elements(of element: Port) -> [Port] { [element] }
  public func elements(in members: Base) -> Set<Port> { Set(members) }
  public func get(_ element: Port, in members: Base) -> Bool { members.contains(element) }

  public func set(_ isOn: Bool, at element: Port, in members: Base) -> Base {
    if get(element, in: members) == isOn { return members }
    return isOn ? members + [element] : members.filter { $0 != element }
  }

  public func outside(_ element: Port, setting isOn: Bool, in members: Base) -> Base {
    members.filter { $0 != element }
  }

  public func areEquivalent(bases members: Base, _ others: Base) -> Bool {
    Members.keepsOrder ? members == others : sorted(members) == sorted(others)
  }

  private func sorted(_ members: Base) -> [Port: Int] {
    members.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Nothing, and all that has no binding.
  private var starting: [Base] {
    [[], Members.examples.filter { !ports.contains($0) }].unique
  }

  /// Makes the model.
  public init() {}
}
