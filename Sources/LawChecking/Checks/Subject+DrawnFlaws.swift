import BindingGenerators
import BindingLaws

/// The flaws of a model that show in drawn bases, and what the system does there.
///
/// `LocalChecker` asks before its first verdict: what a wrong model predicts is worth nothing.
extension Subject {
  /// Returns the flaw of the model in drawn worlds, or why `==` cannot be believed there.
  ///
  /// Nil if none shows.
  func drawnFault(seed: Seed) -> (any Error)? {
    if let flaw = space.world.flaw(seed: seed) { return complaint(about: flaw) }
    return space.world.faultOfEquality(seed: seed).map { WorldError($0) }
  }

  /// Describes a flaw of the model, with what the system does in the same place.
  func complaint(about flaw: ModelFlaw<Model>) -> BrokenOracle {
    BrokenOracle(
      flaw, of: system, by: model,
      reading: reading(setting: flaw.value, at: flaw.port, in: flaw.base))
  }
}

extension SystemSubject {
  func reading(setting value: Model.Value, at port: Model.Port, in base: Model.Base) -> String? {
    guard readsForReports, let handle = table.world.handles.first(where: { $0.port == port }) else {
      return nil
    }
    let state = table.state(of: base)
    let machine = SystemMachine(table, in: state, isLogging: false, make: make)
    machine.begin(in: state)
    machine.perform(.set(handle, value))
    return machine.read(handle).map { traceText($0) }
  }
}

extension World {
  // These numbers and the names of the seeds decide which flaw is reported.

  /// The number of starts in which a model is judged, and of other bases.
  ///
  /// With three values in each, they are 240 sets at each port: these show a flaw of one set in a hundred in
  /// nine of ten cases.
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
  /// Nil if they do not. Bases that are nearly the same are among them, as drawn bases never have the same id
  /// twice.
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
        var again = Choices(replaying: edited, isRecording: false)
        return bases.draw(from: &again)
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
