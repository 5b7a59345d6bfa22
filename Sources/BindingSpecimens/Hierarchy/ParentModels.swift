import BindingLaws

/// A parent, its children, and elements of others in the same set; each port is a plain flag.
protocol ParentModel: ContainmentModel
where Base == Set<String>, Port == Family, Value == Bool, Element == String {
  /// The children of the parent, by name.
  static var children: [String] { get }
}

/// The parent, or one of the children.
enum Family: CaseIterable {
  case parent, a, b
}

extension ParentModel {
  static var children: [String] { ["A", "B"] }
  static func isParent(_ port: Family) -> Bool { port == .parent }

  static var bases: [Set<String>]? {
    let names = ["A", "B", "X", "Y"]
    let subsets = (0..<16).map { bits in
      Set(names.indices.filter { bits >> $0 & 1 == 1 }.map { names[$0] })
    }
    return (0...4).flatMap { size in subsets.filter { $0.count == size } }
  }

  static func elements(of port: Family) -> [String] {
    port == .parent ? children : [port == .a ? children[0] : children[1]]
  }

  static func elements(in selections: Set<String>) -> Set<String> { selections }

  static func get(_ port: Family, in selections: Set<String>) -> Bool {
    selections.isSuperset(of: elements(of: port))
  }

  static func set(_ isOn: Bool, at port: Family, in selections: Set<String>) -> Set<String> {
    isOn ? selections.union(elements(of: port)) : selections.subtracting(elements(of: port))
  }
}

/// A parent of two children.
enum TwoChildrenModel: ParentModel {}

/// A parent of two children with the same name.
enum SameChildrenModel: ParentModel {
  static var children: [String] { ["A", "A"] }
}
