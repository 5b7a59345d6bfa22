import BindingLaws
import LawChecking
import LawTesting
import Testing

struct Form: Equatable {
  var name = ""
  var isOn = false
  var revision = 0
}

/// Bindings to the fields of a form, as an app makes them.
struct Bind {
  let source: Source<Form>
  init(_ source: Source<Form>) { self.source = source }

  var name: UIBinding<String> {
    UIBinding(get: { source.value.name }, set: { source.value.name = $0 })
  }

  var isOn: UIBinding<Bool> {
    UIBinding(get: { source.value.isOn }, set: { source.value.isOn = $0 })
  }
}

@Suite struct `Fields of a form` {
  @Test func `are bound each for itself`() {
    let verdicts = expect(
      bindingsOver: Form(), Field(\.name) { Bind($0).name }, Field(\.isOn) { Bind($0).isOn })
    #expect(verdicts.count { [.upheld, .proved].contains($0.kind) } > 10)
  }

  @Test func `are told apart when one of them changes another`() {
    let texts = issues {
      expect(
        bindingsOver: Form(), Field(\.name) { Bind($0).name },
        Field(\.isOn) { source in
          UIBinding(
            get: { source.value.isOn },
            set: { source.value = Form(name: source.value.name, isOn: $0, revision: 1) })
        }, obeys: .locality)
    }
    #expect(texts.contains { $0.contains("breaks set-local: a set stays in its focus") })
    #expect(texts.contains { $0.contains("set isOn on") })
  }

  @Test func `take values that are named where none can be made`() {
    let verdicts = expect(
      bindingsOver: Form(),
      Field(\.name, values: ["", "Ada"]) { Bind($0).name },
      Field(\.revision, values: [0, 1]) { source in
        UIBinding(get: { source.value.revision }, set: { source.value.revision = $0 })
      }, obeys: .wellBehaved)
    #expect(verdicts.map(\.kind) == [.proved, .proved])
  }
}
