import LawTesting
import Testing

// The code of the article "Writing a reference model".

/// A door that may have a lock, and how often it was used.
struct Door: Equatable {
  var isOpen = false
  var isLocked = false
  var hasLock = true
  var uses = 0
}

struct DoorModel {
  enum Port: CaseIterable { case open, locked }
  enum Action: CaseIterable { case slam, changeLock }
}

extension DoorModel: ReferenceModel {
  var bases: [Door]? {
    [
      Door(), Door(isOpen: true), Door(isLocked: true),
      Door(hasLock: false), Door(isOpen: true, hasLock: false),
    ]
  }

  func get(_ port: Port, in door: Door) -> Bool {
    port == .open ? door.isOpen : door.isLocked
  }

  func set(_ isOn: Bool, at port: Port, in door: Door) -> Door {
    var door = door
    if port == .open { door.isOpen = isOn } else { door.isLocked = isOn }
    return door
  }

  // The sets that are carried out: a locked door does not open, an open one is not locked.
  func accepts(_ isOn: Bool, at port: Port, in door: Door) -> Bool {
    !isOn || !(port == .open ? door.isLocked : door.isOpen)
  }

  // The bases that may be seen, even if only for a moment.
  func permits(_ door: Door) -> Bool { !(door.isOpen && door.isLocked) }

  // The ports that are present: without a lock nothing can be locked.
  var presence: Presence { .comesAndGoes }

  func isPresent(_ port: Port, in door: Door) -> Bool { port == .open || door.hasLock }

  // The actions of others.
  var actions: [Action] { Action.allCases }

  func apply(_ action: Action, to door: Door) -> Door {
    switch action {
    case .slam: set(false, at: .open, in: door)
    case .changeLock: Door(isOpen: door.isOpen, hasLock: !door.hasLock, uses: door.uses)
    }
  }

  // The bases that count as the same.
  func areEquivalent(bases door: Door, _ other: Door) -> Bool {
    (door.isOpen, door.isLocked, door.hasLock) == (other.isOpen, other.isLocked, other.hasLock)
  }
}

func doorBinding(_ port: DoorModel.Port, in door: Source<Door>) -> MyBinding<Bool>? {
  if port == .locked && !door.value.hasLock { return nil }
  return MyBinding(
    get: { port == .open ? door.value.isOpen : door.value.isLocked },
    set: { isOn in
      var changed = door.value
      changed.uses += 1
      switch port {
      case .open where !isOn || !changed.isLocked: changed.isOpen = isOn
      case .locked where changed.hasLock && (!isOn || !changed.isOpen): changed.isLocked = isOn
      default: break
      }
      door.value = changed
    })
}

@Suite struct `A door` {
  @Test func `is lawful`() {
    let verdicts = expect(DoorModel()) { source, port in
      doorBinding(port, in: source)
    }
    #expect(verdicts.count { $0.kind == .upheld } > 10)
  }
}
