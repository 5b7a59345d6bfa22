import SwiftUI
import Testing

/// What is taken for granted of SwiftUI's binding; on Apple's systems it is asked of the real one.
@MainActor
struct `SwiftUI's binding` {
  final class Cell: @unchecked Sendable {
    var names = ["a", "b"]
    var name: String?
    var animations: [Animation?] = []
  }

  let cell = Cell()

  var names: Binding<[String]> {
    Binding(get: { cell.names }, set: { cell.names = $0 })
  }

  var name: Binding<String?> {
    Binding(
      get: { cell.name },
      set: { name, transaction in
        cell.name = name
        cell.animations.append(transaction.animation)
      })
  }

  @Test func `is a collection of bindings to the elements`() {
    for name in names { name.wrappedValue += "!" }
    #expect(cell.names == ["a!", "b!"])
    #expect(names.last?.wrappedValue == "b!")
  }

  @Test func `is unwrapped where there is a value`() {
    #expect(Binding(name) == nil)
    cell.name = "a"
    let unwrapped = Binding(name)
    unwrapped?.wrappedValue = "b"
    #expect(cell.name == "b")
  }

  @Test func `brings back what was unwrapped and has gone`() {
    cell.name = "a"
    let unwrapped = Binding(name)
    cell.name = nil
    unwrapped?.wrappedValue = "b"
    #expect(cell.name == "b")
  }

  @Test func `takes no nil where there is none`() {
    let name: Binding<String?> = Binding(names[0])
    name.wrappedValue = nil
    #expect(cell.names == ["a", "b"])
    name.wrappedValue = "c"
    #expect(cell.names == ["c", "b"])
  }

  @Test func `is hashable of any type`() {
    let name: Binding<AnyHashable> = Binding(names[1])
    name.wrappedValue = "c"
    #expect(name.wrappedValue == AnyHashable("c"))
    #expect(cell.names == ["a", "c"])
  }

  @Test func `hands its transaction to the base`() {
    name.animation(.linear).wrappedValue = "a"
    name.transaction(Transaction(animation: .easeIn)).wrappedValue = "b"
    cell.name = "c"
    Binding(name.animation(.easeOut))?.wrappedValue = "d"
    #expect(cell.animations == [.linear, .easeIn, .easeOut])
  }

  @Test func `drops its transaction where its set takes none`() {
    let base = name
    let plain: Binding<String?> = Binding(
      get: { base.wrappedValue }, set: { base.wrappedValue = $0 })
    plain.animation(.linear).wrappedValue = "a"
    #expect(cell.name == "a")
    #expect(cell.animations == [nil])
  }

  @Test func `is set in a body that says what comes of it`() {
    func write(_ text: String) -> Int {
      name.wrappedValue = text
      return cell.animations.count
    }
    let first = withTransaction(Transaction(animation: .linear)) { write("a") }
    let second = withTransaction(\.animation, .linear) { write("b") }
    let third = withAnimation { write("c") }
    #expect([first, second, third] == [1, 2, 3])
    #expect(cell.name == "c")
  }

  @Test func `is constant to a state outside of a view`() {
    let state = State(wrappedValue: 1)
    state.projectedValue.wrappedValue = 2
    #expect(state.wrappedValue == 1)
    #expect(state.projectedValue.wrappedValue == 1)
  }

  @Test func `stays what it is when it is constant`() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }
}
