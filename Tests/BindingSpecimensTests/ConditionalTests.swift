import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `A conditional modifier` {
  typealias MaybeBold = EitherElement<HeadlessLabel, ModifiedElement<HeadlessLabel>>

  @Test(arguments: [true, false]) func `keeps exactly the chosen branch (S47)`(condition: Bool) {
    let element = MaybeBold(condition: condition, input: HeadlessLabel()) {
      ModifiedElement(content: $0, modifier: "bold")
    }
    if case .modified = element {
      #expect(condition)
    } else {
      #expect(!condition)
    }
  }
}
