// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// A model whose base is a set, and whose ports are elements: a port is on while it is in the set.
///
/// `ContainmentModel` is the general case: a port stands for several elements, in a base that holds the set.
public protocol MembershipModel: ContainmentModel
where Value == Bool, Base == Set<Port>, Element == Port {
  /// The elements that the set may hold besides those that have a port.
  var foreign: [Port] { get }
}

extension MembershipModel {
  public var foreign: [Port] { [] }

  // Draws and tokens number bases in this order: it has to stay.
  /// All subsets of the ports' elements and the foreign ones, small ones first.
  ///
  /// Nil if there are more than ten elements: each further one doubles the table, and eleven have 2,048
  /// subsets.
  public var bases: [Set<Port>]? {
    let elements = ports + foreign
    if elements.count > 10 { return nil }
    let subsets = (0..<(1 << elements.count)).map { bits in
      Set(elements.indices.filter { bits >> $0 & 1 == 1 }.map { elements[$0] })
    }
    return (0...elements.count).flatMap { size in subsets.filter { $0.count == size } }
  }

  public func elements(of element: Port) -> [Port] { [element] }
  public func elements(in members: Set<Port>) -> Set<Port> { members }

  public func get(_ element: Port, in members: Set<Port>) -> Bool {
    members.contains(element)
  }

  public func set(_ isOn: Bool, at element: Port, in members: Set<Port>) -> Set<Port> {
    isOn ? members.union([element]) : members.subtracting([element])
  }

  /// Returns the members without the element.
  ///
  /// It does not call `set`. Otherwise a model with a wrong `set` of its own would excuse itself.
  public func outside(
    _ element: Port, setting isOn: Bool, in members: Set<Port>
  ) -> Set<Port> {
    members.subtracting([element])
  }
}
