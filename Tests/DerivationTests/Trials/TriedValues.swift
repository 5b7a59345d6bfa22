import BindingLaws
import LawfulBindings

/// The number inside of an optional.
struct UnwrappedNumber<F: BindingFamily>: BindingSystem {
  static var model: UnwrappedModel<Int> { UnwrappedModel(trying: [0, 1]) }
  let source: Source<Int?>
  func binding(_: SinglePort) -> F.Number? { F.Number(unwrapping: F.OptionalNumber(source)) }
}

/// The payload of a case.
struct PayloadOfCase<F: BindingFamily>: BindingSystem {
  enum Case: CaseIterable {
    case detail
  }

  static var model: CaseModel<Route, Case, Int> {
    CaseModel(
      trying: [0, 1], others: [.settings], payload: { kind, route in route.number },
      whole: { kind, number in .detail(number) })
  }
  let source: Source<Route>
  func binding(_: Case) -> F.Number? {
    F.Number(F.Screen(source), extract: { $0.number }, embed: { .detail($0) })
  }
}

/// The payload of a case that is presented, or nil.
struct PresentedCase<F: BindingFamily>: BindingSystem {
  static var model: ConversionModel<Route?, Int?> {
    ConversionModel(
      over: [nil, .settings], trying: [nil, 0, 1], reads: { route in route?.number },
      stores: { number in .some(number.map { .detail($0) }) })
  }
  let source: Source<Route?>
  func binding(_: SinglePort) -> F.OptionalNumber {
    F.OptionalNumber(
      presenting: F.OptionalScreen(source), extract: { $0.number }, embed: { .detail($0) })
  }
}

/// A tab as its raw value.
struct RawText<F: BindingFamily>: BindingSystem {
  static var model: ConversionModel<Tab, String> { ValueModels.raw }
  let source: Source<Tab>
  func binding(_: SinglePort) -> F.Text {
    F.Text(F.Tabs(source), convert: { $0.rawValue }, restore: { Tab(rawValue: $0) })
  }
}

/// A number that is clamped.
struct NormalNumber<F: BindingFamily>: BindingSystem {
  static var model: ConversionModel<Int, Int> { ValueModels.clamped }
  let source: Source<Int>
  func binding(_: SinglePort) -> F.Number { F.Number(source).normalized { min(max($0, 0), 2) } }
}

/// Two flags as a pair.
struct PairOfFlags<F: BindingFamily>: BindingSystem {
  static var model: PairModel<Mail, Bool, Bool> {
    PairModel(of: [Mail()], \.isWeekly, \.isUrgent)
  }
  let source: Source<Mail>
  func binding(_: SinglePort) -> F.Both {
    let mail = F.Whole(source)
    let pair = F.Tuple(
      pairing: F.Flag(mail, through: Lens(\.isWeekly)),
      with: F.Flag(mail, through: Lens(\.isUrgent)))
    return F.Both(
      pair, convert: { FieldPair(first: $0.0, second: $0.1) }, restore: { ($0.first, $0.second) })
  }
}
