import BindingGenerators
import BindingLaws

/// A model that breaks the laws of models: what it says of a system is worth nothing.
///
/// Who is to blame is not known. A model often holds what the reported fault consists of, such as a conversion
/// that does not give back what it takes. So it says what both do, and how to allow it.
package struct BrokenOracle: Error, Hashable, CustomStringConvertible {
  /// The name of the model, and of the system that is judged by it.
  let model, system: String
  /// What is wrong with it, and what the system does there.
  private let flaw, seen: String
  /// How to say that it is meant.
  private let allowance: String

  package var description: String {
    "the model \(model) of \(system) breaks a law of models: \(flaw)\(seen); if nobody means that, it is a "
      + "fault, to be mended wherever it is; if it is meant, let the model say so: \(allowance)"
  }

  /// - Parameter reading: What the system reads after the same set; `nil` where that is not known.
  init<Model: ReferenceModel>(
    _ flaw: ModelFlaw<Model>, of system: String, by model: Model, reading: String?
  ) {
    self.model = "\(Model.self)"
    self.system = system
    self.flaw = flaw.words
    let sayable = (model as? any LenientModel)?.allowance
    switch flaw.kind {
    case .reading(let found, _):
      let too = reading == found ? ", too" : ""
      seen = reading.map { ", and \(system) reads \($0)\(too)" } ?? ""
      allowance =
        sayable
        ?? "`landing(of:at:in:)` says what is read instead of \(traceText(flaw.value)), and "
        + "`accepts(_:at:in:)` which sets are refused"
    case .focus:
      seen = ""
      allowance =
        sayable
        ?? "`outside(_:setting:in:)` says what a set at \(portText(flaw.port)) must leave alone"
    case .permission:
      seen = ""
      allowance =
        "`permits(_:)` says which bases anybody may see, `accepts(_:at:in:)` which sets are refused, and "
        + "`landing(of:at:in:)` what is read instead"
    }
  }
}

extension World {
  /// How many bases are drawn to judge a model in, and how many values are set in each.
  ///
  /// They, and the names of the seeds, decide which flaw is reported.
  private static var drawnBases: Int { 40 }
  private static var drawnValues: Int { 3 }

  /// What is wrong with the model in bases and with values that are not listed, but drawn.
  ///
  /// The same seed draws the same. `ReferenceModel+Flaw` judges them, and the listed ones.
  func flaw(seed: Seed) -> ModelFlaw<Model>? {
    drawn(seed).lazy.compactMap { [model] in model.flaw(in: $0, setting: $1) }.first
  }

  /// Why `==` cannot be believed, as far as drawn bases and values show it.
  ///
  /// Bases that are nearly the same are among them: an id that is drawn never comes twice.
  func faultOfEquality(seed: Seed) -> String? {
    if isFinite { return nil }
    let drawn = drawn(seed)
    return model.faultOfEquality(
      in: neighbours(seed) + drawn.flatMap(\.bases), setting: drawn.flatMap(\.values))
  }

  /// A base, and what it is if one draw for it is another one, such as another name with the same id.
  private func neighbours(_ seed: Seed) -> [Model.Base] {
    var choices = Choices(seed: seed.child(named: "neighbours"), isRecording: true)
    let base = bases.draw(from: &choices)
    let record = choices.record
    return [base]
      + record.values.indices.prefix(Self.drawnBases).map { place in
        var edited = record
        edited.values[place] = edited.values[place] == 0 ? 1 : 0
        var choices = Choices(replaying: edited, isRecording: false)
        return bases.draw(from: &choices)
      }
  }

  private func drawn(_ seed: Seed) -> [(bases: [Model.Base], values: [Model.Value])] {
    let seed = seed.child(named: "model")
    return (0..<(isFinite ? 0 : Self.drawnBases)).map { number in
      var choices = Choices(seed: seed.child(number))
      let bases = [starts, self.bases].map { $0.draw(from: &choices) }
      return (bases, (0..<Self.drawnValues).map { _ in values.draw(from: &choices) })
    }
  }
}
