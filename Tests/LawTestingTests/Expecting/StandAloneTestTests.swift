import Foundation
import LawTesting
import TestSupport

@testable import LawChecking

private struct Duty: Equatable {
  static let first = UUID()
  var id = first
  var share = 0.0
}

@Suite struct `A test to paste` {
  @Test func `shows the broken law with bindings alone`() {
    let text = test(of: ClearingButton.self, Law.getSet)
    #expect(
      text == """
        import BindingLaws
        import Testing

        // v2/get-set/ClearingButton/0C20404BHG0G40800000166H
        @MainActor @Test func `ClearingButton and get-set`() {
          let source = Source<Optional<Colour>>(.green)
          let system = ClearingButton(source: source)
          system.binding(.red).wrappedValue = false
          #expect(source.value == .green)
          #expect(system.binding(.green).wrappedValue == true)
        }

        """)
  }

  @Test func `says where its closure stands`() {
    #expect(
      lines {
        expect(bindingOver: Bool.self) { MyBinding.deaf($0) }
      } == [
        "let source = Source<Bool>(false)  // derive: the closure of the expectation",
        "derive(source).wrappedValue = true",
        "#expect(source.value == true)",
        "#expect(derive(source).wrappedValue == true)",
      ])
  }

  @Test func `sets back whatever the binding reads, as the law does`() {
    let text = lines {
      expect(bindingOver: String?.self, obeys: [.getSet]) { source in
        MyBinding(get: { source.value ?? "Ann" }, set: { source.value = $0 })
      }
    }
    #expect(
      text?.dropFirst() == [
        "let read1 = derive(source).wrappedValue",
        "derive(source).wrappedValue = read1",
        "#expect(source.value == nil)",
        "#expect(derive(source).wrappedValue == nil)",
      ])
  }

  @Test func `sets back what an optional binding reads`() {
    let text = test(of: NegatedInside.self, .getSet)
    let access = "system.binding(.value)?.wrappedValue"
    let line = "if let read1 = \(access) { \(access) = read1 }"
    #expect(text?.contains(line) == true, "\(text ?? "none")")
  }

  @Test func `has a placeholder for what cannot be written`() {
    let text = lines {
      expect(
        bindingsOver: Duty(),
        BoundField(\.share, values: [0, .infinity]) { source in
          MyBinding(get: { source.value.share }, set: { _ in })
        })
    }
    let start = "let source = Source<Duty>(Duty(id: <#\(Duty.first)#>, share: .infinity))"
    #expect(text?.first?.hasPrefix(start) == true)
    #expect(text?.dropFirst().first == "derive[\"share\"](source).wrappedValue = 0.0")
  }

  @Test func `says how the object of a property is made`() {
    #expect(
      lines {
        expect({ Dial() }, \.level) { dial in MyBinding(get: { dial.level }, set: { _ in }) }
      } == [
        "let object = make()  // make, path, derive: as in the expectation",
        "if object.level != 1 { object.level = 1 }",
        "derive(object).wrappedValue = 0",
        "#expect(object.level == 0)",
        "#expect(derive(object).wrappedValue == 0)",
      ])
  }

  @Test func `names the fields whose closures it takes`() {
    let found = lines {
      expect(
        bindingsOver: Form(), BoundField(\.isOn) { MyBinding($0, \.isOn) },
        BoundField(\.name) { source in MyBinding(get: { source.value.name }, set: { _ in }) })
    }
    #expect(found?.first?.hasSuffix("  // derive: the closures of the fields") == true)
    #expect(found?.dropFirst().first == "derive[\"name\"](source).wrappedValue = \"\"")
  }

  @Test func `distinguishes closures by their places`() {
    func deaf() -> [Verdict] {
      expect(bindingOver: Bool.self) { MyBinding.deaf($0) }
    }
    let one = firstFailure(deaf)
    let same = firstFailure(deaf)
    let other = firstFailure {
      expect(bindingOver: Bool.self) { MyBinding.deaf($0) }
    }
    #expect(one?.counterexample?.token == same?.counterexample?.token)
    #expect(one?.counterexample?.trace == other?.counterexample?.trace)
    #expect(Set([one, other].compactMap { $0?.system }).count == 2)
  }

  @Test func `distinguishes properties by their names`() {
    let level = firstFailure {
      expect({ Dial() }, \.level) { dial in MyBinding(get: { dial.level }, set: { _ in }) }
    }
    #expect(level?.system == "Dial.level")
  }

  @Test func `expects a reading, but not a set that is to land`() throws {
    let text = try #require(test(of: SettledLater<Faulty>.self, .readAtOnce))
    #expect(text.contains("  #expect(system.binding(.value).wrappedValue == true)\n}"), "\(text)")
    #expect(!text.contains("system.base == "), "\(text)")
  }

  @Test func `expects what the law requires if there is no model`() {
    #expect(
      lines {
        expect(bindingsOver: [1], setting: [1, 2], obeys: [.getSet]) { source in
          MyBinding<Int>(get: { source.value / 2 }, set: { source.value = $0 })
        }
      } == [
        "let source = Source<Int>(2)  // derive: the closure of the expectation",
        "derive(source).wrappedValue = 1",
        "#expect(source.value == 2)",
        "#expect(derive(source).wrappedValue == 1)",
      ])
  }

  @Test func `expects what one set leaves if the law compares two sets with one`() {
    // From 0, a set of 2 leads to 2, and another one to 3.
    #expect(
      lines {
        expect(bindingsOver: [0], setting: [1, 2], obeys: [.setSet]) { source in
          MyBinding<Int>(get: { source.value % 2 }, set: { source.value = $0 + source.value / 2 })
        }
      }?.dropFirst() == [
        "derive(source).wrappedValue = 2",
        "derive(source).wrappedValue = 2",
        "#expect(source.value == 2)",
        "#expect(derive(source).wrappedValue == 0)",
      ])
  }

  @Test func `expects what was set even if its key path drops it`() {
    let found = lines {
      expect(
        bindingsOver: Dimmed(),
        BoundField(\.isBright) { source in
          MyBinding(get: { source.value.isBright }, set: { source.value.isBright = $0 })
        }, obeys: [.setGet])
    }
    #expect(
      found?.dropFirst() == [
        "derive[\"field1\"](source).wrappedValue = true",
        "#expect(derive[\"field1\"](source).wrappedValue == true)",
      ])
  }

  @Test func `sets again if only a second set shows the mistake`() {
    let found = lines {
      expect(bindingsOver: [0, 1, 2, 3], setting: [true, false], obeys: [.setLocal]) { source in
        MyBinding<Bool>(
          get: { source.value > 1 },
          set: { isOn in source.value = isOn ? 2 + (source.value + 1) % 2 : 0 })
      }
    }
    #expect(
      found == [
        "let source = Source<Int>(0)  // derive: the closure of the expectation",
        "derive(source).wrappedValue = true",
        "derive(source).wrappedValue = true",
        "#expect(source.value == 3)",
      ])
  }

  @Test func `ends where the system crashes`() {
    let text = test(of: Dying<ArrayIndex>.self, Law.totalOfUser)
    #expect(text?.contains("  system.binding(.cell).wrappedValue = 13\n  // trapped") == true)
  }

  /// Returns the lines of the test of a closure.
  private func lines(_ body: () -> [Verdict]) -> [String]? {
    let text = silently(body)?.compactMap(\.counterexample).first?.test
    let lines = text?.split(separator: "\n").drop { !$0.hasPrefix("  ") }.dropLast()
    return lines?.map { String($0.dropFirst(2)) }
  }

  /// Returns the first verdict with a counterexample.
  private func firstFailure(_ body: () -> [Verdict]) -> Verdict? {
    silently(body)?.first { $0.counterexample != nil }
  }

  private func test<System: BindingSystem>(of system: System.Type, _ law: Law) -> String? {
    silently { expect(system, obeys: law) }?.counterexample?.test
  }
}

/// A light that is never bright.
private struct Dimmed: Equatable {
  var level = 1
  var isBright: Bool {
    get { level > 2 }
    set { level = newValue ? 2 : 1 }
  }
}

private final class Dial {
  var level = 0
}

/// The inside of an optional flag, which is read as its opposite.
private struct NegatedInside: BindingSystem {
  static var model: UnwrappedModel<Bool> { UnwrappedModel(trying: [false, true]) }
  let source: Source<Bool?>

  func binding(_ port: SinglePort) -> MyBinding<Bool>? {
    if source.value == nil { return nil }
    return MyBinding(get: { source.value == false }, set: { source.value = $0 })
  }
}
