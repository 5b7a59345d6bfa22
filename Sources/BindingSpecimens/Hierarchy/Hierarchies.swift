import BindingLaws
import LawfulBindings

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
    case .c: "C"
    case .root, .left, .deep, .empty: preconditionFailure("\(self) is no leaf")
    }
  }

  /// The node as a tree of the elements of its leaves.
  var tree: SelectionTree<String> { children.map { .branch($0.map(\.tree)) } ?? .leaf(name) }
}

/// A hierarchy over one set of selected leaves, which may hold an element of others.
///
/// The tests of specimens define it a second time. `CI/full.d/source-mutants.txt` quotes it.
struct HierarchyModel: StatesModel, ContainmentModel {
  /// No selection turns a node without leaves on.
  var isOnWhenEmpty: Bool { false }

  /// Every set of the elements of the three leaves, and of one that is no node's.
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
      get: { selection in node.tree.state(in: selection) },
      // Nothing can be selected where there are no leaves, and mixed says not which of them.
      accepts: { _, state in state == .off || (state == .on && !leaves.isEmpty) },
      put: { selection, state in
        if state == .on { selection.formUnion(leaves) } else { selection.removeAll() }
      })
  }
}
