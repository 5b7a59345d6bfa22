import LawTesting

// Selections and members of sets.

struct ChoreMember: BindingSystem, ModelShape {
  typealias Model = MembersModel<Self>
  static var examples: [Int] { [1, 2, 3] }
  static var bound: [Int] { [1, 2] }
  let source: Source<Set<Int>>
  func binding(_ id: Int) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0.contains(id) },
      set: { _ = $1 ? $0.insert(id).inserted : $0.remove(id) != nil })
  }
}

/// What SwiftUI's `Picker(sources:selection:)` is bound to: the level of all, or none where they differ.
struct LevelPicker: BindingSystem, ItemsShape {
  typealias Model = ItemsModel<Self>
  typealias State = Level?
  static var field: WritableKeyPath<Level, Level> { \.self }
  let source: Source<[Level]>
  func binding(_ port: Aggregated) -> MyBinding<Level?>? {
    guard case .member(let index) = port else { return all(reading: Set.init) }
    if !source.value.indices.contains(index) { return nil }
    return MyBinding(source).derived(
      get: { $0.indices.contains(index) ? $0[index] : .low },
      set: { if let level = $1, $0.indices.contains(index) { $0[index] = level } }
    ).refusing { $1 == nil }
  }

  /// The picker of all, by those levels that it looks at.
  func all(reading seen: @escaping ([Level]) -> Set<Level>) -> MyBinding<Level?> {
    MyBinding(source).derived(
      get: { seen($0).count == 1 ? seen($0).first : nil },
      set: { levels, new in levels = levels.map { new ?? $0 } }
    ).refusing { $1 == nil }
  }
}

extension Derivation {
  static let selections: [Derivation] = [
    Derivation("LevelTag", of: SelectionModel<Level>.self) { source, tag in
      MyBinding(source).derived(
        get: { $0 == tag }, set: { $0 = $1 ? tag : $0 == tag ? nil : $0 })
    },
    // The selected tab can be set off, which selects the first one.
    Derivation("TabFallsBack", of: RequiredSelectionModel<Level>.self, breaks: .rejectedSetIsInert)
    {
      source, tag in
      MyBinding(source).derived(
        get: { $0 == tag }, set: { $0 = $1 ? tag : $0 == tag ? .low : $0 })
    },
    Derivation(ChoreMember.self),
    // Forgets what is none of its members.
    Derivation("StrangersForgotten", of: MembersModel<ChoreMember>.self, breaks: .onlyOwnElement) {
      source, id in
      MyBinding(source).derived(
        get: { $0.contains(id) },
        set: { ids, isOn in
          let known = ids.intersection([1, 2])
          ids = isOn ? known.union([id]) : known.subtracting([id])
        })
    },
  ]
}
