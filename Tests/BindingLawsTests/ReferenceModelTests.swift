import BindingLaws
import Testing

@Suite struct `A reference model` {
  @Test func `of the library has no flaw`() {
    #expect(SelectionModel<Letter>().flaw == nil)
    #expect(MembersModel<Letter>().flaw == nil)
    #expect(RequiredSelectionModel<Letter>().flaw == nil)
  }

  @Test func `that does not get what it sets has a flaw`() {
    #expect(Deaf().flaw == "set(port, on, off) reads off")
  }

  @Test func `that is refined names the same other base as before`() {
    let refined = Doubling().permitting { $0 != 3 }
    #expect(refined.asRight(as: 2) == 4)
    #expect(refined.asRight(as: nil) == .some(.none))
    #expect(refined.asRight(as: 0) == nil)
  }

  @Test func `that leaves its focus has a flaw`() {
    #expect(Clumsy().flaw?.contains("leaves its focus") == true)
  }
}

private enum Letter: CaseIterable { case a, b }

private enum OnePort: CaseIterable { case port }

/// A flag that no set changes.
private struct Deaf: ReferenceModel {
  typealias Port = OnePort
  var bases: [Bool]? { [false, true] }
  func get(_ port: Port, in base: Bool) -> Bool { base }
  func set(_ value: Bool, at port: Port, in base: Bool) -> Bool { base }
  func outside(_ port: Port, setting value: Bool, in base: Bool) -> Bool { false }
}

/// Members of which a set to on removes all others.
private struct Clumsy: MembershipModel {
  typealias Base = Set<Letter>
  var ports: [Letter] { Letter.allCases }
  func set(_ isOn: Bool, at letter: Letter, in base: Set<Letter>) -> Set<Letter> {
    isOn ? [letter] : base.subtracting([letter])
  }
}

/// A number, or none, of which the double is as right.
///
/// Of none that is none, and 0 has no double.
private struct Doubling: LenientModel {
  typealias Port = OnePort
  let strictly: String? = nil
  func get(_ port: Port, in base: Int?) -> Int? { base }
  func set(_ value: Int?, at port: Port, in base: Int?) -> Int? { value }
  func outside(_ port: Port, setting value: Int?, in base: Int?) -> Int? { value }
  func alternative(to base: Int?) -> Int?? { base == 0 ? nil : .some(base.map { $0 * 2 }) }
}
