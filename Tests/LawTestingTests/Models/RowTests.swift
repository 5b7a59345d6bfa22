import LawTesting
import Testing

// The code of the article "Which model, which laws".

private enum Filter: CaseIterable { case unread, flagged, attached }

/// Returns the toggle of a chore, or nil if it is gone.
private func isDone(_ id: Int, in chores: Source<[Chore]>) -> MyBinding<Bool>? {
  guard chores.value.contains(where: { $0.id == id }) else { return nil }
  return MyBinding(
    get: { chores.value.first { $0.id == id }?.isDone ?? false },
    set: { isDone in
      guard let index = chores.value.firstIndex(where: { $0.id == id }) else { return }
      chores.value[index].isDone = isDone
    })
}

/// Returns the toggle of a chore by its index, or nil beyond the end.
private func isDone(at index: Int, in chores: Source<[Chore]>) -> MyBinding<Bool>? {
  guard chores.value.indices.contains(index) else { return nil }
  return MyBinding(
    get: { chores.value.indices.contains(index) && chores.value[index].isDone },
    set: { if chores.value.indices.contains(index) { chores.value[index].isDone = $0 } })
}

/// Returns the toggle of the first or the last chore, or nil if there is none.
private func isDone(
  at end: EndsModel<Chore, Bool>.Port, in chores: Source<[Chore]>
) -> MyBinding<Bool>? {
  func index() -> Int? { end == .first ? chores.value.indices.first : chores.value.indices.last }
  if chores.value.isEmpty { return nil }
  return MyBinding(
    get: { index().map { chores.value[$0].isDone } ?? false },
    set: { isDone in
      guard let index = index() else { return }
      chores.value[index].isDone = isDone
    })
}

/// Returns a binding to two fields of a profile at once.
private func publicAndWeekly(of profile: Source<Profile>) -> MyBinding<FieldPair<Bool, Bool>> {
  MyBinding(
    get: { FieldPair(first: profile.value.isPublic, second: profile.value.mail.isWeekly) },
    set: { pair in
      profile.value.isPublic = pair.first
      profile.value.mail.isWeekly = pair.second
    })
}

/// Returns a binding to the number, or nil if there is none.
///
/// Once the number is gone, a held binding reads the one from when it was made.
private func unwrapped(_ number: Source<Int?>) -> MyBinding<Int>? {
  number.value.map { first in
    MyBinding(
      get: { number.value ?? first }, set: { if number.value != nil { number.value = $0 } })
  }
}

/// Returns a binding to the number of a detail, or nil on another page.
private func detail(in route: Source<Route>) -> MyBinding<Int>? {
  route.value.detail.map { first in
    MyBinding(
      get: { route.value.detail ?? first },
      set: { if route.value.detail != nil { route.value = .detail($0) } })
  }
}

/// Returns a binding to the number that a sheet shows.
///
/// To close the sheet closes nothing else.
private func presentedDetail(in route: Source<Route?>) -> MyBinding<Int?> {
  MyBinding(
    get: { route.value?.detail },
    set: { number in
      if let number {
        route.value = .detail(number)
      } else if route.value?.detail != nil {
        route.value = nil
      }
    })
}

/// Returns a binding to whether a filter is in a list, in which it is at most once.
private func isListed(_ filter: Filter, in filters: Source<[Filter]>) -> MyBinding<Bool> {
  MyBinding(
    get: { filters.value.contains(filter) },
    set: { isOn in
      if isOn != filters.value.contains(filter) {
        filters.value = isOn ? filters.value + [filter] : filters.value.filter { $0 != filter }
      }
    })
}

/// Returns a binding to whether a filter is selected.
///
/// A set to off clears its own filter alone.
private func isSelected(_ filter: Filter, in selection: Source<Filter?>) -> MyBinding<Bool> {
  MyBinding(
    get: { selection.value == filter },
    set: { isOn in
      if isOn {
        selection.value = filter
      } else {
        selection.value = selection.value == filter ? nil : selection.value
      }
    })
}

/// Returns a binding to whether a filter is in a set.
private func contains(_ filter: Filter, in filters: Source<Set<Filter>>) -> MyBinding<Bool> {
  MyBinding(
    get: { filters.value.contains(filter) },
    set: { isOn in
      if isOn { filters.value.insert(filter) } else { filters.value.remove(filter) }
    })
}

/// Returns a binding to whether somebody has a right.
private func has(_ right: Rights, in rights: Source<Rights>) -> MyBinding<Bool> {
  MyBinding(
    get: { rights.value.contains(right) },
    set: { rights.value = $0 ? rights.value.union(right) : rights.value.subtracting(right) })
}

/// Returns the tick of all settings of a mail, or of one.
private func tick(_ port: Aggregated, in mail: Source<Profile.Mail>) -> MyBinding<Tick> {
  MyBinding(mail).all(of: port.paths(among: [\.isWeekly, \.isUrgent]))
}

/// Returns the tick of all chores, or of one.
private func tick(_ port: Aggregated, in chores: Source<[Chore]>) -> MyBinding<Tick>? {
  ChoresToggle(source: chores).binding(port)
}

/// Returns a binding to whether any setting of a mail is on.
///
/// A set changes all settings, unless it sets what the binding reads.
private func isAny(in mail: Source<Profile.Mail>) -> MyBinding<Bool> {
  MyBinding(
    get: { mail.value.isAny },
    set: { isOn in
      if isOn != mail.value.isAny {
        mail.value = Profile.Mail(isWeekly: isOn, isUrgent: isOn)
      }
    })
}

/// Returns a binding to the route, if it is a detail.
///
/// To close the detail closes nothing else.
private func shownDetail(in route: Source<Route?>) -> MyBinding<Route?> {
  MyBinding(
    get: { route.value?.detail == nil ? nil : route.value },
    set: { if $0 != nil || route.value?.detail != nil { route.value = $0 } })
}

/// Returns a binding to whether a group is expanded, by its own state or by a provided one.
private func isExpanded(in group: Source<OwnerState<Bool>>) -> MyBinding<Bool> {
  MyBinding(
    get: { group.value.isProvided ? group.value.external : group.value.own },
    set: { isExpanded in
      if group.value.isProvided {
        group.value.external = isExpanded
      } else {
        group.value.own = isExpanded
      }
    })
}

/// A search, in which a typed text shows at once, and becomes the term a moment later.
private final class Search {
  var term = "" { didSet { typed = nil } }
  private var typed: String?

  var field: MyBinding<String> {
    MyBinding(get: { self.typed ?? self.term }, set: { self.typed = $0 })
  }

  /// Lets the moment pass.
  func wait() {
    if let typed { term = typed }
  }
}

private struct SearchField: StoreSystem, DeferredSystem {
  static let model = CellModel<String>()
  let search = Search()
  var base: String {
    get { search.term }
    nonmutating set { search.term = newValue }
  }
  func settle() { search.wait() }
  func binding(_: SinglePort) -> MyBinding<String> { search.field }
}

@Suite(.requiringJudgement) struct `The rows of the page on which model to take` {
  @Test func `are whole values`() {
    expect(bindingOver: Int.self) { source in
      MyBinding(get: { source.value }, set: { source.value = $0 })
    }
    expect(.readOnly(over: [[], [1], [1, 2]], \.count)) { source in
      MyBinding(get: { source.value.count }, set: { _ in })
    }
  }

  @Test func `are fields`() {
    expect(.fields(of: [Profile()], over: \.isPublic, \.mail.isWeekly)) { source, field in
      MyBinding(get: { source.value[keyPath: field] }, set: { source.value[keyPath: field] = $0 })
    }
    expect(.pair(of: [Profile()], \.isPublic, \.mail.isWeekly)) { source in
      publicAndWeekly(of: source)
    }
  }

  @Test func `are conversions`() {
    expect(.clamped(to: 0...10, trying: [0, 5, 11])) { source in
      MyBinding(get: { source.value }, set: { source.value = min(max($0, 0), 10) })
    }
    expect(.normalised(trying: ["", "a", "A"], { $0.lowercased() })) { source in
      MyBinding(get: { source.value }, set: { source.value = $0.lowercased() })
    }
    expect(
      .converted(over: [0, 7], trying: ["x"], reads: { "\($0)" }, stores: { Int($0) })
    ) { source in
      MyBinding(get: { "\(source.value)" }, set: { source.value = Int($0) ?? source.value })
    }
    expect(.accepting(trying: [1, 2, -1]) { $0 > 0 }) { source in
      MyBinding(get: { source.value }, set: { if $0 > 0 { source.value = $0 } })
    }
  }

  @Test func `are parts that keep the rest`() {
    expect(.hasSome(["", "a", "ab"])) { source in
      MyBinding(get: { !source.value.isEmpty }, set: { if !$0 { source.value = "" } })
    }
    expect(.any(of: [Profile.Mail()], over: \.isWeekly, \.isUrgent)) { source in
      isAny(in: source)
    }
    expect(.entry("milk", default: 0, over: [[:], ["milk": 1], ["sugar": 2]])) { source in
      MyBinding(get: { source.value["milk", default: 0] }, set: { source.value["milk"] = $0 })
    }
    expect(.rows([[], [Chore(id: 1), Chore(id: 2, isDone: true)]], where: \.isDone)) { source in
      MyBinding(
        get: { source.value.filter(\.isDone) },
        set: { done in source.value = done + source.value.filter { !$0.isDone } })
    }
  }

  @Test func `are put off`() {
    expect(SearchField.self)
  }

  @Test func `are optionals`() {
    expect(.defaulted(to: 0, trying: [0, 1, 2])) { source in
      MyBinding(get: { source.value ?? 0 }, set: { source.value = $0 })
    }
    expect(.lifted(trying: [0, 1, 2])) { source in
      MyBinding<Int?>(get: { source.value }, set: { source.value = $0 ?? source.value })
    }
    expect(.unwrapped(trying: [1, 2])) { source in
      unwrapped(source)
    }
  }

  @Test func `are presented`() {
    expect(.presence(trying: [1, 2])) { source in
      MyBinding(get: { source.value != nil }, set: { if !$0 { source.value = nil } })
    }
    expect(.absence(trying: [1, 2])) { source in
      MyBinding(get: { source.value == nil }, set: { if $0 { source.value = nil } })
    }
    expect(.shown([Route.detail(1), .detail(2), .home], where: { $0.detail != nil })) { source in
      shownDetail(in: source)
    }
  }

  @Test func `are cases`() {
    expect(
      .payloads(
        of: SinglePort.self, trying: [1, 2], others: [Route.home], { $1.detail },
        whole: { .detail($1) })
    ) { source in
      detail(in: source)
    }
    expect(
      .presentedPayloads(
        of: SinglePort.self, trying: [1, 2], others: [Route.home], { $1.detail },
        whole: { .detail($1) })
    ) { source in
      presentedDetail(in: source)
    }
  }

  @Test func `are elements`() {
    expect(.elements([Chore(id: 1), Chore(id: 2)], \.isDone)) { source, id in
      isDone(id, in: source)
    }
    expect(.positions([Chore(id: 1), Chore(id: 2)], at: \.isDone)) { source, index in
      isDone(at: index, in: source)
    }
    expect(.ends([Chore(id: 1)], at: \.isDone)) { source, end in
      isDone(at: end, in: source)
    }
  }

  @Test func `are tags`() {
    expect(.selection(of: Filter.self)) { source, filter in
      isSelected(filter, in: source)
    }
    expect(.requiredSelection(of: Filter.self)) { source, filter in
      MyBinding(get: { source.value == filter }, set: { if $0 { source.value = filter } })
    }
    expect(.requiredSelection(of: Filter.self, default: .unread)) { source, filter in
      MyBinding(
        get: { source.value == filter },
        set: { isOn in
          if isOn {
            source.value = filter
          } else {
            source.value = source.value == filter ? .unread : source.value
          }
        })
    }
  }

  @Test func `are members`() {
    expect(.members(of: Filter.self)) { source, filter in
      contains(filter, in: source)
    }
    expect(.listMembers(of: Filter.self)) { source, filter in
      isListed(filter, in: source)
    }
    expect(.options(of: [Rights.read, .write, .share])) { source, right in
      has(right, in: source)
    }
  }

  @Test func `are mixed states`() {
    expect(
      .aggregate(
        of: [Profile.Mail()], over: \.isWeekly, \.isUrgent, as: Tick.self, writtenAtOnce: true)
    ) { source, port in
      tick(port, in: source)
    }
    expect(.aggregate(ofElements: [Chore(id: 1), Chore(id: 2)], \.isDone, as: Tick.self)) {
      source, port in
      tick(port, in: source)
    }
  }

  @Test func `are owned`() {
    expect(.owned(Bool.self)) { source in
      isExpanded(in: source)
    }
  }
}
