import LawTesting
import TestSupport

private enum Filter: CaseIterable { case unread, flagged, attached }

private struct Folder: Hashable { var name: String }

private struct Draft: Equatable {
  var isWeekly = false
  var isUrgent = false
  var title = ""
}

private enum Kind: CaseIterable { case detail }

/// The right binding of a tag.
private func tag<Tag: Equatable>(_ tag: Tag, in source: Source<Tag?>) -> MyBinding<Bool> {
  MyBinding(
    get: { source.value == tag },
    set: { isOn in
      if isOn { source.value = tag } else if source.value == tag { source.value = nil }
    })
}

/// The right binding of a place in a list, which reads off where there is none.
private func chore(at index: Int, in source: Source<[Chore]>) -> MyBinding<Bool> {
  MyBinding(
    get: { source.value.indices.contains(index) && source.value[index].isDone },
    set: { if source.value.indices.contains(index) { source.value[index].isDone = $0 } })
}

/// What each model behind a dot finds right and wrong; the parameters are those of the model alone.
@Suite struct `A model behind a dot` {
  @Test func `is a selection of the cases of a type`() throws {
    expect(.selection(of: Filter.self)) { source, filter in tag(filter, in: source) }
    let text = try onlyIssue {
      expect(.selection(of: Filter.self), named: "filters") { source, filter in
        MyBinding(get: { source.value == filter }, set: { source.value = $0 ? filter : nil })
      }
    }
    #expect(text.hasPrefix("filters breaks set-off-clears-own"))
  }

  @Test func `is a selection by another policy`() throws {
    let folders = [Folder(name: "a"), Folder(name: "b")]
    expect(.selection(of: folders, .radio)) { source, folder in
      MyBinding(get: { source.value == folder }, set: { if $0 { source.value = folder } })
    }
    let text = try onlyIssue {
      expect(.selection(of: folders, .radio), named: "folders") { source, folder in
        tag(folder, in: source)
      }
    }
    #expect(text.contains("folders breaks"))
  }

  @Test func `is a selection that is never empty`() throws {
    expect(.requiredSelection(of: Filter.self)) { source, filter in
      MyBinding(get: { source.value == filter }, set: { if $0 { source.value = filter } })
    }
    let text = try onlyIssue {
      expect(.requiredSelection(of: Filter.self), named: "filters") { source, filter in
        MyBinding(get: { source.value == filter }, set: { source.value = $0 ? filter : .unread })
      }
    }
    #expect(text.contains("filters breaks"))
  }

  @Test func `is a field of the elements of a list`() throws {
    expect(.elements([Chore(id: 1), Chore(id: 2)], \.isDone)) { source, id -> MyBinding<Bool>? in
      if !source.value.contains(where: { $0.id == id }) { return nil }
      return MyBinding(
        get: { source.value.first { $0.id == id }?.isDone ?? false },
        set: { isDone in
          if let index = source.value.firstIndex(where: { $0.id == id }) {
            source.value[index].isDone = isDone
          }
        })
    }
    let text = try onlyIssue {
      expect(
        .elements([Chore(id: 1), Chore(id: 2)], \.isDone), named: "chores",
        obeys: [.conforms]
      ) { source, id -> MyBinding<Bool>? in
        guard let index = source.value.firstIndex(where: { $0.id == id }) else { return nil }
        return MyBinding(
          get: { source.value.indices.contains(index) && source.value[index].isDone },
          set: { if source.value.indices.contains(index) { source.value[index].isDone = $0 } })
      }
    }
    #expect(text.contains("chores breaks conforms"))
  }

  @Test func `is a position of a list`() {
    expect(.positions([Chore(id: 1)], at: \.isDone, missing: false)) { source, index in
      chore(at: index, in: source)
    }
  }

  @Test func `is a value within bounds`() throws {
    expect(.clamped(to: 0...10, trying: [0, 5, 11, -1])) { source in
      MyBinding(
        get: { min(max(source.value, 0), 10) }, set: { source.value = min(max($0, 0), 10) })
    }
    let text = try onlyIssue {
      expect(.clamped(to: 0...10, trying: [0, 5, 11, -1]), named: "level") { source in
        MyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(text.contains("level breaks"))
  }

  @Test func `is a conversion there and back`() throws {
    expect(
      .converted(over: [0, 2], trying: [1.5]) { (whole: Int) in
        Double(whole)
      } stores: {
        Int(exactly: $0)
      }
    ) { source in
      MyBinding<Double>(
        get: { Double(source.value) },
        set: { if let whole = Int(exactly: $0) { source.value = whole } })
    }
    let text = try onlyIssue {
      expect(
        .converted(over: [0, 2], trying: [1.5]) { (whole: Int) in
          Double(whole)
        } stores: {
          Int(exactly: $0)
        }, named: "number"
      ) { source in
        MyBinding<Double>(get: { Double(source.value) }, set: { source.value = Int($0) })
      }
    }
    #expect(text.contains("number breaks"))
  }

  @Test func `is a member of a set or of a list`() throws {
    expect(.members(of: [1, 2, 3], bound: [1, 2])) { source, number in
      MyBinding(
        get: { source.value.contains(number) },
        set: { if $0 { source.value.insert(number) } else { source.value.remove(number) } })
    }
    let text = try onlyIssue {
      expect(.listMembers(of: [1, 2, 3]), named: "numbers") { source, number in
        MyBinding(
          get: { source.value.contains(number) },
          set: { if $0 { source.value.append(number) } else { source.value = [] } })
      }
    }
    #expect(text.contains("numbers breaks"))
  }

  @Test func `is an optional, inside, by a default, or whether it is there`() throws {
    expect(.defaulted(to: 0, trying: [0, 1])) { source in
      MyBinding(get: { source.value ?? 0 }, set: { source.value = $0 })
    }
    expect(.presence(trying: [1, 2])) { source in
      MyBinding(get: { source.value != nil }, set: { if !$0 { source.value = nil } })
    }
    expect(.absence(trying: [1, 2])) { source in
      MyBinding(get: { source.value == nil }, set: { if $0 { source.value = nil } })
    }
    let text = try onlyIssue {
      expect(.defaulted(to: 0, trying: [0, 1], nilPolicy: .kept), named: "number") { source in
        MyBinding(get: { source.value ?? 0 }, set: { source.value = $0 })
      }
    }
    #expect(text.contains("number breaks"))
  }

  @Test func `is fields, a pair of them, or their aggregate`() throws {
    expect(.fields(of: [Draft()], over: \.isWeekly, \.isUrgent)) { source, field in
      MyBinding(source, field)
    }
    expect(.aggregate(of: [Draft()], over: \.isWeekly, \.isUrgent, as: Tick.self)) { source, port in
      MyBinding(source).all(of: port.paths(among: [\.isWeekly, \.isUrgent]))
    }
    let text = try onlyIssue {
      expect(
        .aggregate(of: [Draft()], over: \.isWeekly, \.isUrgent, as: Tick.self), named: "toggles"
      ) { source, port in
        MyBinding(source).all(
          of: port == .all ? [\.isWeekly] : port.paths(among: [\.isWeekly, \.isUrgent]))
      }
    }
    #expect(text.contains("toggles breaks"))
  }

  @Test func `finds a set of what is only shown`() throws {
    let text = try onlyIssue {
      expect(.readOnly(over: [[], [1], [1, 2]], \.count), named: "count") { source in
        MyBinding(
          get: { source.value.count }, set: { source.value = Array(source.value.prefix($0)) })
      }
    }
    #expect(text.hasPrefix("count breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `finds what is stored otherwise than it is read`() throws {
    let text = try onlyIssue {
      expect(
        .converted(trying: [0, 1], reads: { UInt8(clamping: $0) }, stores: { Int($0) }),
        named: "level"
      ) { source in
        MyBinding(get: { UInt8(clamping: source.value) }, set: { source.value = Int($0) })
      }
    }
    #expect(text.hasPrefix("level breaks get-set"), "\(text)")
  }

  @Test func `finds a set that has to be refused`() throws {
    let text = try onlyIssue {
      expect(.accepting(trying: [1, 2, -1]) { $0 > 0 }, named: "amount") { source in
        MyBinding(get: { source.value }, set: { source.value = max($0, 1) })
      }
    }
    #expect(text.hasPrefix("amount breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `finds what a set does beside what it is about`() throws {
    let whole = try onlyIssue {
      expect(.hasSome([[], [1], [1, 2]]), named: "some") { source in
        MyBinding(get: { !source.value.isEmpty }, set: { source.value = $0 ? [1] : [] })
      }
    }
    #expect(whole.hasPrefix("some breaks rejected-set-is-inert"), "\(whole)")
    let flags = try onlyIssue {
      expect(.any(of: [Profile.Mail()], over: \.isWeekly, \.isUrgent), named: "any") { source in
        MyBinding(
          get: { source.value.isAny },
          set: { source.value = Profile.Mail(isWeekly: $0, isUrgent: $0) })
      }
    }
    #expect(flags.hasPrefix("any breaks get-set"), "\(flags)")
    let entry = try onlyIssue {
      expect(
        .entry("milk", default: 0, over: [[:], ["milk": 1], ["sugar": 2]]), named: "milk"
      ) { source in
        MyBinding(get: { source.value["milk", default: 0] }, set: { source.value = ["milk": $0] })
      }
    }
    #expect(entry.hasPrefix("milk breaks get-set"), "\(entry)")
    let rows = try onlyIssue {
      expect(
        .rows([[], [Chore(id: 1), Chore(id: 2, isDone: true)]], where: \.isDone), named: "done"
      ) { source in
        MyBinding(get: { source.value.filter(\.isDone) }, set: { source.value = $0 })
      }
    }
    #expect(rows.hasPrefix("done breaks get-set"), "\(rows)")
  }

  @Test func `finds what is erased though it is hidden`() throws {
    let text = try onlyIssue {
      expect(.shown([1, 2, -1], where: { $0 > 0 }), named: "positive") { source in
        MyBinding(
          get: { source.value.flatMap { $0 > 0 ? $0 : nil } }, set: { source.value = $0 })
      }
    }
    #expect(text.hasPrefix("positive breaks get-set"), "\(text)")
  }

  @Test func `finds a tag that selects the default though it is not selected`() throws {
    let text = try onlyIssue {
      expect(.requiredSelection(of: Filter.self, default: .unread), named: "filters") {
        source, filter in
        MyBinding(
          get: { source.value == filter }, set: { source.value = $0 ? filter : .unread })
      }
    }
    #expect(text.hasPrefix("filters breaks set-off-clears-own"), "\(text)")
  }

  @Test func `finds nil that is stored though it is refused`() throws {
    let text = try onlyIssue {
      expect(.lifted(trying: [0, 1, 2]), named: "level") { source in
        MyBinding<Int?>(get: { source.value }, set: { source.value = $0 ?? 0 })
      }
    }
    #expect(text.hasPrefix("level breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `is the payload of a case`() {
    expect(
      .payloads(of: Kind.self, trying: [1, 2], others: [.home]) { (_: Kind, route: Route) -> Int? in
        route.detail
      } whole: { _, number in
        .detail(number)
      }
    ) { source, _ -> MyBinding<Int>? in
      guard case .detail(let first) = source.value else { return nil }
      return MyBinding(
        get: { if case .detail(let number) = source.value { number } else { first } },
        set: { if case .detail = source.value { source.value = .detail($0) } })
    }
  }
}
