import LawTesting
import TestSupport

private struct Loudness: Equatable {
  var value = 0.0
  var name = ""
}

private struct Defaulted: BindingSystem {
  static var model: DefaultModel<Double> { DefaultModel(0.5, trying: [0, 1, .nan]) }
  let source: Source<Double?>
  func binding(_ port: SinglePort) -> MyBinding<Double> {
    MyBinding(get: { source.value ?? 0.5 }, set: { source.value = $0 })
  }
}

@Suite struct `A number that is not equal to itself` {
  @Test func `is a value of a field as any other`() {
    let verdicts = expect(
      bindingsOver: Loudness(),
      BoundField(\.value, values: [0, 1, .nan]) { MyBinding($0, \.value) })
    #expect(Set(verdicts.map(\.kind)) == [.proved])
  }

  @Test func `is a value behind a default as any other`() throws {
    let laws = LawSet.veryWellBehaved.laws + LawSet.honesty.laws
    let kinds = try laws.compactMap { try check(Defaulted.self, obeys: $0)?.kind }
    #expect(Set(kinds) == [.proved])
  }

  @Test func `is read as it was set by a learned model`() {
    let verdicts = expect(bindingsOver: [0.0, 1], setting: [0, 1, .nan], MyBinding.init)
    #expect(Set(verdicts.map(\.kind)) == [.proved])
    let table = verdicts.compactMap(\.learned).first
    #expect(table?.rows.map(\.base) == ["0.0", "1.0", "nan"])
    #expect(table?.rows.flatMap(\.cells).flatMap(\.sets).allSatisfy { $0.reads == nil } == true)
  }

  @Test func `is a value of a property as any other`() {
    final class Player { var volume = 0.0 }
    let verdicts = expect(
      Player.init, \.volume, setting: [0, 1, .nan], obeys: .everyBinding
    ) { MyBinding($0, \.volume) }
    #expect(Set(verdicts.map(\.kind)) == [.proved])
  }
}

/// The sign of a number, which is read of a zero, too.
private struct SignModel: ReferenceModel {
  typealias Port = SinglePort
  var bases: [Double]? { [0, 1, -1] }
  func get(_ port: Port, in base: Double) -> Bool { base.sign == .minus }
  func set(_ value: Bool, at port: Port, in base: Double) -> Double {
    value ? -base.magnitude : base.magnitude
  }
}

private struct SignToggle: ModelledSystem {
  static let model = SignModel()
  let source: Source<Double>
}

@Suite struct `A negative zero` {
  @Test func `is another base if its sign is read`() {
    let laws: LawSet = .veryWellBehaved + .honesty + [.conforms]
    #expect(issues { expect(SignToggle.self, obeys: laws) } == [])
    let learned = expect(bindingsOver: [0.0, 1], setting: [true, false]) { source in
      SignToggle(source: source).binding(.value)
    }
    #expect(Set(learned.map(\.kind)) == [.proved])
  }

  @Test func `is the same base if no port reads its sign`() {
    let verdicts = expect(
      bindingsOver: Loudness(),
      BoundField(\.value, values: [0, 1]) { MyBinding($0, \.value) { $0 == 0 ? -0.0 : $0 } })
    #expect(Set(verdicts.map(\.kind)) == [.upheld])
  }
}

/// A flag beside samples, of which one is missing.
private struct Samples: Equatable {
  var isOn = false
  var values: [Double] = [1, .nan]
}

/// A flag beside samples, which each set makes again.
///
/// The new list is not equal to the old one, because NaN is in both.
private struct SamplesFlag: BindingSystem {
  static let model = FieldsModel(of: [Samples()], over: [\.isOn])
  let source: Source<Samples>
  func binding(_ path: WritableKeyPath<Samples, Bool>) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value[keyPath: path] },
      set: { isOn in
        source.value = Samples(isOn: isOn, values: source.value.values.map { $0 * 1 })
      })
  }
}

/// A flag beside samples, of which a set loses one.
private struct LostSample: BindingSystem {
  static let model = FieldsModel(of: [Samples()], over: [\.isOn])
  let source: Source<Samples>
  func binding(_ path: WritableKeyPath<Samples, Bool>) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value[keyPath: path] },
      set: { isOn in source.value = Samples(isOn: isOn, values: [0, .nan]) })
  }
}

@Suite struct `NaN in a collection that is made again` {
  @Test func `counts as the same`() {
    let verdicts = expect(SamplesFlag.self, obeys: .veryWellBehaved + .honesty + [.conforms])
    #expect(!verdicts.isEmpty)
    #expect(!verdicts.contains { $0.kind != .proved }, "\(verdicts.map(\.headline))")
  }

  @Test func `hides no other element`() throws {
    let verdict = try check(LostSample.self, obeys: .conforms)
    #expect(verdict?.kind == .broken)
  }
}
