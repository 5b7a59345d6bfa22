import BindingLaws
import LawfulBindings

/// The flag of an element, which is found by its id.
struct ElementByID<F: BindingFamily>: BindingSystem {
  static var model: ElementsModel<Chore, Bool> {
    ElementsModel([Chore(id: 1), Chore(id: 2)], \.isDone)
  }
  let source: Source<[Chore]>
  func binding(_ id: Int) -> F.Flag? {
    F.Element(F.List(source), id: id).map { F.Flag($0, through: Lens(\.isDone)) }
  }
}

/// The flag of an element at an index, with a default beyond the end.
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

/// The state of two flags together, and of each alone.
struct StateOfSources<F: BindingFamily>: BindingSystem {
  static var model: SourcesModel<Mail, ToggleState> {
    SourcesModel(of: [Mail()], over: [\.isWeekly, \.isUrgent])
  }
  let source: Source<Mail>
  func binding(_ port: Aggregated) -> F.State {
    let flags = [\Mail.isWeekly, \.isUrgent].map { F.Flag(F.Whole(source), through: Lens($0)) }
    if case .member(let number) = port {
      return F.State(flags[number], through: Lens(\.toggleState))
    }
    return F.State(sources: flags, isOn: \.self)
  }
}
