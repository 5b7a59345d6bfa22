import BindingLaws
import BindingSpecimens  // The specimens let it carry transactions, which the laws look for.
public import LawfulBindings

extension HeadlessBinding: TriedBinding {
  init(_ source: Source<Value>) {
    self.init(get: { source.value }, set: { source.write($0, transaction: $1.animation) })
  }
}

enum HeadlessFamily: BindingFamily {
  typealias Transaction = HeadlessTransaction?
  typealias Flag = HeadlessBinding<Bool>
  typealias Number = HeadlessBinding<Int>
  typealias Text = HeadlessBinding<String>
  typealias State = HeadlessBinding<ToggleState>
  typealias Selection = HeadlessBinding<Tab?>
  typealias Tabs = HeadlessBinding<Tab>
  typealias TabSet = HeadlessBinding<Set<Tab>>
  typealias Options = HeadlessBinding<Rights>
  typealias Flags = HeadlessBinding<[String: Bool]>
  typealias OptionalNumber = HeadlessBinding<Int?>
  typealias Screen = HeadlessBinding<Route>
  typealias OptionalScreen = HeadlessBinding<Route?>
  typealias Element = HeadlessBinding<Chore>
  typealias List = HeadlessBinding<[Chore]>
  typealias Whole = HeadlessBinding<Mail>
  typealias Tuple = HeadlessBinding<(Bool, Bool)>
  typealias Both = HeadlessBinding<FieldPair<Bool, Bool>>
}
