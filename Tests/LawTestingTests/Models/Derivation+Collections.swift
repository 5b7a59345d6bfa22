import LawTesting

// Elements, selections, members and aggregates.

/// The toggle of a row, found by its identity at each read and write.
struct ChoreToggle: BindingSystem {
  static var model: ElementsModel<Chore, Bool> {
    ElementsModel([Chore(id: 1), Chore(id: 2)], \.isDone)
  }
  let source: Source<[Chore]>
  func binding(_ id: Int) -> MyBinding<Bool> {
    let item = source.value.first { $0.id == id } ?? Chore(id: id)
    return MyBinding(
      get: { (source.value.first { $0.id == id } ?? item).isDone },
      set: { isDone in
        guard let index = source.value.firstIndex(where: { $0.id == id }) else { return }
        source.value[index].isDone = isDone
      })
  }
}

/// The tick of both settings of a mail, and of each.
struct MailToggles: BindingSystem {
  static var model: SourcesModel<Profile.Mail, Tick> {
    SourcesModel(of: [Profile.Mail()], over: [\.isWeekly, \.isUrgent], writtenAtOnce: true)
  }
  let source: Source<Profile.Mail>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    MyBinding(source).all(of: port.paths(among: [\.isWeekly, \.isUrgent]))
  }
}

/// Returns the toggle of a chore by its index.
///
/// Beyond the end, it reads off and ignores sets.
private func chore(at index: Int, in source: Source<[Chore]>) -> MyBinding<Bool> {
  MyBinding(
    get: { source.value.indices.contains(index) && source.value[index].isDone },
    set: { if source.value.indices.contains(index) { source.value[index].isDone = $0 } })
}

/// A model of the first and of the last chore.
var endChore: EndsModel<Chore, Bool> { EndsModel([Chore(id: 1)], at: \.isDone) }

/// A tab of a selection that is never empty.
struct LevelTab: BindingSystem {
  static let model = RequiredSelectionModel<Level>()
  let source: Source<Level>
  func binding(_ tag: Level) -> MyBinding<Bool> {
    MyBinding(get: { source.value == tag }, set: { if $0 { source.value = tag } })
  }
}

/// Options, two of which have a binding in `boundRights`.
struct Rights: OptionSet, Hashable {
  let rawValue: Int
  static let read = Rights(rawValue: 1)
  static let write = Rights(rawValue: 2)
  static let share = Rights(rawValue: 4)
}

/// A model of rights, of which `share` has no binding.
var boundRights: OptionsModel<Rights> {
  OptionsModel(of: [.read, .write, .share], bound: [.read, .write])
}

/// A model of numbers in a list, of which two have a binding.
var listedNumbers: ListMembersModel<Int> { ListMembersModel(of: [1, 2, 3], bound: [1, 2]) }

/// The tick of all chores, and of each.
struct ChoresToggle: BindingSystem {
  static var model: ItemsModel<Chore, Tick> {
    ItemsModel(of: [Chore(id: 1), Chore(id: 2)], \.isDone)
  }
  let source: Source<[Chore]>
  func binding(_ port: Aggregated) -> MyBinding<Tick>? {
    if case .member(let index) = port {
      if !source.value.indices.contains(index) { return nil }
      return chore(at: index, in: source)
        .derived(get: { Tick($0) }, set: { $0 = $1 == .on }).refusing { $1 == .mixed }
    }
    return MyBinding(source).derived(
      get: { chores in
        let done = chores.count(where: \.isDone)
        if done == chores.count { return .on }
        return done == 0 ? .off : .mixed
      },
      set: { chores, state in chores = chores.map { Chore(id: $0.id, isDone: state == .on) } }
    ).refusing { $1 == .mixed }
  }
}

/// The binding of SwiftUI's `Picker(sources:selection:)`: the level of all, or nil if they differ.
struct LevelPicker: BindingSystem {
  static var model: ItemsModel<Level, Level?> { ItemsModel(\.self) }
  let source: Source<[Level]>
  func binding(_ port: Aggregated) -> MyBinding<Level?>? {
    guard case .member(let index) = port else { return all(reading: Set.init) }
    if !source.value.indices.contains(index) { return nil }
    return MyBinding(source).derived(
      get: { $0.indices.contains(index) ? $0[index] : .low },
      set: { if let level = $1, $0.indices.contains(index) { $0[index] = level } }
    ).refusing { $1 == nil }
  }

  /// Returns the picker of all.
  ///
  /// It reads a level if `seen` returns that one alone, and nil otherwise.
  func all(reading seen: @escaping ([Level]) -> Set<Level>) -> MyBinding<Level?> {
    MyBinding(source).derived(
      get: { seen($0).count == 1 ? seen($0).first : nil },
      set: { levels, new in levels = levels.map { new ?? $0 } }
    ).refusing { $1 == nil }
  }
}

extension Derivation {
  static let collections: [Derivation] = [
    Derivation(ChoreToggle.self), Derivation(MailToggles.self),
    Derivation("EndChore", of: endChore) { (source, end) -> MyBinding<Bool>? in
      func index() -> Int { end == .first ? 0 : source.value.count - 1 }
      if source.value.isEmpty { return nil }
      return MyBinding(
        get: { !source.value.isEmpty && source.value[index()].isDone },
        set: { if !source.value.isEmpty { source.value[index()].isDone = $0 } })
    },
    // The last index is looked up when the binding is made.
    Derivation("OnceLastChore", of: endChore, breaks: .fresh) {
      (source, end) -> MyBinding<Bool>? in
      if source.value.isEmpty { return nil }
      return chore(at: end == .first ? 0 : source.value.count - 1, in: source)
    },
    Derivation(LevelTab.self),
    // A set adds a member that is not there, and removes one that is, whatever is set.
    Derivation("FlippedMember", of: MembersModel<Level>(), breaks: .setTwice) { source, level in
      MyBinding(source).derived(
        get: { $0.contains(level) }, set: { levels, _ in levels.formSymmetricDifference([level]) })
    },
    Derivation("ListedNumber", of: listedNumbers) { source, number in
      MyBinding(source).derived(
        get: { $0.contains(number) },
        set: { numbers, isOn in
          if !isOn {
            numbers.removeAll { $0 == number }
          } else if !numbers.contains(number) {
            numbers.append(number)
          }
        })
    },
    // A set on lists the number again, though it is there.
    Derivation("ListedTwice", of: listedNumbers, breaks: .getSet) {
      source, number in
      MyBinding(source).derived(
        get: { $0.contains(number) },
        set: { numbers, isOn in
          if isOn {
            numbers.append(number)
          } else {
            numbers.removeAll { $0 == number }
          }
        })
    },
    // Sets of `share` are ignored, which no law sees, because that option has no binding.
    Derivation("BoundRights", of: boundRights) { source, right in
      MyBinding(source).derived(
        get: { $0.isSuperset(of: right) },
        set: { if right != .share { $0 = $1 ? $0.union(right) : $0.subtracting(right) } })
    },
    // A set drops the options that have no binding.
    Derivation("KnownRights", of: boundRights, breaks: .onlyOwnElement) {
      source, right in
      MyBinding(source).derived(
        get: { $0.isSuperset(of: right) },
        set: { rights, isOn in
          let known = rights.intersection([.read, .write])
          rights = isOn ? known.union(right) : known.subtracting(right)
        })
    },
    Derivation(ChoresToggle.self),
    Derivation(LevelPicker.self),
    // The picker of all reads the first alone.
    Derivation("FirstLevelShown", of: LevelPicker.model, breaks: .mixedIffDisagreement) {
      (source, port) -> MyBinding<Level?>? in
      let picker = LevelPicker(source: source)
      return port == .all ? picker.all { Set($0.prefix(1)) } : picker.binding(port)
    },
    // The selected tab can be set off, which selects the first one.
    Derivation("TabFallsBack", of: RequiredSelectionModel<Level>(), breaks: .rejectedSetIsInert) {
      source, tag in
      MyBinding(source).derived(
        get: { $0 == tag },
        set: { selected, isOn in
          if isOn {
            selected = tag
          } else if selected == tag {
            selected = .low
          }
        })
    },
  ]
}
