import TestSupport

/// The fields of a form, two of which matter.
private protocol FocusField: CaseIterable, Hashable {
  static var inbox: Self { get }
  static var help: Self { get }
}

private enum ThreeFields: FocusField { case name, inbox, help }
private enum FiveFields: FocusField { case name, inbox, mail, phone, help }
private enum SixFields: FocusField { case name, inbox, mail, phone, street, help }

/// The field to which the focus returns.
///
/// It is the inbox if that had the focus when help was set on, and nil otherwise.
private final class Returning<Field> {
  var field: Field?
}

/// A focus on one of some fields, which returns to the inbox after help.
private struct RestoredFocus<Field: FocusField>: ModelledSystem {
  static var model: SelectionModel<Field> { SelectionModel() }

  let source: Source<Field?>
  private let returning = Returning<Field>()

  init(source: Source<Field?>) { self.source = source }

  /// Drops one set that gives the inbox its focus back, if the focus was cleared from outside.
  func set(_ isOn: Bool, at field: Field) {
    let expected = returning.field
    returning.field = nil
    if field == Field.help, isOn, source.value == Field.inbox { returning.field = Field.inbox }
    if isOn, expected == field, source.value == nil { return }
    source.value = Self.model.set(isOn, at: field, in: source.value)
  }
}

@Suite struct `A focus that is lost after a set and a write` {
  /// From five fields on there are too many pairs of inputs for a proof.
  ///
  /// `EvidenceAgainstMemory` then tries only pairs of sets that change the base. Such a pair, with a write between,
  /// shows this fault.
  @Test(
    "is found, and set-get is not proved, among five and six fields",
    arguments: [1, CheckOptions().seed.value])
  func seen(_ seed: UInt64) throws {
    #expect(try kind(RestoredFocus<FiveFields>.self, .historyIndependent, seed: seed) == .broken)
    #expect(try kind(RestoredFocus<SixFields>.self, .historyIndependent, seed: seed) == .broken)
    #expect(try kind(RestoredFocus<FiveFields>.self, .setGet, seed: seed) != .proved)
    #expect(try kind(RestoredFocus<SixFields>.self, .setGet, seed: seed) != .proved)
  }

  @Test("has a smallest case that starts at the inbox", arguments: [Law.setOnSelects, .setGet])
  func smallest(_ law: Law) throws {
    let verdict = try #require(try check(RestoredFocus<ThreeFields>.self, obeys: law))
    #expect(
      verdict.counterexample?.trace == [
        "start .inbox", "set help on", "write nil", "set inbox on",
      ])
  }
}
