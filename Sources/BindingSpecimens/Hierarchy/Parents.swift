import BindingLaws
import LawfulBindings

/// A parent toggle over the selections of its children.
protocol ParentSystem: BindingSystem where Model: ParentModel {
  var source: Source<Set<String>> { get }
  /// The children, by name.
  var children: [String] { get }
  /// Whether the parent is on.
  func isOn(_ selections: Set<String>) -> Bool
  /// Sets the parent on or off.
  func toggleAll(_ selections: inout Set<String>, isSelected: Bool)
}

extension ParentSystem {
  var children: [String] { ["A", "B"] }

  func binding(_ port: Family) -> HeadlessBinding<Bool> {
    if port == .parent {
      return source.binding.derive(get: isOn, put: { toggleAll(&$0, isSelected: $1) })
    }
    return HeadlessBinding(source.binding, contains: children[port == .a ? 0 : 1])
  }

  func isOn(_ selections: Set<String>) -> Bool { selections.isSuperset(of: children) }

  func toggleAll(_ selections: inout Set<String>, isSelected: Bool) {
    selections.toggleAll(children, isSelected: isSelected)
  }

  /// The set-off of the article: it clears the whole set.
  fileprivate func eraseAll(_ selections: inout Set<String>, isSelected: Bool) {
    if isSelected {
      selections.formUnion(children)
    } else {
      selections.removeAll()
    }
  }
}

/// A parent that is a plain flag: on when every child is, and otherwise off.
///
/// Off and mixed read alike, so setting off what was read at mixed changes something. No plain flag
/// with this reading and total sets is better; as a state of three values it is `SelectionHierarchy`.
struct PlainParent: ParentSystem {
  typealias Model = TwoChildrenModel
  let source: Source<Set<String>>
}

/// A parent that is on when as many elements are selected as there are children.
///
/// It keeps to its children when it is set.
struct CountingParent: ParentSystem {
  typealias Model = TwoChildrenModel
  let source: Source<Set<String>>

  func isOn(_ selections: Set<String>) -> Bool { selections.count == children.count }
}

/// A parent that counts, over children with the same name: it is never on.
struct DuplicateChildren: ParentSystem {
  typealias Model = SameChildrenModel
  let source: Source<Set<String>>
  var children: [String] { ["A", "A"] }

  func isOn(_ selections: Set<String>) -> Bool { selections.count == children.count }
}

/// A parent that removes everything when it is set off, elements of others too.
///
/// It reads as it should.
struct ErasingParent: ParentSystem {
  typealias Model = TwoChildrenModel
  let source: Source<Set<String>>

  func toggleAll(_ selections: inout Set<String>, isSelected: Bool) {
    eraseAll(&selections, isSelected: isSelected)
  }
}

/// The parent as the article has it: it counts when read and erases when set off.
struct CountingErasingParent: ParentSystem {
  typealias Model = TwoChildrenModel
  let source: Source<Set<String>>

  func isOn(_ selections: Set<String>) -> Bool { selections.count == children.count }

  func toggleAll(_ selections: inout Set<String>, isSelected: Bool) {
    eraseAll(&selections, isSelected: isSelected)
  }
}
