import BindingLaws
import LawfulBindings

/// A selection that is used from several tasks; what is selected is looked up and changed in one go.
///
/// It upholds every law.
struct SelectionInOneGo: ConcurrentSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value == tag },
      set: { isOn, transaction in
        source.update(transaction: transaction.animation) { selection in
          if isOn { selection = tag } else if selection == tag { selection = nil }
        }
      })
  }
}

/// A selection that is looked up first and cleared then.
///
/// It keeps every law but linearizable: what is selected in between is cleared.
struct CheckThenClear: ConcurrentSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value == tag },
      set: { isOn, transaction in
        if isOn {
          source.write(tag, transaction: transaction.animation)
        } else if source.value == tag {
          source.write(nil, transaction: transaction.animation)
        }
      })
  }
}
