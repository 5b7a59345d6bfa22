import LawTesting

// Whole values, fields and conversions.

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

struct VolumeSlider: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Double] { [0, 1, 1.5] }
  static var loss: Loss { .modulo }
  static func convert(_ volume: Int) -> Double { Double(volume) }
  static func restore(_ position: Double) -> Int? { Int(position) }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Double> {
    MyBinding(source).derived(get: Double.init, set: { $0 = Int($1) })
  }
}

/// A slider that rounds where its model says that it cuts off.
struct RoundedSlider: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Double] { [0, 1, 1.5] }
  static var loss: Loss { .modulo }
  static func convert(_ volume: Int) -> Double { Double(volume) }
  static func restore(_ position: Double) -> Int? { Int(position) }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Double> {
    MyBinding(source).derived(get: Double.init, set: { $0 = Int($1.rounded(.up)) })
  }
}

struct InvertedFlag: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Bool] { [true, false] }
  static func convert(_ isOn: Bool) -> Bool { !isOn }
  static func restore(_ isOff: Bool) -> Bool? { !isOff }
  let source: Source<Bool>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(source).derived(get: { !$0 }, set: { $0 = !$1 })
  }
}

struct LevelNumber: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 1, 7] }
  static func convert(_ level: Level) -> Int { level.rawValue }
  static func restore(_ number: Int) -> Level? { Level(rawValue: number) }
  let source: Source<Level>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(
      get: { source.value.rawValue }, set: { Level(rawValue: $0).map { source.value = $0 } })
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
  func binding(_: SinglePort) -> MyBinding<Pair<Bool, Bool>> {
    MyBinding(
      get: { Pair(source.value.isPublic, source.value.mail.isWeekly) },
      set: { (source.value.isPublic, source.value.mail.isWeekly) = ($0.first, $0.second) })
  }
}

extension Derivation {
  static let values: [Derivation] = [
    Derivation("PlainVolume", of: CellModel<Int>.self) { source, _ in
      MyBinding(source)
    },
    Derivation("CappedVolume", of: CellModel<Int>.self, breaks: .setGet) { source, _ in
      MyBinding(get: { source.value }, set: { source.value = min($0, 11) })
    },
    Derivation("ShownVolume", of: ReadOnlyModel<Int>.self) { source, _ in
      MyBinding(get: { source.value }, set: { _ in })
    },
    Derivation("LeakyVolume", of: ReadOnlyModel<Int>.self, breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(get: { source.value }, set: { if $0 > 0 { source.value = $0 } })
    },
    Derivation(ProfileFlags.self),
    Derivation(ReplacedMail.self, breaks: .setLocal),
    Derivation(VolumeSlider.self),
    Derivation(RoundedSlider.self, breaks: .setGet),
    Derivation(InvertedFlag.self),
    Derivation("HalfInvertedFlag", of: ConversionModel<InvertedFlag>.self, breaks: .setGet) {
      source, _ in
      MyBinding(source).derived(get: { !$0 }, set: { $0 = $1 })
    },
    Derivation(LevelNumber.self),
    Derivation(
      "LevelNumberOrLow", of: ConversionModel<LevelNumber>.self, breaks: .rejectedSetIsInert
    ) {
      source, _ in
      MyBinding(source).derived(get: \.rawValue, set: { $0 = Level(rawValue: $1) ?? .low })
    },
    Derivation(ErasedVolume.self),
    Derivation("ErasedToZero", of: ConversionModel<ErasedVolume>.self, breaks: .rejectedSetIsInert)
    {
      source, _ in
      MyBinding(get: { source.value }, set: { source.value = $0 as? Int ?? 0 })
    },
    Derivation(ClampedVolume.self),
    // Forgets to clamp.
    Derivation("UnclampedVolume", of: ConversionModel<ClampedVolume>.self, breaks: .conforms) {
      source, _ in
      MyBinding(source)
    },
    // Clamps to other bounds than its model.
    Derivation("ClampedElsewhere", of: ConversionModel<ClampedVolume>.self, breaks: .conforms) {
      source, _ in
      MyBinding(source).derived(get: \.self, set: { $0 = min(max($1, -1), 3) })
    },
    Derivation(ClampedNotRejected.self, breaks: .rejectedSetIsInert),
    Derivation(NameAndMail.self),
    Derivation("FirstOfPair", of: PairModel<NameAndMail>.self, breaks: .setGet) { source, _ in
      MyBinding(
        get: { Pair(source.value.isPublic, source.value.mail.isWeekly) },
        set: { source.value.isPublic = $0.first })
    },
  ]
}
