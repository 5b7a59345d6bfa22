import LawTesting
import TestSupport

/// Two fields of one type, and one of its optional.
struct Size: Equatable {
  var width = 0
  var height = 0
  var limit: Int?
}

/// A sheet over a form, of which no value can be made.
struct Sheet: Equatable {
  var form = Form()
  var isShown = false
}

@Suite struct `Fields of a form` {
  @Test func `may each have a binding`() {
    let verdicts = expect(
      bindingsOver: Form(),
      BoundField(\.name) { form in
        MyBinding(get: { form.value.name }, set: { form.value.name = $0 })
      },
      BoundField(\.isOn) { form in
        MyBinding(get: { form.value.isOn }, set: { form.value.isOn = $0 })
      })
    #expect(verdicts.count { [.upheld, .proved].contains($0.kind) } > 10)
  }

  @Test func `of one type may take values of their own`() {
    let verdicts = expect(
      bindingsOver: Size(), BoundField(\.width, values: [0, 1]) { MyBinding($0, \.width) },
      BoundField(\.height, values: [0, 5]) { MyBinding($0, \.height) },
      BoundField(\.limit, values: [nil, 1]) { MyBinding($0, \.limit) })
    #expect(verdicts.allSatisfy { $0.kind != .broken })
  }

  @Test func `are not proved if some of their values were drawn`() {
    let some = expect(
      bindingsOver: Form(), BoundField(\.name) { MyBinding($0, \.name) }, obeys: .roundTrip)
    #expect(!some.contains { $0.kind == .proved })
    let all = expect(
      bindingsOver: Form(), BoundField(\.isOn) { MyBinding($0, \.isOn) }, obeys: .roundTrip)
    #expect(all.contains { $0.kind == .proved })
  }

  @Test func `are also set to their value in the root`() throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: Form(),
        BoundField(\.name, values: ["Bob", "Cleo"]) { source in
          MyBinding(get: { source.value.name }, set: { source.value.name = $0 == "" ? "?" : $0 })
        }, obeys: [.getSet])
    }
    #expect(text.contains("breaks get-set"))
  }

  @Test func `are an issue if two have the same name`() {
    let texts = issues {
      expect(
        bindingsOver: Form(), BoundField(\.name) { MyBinding($0, \.name) },
        BoundField(\.name) { source in MyBinding(get: { source.value.name }, set: { _ in }) })
    }
    #expect(texts.contains { $0.contains("several fields are called name: expect them apart") })
  }

  @Test func `are named by position if their key paths have no name`() throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: [false, false],
        BoundField(\.[0]) { source in
          MyBinding(get: { source.value[0] }, set: { source.value = [$0, $0] })
        },
        BoundField(\.[1]) { MyBinding($0, \.[1]) })
    }
    #expect(text.contains("set field1 on"))
  }

  @Test func `break set-local if a set changes another property`() {
    let texts = issues {
      expect(
        bindingsOver: Form(), BoundField(\.name) { MyBinding($0, \.name) },
        BoundField(\.isOn) { source in
          MyBinding(
            get: { source.value.isOn },
            set: { source.value = Form(name: source.value.name, isOn: $0, revision: 1) })
        }, obeys: .locality)
    }
    #expect(texts.contains { $0.contains("breaks set-local: a set stays in its focus") })
    #expect(texts.contains { $0.contains("set isOn on") })
  }

  @Test func `are an issue if one has no value to set`() throws {
    let text = try onlyIssue {
      let verdicts = expect(
        bindingsOver: Sheet(),
        BoundField(\.form) { source in MyBinding(get: { source.value.form }, set: { _ in }) },
        BoundField(\.isShown) { MyBinding($0, \.isShown) })
      #expect(verdicts.isEmpty)
    }
    #expect(text.contains("the field form cannot be judged, because there is no Form to set"))
    #expect(text.contains("pass values:, or let Form conform to Arbitrary or CaseIterable"))
  }

  @Test func `are tried with simple values first`() {
    let texts = issues {
      expect(
        bindingsOver: Form(),
        BoundField(\.revision) { MyBinding($0, \.revision) { min($0, 0) } },
        BoundField(\.name) { source in MyBinding(get: { source.value.name }, set: { _ in }) },
        obeys: .wellBehaved)
    }
    #expect(texts.contains { $0.contains("    set revision 1 ") })
  }

  /// Generated texts are also a little longer than the limits that programs often have.
  @Test("are tried with values that programs check", arguments: [8, 20, 140])
  func cut(_ most: Int) throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: Form(),
        BoundField(\.name) { MyBinding($0, \.name) { String($0.prefix(most)) } },
        obeys: [.setGet])
    }
    #expect(text.contains("breaks set-get"))
  }

  @Test func `are proved over the values that are given`() {
    let verdicts = expect(
      bindingsOver: Form(),
      BoundField(\.name, values: ["", "Ada"]) { MyBinding($0, \.name) },
      BoundField(\.revision, values: [0, 1]) { MyBinding($0, \.revision) }, obeys: .wellBehaved)
    #expect(verdicts.map(\.kind) == [.proved, .proved])
  }
}
