import BindingGenerators
import BindingLaws
import Testing

extension CaseSpace {
  /// Makes the cases of a law on a model.
  convenience init(_ law: Quantified, on model: Model, maximumLength: Int = 12) throws {
    let table = ModelTable(try World(model))
    let statement = try #require(law.statement(of: model))
    self.init(of: statement, on: table, maximumLength: maximumLength)
  }

  /// Draws a case at random, and returns it with its draws.
  func random(_ seed: Int) -> (testCase: LoadedCase?, draws: Draws) {
    var choices = Choices(seed: Seed(UInt64(seed)), isRecording: true)
    let testCase = draw(from: &choices, within: everything)
    return (testCase, choices.record)
  }

  /// Draws a case again from its draws.
  func redrawn(_ draws: Draws, stoppingAfter end: Int = .max) -> LoadedCase? {
    var choices = Choices(replaying: draws)
    return draw(from: &choices, within: everything, stoppingAfter: end)
  }
}
