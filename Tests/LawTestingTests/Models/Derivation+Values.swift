import LawTesting

// Whole values, fields, conversions, optionals and presentation.

/// Two flags of a profile, one of them in a struct of its own.
var profileFlags: FieldsModel<Profile, Bool> {
  FieldsModel(of: [Profile(), Profile(name: "Ada")], over: [\.isPublic, \.mail.isWeekly])
}

/// A field that replaces the struct that it is in.
var replacedMail: FieldsModel<Profile, Bool> {
  FieldsModel(of: [Profile(mail: Profile.Mail(isUrgent: false))], over: [\.mail.isWeekly])
}

/// A volume as a value of any type, which rejects all but integers.
var erasedVolume: ConversionModel<Int, AnyHashable> {
  ConversionModel(
    over: [0, 1], trying: [0, 1, "loud"], reads: { volume in volume },
    stores: { value in value as? Int })
}

/// A clamped volume, as in the article "Which model, which laws".
struct ClampedVolume: BindingSystem {
  static var model: ConversionModel<Int, Int> { .clamped(to: 0...2, trying: [0, 2, -1, 3]) }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { source.value }, set: { source.value = min(max($0, 0), 2) })
  }
}

/// A volume that rejects what is out of its bounds.
var rejectingVolume: ConversionModel<Int, Int> {
  ConversionModel(
    over: [0, 2], trying: [0, 2, -1, 3], loss: .rejected, reads: { $0 },
    stores: { volume in min(max(volume, 0), 2) })
}

/// The same two flags as one value.
var publicAndWeekly: PairModel<Profile, Bool, Bool> {
  PairModel(of: [Profile()], \.isPublic, \.mail.isWeekly)
}

/// A volume as an optional, which rejects nil.
struct OptionalVolume: BindingSystem {
  static var model: ConversionModel<Int, Int?> { .lifted(trying: [0, 1]) }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int?> {
    MyBinding(get: { source.value }, set: { $0.map { source.value = $0 } })
  }
}

/// The number of a detail, while the route is one.
var detailModel: CaseModel<Route, SinglePort, Int> {
  CaseModel(
    trying: [1, 2], others: [.home], payload: { _, route in route.detail },
    whole: { _, number in .detail(number) })
}

/// Whether an editor is shown, for a new chore if there is none.
var editorIsShown: PresentModel<Chore> { PresentModel(trying: [Chore(id: 1)], on: .always) }

/// Whether an alert is shown, which no set may turn on.
var alertFromNowhere: PresentModel<Chore> { PresentModel(trying: [Chore(id: 1)], on: .never) }

/// Whether no chore is chosen.
var nobodyIsChosen: AbsentModel<Chore> { AbsentModel(trying: [Chore(id: 1)]) }

extension Derivation {
  static let values: [Derivation] = [
    Derivation("ShownVolume", of: ReadOnlyModel { (volume: Int) in volume }) { source, _ in
      MyBinding(get: { source.value }, set: { _ in })
    },
    // A set of more than 0 is carried out.
    Derivation(
      "LeakyVolume", of: ReadOnlyModel { (volume: Int) in volume }, breaks: .rejectedSetIsInert
    ) {
      source, _ in
      MyBinding(get: { source.value }, set: { if $0 > 0 { source.value = $0 } })
    },
    Derivation("ProfileFlags", of: profileFlags) { source, field in
      MyBinding(source).derived(get: { $0[keyPath: field] }, set: { $0[keyPath: field] = $1 })
    },
    // A set puts a new mail there, and so forgets that the old one was not urgent.
    Derivation("ReplacedMail", of: replacedMail, breaks: .setLocal) {
      source, field in
      MyBinding(source).derived(
        get: { $0[keyPath: field] }, set: { $0.mail = Profile.Mail(isWeekly: $1) })
    },
    Derivation("ErasedVolume", of: erasedVolume) { source, _ in
      MyBinding(get: { source.value }, set: { ($0 as? Int).map { source.value = $0 } })
    },
    // A set of anything but an integer stores 0, which its model rejects.
    Derivation("ErasedToZero", of: erasedVolume, breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(get: { source.value }, set: { source.value = $0 as? Int ?? 0 })
    },
    Derivation(ClampedVolume.self),
    // A set beyond a bound stores the bound, which its model rejects.
    Derivation(
      "ClampedNotRejected", of: rejectingVolume,
      breaks: .rejectedSetIsInert
    ) {
      source, _ in
      ClampedVolume(source: source).binding(.value)
    },
    Derivation("PublicAndWeekly", of: publicAndWeekly) { source, _ in
      MyBinding(
        get: { FieldPair(first: source.value.isPublic, second: source.value.mail.isWeekly) },
        set: { pair in
          source.value.isPublic = pair.first
          source.value.mail.isWeekly = pair.second
        })
    },
    // A set stores only the first of both flags.
    Derivation("FirstOfPair", of: publicAndWeekly, breaks: .setGet) { source, _ in
      MyBinding(
        get: { FieldPair(first: source.value.isPublic, second: source.value.mail.isWeekly) },
        set: { source.value.isPublic = $0.first })
    },
    Derivation(OptionalVolume.self),
    // A set to `nil` stores the default, which its model rejects.
    Derivation("NilStoresZero", of: OptionalVolume.model, breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(source).derived(get: { $0 }, set: { $0 = $1 ?? 0 })
    },
    // A set of a held binding opens a detail that was left.
    Derivation("DetailReopened", of: detailModel, breaks: .noResurrection) {
      (source, _) -> MyBinding<Int>? in
      guard let number = source.value.detail else { return nil }
      return MyBinding(get: { source.value.detail ?? number }, set: { source.value = .detail($0) })
    },
    Derivation("EditorIsShown", of: editorIsShown) { source, _ in
      MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? $0 ?? Chore(id: 1) : nil })
    },
    // A set on makes up what the alert is about, which its model rejects.
    Derivation(
      "AlertFromNowhere", of: alertFromNowhere, breaks: .rejectedSetIsInert
    ) {
      source, _ in
      MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? Chore(id: 1) : nil })
    },
    Derivation("NobodyIsChosen", of: nobodyIsChosen) { source, _ in
      MyBinding(get: { source.value == nil }, set: { if $0 { source.value = nil } })
    },
    // A set off erases the chore, and a set on does nothing.
    Derivation("NobodyIsInverted", of: nobodyIsChosen, breaks: .setGet) {
      source, _ in
      MyBinding(get: { source.value == nil }, set: { if !$0 { source.value = nil } })
    },
  ]
}
