import LawfulBindings
import Testing

@Suite struct `A state` {
  @Test func `is shared by its copies`() {
    let state = HeadlessState(wrappedValue: 0)
    let copy = state
    copy.wrappedValue = 1
    #expect(state.wrappedValue == 1)
  }

  @Test func `follows its projection`() {
    @HeadlessState var number = 0
    $number.wrappedValue = 2
    #expect(number == 2)
  }
}
