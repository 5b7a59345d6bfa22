import LawTesting
import TestSupport

@Suite struct `A world of one value` {
  @Test func `gets others if all elements have the same`() throws {
    #expect(try LawChecker(DroppedName.self).verdict(on: .setGet)?.kind == .broken)
  }

  @Test func `is reported instead of judged`() {
    let texts = issues {
      expect(bindingsOver: [Paint()]) { source in
        let frozen = source.value.mix
        return MyBinding(get: { frozen }, set: { _ in })
      }
    }
    #expect(texts.contains { $0.contains("no values") })
  }
}

private struct Person: Identifiable, Equatable {
  let id: Int
  var name = ""
}

/// A name whose sets are lost.
private struct DroppedName: BindingSystem {
  static var model: ElementsModel<Person, String> {
    ElementsModel([Person(id: 1), Person(id: 2)], \.name)
  }
  let source: Source<[Person]>

  func binding(_ id: Int) -> MyBinding<String> {
    MyBinding(get: { source.value.first { $0.id == id }?.name ?? "" }, set: { _ in })
  }
}

/// A base whose values cannot be generated.
private struct Paint: Equatable {
  struct Mix: Equatable {
    var red = 0.5
  }
  var mix = Mix()
}
