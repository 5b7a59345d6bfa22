import LawTesting

// Whole values, fields, conversions, optionals and presentation.

enum ProfileFlags: FieldsShape {
  static var fields: [WritableKeyPath<Profile, Bool>] { [\.isPublic, \.mail.isWeekly] }
  static var examples: [Profile] { [Profile(), Profile(name: "Ada")] }
}

/// A field that replaces the struct that it is in.
enum ReplacedMail: FieldsShape {
  static var fields: [WritableKeyPath<Profile, Bool>] { [\.mail.isWeekly] }
  static var examples: [Profile] { [Profile(mail: Profile.Mail(isUrgent: false))] }
}

enum ErasedVolume: ConversionShape {
  static var examples: [AnyHashable] { [0, 1, "loud"] }
  static func convert(_ volume: Int) -> AnyHashable { volume }
  static func restore(_ value: AnyHashable) -> Int? { value as? Int }
}

/// As in the article "Which model, which laws".
struct ClampedVolume: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 2, -1, 3] }
  static var stored: [Int] { [0, 2, 5] }
  static var loss: Loss { .modulo }
  static func restore(_ volume: Int) -> Int? { min(max(volume, 0), 2) }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { source.value }, set: { source.value = min(max($0, 0), 2) })
  }
}

/// Clamps what its model says is rejected.
enum ClampedNotRejected: ConversionShape {
  static var examples: [Int] { [0, 2, -1, 3] }
  static var loss: Loss { .rejected }
  static func restore(_ volume: Int) -> Int? { min(max(volume, 0), 2) }
}

enum NameAndMail: PairShape {
  static var first: WritableKeyPath<Profile, Bool> { \.isPublic }
  static var second: WritableKeyPath<Profile, Bool> { \.mail.isWeekly }
  static var examples: [Profile] { [Profile()] }
}

struct OptionalVolume: BindingSystem, ModelShape {
  typealias Model = LiftedModel<Self>
  static var examples: [Int] { [0, 1] }
  static var nilPolicy: NilPolicy { .rejected }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int?> {
    MyBinding(get: { source.value }, set: { $0.map { source.value = $0 } })
  }
}

enum DetailShape: CaseShape {
  static var examples: [Int] { [1, 2] }
  static var others: [Route] { [.home] }
  static func payload(of _: SinglePort, in route: Route) -> Int? { route.detail }
  static func whole(_: SinglePort, _ number: Int) -> Route { .detail(number) }
}

enum EditorIsShown: ModelShape {
  static var examples: [Chore] { [Chore(id: 1)] }
  static var onPolicy: OnPolicy { .always }
}

/// An alert that makes a subject up where its model says that on is never accepted.
enum AlertFromNowhere: ModelShape {
  static var examples: [Chore] { [Chore(id: 1)] }
  static var onPolicy: OnPolicy { .never }
}

enum NobodyIsChosen: ModelShape {
  static var examples: [Chore] { [Chore(id: 1)] }
}

extension Derivation {
  static let values: [Derivation] = [
    Derivation("ShownVolume", of: ReadOnlyModel<Int>()) { source, _ in
      MyBinding(get: { source.value }, set: { _ in })
    },
    Derivation("LeakyVolume", of: ReadOnlyModel<Int>(), breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(get: { source.value }, set: { if $0 > 0 { source.value = $0 } })
    },
    Derivation("ProfileFlags", of: FieldsModel<ProfileFlags>()) { source, field in
      MyBinding(source).derived(get: { $0[keyPath: field] }, set: { $0[keyPath: field] = $1 })
    },
    Derivation("ReplacedMail", of: FieldsModel<ReplacedMail>(), breaks: .setLocal) {
      source, field in
      MyBinding(source).derived(
        get: { $0[keyPath: field] }, set: { $0.mail = Profile.Mail(isWeekly: $1) })
    },
    Derivation("ErasedVolume", of: ConversionModel<ErasedVolume>()) { source, _ in
      MyBinding(get: { source.value }, set: { ($0 as? Int).map { source.value = $0 } })
    },
    Derivation("ErasedToZero", of: ConversionModel<ErasedVolume>(), breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(get: { source.value }, set: { source.value = $0 as? Int ?? 0 })
    },
    Derivation(ClampedVolume.self),
    Derivation(
      "ClampedNotRejected", of: ConversionModel<ClampedNotRejected>(),
      breaks: .rejectedSetIsInert
    ) {
      source, _ in
      ClampedVolume(source: source).binding(.value)
    },
    Derivation("NameAndMail", of: PairModel<NameAndMail>()) { source, _ in
      MyBinding(
        get: { FieldPair(first: source.value.isPublic, second: source.value.mail.isWeekly) },
        set: { (source.value.isPublic, source.value.mail.isWeekly) = ($0.first, $0.second) })
    },
    Derivation("FirstOfPair", of: PairModel<NameAndMail>(), breaks: .setGet) { source, _ in
      MyBinding(
        get: { FieldPair(first: source.value.isPublic, second: source.value.mail.isWeekly) },
        set: { source.value.isPublic = $0.first })
    },
    Derivation(OptionalVolume.self),
    // `nil` stores the default where its model says that it is rejected.
    Derivation("NilStoresZero", of: LiftedModel<OptionalVolume>(), breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(source).derived(get: { $0 }, set: { $0 = $1 ?? 0 })
    },
    Derivation("DetailReopened", of: CaseModel<DetailShape>(), breaks: .noResurrection) {
      (source, _) -> MyBinding<Int>? in
      guard let number = source.value.detail else { return nil }
      return MyBinding(get: { source.value.detail ?? number }, set: { source.value = .detail($0) })
    },
    Derivation("EditorIsShown", of: PresentModel<EditorIsShown>()) { source, _ in
      MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? $0 ?? Chore(id: 1) : nil })
    },
    Derivation(
      "AlertFromNowhere", of: PresentModel<AlertFromNowhere>(), breaks: .rejectedSetIsInert
    ) {
      source, _ in
      MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? Chore(id: 1) : nil })
    },
    Derivation("NobodyIsChosen", of: AbsentModel<NobodyIsChosen>()) { source, _ in
      MyBinding(get: { source.value == nil }, set: { if $0 { source.value = nil } })
    },
    Derivation("NobodyIsInverted", of: AbsentModel<NobodyIsChosen>(), breaks: .setGet) {
      source, _ in
      MyBinding(get: { source.value == nil }, set: { if !$0 { source.value = nil } })
    },
  ]
}
