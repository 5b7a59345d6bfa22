import BindingLaws
import LawChecking
import LawTesting
import LawfulBindings

extension Trial {
  /// Returns a trial for each part that the library has, reached by one binding type.
  ///
  /// Set-set is impossible where several bases read one value, and fewer read another. A set to the other value
  /// forgets in which of those bases it was made, so no set back can lead there. Off is read of a tag while any
  /// other is selected, of two options without either, and of a key that is missing or stored as `false`. A
  /// default is read whether it is stored or not.
  static func parts<F: ReachingBindingFamily>(reachedBy family: F.Type) -> [Trial] {
    selections(family) + values(family) + states(family)
  }

  /// Returns the laws that every part obeys, reached by one binding type.
  private static func usual<F: ReachingBindingFamily>(of family: F.Type) -> LawSet {
    .roundTrip + .honesty + .locality + F.invalidation
  }

  /// Returns trials of tags, members, options and keys.
  ///
  /// Tag `c` has no binding: no set of the others may touch it as a member, and off of the others may not clear
  /// it as a selection.
  private static func selections<F: ReachingBindingFamily>(_ family: F.Type) -> [Trial] {
    let usual = usual(of: family)
    return [
      Trial(
        "[isSelecting:] by \(F.self)", SelectionModel(of: Tab.allCases, bound: [.a, .b]),
        upholds: usual + .selection, allBut: [.setSet]
      ) { source, tab in F.Flag(source, at: \.[isSelecting: tab]) },
      Trial(
        "[contains:] by \(F.self)", MembersModel(of: Tab.allCases, bound: [.a, .b]),
        upholds: usual + .membership
      ) { source, tab in F.Flag(source, at: \.[contains: tab]) },
      Trial(
        "[contains:] of options by \(F.self)",
        OptionsModel<Rights>(of: [.read, .write, [.read, .write], []]), upholds: usual,
        allBut: [.setSet]
      ) { source, rights in F.Flag(source, at: \.[contains: rights]) },
      Trial(
        "[isOn:] by \(F.self)", StoredFlagsModel(), upholds: usual, allBut: [.setSet]
      ) { source, key in F.Flag(source, at: \.[isOn: key]) },
    ]
  }

  /// Returns trials of optionals, conversions and an element.
  private static func values<F: ReachingBindingFamily>(_ family: F.Type) -> [Trial] {
    let usual = usual(of: family)
    return [
      Trial(
        "[default:] by \(F.self)", DefaultModel(0, trying: [0, 1], nilPolicy: .kept),
        upholds: usual, allBut: [.setSet]
      ) { source, _ in F.Number(source, at: \.[default: 0]) },
      Trial(
        "isPresented by \(F.self)", PresentModel(trying: [0, 1], on: .never), upholds: usual
      ) { source, _ in F.Flag(source, at: \.isPresented) },
      Trial("negated by \(F.self)", ValueModels.negated, upholds: usual) { source, _ in
        F.Flag(source, at: \.negated)
      },
      Trial("[as:] by \(F.self)", ValueModels.raw, upholds: usual) { source, _ in
        F.Text(source, at: \.[as: TabText()])
      },
      Trial("[clampedTo:] by \(F.self)", ValueModels.clamped, upholds: usual) {
        source, _ in F.Number(source, at: \.[clampedTo: 0...2])
      },
      Trial("[id:] by \(F.self)", ValueModels.firstChore, upholds: usual) { source, _ in
        F.Element(source, at: \.[id: 1])
      },
    ]
  }

  /// Returns trials of mixed states.
  private static func states<F: ReachingBindingFamily>(_ family: F.Type) -> [Trial] {
    let leaves: [SelectionTree<Tab>] = [.leaf(.a), .leaf(.b)]
    let usual = usual(of: family)
    // Mixed reads off as a flag, and a set to off leaves nothing mixed.
    let usualButGetSet = LawSet(usual.filter { $0.id != Law.getSet.id })
    // These bindings may be nil: to derive one takes a read.
    let usualButMadeUnread = LawSet(usual.filter { $0.id != Law.madeUnread.id })
    return [
      Trial(
        "[all:] of flags by \(F.self)",
        SourcesModel<Mail, ToggleState>(
          of: [Mail()], over: [\.isWeekly, \.isUrgent], writtenAtOnce: true),
        upholds: usual + .mixedState
      ) { source, port in
        switch port {
        case .all: F.State(source, at: \.[all: \.isWeekly, \.isUrgent])
        case .member(0): F.State(source, at: \.isWeekly.toggleState)
        case .member: F.State(source, at: \.isUrgent.toggleState)
        }
      },
      Trial(
        "[all:] of elements by \(F.self)",
        ItemsModel<Chore, ToggleState>(of: [Chore(id: 1), Chore(id: 2)], \.isDone),
        upholds: usualButMadeUnread + .mixedState
      ) { source, port -> F.State? in
        guard case .member(let number) = port else { return F.State(source, at: \.[all: \.isDone]) }
        if !source.value.indices.contains(number) { return nil }
        return F.State(source, at: \.[isDoneAt: number].toggleState)
      },
      Trial(
        "[all:] of leaves by \(F.self)",
        SourcesModel<Set<Tab>, ToggleState>(
          of: [[], [.c]], over: [\.[has: .a], \.[has: .b]], writtenAtOnce: true),
        upholds: usual + .mixedState
      ) { source, port in
        let node: SelectionTree<Tab> =
          if case .member(let number) = port { leaves[number] } else { .branch(leaves) }
        return F.State(source, at: \.[all: node])
      },
      Trial("isOn by \(F.self)", FlagOfStateModel(), upholds: usualButGetSet) { source, _ in
        F.Flag(source, at: \.isOn)
      },
    ]
  }
}

extension [Chore] {
  /// Whether the chore at a position is done.
  ///
  /// A position beyond the end reads off, and stays so.
  fileprivate subscript(isDoneAt index: Int) -> Bool {
    get { indices.contains(index) && self[index].isDone }
    set {
      if indices.contains(index) { self[index].isDone = newValue }
    }
  }
}

extension Set {
  /// Whether an element is in the set.
  ///
  /// Models have this subscript, because they do not ask the code that they judge.
  fileprivate subscript(has element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue {
        insert(element)
      } else {
        remove(element)
      }
    }
  }
}
