import BindingLaws
import BindingLawsCommands
import LawChecking
import Testing

// The code of the article "A reproducer of your own".

struct DimmerBinding: BindingProtocol {
  let source: Source<Int>
  var wrappedValue: Int {
    get { source.value }
    nonmutating set { source.value = min(newValue, 11) }
  }
}

struct Dimmer: BindingSystem {
  static let model = CellModel<Int>()
  let source: Source<Int>
  func binding(_ port: SinglePort) -> DimmerBinding { DimmerBinding(source: source) }
}

struct Repro: BindingLawsCommand {
  static let systems = [
    JudgedSystem(Dimmer.self, breaks: dimmerBreaks, "a dimmer that stops at 11")
  ]
}

let dimmerBreaks: [Law] = [.setGet, .getSet, .writeThrough, .conforms]

@Suite struct `A system that declares what it breaks` {
  @MainActor @Test func `breaks that, and nothing else`() throws {
    let broken = try allLaws.filter { try check(Dimmer.self, obeys: $0)?.kind == .broken }
    #expect(broken.map(\.id) == Repro.systems.first?.breaks.map(\.id))
  }
}
