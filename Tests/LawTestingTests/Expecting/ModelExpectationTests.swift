import LawTesting
import TestSupport

private enum Filter: CaseIterable { case unread, flagged, attached }

/// A class of an app.
private final class Tray {
  var filter: Filter?

  func isOn(_ filter: Filter) -> MyBinding<Bool> {
    MyBinding(
      get: { self.filter == filter },
      set: { isOn in
        if isOn { self.filter = filter } else if self.filter == filter { self.filter = nil }
      })
  }

  /// Returns a binding that clears any filter when it is set off.
  func isOnOrNone(_ filter: Filter) -> MyBinding<Bool> {
    MyBinding(get: { self.filter == filter }, set: { self.filter = $0 ? filter : nil })
  }
}

/// A model of a door, of which `hasLock` says whether its lock has a binding, too.
///
/// An open door cannot be locked, and a locked one not be opened.
private struct Lock: ReferenceModel {
  struct Door: Equatable {
    var isOpen = false
    var isLocked = false
  }
  enum Part: CaseIterable {
    case open, locked
    var path: WritableKeyPath<Door, Bool> { self == .open ? \.isOpen : \.isLocked }
    /// The part that keeps this one from being set on.
    var obstacle: Part { self == .open ? .locked : .open }
  }
  enum Move: CaseIterable { case slam }
  let hasLock: Bool
  var ports: [Part] { hasLock ? [.open, .locked] : [.open] }
  var bases: [Door]? { [Door(), Door(isOpen: true), Door(isLocked: true)] }
  var actions: [Move] { [.slam] }
  func permits(_ door: Door) -> Bool { !(door.isOpen && door.isLocked) }
  func accepts(_ isOn: Bool, at part: Part, in door: Door) -> Bool {
    !isOn || !door[keyPath: part.obstacle.path]
  }
  func get(_ part: Part, in door: Door) -> Bool { door[keyPath: part.path] }
  func set(_ isOn: Bool, at part: Part, in door: Door) -> Door {
    var door = door
    door[keyPath: part.path] = isOn
    return door
  }
  func apply(_ move: Move, to door: Door) -> Door { Door(isLocked: door.isLocked) }
}

@Suite struct `A model and a closure` {
  @Test func `test a selection`() {
    let verdicts = expect(.selection(of: Filter.self)) { source, filter in
      MyBinding(
        get: { source.value == filter },
        set: { isOn in
          if isOn { source.value = filter } else if source.value == filter { source.value = nil }
        })
    }
    #expect(verdicts.contains { $0.law.id == "at-most-one-on" && $0.kind == .proved })
    #expect(verdicts.contains { $0.law.id == "total" && $0.kind == .proved })
  }

  @Test func `report a mistake by the name that is given`() throws {
    let text = try onlyIssue {
      expect(.selection(of: Filter.self), named: "filters") { source, filter in
        MyBinding(get: { source.value == filter }, set: { source.value = $0 ? filter : nil })
      }
    }
    #expect(text.hasPrefix("filters breaks set-off-clears-own"))
    #expect(text.contains("derive(source, .unread)"))
  }

  @Test func `test one binding`() {
    expect(CellModel<Bool>()) { source in
      MyBinding(get: { source.value }, set: { source.value = $0 })
    }
  }

  @Test func `find a mistake of one binding`() throws {
    let text = try onlyIssue {
      expect(CellModel<Bool>(), named: "negation") { source in
        MyBinding(get: { source.value }, set: { source.value = !$0 })
      }
    }
    #expect(text.contains("negation breaks"))
  }

  @Test func `may derive no binding of a port that is gone`() {
    expect(.unwrapped(trying: [1, 2])) { source in
      source.value.map { first in
        MyBinding(
          get: { source.value ?? first }, set: { if source.value != nil { source.value = $0 } })
      }
    }
  }

  @Test func `may use a model of one's own with a parameter`() {
    let verdicts = expect(Lock(hasLock: true)) { source, part in
      MyBinding(
        get: { source.value[keyPath: part.path] },
        set: { isOn in
          if isOn && source.value[keyPath: part.obstacle.path] { return }
          source.value[keyPath: part.path] = isOn
        })
    }
    #expect(verdicts.contains { $0.law.id == "conforms" && $0.kind == .proved })
  }

  /// The binding opens a locked door, although the lock itself has no binding.
  @Test func `judge by the parameter of the model`() throws {
    let text = try onlyIssue {
      expect(Lock(hasLock: false), named: "door") { source, _ in MyBinding(source, \.isOpen) }
    }
    #expect(text.contains("door breaks"))
  }

  @Test func `test a property of a class`() {
    expect(.selection(of: Filter.self), over: \.filter, of: { Tray() }) { tray, filter in
      tray.isOn(filter)
    }
  }

  @Test func `name the property of a class that goes wrong`() throws {
    let text = try onlyIssue {
      expect(.selection(of: Filter.self), over: \.filter, of: { Tray() }) { tray, filter in
        tray.isOnOrNone(filter)
      }
    }
    #expect(text.hasPrefix("Tray.filter breaks set-off-clears-own"))
  }
}
