import LawfulBindings
import Testing

@Suite struct `A headless binding` {
  private let filter = HeadlessState<Section?>(wrappedValue: nil).projectedValue

  @Test func `equals another that an equal key path derives`() {
    #expect(filter[isSelecting: .a] == filter[isSelecting: .a])
    #expect(filter[isSelecting: .a].negated == filter[isSelecting: .a].negated)
  }

  @Test func `differs by its argument, root and transaction`() {
    #expect(filter[isSelecting: .a] != filter[isSelecting: .b])
    let other = HeadlessState<Section?>(wrappedValue: nil).projectedValue
    #expect(filter[isSelecting: .a] != other[isSelecting: .a])
    #expect(filter[isSelecting: .a] != filter[isSelecting: .a].animation())
  }

  @Test func `never equals another if closures make it`() {
    #expect(filter.map({ $0 }, back: { $0 }) != filter.map({ $0 }, back: { $0 }))
  }
}

private enum Section { case a, b }
