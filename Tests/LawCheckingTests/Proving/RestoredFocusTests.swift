import TestSupport

private enum ThreeFields: CaseIterable { case name, inbox, help }
private enum FiveFields: CaseIterable { case name, inbox, mail, phone, help }
private enum SixFields: CaseIterable { case name, inbox, mail, phone, street, help }

/// The field to which the focus returns.
///
/// It is the inbox if that had the focus when help was set on, and nil otherwise.
private final class Returning<Field> {
  var field: Field?
}

/// A focus on one of some fields, which returns to the inbox after help.
private protocol RestoredFocus: ModelledSystem where Model == SelectionModel<Field> {
  associatedtype Field: CaseIterable & Hashable
  static var inbox: Field { get }
  static var help: Field { get }
  var returning: Returning<Field> { get }
}

extension RestoredFocus {
  static var model: SelectionModel<Field> { SelectionModel() }

  /// Drops one set that gives the inbox its focus back, if the focus was cleared from outside.
  func set(_ isOn: Bool, at field: Field) {
    let expected = returning.field
    returning.field = nil
    if field == Self.help, isOn, source.value == Self.inbox { returning.field = Self.inbox }
    if isOn, expected == field, source.value == nil { return }
    source.value = Self.model.set(isOn, at: field, in: source.value)
  }
}

private struct FocusOfThree: RestoredFocus {
  typealias Field = ThreeFields
  static let inbox = ThreeFields.inbox
  static let help = ThreeFields.help
  let source: Source<ThreeFields?>
  let returning = Returning<ThreeFields>()
  init(source: Source<ThreeFields?>) { self.source = source }
}

private struct FocusOfFive: RestoredFocus {
  typealias Field = FiveFields
  static let inbox = FiveFields.inbox
  static let help = FiveFields.help
  let source: Source<FiveFields?>
  let returning = Returning<FiveFields>()
  init(source: Source<FiveFields?>) { self.source = source }
}

private struct FocusOfSix: RestoredFocus {
  typealias Field = SixFields
  static let inbox = SixFields.inbox
  static let help = SixFields.help
  let source: Source<SixFields?>
  let returning = Returning<SixFields>()
  init(source: Source<SixFields?>) { self.source = source }
}

@Suite struct `A focus that is lost after a set and a write` {
  @Test(
    "is found, and no law is proved, among five and six fields",
    arguments: [1, CheckOptions().seed.value])
  func seen(_ seed: UInt64) throws {
    #expect(try kind(FocusOfFive.self, .historyIndependent, seed: seed) == .broken)
    #expect(try kind(FocusOfSix.self, .historyIndependent, seed: seed) == .broken)
    #expect(try kind(FocusOfFive.self, .setGet, seed: seed) != .proved)
    #expect(try kind(FocusOfSix.self, .setGet, seed: seed) != .proved)
  }

  @Test("has a smallest case that starts at the inbox", arguments: [Law.setOnSelects, .setGet])
  func smallest(_ law: Law) throws {
    let verdict = try #require(try check(FocusOfThree.self, obeys: law))
    #expect(
      verdict.counterexample?.trace == [
        "start .inbox", "set help on", "write nil", "set inbox on",
      ])
  }
}
