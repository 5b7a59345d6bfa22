import BindingGenerators
import BindingLaws

/// An error about a model that breaks the laws of models, so that its predictions are worth nothing.
///
/// The fault may be in the model or in the system. A model often contains the reported fault, such as a
/// conversion that does not give back what it takes. So the error says what both do, and how to allow it.
package struct BrokenOracle: Error, Hashable, CustomStringConvertible {
  /// The name of the model.
  let model: String
  /// The name of the system that is compared with the model.
  let system: String
  /// The fault of the model, in words.
  private let flaw: String
  /// The words for what the system does in the same place.
  private let seen: String
  /// The way to say in the model that the behaviour is intended.
  private let allowance: String

  package var description: String {
    "the model \(model) of \(system) breaks a law of models: \(flaw)\(seen); if nobody means that, it is a "
      + "fault, to be mended wherever it is; if it is meant, let the model say so: \(allowance)"
  }

  /// - Parameter reading: What the system reads after the same set. Nil if that is not known.
  init<Model: ReferenceModel>(
    _ flaw: ModelFlaw<Model>, of system: String, by model: Model, reading: String?
  ) {
    self.model = "\(Model.self)"
    self.system = system
    self.flaw = flaw.words
    let ownAllowance = (model as? any LenientModel)?.allowance
    switch flaw.kind {
    case .reading(let found, _):
      let too = reading == found ? ", too" : ""
      seen = reading.map { ", and \(system) reads \($0)\(too)" } ?? ""
      allowance =
        ownAllowance
        ?? "`landing(of:at:in:)` says what is read instead of \(traceText(flaw.value)), and "
        + "`accepts(_:at:in:)` which sets are refused"
    case .focus:
      seen = ""
      allowance =
        ownAllowance
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
  // These numbers and the names of the seeds decide which flaw is reported.

  /// The number of bases in which a model is judged.
  private static var drawnBases: Int { 40 }
  /// The number of values that are set in each of those bases.
  private static var drawnValues: Int { 3 }

  /// Returns a flaw of the model in drawn bases with drawn values, or nil if none shows.
  ///
  /// The same seed draws the same bases. `ReferenceModel+Flaw` judges them, and the listed ones.
  func flaw(seed: Seed) -> ModelFlaw<Model>? {
    samples(seed).lazy.compactMap { [model] in model.flaw(in: $0, setting: $1) }.first
  }

  /// Returns why `==` cannot be believed, as far as drawn bases and values show it.
  ///
  /// Nil if they do not.
  /// Bases that are nearly the same are among them, as drawn bases never have the same id twice.
  func faultOfEquality(seed: Seed) -> String? {
    if isFinite { return nil }
    let drawn = samples(seed)
    return model.faultOfEquality(
      in: neighbours(seed) + drawn.flatMap(\.bases), setting: drawn.flatMap(\.values))
  }

  /// Draws a base, and then the same base with one draw changed, such as another name with the same id.
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

  /// Draws a start and a base at a time, with some values to set there.
  ///
  /// It draws none in a finite world.
  private func samples(_ seed: Seed) -> [(bases: [Model.Base], values: [Model.Value])] {
    let seed = seed.child(named: "model")
    return (0..<(isFinite ? 0 : Self.drawnBases)).map { number in
      var choices = Choices(seed: seed.child(number))
      let pair = [starts, bases].map { $0.draw(from: &choices) }
      return (pair, (0..<Self.drawnValues).map { _ in values.draw(from: &choices) })
    }
  }
}
