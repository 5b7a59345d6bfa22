import LawTesting

// Policies of models that are not those where nobody says otherwise.

/// Shows the default where nothing is stored, and takes nothing there.
enum VolumeIfStored: ModelShape {
  static var examples: [Int] { [0, 1] }
  static var nilPolicy: NilPolicy { .rejected }
}

/// `nil` stores the default.
enum ResettableVolume: ModelShape {
  static var examples: [Int] { [0, 1] }
}

/// Praise of a chore that is done; a chore that is not shows none.
enum PraiseIsShown: ModelShape {
  static var examples: [Chore] { [Chore(id: 1), Chore(id: 2, isDone: true)] }
  static func isShown(_ chore: Chore) -> Bool { chore.isDone }
}

/// A member of a list that is kept sorted, so that its order says nothing.
enum SortedChore: ModelShape {
  static var examples: [Int] { [0, 1, 2] }
  static var bound: [Int] { [1, 2] }
  static var keepsOrder: Bool { false }
}

/// A parent over chores that reads off where there are none.
enum SomeChoresToggle: AggregateShape, ElementsShape {
  typealias State = Tick
  static var field: WritableKeyPath<Chore, Bool> { \.isDone }
  static var examples: [Chore] { [Chore(id: 1), Chore(id: 2)] }
  static var isOnWhenEmpty: Bool { false }
}

/// A control over the mail, which a tap turns off where it is mixed.
struct TappedMail: ControlSystem, MailSystem {
  typealias Model = SourcesModel<Self>
  static var tapTurnsMixedOn: Bool { false }
  let source: Source<Profile.Mail>
  func tap(_ port: Aggregated) {
    let mail = binding(port)
    mail.wrappedValue = mail.wrappedValue == .off ? .on : .off
  }
  func rendering(_ port: Aggregated) -> String { "\(binding(port).wrappedValue)" }
}

/// A tap turns mixed on where its model says that it turns it off.
struct MixedTappedOn: ControlSystem {
  typealias Model = SourcesModel<TappedMail>
  let source: Source<Profile.Mail>
  func binding(_ port: Aggregated) -> MyBinding<Tick> { TappedMail(source: source).binding(port) }
  func tap(_ port: Aggregated) {
    let mail = binding(port)
    mail.wrappedValue = mail.wrappedValue == .on ? .off : .on
  }
  func rendering(_ port: Aggregated) -> String { TappedMail(source: source).rendering(port) }
}

extension Derivation {
  static let policies: [Derivation] = [
    Derivation("VolumeIfStored", of: DefaultModel<VolumeIfStored>()) { source, _ in
      MyBinding(
        get: { source.value ?? 0 }, set: { if source.value != nil { source.value = $0 } })
    },
    // A volume is stored where its model says that none is.
    Derivation(
      "VolumeFromNowhere", of: DefaultModel<VolumeIfStored>(), breaks: .rejectedSetIsInert
    ) {
      source, _ in
      MyBinding(source).derived(get: { $0 ?? 0 }, set: { $0 = $1 })
    },
    Derivation("ResettableVolume", of: LiftedModel<ResettableVolume>()) { source, _ in
      MyBinding(source).derived(get: { $0 }, set: { $0 = $1 ?? 0 })
    },
    // `nil` changes nothing where its model says that it stores the default.
    Derivation("NilIgnored", of: LiftedModel<ResettableVolume>(), breaks: .setGet) { source, _ in
      OptionalVolume(source: source).binding(.value)
    },
    Derivation("PraiseIsShown", of: PresentModel<PraiseIsShown>()) { source, _ in
      MyBinding(source).derived(
        get: { $0?.isDone == true }, set: { if !$1, $0?.isDone == true { $0 = nil } })
    },
    // Setting it off erases a chore that it does not show.
    Derivation("UnseenChoreErased", of: PresentModel<PraiseIsShown>(), breaks: .setLocal) {
      source, _ in
      MyBinding(source).derived(get: { $0?.isDone == true }, set: { if !$1 { $0 = nil } })
    },
    Derivation("SortedChore", of: ListMembersModel<SortedChore>()) { source, id in
      MyBinding(source).derived(
        get: { $0.contains(id) },
        set: { ids, isOn in
          if isOn == ids.contains(id) { return }
          ids = isOn ? (ids + [id]).sorted() : ids.filter { $0 != id }
        })
    },
    // A member that is set on twice is listed twice.
    Derivation("SortedTwice", of: ListMembersModel<SortedChore>(), breaks: .getSet) {
      source, id in
      MyBinding(source).derived(
        get: { $0.contains(id) },
        set: { ids, isOn in ids = isOn ? (ids + [id]).sorted() : ids.filter { $0 != id } })
    },
    // A set of no chores need not write.
    Derivation("QuietChores", of: ItemsModel<ChoresToggle>()) { source, port in
      ChoresToggle(source: source).binding(port).map { toggle in
        MyBinding(get: toggle.get, set: { if !source.value.isEmpty { toggle.set($0) } })
      }
    },
    Derivation("SomeChoresToggle", of: ItemsModel<SomeChoresToggle>()) {
      (source, port) -> MyBinding<Tick>? in
      guard let toggle = ChoresToggle(source: source).binding(port) else { return nil }
      if port != .all { return toggle }
      return MyBinding(get: { source.value.isEmpty ? .off : toggle.get() }, set: toggle.set)
    },
    // The parent reads on where there are no chores.
    Derivation("OnOverNothing", of: ItemsModel<SomeChoresToggle>(), breaks: .setGet) {
      source, port in
      ChoresToggle(source: source).binding(port)
    },
    Derivation(TappedMail.self, allBut: [.tapFromMixedTurnsOn]),
    Derivation(MixedTappedOn.self, breaks: .tapSets),
  ]
}
