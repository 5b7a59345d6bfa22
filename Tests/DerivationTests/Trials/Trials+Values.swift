import BindingLaws
import LawfulBindings

struct UnwrappedNumber<F: BindingFamily>: BindingSystem, ModelShape {
  typealias Model = UnwrappedModel<Self>
  static var examples: [Int] { [0, 1] }
  let source: Source<Int?>
  func binding(_: Model.Port) -> F.Number? { F.Number(unwrapping: F.OptionalNumber(source)) }
}

struct DefaultedNumber<F: BindingFamily>: BindingSystem, ModelShape {
  typealias Model = DefaultModel<Self>
  static var examples: [Int] { [0, 1] }
  static var nilPolicy: NilPolicy { .kept }
  let source: Source<Int?>
  func binding(_: SinglePort) -> F.Number { F.Number(F.OptionalNumber(source), default: 0) }
}

struct PresentNumber<F: BindingFamily>: BindingSystem, ModelShape {
  typealias Model = PresentModel<Self>
  static var examples: [Int] { [0, 1] }
  static var onPolicy: OnPolicy { .never }
  let source: Source<Int?>
  func binding(_: SinglePort) -> F.Flag { F.Flag(isPresent: F.OptionalNumber(source)) }
}

struct PayloadOfCase<F: BindingFamily>: BindingSystem, CaseShape {
  enum Case: CaseIterable {
    case detail
  }

  typealias Model = CaseModel<Self>
  static var examples: [Int] { [0, 1] }
  static var others: [Route] { [.settings] }
  static func payload(of kind: Case, in route: Route) -> Int? { route.number }
  static func whole(_ kind: Case, _ number: Int) -> Route { .detail(number) }
  let source: Source<Route>
  func binding(_: Case) -> F.Number? {
    F.Number(F.Screen(source), extract: { $0.number }, embed: { .detail($0) })
  }
}

struct PresentedCase<F: BindingFamily>: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int?] { [nil, 0, 1] }
  static var stored: [Route?] { [nil, .settings] }
  static func convert(_ route: Route?) -> Int? { route?.number }
  static func restore(_ number: Int?) -> Route?? { .some(number.map { .detail($0) }) }
  let source: Source<Route?>
  func binding(_: SinglePort) -> F.OptionalNumber {
    F.OptionalNumber(
      presenting: F.OptionalScreen(source), extract: { $0.number }, embed: { .detail($0) })
  }
}

struct NegatedFlag<F: BindingFamily>: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Bool] { [true, false] }
  static func convert(_ isOn: Bool) -> Bool { !isOn }
  static func restore(_ isOff: Bool) -> Bool? { !isOff }
  let source: Source<Bool>
  func binding(_: SinglePort) -> F.Flag { F.Flag(source).negated }
}

struct RawText<F: BindingFamily>: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [String] { ["a", "b", "z"] }
  static func convert(_ tab: Tab) -> String { tab.rawValue }
  static func restore(_ text: String) -> Tab? { Tab(rawValue: text) }
  let source: Source<Tab>
  func binding(_: SinglePort) -> F.Text {
    F.Text(F.Tabs(source), convert: { $0.rawValue }, restore: { Tab(rawValue: $0) })
  }
}

struct ClampedNumber<F: BindingFamily>: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 2, -1, 3] }
  static var stored: [Int] { [0, 2, 5] }
  static var loss: Loss { .modulo }
  static func convert(_ number: Int) -> Int { min(max(number, 0), 2) }
  static func restore(_ number: Int) -> Int? { convert(number) }
  let source: Source<Int>
  func binding(_: SinglePort) -> F.Number { F.Number(source).clamped(to: 0...2) }
}

struct PairOfFlags<F: BindingFamily>: BindingSystem, PairShape {
  typealias Model = PairModel<Self>
  static var first: WritableKeyPath<Mail, Bool> { \.isWeekly }
  static var second: WritableKeyPath<Mail, Bool> { \.isUrgent }
  static var examples: [Mail] { [Mail()] }
  let source: Source<Mail>
  func binding(_: SinglePort) -> F.Both {
    let mail = F.Whole(source)
    let pair = F.Tuple(
      pairing: F.Flag(mail, through: Lens(Self.first)),
      with: F.Flag(mail, through: Lens(Self.second)))
    return F.Both(
      pair, convert: { FieldPair(first: $0.0, second: $0.1) }, restore: { ($0.first, $0.second) })
  }
}
