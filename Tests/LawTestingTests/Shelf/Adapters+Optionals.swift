import BindingLaws
import LawTesting

// Optionals, cases, presentation and ownership.

struct OptionalVolume: BindingSystem, OptionalShape {
  typealias Model = LiftedModel<Self>
  static var examples: [Int] { [0, 1] }
  static var nilPolicy: NilPolicy { .rejected }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int?> {
    MyBinding(get: { source.value }, set: { $0.map { source.value = $0 } })
  }
}

/// `nil` stores the default where its model says that it is rejected.
struct NilStoresZero: BindingSystem {
  typealias Model = LiftedModel<OptionalVolume>
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int?> {
    MyBinding(source).derived(get: { $0 }, set: { $0 = $1 ?? 0 })
  }
}

struct DefaultedVolume: BindingSystem, OptionalShape {
  typealias Model = DefaultModel<Self>
  static var examples: [Int] { [0, 1] }
  let source: Source<Int?>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(source).derived(get: { $0 ?? 0 }, set: { $0 = $1 })
  }
}

/// The default is what was there when the binding was made: the last read, which is no default.
struct LastVolume: BindingSystem {
  typealias Model = DefaultModel<DefaultedVolume>
  let source: Source<Int?>
  func binding(_: SinglePort) -> MyBinding<Int> {
    let last = source.value ?? 0
    return MyBinding(source).derived(get: { $0 ?? last }, set: { $0 = $1 })
  }
}

struct UnwrappedName: BindingSystem, ModelShape {
  typealias Model = UnwrappedModel<Self>
  static var examples: [String] { ["", "Ada"] }
  let source: Source<String?>
  func binding(_: Model.Port) -> MyBinding<String>? {
    guard let name = source.value else { return nil }
    return MyBinding(
      get: { source.value ?? name }, set: { if source.value != nil { source.value = $0 } })
  }
}

struct ResurrectedName: BindingSystem {
  typealias Model = UnwrappedModel<UnwrappedName>
  let source: Source<String?>
  func binding(_: Model.Port) -> MyBinding<String>? {
    guard let name = source.value else { return nil }
    return MyBinding(get: { source.value ?? name }, set: { source.value = $0 })
  }
}

/// A binding that always succeeds, with the value at creation.
struct NameAtCreation: BindingSystem {
  typealias Model = UnwrappedModel<UnwrappedName>
  let source: Source<String?>
  func binding(_: Model.Port) -> MyBinding<String> {
    let name = source.value ?? ""
    return MyBinding(
      get: { source.value ?? name }, set: { if source.value != nil { source.value = $0 } })
  }
}

struct DetailNumber: BindingSystem, CaseShape {
  typealias Model = CaseModel<Self>
  static var examples: [Int] { [1, 2] }
  static var others: [Route] { [.home] }
  static func payload(of _: SinglePort, in route: Route) -> Int? { route.detail }
  static func whole(_: SinglePort, _ number: Int) -> Route { .detail(number) }
  let source: Source<Route>
  func binding(_: SinglePort) -> MyBinding<Int>? {
    guard let number = source.value.detail else { return nil }
    return MyBinding(
      get: { source.value.detail ?? number },
      set: { if source.value.detail != nil { source.value = .detail($0) } })
  }
}

struct DetailReopened: BindingSystem {
  typealias Model = CaseModel<DetailNumber>
  let source: Source<Route>
  func binding(_: SinglePort) -> MyBinding<Int>? {
    guard let number = source.value.detail else { return nil }
    return MyBinding(get: { source.value.detail ?? number }, set: { source.value = .detail($0) })
  }
}

/// The number of a sheet over an optional route.
struct DetailSheet: BindingSystem {
  typealias Model = PresentedCaseModel<DetailNumber>
  let source: Source<Route?>
  func binding(_: SinglePort) -> MyBinding<Int?> {
    MyBinding(
      get: { source.value?.detail },
      set: {
        if let number = $0 {
          source.value = .detail(number)
        } else if source.value?.detail != nil {
          source.value = nil
        }
      })
  }
}

/// A sheet whose dismissal closes whatever is shown.
struct DetailSheetClosesAll: BindingSystem {
  typealias Model = PresentedCaseModel<DetailNumber>
  let source: Source<Route?>
  func binding(_: SinglePort) -> MyBinding<Int?> {
    MyBinding(get: { source.value?.detail }, set: { source.value = $0.map(Route.detail) })
  }
}

struct SheetIsShown: BindingSystem, PresentShape {
  typealias Model = PresentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value != nil }, set: { if !$0 { source.value = nil } })
  }
}

/// A sheet that cannot be dismissed.
struct SheetStays: BindingSystem {
  typealias Model = PresentModel<SheetIsShown>
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value != nil }, set: { _ in })
  }
}

struct EditorIsShown: BindingSystem, PresentShape {
  typealias Model = PresentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  static var onPolicy: OnPolicy { .always }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? $0 ?? Chore(id: 1) : nil })
  }
}

/// An alert that makes a subject up where its model says that on is never accepted.
struct AlertFromNowhere: BindingSystem, PresentShape {
  typealias Model = PresentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  static var onPolicy: OnPolicy { .never }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? Chore(id: 1) : nil })
  }
}

struct NobodyIsChosen: BindingSystem, ModelShape {
  typealias Model = AbsentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value == nil }, set: { if $0 { source.value = nil } })
  }
}

struct NobodyIsInverted: BindingSystem {
  typealias Model = AbsentModel<NobodyIsChosen>
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value == nil }, set: { if !$0 { source.value = nil } })
  }
}

struct OwnedExpansion: BindingSystem, ModelShape {
  typealias Model = OwnerModel<Self>
  static var examples: [Bool] { [false, true] }
  let source: Source<Owner<Bool>>
  func binding(_: Model.Port) -> MyBinding<Bool> {
    MyBinding(source).derived(
      get: { $0.isProvided ? $0.external : $0.own },
      set: { if $0.isProvided { $0.external = $1 } else { $0.own = $1 } })
  }
}

struct OwnAlways: BindingSystem {
  typealias Model = OwnerModel<OwnedExpansion>
  let source: Source<Owner<Bool>>
  func binding(_: Model.Port) -> MyBinding<Bool> {
    MyBinding(source).derived(get: \.own, set: { $0.own = $1 })
  }
}
