import BindingLaws
import BindingSpecimens  // They make `ToggleState` three-valued, as the models need it.
import LawfulBindings

/// A binding type of another library: two functions, without transactions.
struct PlainBinding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

extension PlainBinding: DerivableBinding {
  init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    self.init(get: reading, set: writing)
  }
}

extension PlainBinding: TriedBinding {
  init(_ source: Source<Value>) {
    self.init(get: { source.value }, set: { source.value = $0 })
  }
}

enum PlainFamily: BindingFamily {
  typealias Transaction = Void
  typealias Flag = PlainBinding<Bool>
  typealias Number = PlainBinding<Int>
  typealias Text = PlainBinding<String>
  typealias State = PlainBinding<ToggleState>
  typealias Selection = PlainBinding<Tab?>
  typealias Tabs = PlainBinding<Tab>
  typealias OptionalNumber = PlainBinding<Int?>
  typealias Screen = PlainBinding<Route>
  typealias OptionalScreen = PlainBinding<Route?>
  typealias Element = PlainBinding<Chore>
  typealias List = PlainBinding<[Chore]>
  typealias Whole = PlainBinding<Mail>
  typealias Tuple = PlainBinding<(Bool, Bool)>
  typealias Both = PlainBinding<FieldPair<Bool, Bool>>
}
