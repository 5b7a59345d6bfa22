import LawTesting
import Testing

@Suite struct `A law that is only proposed` {
  @Test func `is a warning where it is broken`() {
    let found = recorded { expect(SteppedSides.self, obeys: [.reEntrant]) }
    #expect(found.count == 1)
    #if compiler(>=6.3)
      #expect(found.first?.severity == .warning)
    #endif
    let text = found.first?.comments.first?.rawValue
    #expect(text?.hasPrefix("SteppedSides breaks re-entrant") == true)
  }

  @Test(.expecting(.reEntrant, .broken, because: "it writes in steps"))
  func `is nothing where that is expected`() {
    #expect(issues { expect(SteppedSides.self, obeys: [.reEntrant]) }.isEmpty)
  }
}

/// Two flags; a set ends with the whole as it was when the set began.
private struct SteppedSides: BindingSystem, FieldsShape {
  struct Sides: Equatable {
    var left = false
    var right = false
  }

  typealias Model = FieldsModel<Self>
  static var fields: [WritableKeyPath<Sides, Bool>] { [\.left, \.right] }
  static var examples: [Sides] {
    [Sides(), Sides(left: true), Sides(right: true), Sides(left: true, right: true)]
  }

  let source: Source<Sides>

  func binding(_ field: WritableKeyPath<Sides, Bool>) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value[keyPath: field] },
      set: { isOn in
        var whole = source.value
        whole[keyPath: field] = isOn
        source.value = whole
        source.value = whole
      })
  }
}
