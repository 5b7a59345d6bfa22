import LawTesting

// Whole values, fields, conversions, optionals and presentation.

struct ProfileFlags: BindingSystem, FieldsShape {
  typealias Model = FieldsModel<Self>
  static var fields: [WritableKeyPath<Profile, Bool>] { [\.isPublic, \.mail.isWeekly] }
  static var examples: [Profile] { [Profile(), Profile(name: "Ada")] }
  let source: Source<Profile>
  func binding(_ field: WritableKeyPath<Profile, Bool>) -> MyBinding<Bool> {
    MyBinding(source).derived(get: { $0[keyPath: field] }, set: { $0[keyPath: field] = $1 })
  }
}

/// A field that replaces the struct that it is in.
struct ReplacedMail: BindingSystem, FieldsShape {
  typealias Model = FieldsModel<Self>
  static var fields: [WritableKeyPath<Profile, Bool>] { [\.mail.isWeekly] }
  static var examples: [Profile] { [Profile(mail: Profile.Mail(isUrgent: false))] }
  let source: Source<Profile>
  func binding(_ field: WritableKeyPath<Profile, Bool>) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0[keyPath: field] }, set: { $0.mail = Profile.Mail(isWeekly: $1) })
  }
}

struct ErasedVolume: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [AnyHashable] { [0, 1, "loud"] }
  static func convert(_ volume: Int) -> AnyHashable { volume }
  static func restore(_ value: AnyHashable) -> Int? { value as? Int }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<AnyHashable> {
    MyBinding(get: { source.value }, set: { ($0 as? Int).map { source.value = $0 } })
  }
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
struct ClampedNotRejected: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 2, -1, 3] }
  static var loss: Loss { .rejected }
  static func restore(_ volume: Int) -> Int? { min(max(volume, 0), 2) }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int> { ClampedVolume(source: source).binding(.value) }
}

struct NameAndMail: BindingSystem, PairShape {
  typealias Model = PairModel<Self>
  static var first: WritableKeyPath<Profile, Bool> { \.isPublic }
  static var second: WritableKeyPath<Profile, Bool> { \.mail.isWeekly }
  static var examples: [Profile] { [Profile()] }
  let source: Source<Profile>
  func binding(_: SinglePort) -> MyBinding<FieldPair<Bool, Bool>> {
    MyBinding(
      get: { FieldPair(first: source.value.isPublic, second: source.value.mail.isWeekly) },
      set: { (source.value.isPublic, source.value.mail.isWeekly) = ($0.first, $0.second) })
  }
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

struct EditorIsShown: BindingSystem, ModelShape {
  typealias Model = PresentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  static var onPolicy: OnPolicy { .always }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? $0 ?? Chore(id: 1) : nil })
  }
}

/// An alert that makes a subject up where its model says that on is never accepted.
struct AlertFromNowhere: BindingSystem, ModelShape {
  typealias Model = PresentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  static var onPolicy: OnPolicy { .never }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? Chore(id: 1) : nil })
  }
}

struct NobodyIsChosen: BindingSystem, ModelShape {
  typealias Model = AbsentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value == nil }, set: { if $0 { source.value = nil } })
  }
}

extension Derivation {
  static let values: [Derivation] = [
    Derivation("ShownVolume", of: ReadOnlyModel<Int>.self) { source, _ in
      MyBinding(get: { source.value }, set: { _ in })
    },
    Derivation("LeakyVolume", of: ReadOnlyModel<Int>.self, breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(get: { source.value }, set: { if $0 > 0 { source.value = $0 } })
    },
    Derivation(ProfileFlags.self),
    Derivation(ReplacedMail.self, breaks: .setLocal),
    Derivation(ErasedVolume.self),
    Derivation("ErasedToZero", of: ConversionModel<ErasedVolume>.self, breaks: .rejectedSetIsInert)
    {
      source, _ in
      MyBinding(get: { source.value }, set: { source.value = $0 as? Int ?? 0 })
    },
    Derivation(ClampedVolume.self),
    Derivation(ClampedNotRejected.self, breaks: .rejectedSetIsInert),
    Derivation(NameAndMail.self),
    Derivation("FirstOfPair", of: PairModel<NameAndMail>.self, breaks: .setGet) { source, _ in
      MyBinding(
        get: { FieldPair(first: source.value.isPublic, second: source.value.mail.isWeekly) },
        set: { source.value.isPublic = $0.first })
    },
    Derivation(OptionalVolume.self),
    // `nil` stores the default where its model says that it is rejected.
    Derivation("NilStoresZero", of: LiftedModel<OptionalVolume>.self, breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(source).derived(get: { $0 }, set: { $0 = $1 ?? 0 })
    },
    Derivation("DetailReopened", of: CaseModel<DetailShape>.self, breaks: .noResurrection) {
      (source, _) -> MyBinding<Int>? in
      guard let number = source.value.detail else { return nil }
      return MyBinding(get: { source.value.detail ?? number }, set: { source.value = .detail($0) })
    },
    Derivation(EditorIsShown.self),
    Derivation(AlertFromNowhere.self, breaks: .rejectedSetIsInert),
    Derivation(NobodyIsChosen.self),
    Derivation("NobodyIsInverted", of: AbsentModel<NobodyIsChosen>.self, breaks: .setGet) {
      source, _ in
      MyBinding(get: { source.value == nil }, set: { if !$0 { source.value = nil } })
    },
  ]
}
