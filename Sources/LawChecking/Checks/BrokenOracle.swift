import BindingGenerators
import BindingLaws

/// A model that breaks the laws of models: what it says of a system is worth nothing.
///
/// `Failure` of the commands has a row for it, which gives the exit code.
package struct BrokenOracle: Error, Hashable, CustomStringConvertible {
  /// The name of the model, and of the system that is judged by it.
  let model, system: String
  /// What is wrong with it.
  let flaw: String

  package var description: String {
    "the model \(model) of \(system) is broken, not the system: \(flaw); correct the model"
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
  func flaw(seed: Seed) -> String? {
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
