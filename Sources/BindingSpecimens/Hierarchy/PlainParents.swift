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
  /// Whether the parent is on when as many elements are selected as there are children.
  static var counts: Bool { get }
  /// Whether the parent clears the whole set when it is set off, as in an article.
  static var erases: Bool { get }
}

extension ParentSystem {
  static var model: TwoChildrenModel { TwoChildrenModel() }

  static var children: [String] { ["A", "B"] }
  static var counts: Bool { false }
  static var erases: Bool { false }

  func binding(_ port: Family) -> Flag {
    switch port {
    case .parent: parent
    case .a: source.binding[contains: Self.children[0]]
    case .b: source.binding[contains: Self.children[1]]
    }
  }

  private var parent: Flag {
    let children = Self.children
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
/// reading of mixed changes something. No plain flag does better that reads so and takes every set.
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

/// A parent as an article has it.
///
/// The parent counts when it is read, and erases when it is set off.
struct CountingErasingParent: ParentSystem {
  static var counts: Bool { true }
  static var erases: Bool { true }
  let source: Source<Set<String>>
}
