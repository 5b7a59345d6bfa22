import BindingLaws
import LawfulBindings
import SwiftUI

extension ToggleState: @retroactive ThreeValued {}

extension Binding: TriedBinding {}

enum SwiftUIFamily: BindingFamily {
  typealias Transaction = SwiftUI.Transaction
  typealias Flag = Binding<Bool>
  typealias Number = Binding<Int>
  typealias Text = Binding<String>
  typealias State = Binding<ToggleState>
  typealias Selection = Binding<Tab?>
  typealias Tabs = Binding<Tab>
  typealias OptionalNumber = Binding<Int?>
  typealias Screen = Binding<Route>
  typealias OptionalScreen = Binding<Route?>
  typealias Element = Binding<Chore>
  typealias List = Binding<[Chore]>
  typealias Whole = Binding<Mail>
  typealias Tuple = Binding<(Bool, Bool)>
  typealias Both = Binding<FieldPair<Bool, Bool>>
}

extension Binding: ReachingBinding {
  init<Base>(_ source: Source<Base>, at path: WritableKeyPath<Base, Value>) {
    self = Binding<Base>(source)[dynamicMember: path]
  }
}

enum SwiftUIParts: ReachingBindingFamily {
  typealias Flag = Binding<Bool>
  typealias Number = Binding<Int>
  typealias Text = Binding<String>
  typealias State = Binding<ToggleState>
  typealias Element = Binding<Chore?>
  // Each trial makes the binding anew that others are derived from, which reads.
  static let invalidation: LawSet = []
}
