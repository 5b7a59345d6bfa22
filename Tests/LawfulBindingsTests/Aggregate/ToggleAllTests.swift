import LawfulBindings
import Testing

@Suite struct `Toggling all` {
  static let starts: [Set<String>] = [[], ["A"], ["X"], ["A", "B", "X"]]

  @Test(arguments: starts, [true, false])
  func `gives the same in place and as a copy (S29)`(start: Set<String>, isSelected: Bool) {
    var inPlace = start
    inPlace.toggleAll(["A", "B"], isSelected: isSelected)
    #expect(inPlace == start.togglingAll(["A", "B"], isSelected: isSelected))
  }
}
