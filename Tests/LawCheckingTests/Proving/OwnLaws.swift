import TestSupport

/// Systems that are judged by laws of one's own.
///
/// The search for memory tries the inputs of a system. A law of one's own may do more, or read more.
extension Judged {
  static let ownLaws = [
    Judged(unproved: LastRow.self, .goneIsOff),
    Judged(unproved: ArmedDial.self, .farSetIsIgnored, .farWriteIsRead),
    Judged(unproved: LabelledTap.self, .tapsAreLabelled),
    Judged(unproved: PairThatGoes.self, .reEntrant),
    // The action is carried out, though the model does not list it.
    Judged(ForgottenReset.self, .resetIsZero, comesTo: .upheld),
    // Systems without such a memory need not lose more than the proof.
    Judged(ArmedDial.Lawful.self, .farSetIsIgnored, .farWriteIsRead, comesTo: .upheld),
  ]
}

extension Law {
  fileprivate static let goneIsOff = Law(
    "gone-is-off", "what is gone reads off", "p ∉ x ⇒ get(p, x) = off", OwnForm.goneIsOff)
  fileprivate static let farSetIsIgnored = Law(
    "far-set-is-ignored", "a set of a hundred is ignored", "set(p, 100, s) = s", OwnForm.farSet)
  fileprivate static let farWriteIsRead = Law(
    "far-write-is-read", "a hundred is read", "get(p, 100) = 100", OwnForm.farWrite)
  fileprivate static let resetIsZero = Law(
    "reset-is-zero", "a reset leaves nothing", "reset(s) = 0", OwnForm.resetIsZero)
  fileprivate static let tapsAreLabelled = Law(
    "taps-are-labelled", "a tap writes in a transaction", "tap(p, s) writes in a transaction",
    OwnForm.labelledTaps)
}

/// The statements of these laws, one case for each.
private enum OwnForm: Law.Form {
  case goneIsOff, farSet, farWrite, resetIsZero, labelledTaps

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .goneIsOff:
      return .always { moment in
        let isOn = model.ports.enumerated().contains { index, port in
          !model.isPresent(port, in: moment.base)
            && moment.reading(Handle(port, index: index)) as? Bool == true
        }
        return isOn ? Discrepancy(at: "gone", found: "on", expected: "off") : nil
      }
    case .farSet:
      guard let far = 100 as? M.Value else { return nil }
      return Law.Statement.forAll(.p, after: [.set(.p, .c)]) { _, moment in
        Discrepancy(base: moment.base, expected: moment.before, by: model)
      }
      .choosing(far)
    case .farWrite:
      guard let far = 100 as? M.Value, let base = 100 as? M.Base else { return nil }
      return .forAll(.p, after: []) { variables, moment in
        moment.perform(.write(base))
        let reading = moment.reading(variables.p)
        return Discrepancy(reading: variables.p, reading, expected: far, by: model)
      }
    case .resetIsZero:
      guard let reset = "reset" as? M.Action, let zero = 0 as? M.Base else { return nil }
      return Law.Statement.forAll(.p, after: [.act]) { _, moment in
        Discrepancy(base: moment.base, expected: zero, by: model)
      }
      .choosingAction { _ in reset }
    case .labelledTaps:
      return .forAll(.p, after: []) { variables, moment in
        moment.perform(.tap(variables.p))
        let isPlain = moment.writes.contains { $0.transaction == nil }
        return isPlain ? Discrepancy(at: .writes, found: "plain", expected: "in one") : nil
      }
    }
  }
}

/// A row that may be gone.
///
/// While it is gone, a binding that was made of the gone row reads what was set last.
private struct LastRow: BindingSystem {
  struct Model: ReferenceModel {
    var presence: Presence { .comesAndGoes }
    enum Port: CaseIterable { case row }
    var bases: [[Bool]]? { [[], [false], [true]] }
    var values: [Bool]? { [false, true] }
    func isPresent(_ port: Port, in base: [Bool]) -> Bool { !base.isEmpty }
    func get(_ port: Port, in base: [Bool]) -> Bool { base.first ?? false }
    func set(_ isOn: Bool, at port: Port, in base: [Bool]) -> [Bool] {
      base.isEmpty ? [] : [isOn]
    }
  }

  static let model = Model()
  let source: Source<[Bool]>
  private let lastSet = Arm()

  func binding(_ port: Model.Port) -> Accessor<Bool> {
    let wasThere = !source.value.isEmpty
    return Accessor(
      get: { source.value.first ?? (wasThere ? false : lastSet.isSet) },
      set: { isOn in
        guard !source.value.isEmpty else { return }
        lastSet.isSet = isOn
        source.value = [isOn]
      })
  }
}

/// A dial of five numbers.
///
/// Once 2 was set, it also stores larger numbers, and reads them as 4.
private struct ArmedDial: ModelledSystem {
  struct Model: WholeModel {
    var bases: [Int]? { Array(0...4) }
    func accepts(_ value: Int, at port: SinglePort, in base: Int) -> Bool { value < 5 }
  }

  /// A dial that never stores a larger number.
  struct Lawful: ModelledSystem {
    static let model = ArmedDial.Model()
    let source: Source<Int>
    func set(_ value: Int, at port: SinglePort) { if value < 5 { source.value = value } }
  }

  static let model = Model()
  let source: Source<Int>
  private let wasTwoSet = Arm()

  func get(_ port: SinglePort) -> Int { source.value < 5 || !wasTwoSet.isSet ? source.value : 4 }

  func set(_ value: Int, at port: SinglePort) {
    if value == 2 { wasTwoSet.isSet = true }
    if value < 5 || wasTwoSet.isSet { source.value = value }
  }
}

/// A dial of ten numbers that a tap turns on by one, in a transaction.
///
/// A set writes in a transaction, too, except at seven.
private struct LabelledTap: ModelledSystem, ControlSystem {
  struct Model: WholeModel {
    var bases: [Int]? { Array(0...9) }
    func tapped(_ value: Int) -> Int? { (value + 1) % 10 }
  }

  static let model = Model()
  let source: Source<Int>

  func set(_ value: Int, at port: SinglePort) {
    source.write(value, transaction: source.value == 7 ? nil : "tap")
  }

  func tap(_ port: SinglePort) { source.write((source.value + 1) % 10, transaction: "tap") }
  func rendering(_ port: SinglePort) -> String { "\(source.value)" }
}

/// A number that the world resets, of which the model's list of actions says nothing.
private struct ForgottenReset: ModelledSystem {
  struct Model: WholeModel {
    typealias Value = Int
    typealias Action = String
    var bases: [Int]? { [0, 1, 2] }
    var actions: [String] { [] }
    func apply(_ action: String, to base: Int) -> Int { 0 }
  }

  static let model = Model()
  let source: Source<Int>
}

/// Two flags that are gone when one of them is set off.
///
/// While a set goes on after two earlier ones, a set of a binding that was made of a gone flag brings both
/// back.
private struct PairThatGoes: BindingSystem {
  struct Model: ReferenceModel {
    var presence: Presence { .comesAndGoes }
    var ports: [Int] { [0, 1] }
    var values: [Bool]? { [false, true] }
    var bases: [Bool]? { [false, true] }
    var acceptedSets: AcceptedSets { .all }
    func isPresent(_ port: Int, in base: Bool) -> Bool { base }
    func get(_ port: Int, in base: Bool) -> Bool { base }
    func set(_ isOn: Bool, at port: Int, in base: Bool) -> Bool { isOn }
  }

  private final class Count {
    var sets = 0
    var isSetting = false
  }

  static let model = Model()
  let source: Source<Bool>
  private let count = Count()

  func binding(_ port: Int) -> Accessor<Bool> {
    let wasThere = source.value
    return Accessor(
      get: { source.value },
      set: { isOn in
        if !source.value {
          if !wasThere && count.isSetting && count.sets > 2 { source.value = true }
          return
        }
        count.sets += 1
        count.isSetting = true
        source.value = isOn
        count.isSetting = false
      })
  }
}
