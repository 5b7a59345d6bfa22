import BindingLaws
import LawfulBindings

/// A store that loses its second set.
struct SecondSetLost: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let sets = Memory<Int>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding.taking { _ in sets.next() != 2 }
  }
}

/// A lawful store, and what it was moved to: that one loses its second set.
struct MigratedStore: TwinSystem {
  typealias Model = CellModel<Bool>
  typealias Twin = SecondSetLost
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { source.binding }
}

/// A store that was copied with its fault: nobody distinguishes it from its twin, and both forget.
struct CopiedFault: TwinSystem {
  typealias Model = CellModel<Bool>
  typealias Twin = SecondSetLost
  private let original: SecondSetLost

  init(source: Source<Bool>) { original = SecondSetLost(source: source) }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { original.binding(port) }
}
