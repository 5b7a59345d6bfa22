/// Independent members of a list, in which each element is once or not at all.
///
/// A new member comes last.
public struct ListMembersModel<Element: Hashable>: ContainmentModel {
  public typealias Base = [Element]
  public typealias Port = Element
  public typealias Value = Bool
  /// The elements that may be in the list, simplest first.
  private let elements: [Element]
  /// Whether the order of the list matters.
  private let keepsOrder: Bool
  public let ports: [Element]

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - elements: The elements that may be in the list, simplest first.
  ///   - bound: The elements that have a binding; by default all.
  ///   - keepsOrder: Whether the order of the list matters.
  public init(of elements: [Element], bound: [Element]? = nil, keepingOrder keepsOrder: Bool = true)
  {
    self.elements = elements
    ports = bound ?? elements
    self.keepsOrder = keepsOrder
  }

  public var bases: [Base]? { reached(from: starting, setting: [true, false]) }
  public func permits(_ members: Base) -> Bool { Set(members).count == members.count }
  public func elements(of element: Element) -> [Element] { [element] }
  public func elements(in members: Base) -> Set<Element> { Set(members) }
  public func get(_ element: Element, in members: Base) -> Bool { members.contains(element) }

  public func set(_ isOn: Bool, at element: Element, in members: Base) -> Base {
    if get(element, in: members) == isOn { return members }
    return isOn ? members + [element] : members.filter { $0 != element }
  }

  public func outside(_ element: Element, setting isOn: Bool, in members: Base) -> Base {
    members.filter { $0 != element }
  }

  public func areEquivalent(bases members: Base, _ others: Base) -> Bool {
    keepsOrder ? members == others : counts(of: members) == counts(of: others)
  }

  /// Returns how often each element occurs.
  private func counts(of members: Base) -> [Element: Int] {
    members.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The empty list, and the one of all elements that have no binding.
  private var starting: [Base] { [[], elements.filter { !ports.contains($0) }].unique }
}

extension ListMembersModel: Sendable where Element: Sendable {}

extension ListMembersModel: LenientModel {
  package var strictly: String? { keepsOrder ? nil : "`keepingOrder:` left out" }
}

extension ReferenceModel {
  /// Returns a model of members of a list, each of which is in it once or not at all; see
  /// ``ListMembersModel``.
  public static func listMembers<Element>(
    of elements: [Element], bound: [Element]? = nil, keepingOrder keepsOrder: Bool = true
  ) -> Self where Self == ListMembersModel<Element> {
    ListMembersModel(of: elements, bound: bound, keepingOrder: keepsOrder)
  }

  /// Returns a model of the cases of a type as members of a list.
  public static func listMembers<Element: CaseIterable>(
    of elements: Element.Type, keepingOrder keepsOrder: Bool = true
  ) -> Self where Self == ListMembersModel<Element> {
    ListMembersModel(of: Array(elements.allCases), keepingOrder: keepsOrder)
  }
}
