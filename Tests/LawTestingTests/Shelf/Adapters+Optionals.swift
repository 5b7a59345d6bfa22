import LawTesting

// Optionals, cases, presentation and ownership.

struct OptionalVolume: BindingSystem, ModelShape {
  typealias Model = LiftedModel<Self>
  static var examples: [Int] { [0, 1] }
  static var nilPolicy: NilPolicy { .rejected }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int?> {
    MyBinding(get: { source.value }, set: { $0.map { source.value = $0 } })
  }
}

struct DefaultedVolume: BindingSystem, ModelShape {
  typealias Model = DefaultModel<Self>
  static var examples: [Int] { [0, 1] }
  let source: Source<Int?>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(source).derived(get: { $0 ?? 0 }, set: { $0 = $1 })
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

struct SheetIsShown: BindingSystem, ModelShape {
  typealias Model = PresentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value != nil }, set: { if !$0 { source.value = nil } })
  }
}

struct EditorIsShown: BindingSystem, ModelShape {
  typealias Model = PresentModel<Self>
  static var examples: [Chore] { [Chore(id: 1)] }
  static var onPolicy: OnPolicy { .always }
  let source: Source<Chore?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(source).derived(get: { $0 != nil }, set: { $0 = $1 ? $0 ?? Chore(id: 1) : nil })
  }
}

/// An alert that makes a subject up where its model says that on is never accepted.
struct AlertFromNowhere: BindingSystem, ModelShape {
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

extension Derivation {
  static let optionals: [Derivation] = [
    Derivation(OptionalVolume.self),
    // `nil` stores the default where its model says that it is rejected.
    Derivation("NilStoresZero", of: LiftedModel<OptionalVolume>.self, breaks: .rejectedSetIsInert) {
      source, _ in
      MyBinding(source).derived(get: { $0 }, set: { $0 = $1 ?? 0 })
    },
    Derivation(DefaultedVolume.self),
    // The default is what was there when the binding was made: the last read, which is no default.
    Derivation("LastVolume", of: DefaultModel<DefaultedVolume>.self, breaks: .fresh) {
      (source, _) -> MyBinding<Int> in
      let last = source.value ?? 0
      return MyBinding(source).derived(get: { $0 ?? last }, set: { $0 = $1 })
    },
    Derivation(UnwrappedName.self),
    Derivation("ResurrectedName", of: UnwrappedModel<UnwrappedName>.self, breaks: .noResurrection) {
      (source, _) -> MyBinding<String>? in
      guard let name = source.value else { return nil }
      return MyBinding(get: { source.value ?? name }, set: { source.value = $0 })
    },
    // A binding that always succeeds, with the value at creation.
    Derivation("NameAtCreation", of: UnwrappedModel<UnwrappedName>.self) {
      (source, _) -> MyBinding<String> in
      let name = source.value ?? ""
      return MyBinding(
        get: { source.value ?? name }, set: { if source.value != nil { source.value = $0 } })
    },
    Derivation(DetailNumber.self),
    // The number of a sheet over an optional route.
    Derivation("DetailSheet", of: PresentedCaseModel<DetailNumber>.self) { source, _ in
      MyBinding(
        get: { source.value?.detail },
        set: {
          if let number = $0 {
            source.value = .detail(number)
          } else if source.value?.detail != nil {
            source.value = nil
          }
        })
    },
    Derivation("DetailReopened", of: CaseModel<DetailNumber>.self, breaks: .noResurrection) {
      (source, _) -> MyBinding<Int>? in
      guard let number = source.value.detail else { return nil }
      return MyBinding(get: { source.value.detail ?? number }, set: { source.value = .detail($0) })
    },
    // A sheet whose dismissal closes whatever is shown.
    Derivation("DetailSheetClosesAll", of: PresentedCaseModel<DetailNumber>.self, breaks: .getSet) {
      source, _ in
      MyBinding(get: { source.value?.detail }, set: { source.value = $0.map(Route.detail) })
    },
    Derivation(SheetIsShown.self),
    // A sheet that cannot be dismissed.
    Derivation("SheetStays", of: PresentModel<SheetIsShown>.self, breaks: .setGet) { source, _ in
      MyBinding(get: { source.value != nil }, set: { _ in })
    },
    Derivation(EditorIsShown.self),
    Derivation(AlertFromNowhere.self, breaks: .rejectedSetIsInert),
    Derivation(NobodyIsChosen.self),
    Derivation("NobodyIsInverted", of: AbsentModel<NobodyIsChosen>.self, breaks: .setGet) {
      source, _ in
      MyBinding(get: { source.value == nil }, set: { if !$0 { source.value = nil } })
    },
    Derivation(OwnedExpansion.self),
    Derivation("OwnAlways", of: OwnerModel<OwnedExpansion>.self, breaks: .externalWins) {
      source, _ in
      MyBinding(source).derived(get: \.own, set: { $0.own = $1 })
    },
  ]
}
