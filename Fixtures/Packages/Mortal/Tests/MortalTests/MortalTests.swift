import BindingLaws
import Foundation
import LawTesting
import Testing

struct MyBinding<Value>: BindingProtocol {
  let get: () -> Value
  let set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

enum Colour: CaseIterable {
  case red, green, blue
}

/// Setting any button off clears the whole selection.
struct ClearingButton: BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(get: { source.value == colour }, set: { source.value = $0 ? colour : nil })
  }
}

/// Setting blue on kills the process.
struct DeadlyBlue: BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(get: { source.value == colour }) { isOn in
      if colour == .blue && isOn { kill(getpid(), SIGKILL) }
      source.value = isOn ? colour : source.value == colour ? nil : source.value
    }
  }
}

@Suite struct Failing {
  @Test func `breaks two laws`() { expect(ClearingButton.self, obeys: .wellBehaved + .locality) }

  @Test(.replaying("v1/get-set/ClearingButton/garbage"))
  func `has a damaged pin`() { expect(ClearingButton.self, obeys: .setTwice) }
}

@Suite struct Passing {
  @Test("obeys", arguments: [Law.setGet, .getSet, .setSet, .setTwice])
  func `obeys`(_ law: Law) {
    expect(bindingOver: Bool.self, obeys: [law]) { cell in
      MyBinding(get: { cell.value }, set: { cell.value = $0 })
    }
  }

  @Test(.inChildProcess) func `is known to crash`() {
    withKnownIssue { expect(DeadlyBlue.self, obeys: .atMostOneOn) }
  }
}

/// What a test may be run by again: each argument has to have a name of its own that stays.
@Suite struct Naming {
  @Test(arguments: allLaws) func law(_ law: Law) {}

  @Test(arguments: CounterexampleFixture.all(in: "../../Counterexamples"))
  func fixture(_ fixture: CounterexampleFixture) {}
}

@Suite struct Dying {
  @Test func `kills the process`() { expect(DeadlyBlue.self, obeys: .setGet) }
}
