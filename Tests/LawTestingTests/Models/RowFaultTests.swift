import LawTesting
import TestSupport

private enum Filter: CaseIterable { case unread, flagged, attached }

private struct Folder: Hashable { var name: String }

/// The faults that each model of the table finds.
///
/// `RowTests` has the same rows as they should be.
@Suite struct `The fault of a row` {
  @Test func `is a set of a read-only value`() throws {
    let text = try onlyIssue {
      expect(.readOnly(over: [[], [1], [1, 2]], \.count), named: "count") { source in
        MyBinding(
          get: { source.value.count }, set: { source.value = Array(source.value.prefix($0)) })
      }
    }
    #expect(text.hasPrefix("count breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `is a change of another field than the one that was set`() throws {
    let text = try onlyIssue {
      expect(
        .fields(of: [Profile()], over: \.isPublic, \.mail.isWeekly), named: "flags",
        obeys: [.setLocal]
      ) { source, field in
        MyBinding(
          get: { source.value[keyPath: field] },
          set: { isOn in
            var profile = Profile()
            profile[keyPath: field] = isOn
            source.value = profile
          })
      }
    }
    #expect(text.hasPrefix("flags breaks set-local"), "\(text)")
  }

  @Test func `is a value beyond its bounds`() throws {
    let text = try onlyIssue {
      expect(.clamped(to: 0...10, trying: [0, 5, 11, -1]), named: "level") { source in
        MyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(text.hasPrefix("level breaks"), "\(text)")
  }

  @Test func `is what a conversion loses`() throws {
    let text = try onlyIssue {
      expect(
        .converted(
          over: [0, 2], trying: [1.5], reads: { Double($0) }, stores: { Int(exactly: $0) }),
        named: "number"
      ) { source in
        MyBinding<Double>(get: { Double(source.value) }, set: { source.value = Int($0) })
      }
    }
    #expect(text.hasPrefix("number breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `is a clamped reading of a base that is not listed`() throws {
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

  @Test func `is a set that must be refused`() throws {
    let text = try onlyIssue {
      expect(.accepting(trying: [1, 2, -1]) { $0 > 0 }, named: "amount") { source in
        MyBinding(get: { source.value }, set: { source.value = max($0, 1) })
      }
    }
    #expect(text.hasPrefix("amount breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `is a text that is made up`() throws {
    let text = try onlyIssue {
      expect(.hasSome(["", "a", "ab"]), named: "some") { source in
        MyBinding(get: { !source.value.isEmpty }, set: { source.value = $0 ? "a" : "" })
      }
    }
    #expect(text.hasPrefix("some breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `is a flag that goes on although one was on`() throws {
    let text = try onlyIssue {
      expect(.any(of: [Profile.Mail()], over: \.isWeekly, \.isUrgent), named: "any") { source in
        MyBinding(
          get: { source.value.isAny },
          set: { source.value = Profile.Mail(isWeekly: $0, isUrgent: $0) })
      }
    }
    #expect(text.hasPrefix("any breaks get-set"), "\(text)")
  }

  @Test func `is another entry that is lost`() throws {
    let text = try onlyIssue {
      expect(
        .entry("milk", default: 0, over: [[:], ["milk": 1], ["sugar": 2]]), named: "milk"
      ) { source in
        MyBinding(get: { source.value["milk", default: 0] }, set: { source.value = ["milk": $0] })
      }
    }
    #expect(text.hasPrefix("milk breaks get-set"), "\(text)")
  }

  @Test func `is a hidden row that is lost`() throws {
    let text = try onlyIssue {
      expect(
        .rows([[], [Chore(id: 1), Chore(id: 2, isDone: true)]], where: \.isDone), named: "done"
      ) { source in
        MyBinding(get: { source.value.filter(\.isDone) }, set: { source.value = $0 })
      }
    }
    #expect(text.hasPrefix("done breaks get-set"), "\(text)")
  }

  @Test func `is nil that is stored though it is refused`() throws {
    let text = try onlyIssue {
      expect(.lifted(trying: [0, 1, 2]), named: "level") { source in
        MyBinding<Int?>(get: { source.value }, set: { source.value = $0 ?? 0 })
      }
    }
    #expect(text.hasPrefix("level breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `is a default that is stored though nil must be kept`() throws {
    let text = try onlyIssue {
      expect(.defaulted(to: 0, trying: [0, 1], nilPolicy: .kept), named: "number") { source in
        MyBinding(get: { source.value ?? 0 }, set: { source.value = $0 })
      }
    }
    #expect(text.hasPrefix("number breaks get-set"), "\(text)")
  }

  @Test func `is a hidden value that is erased`() throws {
    let text = try onlyIssue {
      expect(.shown([1, 2, -1], where: { $0 > 0 }), named: "positive") { source in
        MyBinding(
          get: { source.value.flatMap { $0 > 0 ? $0 : nil } }, set: { source.value = $0 })
      }
    }
    #expect(text.hasPrefix("positive breaks get-set"), "\(text)")
  }

  @Test func `is an element that is looked up once`() throws {
    let text = try onlyIssue {
      expect(
        .elements([Chore(id: 1), Chore(id: 2)], \.isDone), named: "chores", obeys: [.conforms]
      ) { source, id -> MyBinding<Bool>? in
        guard let index = source.value.firstIndex(where: { $0.id == id }) else { return nil }
        return MyBinding(
          get: { source.value.indices.contains(index) && source.value[index].isDone },
          set: { if source.value.indices.contains(index) { source.value[index].isDone = $0 } })
      }
    }
    #expect(text.hasPrefix("chores breaks conforms"), "\(text)")
  }

  @Test func `is a tag that clears any selection`() throws {
    let text = try onlyIssue {
      expect(.selection(of: Filter.self), named: "filters") { source, filter in
        MyBinding(get: { source.value == filter }, set: { source.value = $0 ? filter : nil })
      }
    }
    #expect(text.hasPrefix("filters breaks set-off-clears-own"), "\(text)")
  }

  @Test func `is a radio button that can be set off`() throws {
    let text = try onlyIssue {
      expect(
        .selection(of: [Folder(name: "a"), Folder(name: "b")], .radio), named: "folders"
      ) { source, folder in
        MyBinding(
          get: { source.value == folder },
          set: { isOn in
            if isOn { source.value = folder } else if source.value == folder { source.value = nil }
          })
      }
    }
    #expect(text.hasPrefix("folders breaks"), "\(text)")
  }

  @Test func `is a tag that selects another one, though off is refused`() throws {
    let text = try onlyIssue {
      expect(.requiredSelection(of: Filter.self), named: "filters") { source, filter in
        MyBinding(get: { source.value == filter }, set: { source.value = $0 ? filter : .unread })
      }
    }
    #expect(text.hasPrefix("filters breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `is a tag that selects the default though it is not selected`() throws {
    let text = try onlyIssue {
      expect(.requiredSelection(of: Filter.self, default: .unread), named: "filters") {
        source, filter in
        MyBinding(get: { source.value == filter }, set: { source.value = $0 ? filter : .unread })
      }
    }
    #expect(text.hasPrefix("filters breaks set-off-clears-own"), "\(text)")
  }

  @Test func `is a member that takes all others out`() throws {
    let text = try onlyIssue {
      expect(.listMembers(of: [1, 2, 3]), named: "numbers") { source, number in
        MyBinding(
          get: { source.value.contains(number) },
          set: { if $0 { source.value.append(number) } else { source.value = [] } })
      }
    }
    #expect(text.hasPrefix("numbers breaks"), "\(text)")
  }

  @Test func `is an aggregate of one member alone`() throws {
    let text = try onlyIssue {
      expect(
        .aggregate(of: [Profile.Mail()], over: \.isWeekly, \.isUrgent, as: Tick.self),
        named: "toggles"
      ) { source, port in
        MyBinding(source).all(
          of: port == .all ? [\.isWeekly] : port.paths(among: [\.isWeekly, \.isUrgent]))
      }
    }
    #expect(text.hasPrefix("toggles breaks"), "\(text)")
  }
}
