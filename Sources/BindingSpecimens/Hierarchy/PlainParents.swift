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
/// The tests of specimens define it a second time.
struct TwoChildrenModel: ParentModel {}

/// A parent of two children with the same name.
struct SameChildrenModel: ParentModel { var children: [String] { ["A", "A"] } }

/// A parent toggle over the selections of its children.
protocol ParentSystem: SourcedSystem where Model: ParentModel {
  /// The names of the children.
  static var children: [String] { get }
  /// Returns whether the parent is on.
  static func isParentOn(in selections: Set<String>) -> Bool
  /// Sets the parent.
  static func putParent(_ isOn: Bool, into selections: inout Set<String>)
}

extension ParentSystem {
  static var model: TwoChildrenModel { TwoChildrenModel() }

  static var children: [String] { ["A", "B"] }

  static func isParentOn(in selections: Set<String>) -> Bool {
    selections.isSuperset(of: children)
  }

  static func putParent(_ isOn: Bool, into selections: inout Set<String>) {
    selections.toggleAll(children, isSelected: isOn)
  }

  func binding(_ port: Family) -> Flag {
    switch port {
    case .parent: parent
    case .a: source.binding[contains: Self.children[0]]
    case .b: source.binding[contains: Self.children[1]]
    }
  }

  private var parent: Flag {
    source.binding.derive(
      get: { selections in Self.isParentOn(in: selections) },
      put: { selections, isOn in Self.putParent(isOn, into: &selections) })
  }
}

/// A system whose parent is on if as many elements are selected as there are children.
protocol CountingSystem: ParentSystem {}

extension CountingSystem {
  static func isParentOn(in selections: Set<String>) -> Bool { selections.count == children.count }
}

/// A system whose parent clears the whole set when it is set off, as in an article.
protocol ErasingSystem: ParentSystem {}

extension ErasingSystem {
  static func putParent(_ isOn: Bool, into selections: inout Set<String>) {
    if isOn { selections.formUnion(children) } else { selections.removeAll() }
  }
}

/// A parent that is a plain flag.
///
/// The parent is on if every child is, and otherwise off. Off and mixed read alike, so setting back the
/// reading of mixed changes something. No plain flag does better that reads so and takes every set.
/// `SelectionHierarchy` has a state of three values instead.
struct PlainParent: ParentSystem { let source: Source<Set<String>> }

/// A parent that is on if as many elements are selected as there are children.
///
/// Its sets change only its children.
struct CountingParent: CountingSystem { let source: Source<Set<String>> }

/// A parent that counts, over children with the same name.
///
/// The parent is never on.
struct DuplicateChildren: CountingSystem {
  static let model = SameChildrenModel()
  static var children: [String] { ["A", "A"] }
  let source: Source<Set<String>>
}

/// A parent that removes everything when it is set off, also elements of others.
///
/// The parent reads correctly.
struct ErasingParent: ErasingSystem { let source: Source<Set<String>> }

/// A parent as an article has it.
///
/// The parent counts when it is read, and erases when it is set off.
struct CountingErasingParent: CountingSystem, ErasingSystem { let source: Source<Set<String>> }
