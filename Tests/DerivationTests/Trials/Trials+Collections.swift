import BindingLaws
import LawfulBindings

struct ElementByID<F: BindingFamily>: BindingSystem {
  static var model: ElementsModel<Chore, Bool> {
    ElementsModel([Chore(id: 1), Chore(id: 2)], \.isDone)
  }
  let source: Source<[Chore]>
  func binding(_ id: Int) -> F.Flag? {
    F.Element(F.List(source), id: id).map { F.Flag($0, through: Lens(\.isDone)) }
  }
}

struct ElementByIndex<F: BindingFamily>: BindingSystem {
  static var model: PositionsModel<Chore, Bool> {
    PositionsModel([Chore(id: 1)], at: \.isDone, missing: false)
  }
  let source: Source<[Chore]>
  func binding(_ index: Int) -> F.Flag {
    F.Flag(
      F.Element(F.List(source), index: index, default: Chore(id: 0)), through: Lens(\.isDone))
  }
}

struct StateOfSources<F: BindingFamily>: BindingSystem {
  static var model: SourcesModel<Mail, ToggleState> {
    SourcesModel(of: [Mail()], over: [\.isWeekly, \.isUrgent])
  }
  let source: Source<Mail>
  func binding(_ port: Aggregated) -> F.State {
    let flags = [\Mail.isWeekly, \.isUrgent].map { F.Flag(F.Whole(source), through: Lens($0)) }
    if case .member(let number) = port { return F.State(flags[number]) }
    return F.State(sources: flags, isOn: \.self)
  }
}

struct StateOfItems<F: BindingFamily>: BindingSystem {
  static var model: ItemsModel<Chore, ToggleState> {
    ItemsModel(of: [Chore(id: 1), Chore(id: 2)], \.isDone)
  }
  let source: Source<[Chore]>
  func binding(_ port: Aggregated) -> F.State? {
    let chores = F.List(source)
    guard case .member(let number) = port else { return F.State(sources: chores, isOn: \.isDone) }
    if !source.value.indices.contains(number) { return nil }
    let chore = F.Element(chores, index: number, default: Chore(id: 0))
    return F.State(F.Flag(chore, through: Lens(\.isDone)))
  }
}

struct StateInTree<F: BindingFamily>: BindingSystem {
  static var model: SourcesModel<Set<Tab>, ToggleState> {
    SourcesModel(of: [[], [.c]], over: [\.[has: .a], \.[has: .b]], writtenAtOnce: true)
  }
  let source: Source<Set<Tab>>
  func binding(_ port: Aggregated) -> F.State {
    let leaves: [SelectionTree<Tab>] = [.leaf(.a), .leaf(.b)]
    let node: SelectionTree<Tab> =
      if case .member(let number) = port { leaves[number] } else { .branch(leaves) }
    return F.State(selection: F.TabSet(source), of: node)
  }
}

struct FlagOfState<F: BindingFamily>: BindingSystem {
  static var model: FlagOfStateModel { FlagOfStateModel() }
  let source: Source<ToggleState>
  func binding(_: SinglePort) -> F.Flag { F.Flag(isOn: F.State(source)) }
}

/// A state as a flag: mixed reads off, and no set leaves anything mixed.
struct FlagOfStateModel: ReferenceModel {
  typealias Port = SinglePort
  var bases: [ToggleState]? { ToggleState.allCases }
  func get(_ port: SinglePort, in state: ToggleState) -> Bool { state == .on }

  func set(_ isOn: Bool, at port: SinglePort, in state: ToggleState) -> ToggleState {
    isOn ? .on : .off
  }
}
