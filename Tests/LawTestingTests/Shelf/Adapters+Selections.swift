import BindingLaws
import LawTesting

// Selections and members of sets.

struct LevelTag: BindingSystem {
  typealias Model = SelectionModel<Level>
  let source: Source<Level?>
  func binding(_ tag: Level) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0 == tag }, set: { $0 = $1 ? tag : $0 == tag ? nil : $0 })
  }
}

/// The selected tab can be set off, which selects the first one.
struct TabFallsBack: BindingSystem {
  typealias Model = RequiredSelectionModel<Level>
  let source: Source<Level>
  func binding(_ tag: Level) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0 == tag }, set: { $0 = $1 ? tag : $0 == tag ? .low : $0 })
  }
}

struct ChoreMember: BindingSystem, MembersShape {
  typealias Model = MembersModel<Self>
  static var examples: [Int] { [1, 2, 3] }
  static var members: [Int] { [1, 2] }
  let source: Source<Set<Int>>
  func binding(_ id: Int) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0.contains(id) },
      set: { _ = $1 ? $0.insert(id).inserted : $0.remove(id) != nil })
  }
}

/// Forgets what is none of its members.
struct StrangersForgotten: BindingSystem {
  typealias Model = MembersModel<ChoreMember>
  let source: Source<Set<Int>>
  func binding(_ id: Int) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0.contains(id) },
      set: { ids, isOn in
        let known = ids.intersection([1, 2])
        ids = isOn ? known.union([id]) : known.subtracting([id])
      })
  }
}
