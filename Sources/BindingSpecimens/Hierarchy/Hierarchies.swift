import BindingLaws
import LawfulBindings

/// A parent, its children, and elements of others in the same set.
///
/// Each port is a plain flag. Traces name ports and bases here, and draws and tokens number them: names and
/// orders have to stay.
protocol ParentModel: ContainmentModel
where Base == Set<String>, Port == Family, Value == Bool, Element == String {
  /// The names of the parent's children.
  var children: [String] { get }
}

/// A port of a family: the parent, or one of the children.
enum Family: CaseIterable { case parent, a, b }

extension ParentModel {
  var children: [String] { ["A", "B"] }
  func isParent(_ port: Family) -> Bool { port == .parent }
  var bases: [Set<String>]? { ["A", "B", "X", "Y"].subsetsBySize }

  func elements(of port: Family) -> [String] {
    switch port {
    case .parent: children
    case .a: [children[0]]
    case .b: [children[1]]
    }
  }

  func elements(in selections: Set<String>) -> Set<String> { selections }

  func get(_ port: Family, in selections: Set<String>) -> Bool {
    selections.isSuperset(of: elements(of: port))
  }

  func set(_ isOn: Bool, at port: Family, in selections: Set<String>) -> Set<String> {
    isOn ? selections.union(elements(of: port)) : selections.subtracting(elements(of: port))
  }
}

/// A parent of two children.
///
/// `NaiveStates` in the tests defines it a second time.
struct TwoChildrenModel: ParentModel {}

/// A parent of two children with the same name.
struct SameChildrenModel: ParentModel { var children: [String] { ["A", "A"] } }

/// A parent toggle over the selections of its children.
protocol ParentSystem: SourcedSystem where Model: ParentModel {
  /// The names of the children.
  static var children: [String] { get }
  /// Whether the parent is on when as many elements are selected as there are children.
  static var counts: Bool { get }
  /// Whether the parent clears the whole set when it is set off, as in the article.
  static var erases: Bool { get }
}

extension ParentSystem {
  static var model: TwoChildrenModel { TwoChildrenModel() }

  static var children: [String] { ["A", "B"] }
  static var counts: Bool { false }
  static var erases: Bool { false }

  func binding(_ port: Family) -> Flag {
    let children = Self.children
    if port != .parent {
      return source.binding[contains: children[port == .a ? 0 : 1]]
    }
    return source.binding.derive(
      get: { Self.counts ? $0.count == children.count : $0.isSuperset(of: children) },
      put: { selections, isOn in
        let isErased = Self.erases && !isOn
        if isErased { selections = [] } else { selections.toggleAll(children, isSelected: isOn) }
      })
  }
}

/// A parent that is a plain flag.
///
/// The parent is on if every child is, and otherwise off. Off and mixed read alike, so setting back the
/// reading of mixed changes something. No plain flag with this reading and total sets is better.
/// `SelectionHierarchy` has a state of three values instead.
struct PlainParent: ParentSystem { let source: Source<Set<String>> }

/// A parent that is on if as many elements are selected as there are children.
///
/// Its sets change only its children.
struct CountingParent: ParentSystem {
  static var counts: Bool { true }
  let source: Source<Set<String>>
}

/// A parent that counts, over children with the same name.
///
/// The parent is never on.
struct DuplicateChildren: ParentSystem {
  static let model = SameChildrenModel()
  static var children: [String] { ["A", "A"] }
  static var counts: Bool { true }
  let source: Source<Set<String>>
}

/// A parent that removes everything when it is set off, also elements of others.
///
/// The parent reads correctly.
struct ErasingParent: ParentSystem {
  static var erases: Bool { true }
  let source: Source<Set<String>>
}

/// The parent of the article.
///
/// The parent counts when it is read, and erases when it is set off.
struct CountingErasingParent: ParentSystem {
  static var counts: Bool { true }
  static var erases: Bool { true }
  let source: Source<Set<String>>
}

/// The nodes of a hierarchy of three levels, one of them without leaves.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
enum Node: CaseIterable {
  case root, left, deep, empty, a, b, c

  /// The nodes right below.
  ///
  /// Nil for a leaf.
  var children: [Node]? {
    switch self {
    case .root: [.left, .c]
    case .left: [.a, .deep]
    case .deep: [.b]
    case .empty: []
    case .a, .b, .c: nil
    }
  }

  /// The element that a leaf stands for.
  var name: String {
    switch self {
    case .a: "A"
    case .b: "B"
    default: "C"
    }
  }

  /// The node as a tree of the elements of its leaves.
  var tree: SelectionTree<String> { children.map { .branch($0.map(\.tree)) } ?? .leaf(name) }
}

/// A hierarchy over one set of selected leaves, which may hold an element of others.
///
/// `NaiveStates` in the tests defines it a second time. `CI/full.d/source-mutants.txt` quotes it.
struct HierarchyModel: StatesModel, ContainmentModel {
  var isOnWhenEmpty: Bool { false }

  var bases: [Set<String>]? { ["A", "B", "C", "X"].subsets }
  func members(of node: Node) -> [Node]? { node.children }
  func isParent(_ node: Node) -> Bool { node.children != nil }
  func elements(of node: Node) -> [String] { leaves(of: node).map { $0.name } }
  func elements(in selection: Set<String>) -> Set<String> { selection }
  func writes(toSet node: Node, in selection: Set<String>) -> Int { 1 }

  func stored(at leaf: Node, in names: Set<String>) -> Bool { names.contains(leaf.name) }

  func storing(_ isOn: Bool, at leaf: Node, in selection: Set<String>) -> Set<String> {
    selection.with(leaf.name, isOn)
  }
}

/// The toggles of a hierarchy over one set of selected leaves.
protocol HierarchySystem: CheckboxSystem where Model == HierarchyModel {}

extension HierarchySystem { static var model: Model { HierarchyModel() } }

/// A hierarchy of toggles of any depth.
///
/// A parent folds the states of its leaves.
struct SelectionHierarchy: HierarchySystem {
  let source: Source<Set<String>>
  func binding(_ node: Node) -> TriState { source.binding[all: node.tree] }
}

/// A parent of any depth that removes everything when it is set off, also elements of others.
///
/// The parent reads correctly.
struct ErasingHierarchy: HierarchySystem {
  let source: Source<Set<String>>

  func binding(_ node: Node) -> TriState {
    if node.children == nil { return source.binding[all: node.tree] }
    let leaves = node.tree.leaves
    return source.binding.derive(
      get: { node.tree.state(in: $0) }, accepts: { $1 == .off || ($1 == .on && !leaves.isEmpty) },
      put: { if $1 == .on { $0.formUnion(leaves) } else { $0.removeAll() } })
  }
}
