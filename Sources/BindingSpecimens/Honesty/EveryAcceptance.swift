import BindingLaws
import LawfulBindings

/// A model of which values a derivation accepts, for derivations over a list of flags.
///
/// Traces name ports here, and draws and tokens number them: names and orders have to stay.
struct EveryAcceptanceModel: ShownModel {
  /// The derivations that reject some sets, and last what a list says of three bindings.
  ///
  /// Of `hindrances` a trace shows the places of the bindings that reject on, and not whether on and off are
  /// accepted.
  enum Port: CaseIterable {
    case index, parts, constant, negatedConstant, partOfConstant, ownedConstant, unwrapped,
      required, pair, pairWithConstant, heldRow, heldPayload, radio, offOnly, hindrances
  }

  // No port accepts a set, so two values are enough to try.
  var values: [String]? { ["", "on"] }
  var bases: [[Bool]]? { flagPositions.bases }

  /// Returns the names of the values that are accepted, or for `hindrances` the places of what rejects on.
  func get(_ port: Port, in flags: [Bool]) -> String {
    switch port {
    case .constant, .negatedConstant, .partOfConstant, .ownedConstant, .pairWithConstant: ""
    case .index, .unwrapped, .pair, .heldRow, .heldPayload: flags.isEmpty ? "" : "on off"
    case .parts: flags.isEmpty ? "on" : "on off"
    case .required, .radio: "on"
    case .offOnly: "off"
    // The places of those that keep all three from being on: the constant off, and the first without flags.
    case .hindrances: flags.isEmpty ? "0 1" : "1"
    }
  }
}

/// A system whose ports show which values a derivation accepts.
///
/// The system has every derivation of `LawfulBindings` that rejects something, and `owned`. Only these ports
/// reveal some edits in `CI/full.d/source-mutants.txt`.
struct EveryAcceptance: ShowingSystem {
  static let model = EveryAcceptanceModel()
  let source: Source<[Bool]>

  func shown(_ port: EveryAcceptanceModel.Port) -> String {
    if port == .hindrances { return hindrances }
    let derived = binding(to: port)
    let accepted = [true, false].filter { derived?.accepts($0) == true }
    return accepted.map { $0 ? "on" : "off" }.joined(separator: " ")
  }

  /// Returns the derivation of a port, as a flag of its own.
  private func binding(to port: EveryAcceptanceModel.Port) -> Flag? {
    let flags = source.binding
    return switch port {
    case .index: first
    case .parts:
      HeadlessBinding(sources: flags.wrappedValue.isEmpty ? [] : [first], isOn: \.self).isOn
    case .constant: .constant(true)
    case .negatedConstant: .constant(true).negated
    case .partOfConstant: HeadlessBinding.constant(TwoFlags()).x
    case .ownedConstant: .owned(first) { .constant(false) }
    case .unwrapped: HeadlessBinding(unwrapping: optional)
    case .required: HeadlessBinding(selecting: [true], inRequired: flags)
    case .pair: first.zip(options).map(\.0) { ($0, .read) }
    case .pairWithConstant: first.zip(Flag.constant(true)).map(\.0) { ($0, true) }
    case .heldRow: heldRow?.map(\.isOn) { Row(id: .x, isOn: $0) }
    case .heldPayload: heldPayload
    case .radio: HeadlessBinding(selecting: true, in: optional, policy: .radio)
    case .offOnly: HeadlessBinding(selecting: true, in: optional, policy: .offOnly)
    case .hindrances: nil
    }
  }

  /// The places of the bindings that neither read on nor accept it.
  private var hindrances: String {
    [first, .constant(false), .constant(true)].rejecting(true).map(String.init)
      .joined(separator: " ")
  }

  /// The first flag, which is gone while there are no flags.
  private var first: Flag { HeadlessBinding(source.binding, index: 0, default: false) }

  /// The first flag, or nil while there are no flags.
  private var optional: HeadlessBinding<Bool?> {
    source.binding.map(\.first, back: { $0.map { [$0] } ?? [] })
  }

  /// The option to read while there are flags, and no option while there are none.
  private var options: HeadlessBinding<Access> {
    source.binding.map({ $0.isEmpty ? [] : .read }, back: { $0.isEmpty ? [] : [true] })
  }

  /// The row with an identity, held since it was there.
  ///
  /// The row is gone while there are no flags.
  private var heldRow: HeadlessBinding<Row>? {
    let rows = HeadlessState(wrappedValue: [Row(id: .x)])
    let row = HeadlessBinding<Row>(rows.projectedValue, id: .x)
    rows.wrappedValue = source.value.map { Row(id: .x, isOn: $0) }
    return row
  }

  /// The payload of a case, held since that case was current.
  ///
  /// Another case is current while there are no flags.
  private var heldPayload: Flag? {
    let destination = HeadlessState(wrappedValue: Destination.detail(isEditing: false))
    let payload = destination.projectedValue.flag(of: .detail)
    if source.value.isEmpty { destination.wrappedValue = .settings(isLarge: false) }
    return payload
  }
}
