/// Independent members of a set: each element is in it or not, whatever the others are.
public struct MembersModel<Element: Hashable>: MembershipModel {
  public typealias Base = Set<Element>
  public typealias Port = Element
  // The orders below number ports and bases in draws and tokens: they have to stay.
  public let ports: [Element]
  public let foreign: [Element]

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - elements: The elements that may be in the set, simplest first.
  ///   - bound: The elements that have a binding; by default all.
  public init(of elements: [Element], bound: [Element]? = nil) {
    let bound = bound ?? elements
    ports = bound
    foreign = elements.filter { !bound.contains($0) }
  }
}

extension MembersModel: Sendable where Element: Sendable {}

extension MembersModel where Element: CaseIterable {
  /// Makes the model of all cases.
  public init() { self.init(of: Array(Element.allCases)) }
}

extension ReferenceModel {
  /// Returns a model of members of a set, each of which is in it or not; see ``MembersModel``.
  public static func members<Element>(of elements: [Element], bound: [Element]? = nil) -> Self
  where Self == MembersModel<Element> { MembersModel(of: elements, bound: bound) }

  /// Returns a model of the cases of a type as members of a set.
  public static func members<Element: CaseIterable>(of elements: Element.Type) -> Self
  where Self == MembersModel<Element> { MembersModel(of: Array(elements.allCases)) }
}
