import BindingLaws
import LawfulBindings

extension HeadlessBinding where Value == Bool {
  /// On while the set contains the element, which is inserted and removed without a guard.
  fileprivate init<Members: SetAlgebra>(
    unguarded members: HeadlessBinding<Members>, contains element: Members.Element
  ) {
    self = members.derive(
      get: { $0.contains(element) },
      put: { members, isOn in
        if isOn { members.insert(element) } else { members.remove(element) }
      })
  }
}

/// Toggles over an option set with a compound option, which is removed as a whole or not at all.
struct CompoundOptions: BindingSystem {
  typealias Model = OptionsModel<CompoundAccess>
  let source: Source<Access>

  func binding(_ option: Access) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: option)
  }
}

/// Toggles over an option set with the empty option, which is always on.
struct EmptyOption: BindingSystem {
  typealias Model = OptionsModel<EmptyAccess>
  let source: Source<Access>

  func binding(_ option: Access) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: option)
  }
}

/// Toggles over simple options with insert and remove alone: no guard is needed.
struct SimpleOptions: BindingSystem {
  typealias Model = OptionsModel<SimpleAccess>
  let source: Source<Access>

  func binding(_ option: Access) -> HeadlessBinding<Bool> {
    HeadlessBinding(unguarded: source.binding, contains: option)
  }
}

/// A compound option that reads off removes what is there of it when it is set off.
///
/// It keeps set-get, and all of it for simple options.
struct CompoundRemoval: BindingSystem {
  typealias Model = OptionsModel<CompoundAccess>
  let source: Source<Access>

  func binding(_ option: Access) -> HeadlessBinding<Bool> {
    HeadlessBinding(unguarded: source.binding, contains: option)
  }
}

/// What was chosen is kept in an option set: the empty option is still there after its removal.
///
/// It keeps get-set, where the empty option is there; a set puts it back.
struct EmptyOptionRemoval: BindingSystem {
  typealias Model = ChosenOptionsModel
  let source: Source<Set<Access>>

  func binding(_ option: Access) -> HeadlessBinding<Bool> {
    let all: [Access] = [.read, []]
    let options = source.binding.derive(
      get: { Access($0) },
      put: { chosen, options in chosen = Set(all.filter { options.isSuperset(of: $0) }) })
    return HeadlessBinding(unguarded: options, contains: option)
  }
}
