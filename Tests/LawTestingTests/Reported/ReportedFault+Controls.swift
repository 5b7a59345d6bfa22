import LawTesting
import Testing

// Controls, which may have a state of their own.

extension ReportedFault {
  static let controls = [
    ReportedFault(
      .externalWins, what: "the base is right, and the reading is wrong",
      ClearedField<Faulty>.self, ClearedField<Corrected>.self),
    ReportedFault(
      .renderingConforms,
      what: "only the rendering is wrong: the base and the readings are as the model says",
      DetachedSwitch<Faulty>.self, DetachedSwitch<Corrected>.self),
  ]
}

/// A field with a provided value.
///
/// The faulty one shows its own value if the provided one is nil.
struct ClearedField<Now: Stage>: BindingSystem {
  static var model: OwnerModel<Int?> { OwnerModel(trying: [nil, 1, 2]) }
  let source: Source<OwnerState<Int?>>
  func binding(_: SinglePort) -> MyBinding<Int?> {
    MyBinding(
      get: {
        let owner = source.value
        if !owner.isProvided { return owner.own }
        return Now.isFaulty ? owner.external ?? owner.own : owner.external
      },
      set: {
        if source.value.isProvided { source.value.external = $0 } else { source.value.own = $0 }
      })
  }
}

/// A switch that can be tapped.
///
/// The faulty one shows what it was tapped to, from the first tap on.
struct DetachedSwitch<Now: Stage>: RenderedSystem {
  static var model: CellModel<Bool> { CellModel() }
  let source: Source<Bool>
  private let own = Memory<Bool?>(nil)
  private var isOn: Bool { own.value ?? source.value }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value }, set: { source.value = $0 })
  }
  func tap(_: SinglePort) {
    let new = !isOn
    if Now.isFaulty { own.value = new }
    source.value = new
  }
  func rendering(_: SinglePort) -> String { "\(isOn)" }
  static func rendering(_: SinglePort, showing isOn: Bool, in _: Bool) -> String { "\(isOn)" }
}
