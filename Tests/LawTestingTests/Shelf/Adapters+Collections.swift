import LawTesting

// Elements, selections, members and aggregates.

/// The toggle of a row, found by its identity at each read and write.
struct ChoreToggle: BindingSystem, ElementsShape {
  typealias Model = ElementsModel<Self>
  static var field: WritableKeyPath<Chore, Bool> { \.isDone }
  static var examples: [Chore] { [Chore(id: 1), Chore(id: 2)] }
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

struct SafeChore: BindingSystem, ElementsShape {
  typealias Model = PositionsModel<Self>
  static var field: WritableKeyPath<Chore, Bool> { \.isDone }
  static var examples: [Chore] { [Chore(id: 1)] }
  static var missing: Bool? { false }
  let source: Source<[Chore]>
  func binding(_ index: Int) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value.indices.contains(index) && source.value[index].isDone },
      set: { if source.value.indices.contains(index) { source.value[index].isDone = $0 } })
  }
}

struct EndChore: BindingSystem, ElementsShape {
  typealias Model = EndsModel<Self>
  static var field: WritableKeyPath<Chore, Bool> { \.isDone }
  static var examples: [Chore] { [Chore(id: 1)] }
  let source: Source<[Chore]>
  func binding(_ end: Model.Port) -> MyBinding<Bool>? {
    func index() -> Int { end == .first ? 0 : source.value.count - 1 }
    if source.value.isEmpty { return nil }
    return MyBinding(
      get: { !source.value.isEmpty && source.value[index()].isDone },
      set: { if !source.value.isEmpty { source.value[index()].isDone = $0 } })
  }
}

struct LevelTab: BindingSystem {
  typealias Model = RequiredSelectionModel<Level>
  let source: Source<Level>
  func binding(_ tag: Level) -> MyBinding<Bool> {
    MyBinding(get: { source.value == tag }, set: { if $0 { source.value = tag } })
  }
}

struct ChoreTag: BindingSystem, ModelShape {
  typealias Model = TagsModel<Self>
  static var examples: [Int] { [1, 2, 3] }
  static var bound: [Int] { [1, 2] }
  let source: Source<Int?>
  func binding(_ tag: Int) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0 == tag }, set: { $0 = $1 ? tag : $0 == tag ? nil : $0 })
  }
}

struct ListedChore: BindingSystem, ModelShape {
  typealias Model = ListMembersModel<Self>
  static var examples: [Int] { [1, 2, 3] }
  static var bound: [Int] { [1, 2] }
  let source: Source<[Int]>
  func binding(_ id: Int) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0.contains(id) },
      set: { ids, isOn in
        if !isOn { ids.removeAll { $0 == id } } else if !ids.contains(id) { ids.append(id) }
      })
  }
}

struct RightsToggle: BindingSystem, ModelShape {
  typealias Model = OptionsModel<Self>
  static var examples: [Rights] { bound + [.share] }
  static var bound: [Rights] { [.read, .write, [.read, .write], []] }
  let source: Source<Rights>
  func binding(_ rights: Rights) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0.isSuperset(of: rights) },
      set: { $0 = $1 ? $0.union(rights) : $0.isSuperset(of: rights) ? $0.subtracting(rights) : $0 })
  }
}

struct MailToggles: BindingSystem, SourcesShape {
  typealias Model = SourcesModel<Self>
  typealias State = Tick
  static var sources: [WritableKeyPath<Profile.Mail, Bool>] { [\.isWeekly, \.isUrgent] }
  static var examples: [Profile.Mail] { [Profile.Mail()] }
  static var isWrittenAtOnce: Bool { true }
  let source: Source<Profile.Mail>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    MyBinding(source).all(of: Self.paths(of: port))
  }
}

struct ChoresToggle: BindingSystem, ItemsShape {
  typealias Model = ItemsModel<Self>
  typealias State = Tick
  static var field: WritableKeyPath<Chore, Bool> { \.isDone }
  static var examples: [Chore] { [Chore(id: 1), Chore(id: 2)] }
  let source: Source<[Chore]>
  func binding(_ port: Aggregated) -> MyBinding<Tick>? {
    if case .member(let index) = port {
      if !source.value.indices.contains(index) { return nil }
      return SafeChore(source: source).binding(index)
        .derived(get: { Tick($0) }, set: { $0 = $1 == .on }).refusing { $1 == .mixed }
    }
    return MyBinding(source).derived(get: together, set: { $0.setAll($1 == .on) })
      .refusing { $1 == .mixed }
  }

  func together(_ chores: [Chore]) -> Tick {
    let done = chores.count(where: \.isDone)
    return done == chores.count ? .on : done == 0 ? .off : .mixed
  }
}

extension [Chore] {
  fileprivate mutating func setAll(_ isDone: Bool) {
    for index in indices { self[index].isDone = isDone }
  }
}

extension Derivation {
  static let collections: [Derivation] = [
    Derivation(ChoreToggle.self),
    // The index is looked up when the binding is made.
    Derivation("ChoreAtIndex", of: ElementsModel<ChoreToggle>.self, breaks: .followsIdentity) {
      (source, id) -> MyBinding<Bool>? in
      guard let index = source.value.firstIndex(where: { $0.id == id }) else { return nil }
      return MyBinding(
        get: { source.value.indices.contains(index) && source.value[index].isDone },
        set: { if source.value.indices.contains(index) { source.value[index].isDone = $0 } })
    },
    Derivation(SafeChore.self),
    // A set beyond the end appends.
    Derivation("GrowingChores", of: PositionsModel<SafeChore>.self, breaks: .rejectedSetIsInert) {
      source, index in
      MyBinding(
        get: { source.value.indices.contains(index) && source.value[index].isDone },
        set: {
          if !source.value.indices.contains(index) { return source.value.append(Chore(id: 9)) }
          source.value[index].isDone = $0
        })
    },
    Derivation(EndChore.self),
    // Which index is the last is asked when the binding is made.
    Derivation("OnceLastChore", of: EndsModel<EndChore>.self, breaks: .fresh) {
      (source, end) -> MyBinding<Bool>? in
      if source.value.isEmpty { return nil }
      return SafeChore(source: source).binding(end == .first ? 0 : source.value.count - 1)
    },
    Derivation(LevelTab.self),
    Derivation("LevelClearsAny", of: SelectionModel<Level>.self, breaks: .setOffClearsOwn) {
      source, tag in
      MyBinding(source).derived(get: { $0 == tag }, set: { $0 = $1 ? tag : nil })
    },
    Derivation(ChoreTag.self),
    // Clears what is none of its tags.
    Derivation("StrangerCleared", of: TagsModel<ChoreTag>.self, breaks: .foreignKept) {
      source, tag in
      MyBinding(source).derived(
        get: { $0 == tag }, set: { $0 = $1 ? tag : $0 == tag || $0 == 3 ? nil : $0 })
    },
    Derivation("LevelMember", of: SubsetModel<Level>.self) { source, level in
      MyBinding(source).derived(
        get: { $0.contains(level) },
        set: { _ = $1 ? $0.insert(level).inserted : $0.remove(level) != nil })
    },
    Derivation("FlippedMember", of: SubsetModel<Level>.self, breaks: .setTwice) { source, level in
      MyBinding(source).derived(
        get: { $0.contains(level) }, set: { levels, _ in levels.formSymmetricDifference([level]) })
    },
    Derivation(ListedChore.self),
    Derivation("ListedTwice", of: ListMembersModel<ListedChore>.self, breaks: .getSet) {
      source, id in
      MyBinding(source).derived(
        get: { $0.contains(id) },
        set: { ids, isOn in isOn ? ids.append(id) : ids.removeAll { $0 == id } })
    },
    Derivation(RightsToggle.self),
    Derivation("TornRights", of: OptionsModel<RightsToggle>.self, breaks: .getSet) {
      source, rights in
      MyBinding(source).derived(
        get: { $0.isSuperset(of: rights) },
        set: { $0 = $1 ? $0.union(rights) : $0.subtracting(rights) })
    },
    Derivation("KnownRights", of: OptionsModel<RightsToggle>.self, breaks: .onlyOwnElement) {
      source, rights in
      MyBinding(source).derived(
        get: { $0.isSuperset(of: rights) },
        set: {
          let known = $0.intersection([.read, .write])
          $0 = $1 ? known.union(rights) : known.subtracting(rights)
        })
    },
    Derivation(MailToggles.self),
    // Mixed reads off.
    Derivation("MailIsOn", of: SourcesModel<MailToggles>.self, breaks: .mixedIffDisagreement) {
      (source, port) -> MyBinding<Tick> in
      let tick = MailToggles(source: source).binding(port)
      return MyBinding(get: { tick.get() == .on ? .on : .off }, set: tick.set)
    },
    Derivation(ChoresToggle.self),
    // The parent sets its first child alone.
    Derivation("FirstChoreOnly", of: ItemsModel<ChoresToggle>.self, breaks: .setMakesUniform) {
      (source, port) -> MyBinding<Tick>? in
      let toggle = ChoresToggle(source: source)
      if port != .all { return toggle.binding(port) }
      return MyBinding(source).derived(
        get: toggle.together, set: { if !$0.isEmpty { $0[0].isDone = $1 == .on } }
      ).refusing { $1 == .mixed }
    },
    Derivation(LevelPicker.self),
    // The picker of all looks at the first alone.
    Derivation("FirstLevelShown", of: ItemsModel<LevelPicker>.self, breaks: .mixedIffDisagreement) {
      (source, port) -> MyBinding<Level?>? in
      let picker = LevelPicker(source: source)
      return port == .all ? picker.all { Set($0.prefix(1)) } : picker.binding(port)
    },
  ]
}
