import LawfulBindings
import Testing

@Suite struct `A conditional modifier` {
  typealias MaybeBold = EitherElement<HeadlessLabel, ModifiedElement<HeadlessLabel>>

  @Test(arguments: [true, false])
  func `is applied once if the condition holds, else never (S45)`(condition: Bool) {
    var calls = 0
    let element = HeadlessLabel().conditionally(if: condition) { label in
      calls += 1
      return label.bold()
    }
    #expect(element.modifiers == (condition ? [.bold] : []))
    #expect(calls == (condition ? 1 : 0))
  }

  @Test(arguments: ["red", nil]) func `is built from a payload (S46)`(payload: String?) {
    let element = HeadlessLabel().conditionally(ifLet: payload) { $0.background($1) }
    #expect(element.modifiers == payload.map { [.background($0)] } ?? [])
  }

  @Test func `counts a payload that is itself nothing (S46)`() {
    let payload: String?? = .some(nil)
    let element = HeadlessLabel().conditionally(ifLet: payload) { label, _ in label.bold() }
    #expect(element.modifiers == [.bold])
  }

  @Test(arguments: [true, false]) func `has one type for both branches (S49)`(condition: Bool) {
    let element = HeadlessLabel().conditionally(if: condition) { $0.bold() }
    #expect(type(of: element) == MaybeBold.self)
  }

  @Test(arguments: [true, false]) func `keeps exactly the chosen branch (S47)`(condition: Bool) {
    let element = MaybeBold(condition: condition, input: HeadlessLabel()) { $0.bold() }
    if case .modified = element {
      #expect(condition)
    } else {
      #expect(!condition)
    }
  }
}

@Suite struct `A conditional label` {
  @Test(
    arguments: [
      (false, false, []), (true, false, [.bold]), (false, true, [.background("red")]),
      (true, true, [.bold, .background("red")]),
    ] as [(Bool, Bool, [HeadlessModifier])])
  func `shows the same in every form (S50–S52)`(
    isLoud: Bool, isBad: Bool, expected: [HeadlessModifier]
  ) {
    let label = ConditionalLabel(isLoud: isLoud, isBad: isBad)
    #expect(label.chained.modifiers == expected)
    #expect(label.branched == expected)
    #expect(label.erased.modifiers == expected)
  }
}
