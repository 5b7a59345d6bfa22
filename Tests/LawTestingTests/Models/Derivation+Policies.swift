import LawTesting

// Policies of models other than the defaults.

/// A volume that shows the default if nothing is stored, and then rejects sets.
var volumeIfStored: DefaultModel<Int> { DefaultModel(0, trying: [0, 1], nilPolicy: .rejected) }

/// A volume of which a set to `nil` stores the default.
var resettableVolume: ConversionModel<Int, Int?> { .lifted(trying: [0, 1], storing: 0) }

/// Whether praise is shown, which is so for a chore that is done.
var praiseIsShown: PresentModel<Chore> {
  PresentModel(
    trying: [Chore(id: 1), Chore(id: 2, isDone: true)], where: { chore in chore.isDone })
}

/// A model of numbers in a list that is kept sorted, so that its order says nothing.
var sortedNumbers: ListMembersModel<Int> {
  ListMembersModel(of: [0, 1, 2], bound: [1, 2], keepingOrder: false)
}

/// A parent over chores that reads off if there are none.
var someChoresToggle: ItemsModel<Chore, Tick> {
  ItemsModel(of: [Chore(id: 1), Chore(id: 2)], \.isDone, onWhenEmpty: false)
}

/// A control over the mail, which a tap turns off if it is mixed.
struct TappedMail: ControlSystem, MailSystem {
  static var tapTurnsMixedOn: Bool { false }
  let source: Source<Profile.Mail>
  func tap(_ port: Aggregated) {
    let mail = binding(port)
    mail.wrappedValue = mail.wrappedValue == .off ? .on : .off
  }
  func rendering(_ port: Aggregated) -> String { "\(binding(port).wrappedValue)" }
}

/// A control over the mail, which a tap turns on if it is mixed, against its model.
struct MixedTappedOn: ControlSystem {
  static var model: SourcesModel<Profile.Mail, Tick> { TappedMail.model }
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
    Derivation("VolumeIfStored", of: volumeIfStored) { source, _ in
      MyBinding(
        get: { source.value ?? 0 }, set: { if source.value != nil { source.value = $0 } })
    },
    // A volume is stored over nil, against its model.
    Derivation(
      "VolumeFromNowhere", of: volumeIfStored, breaks: .rejectedSetIsInert
    ) {
      source, _ in
      MyBinding(source).derived(get: { $0 ?? 0 }, set: { $0 = $1 })
    },
    Derivation("ResettableVolume", of: resettableVolume) { source, _ in
      MyBinding(source).derived(get: { $0 }, set: { $0 = $1 ?? 0 })
    },
    // A set to `nil` changes nothing, against its model.
    Derivation("NilIgnored", of: resettableVolume, breaks: .setGet) { source, _ in
      OptionalVolume(source: source).binding(.value)
    },
    Derivation("PraiseIsShown", of: praiseIsShown) { source, _ in
      MyBinding(source).derived(
        get: { $0?.isDone == true }, set: { if !$1, $0?.isDone == true { $0 = nil } })
    },
    // Setting it off erases a chore that it does not show.
    Derivation("UnseenChoreErased", of: praiseIsShown, breaks: .setLocal) {
      source, _ in
      MyBinding(source).derived(get: { $0?.isDone == true }, set: { if !$1 { $0 = nil } })
    },
    Derivation("SortedNumber", of: sortedNumbers) { source, number in
      MyBinding(source).derived(
        get: { $0.contains(number) },
        set: { numbers, isOn in
          if isOn == numbers.contains(number) { return }
          numbers = isOn ? (numbers + [number]).sorted() : numbers.filter { $0 != number }
        })
    },
    // A set on lists the number again, though it is there.
    Derivation("SortedTwice", of: sortedNumbers, breaks: .getSet) {
      source, number in
      MyBinding(source).derived(
        get: { $0.contains(number) },
        set: { numbers, isOn in
          numbers = isOn ? (numbers + [number]).sorted() : numbers.filter { $0 != number }
        })
    },
    // A set of no chores need not write.
    Derivation("QuietChores", of: ChoresToggle.model) { source, port in
      ChoresToggle(source: source).binding(port).map { toggle in
        MyBinding(get: toggle.get, set: { if !source.value.isEmpty { toggle.set($0) } })
      }
    },
    Derivation("SomeChoresToggle", of: someChoresToggle) {
      (source, port) -> MyBinding<Tick>? in
      guard let toggle = ChoresToggle(source: source).binding(port) else { return nil }
      if port != .all { return toggle }
      return MyBinding(get: { source.value.isEmpty ? .off : toggle.get() }, set: toggle.set)
    },
    // The parent reads on if there are no chores, against its model.
    Derivation("OnOverNothing", of: someChoresToggle, breaks: .setGet) {
      source, port in
      ChoresToggle(source: source).binding(port)
    },
    Derivation(TappedMail.self, renouncing: [.tapFromMixedTurnsOn]),
    Derivation(MixedTappedOn.self, breaks: .tapSets),
  ]
}
