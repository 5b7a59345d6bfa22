import LawTesting
import TestSupport

/// A class with a flag and two numbers, some of which change again what is set.
private final class Lamp {
  var isOn = false {
    didSet { if clearsWhenSetAgain && oldValue == isOn { isOn = false } }
  }
  var brightness = 0
  var warmth = 0 {
    didSet { warmth = min(warmth, 11) }
  }
  /// Whether a set of the value that the flag has switches the flag off.
  let clearsWhenSetAgain: Bool

  init(clearsWhenSetAgain: Bool = false) { self.clearsWhenSetAgain = clearsWhenSetAgain }
}

/// A class that shows off until it is set, though it begins on.
private final class Shutter {
  var isOn = true { didSet { isShown = isOn } }
  private(set) var isShown = false
}

/// A class that keeps itself alive.
private final class Knot {
  var isOn = false
  private var own: Knot?

  init() { own = self }
}

@Suite struct `An expectation about a property of a class` {
  @Test func `names the class and its place`() {
    let line = #line + 1
    let verdicts = expect({ Lamp() }, \.isOn) { MyBinding($0, \.isOn) }
    #expect(Set(verdicts.map(\.system)) == ["Lamp<Bool>@StoreTests.swift:\(line)"])
  }

  @Test func `judges no writes, and proves all laws but one`() {
    let verdicts = expect({ Lamp() }, \.isOn) { MyBinding($0, \.isOn) }
    #expect(verdicts.contains { $0.law.id == "history-independent" })
    #expect(Set(verdicts.map(\.law.id)).isDisjoint(with: ["set-once", "atomic"]))
    // What outlives a system is a memory that no operation shows. So this law is only upheld.
    let unproved = verdicts.filter { $0.kind != .proved }
    #expect(unproved.map(\.law.id) == ["released"], "\(unproved.map(\.report))")
  }

  @Test func `tries generated values`() throws {
    let text = try onlyIssue {
      expect({ Lamp() }, \.brightness, obeys: [.setGet]) { lamp in
        MyBinding(get: { lamp.brightness }, set: { lamp.brightness = min($0, 11) })
      }
    }
    #expect(text.contains("Lamp.brightness breaks set-get"))
    // The least value that is clamped.
    #expect(text.contains("set value 12"))
  }

  @Test func `runs the observers of the property`() throws {
    let text = try onlyIssue {
      expect({ Lamp(clearsWhenSetAgain: true) }, \.isOn) { MyBinding($0, \.isOn) }
    }
    #expect(text.contains("get-set"))
  }

  @Test func `may say that the class clamps`() {
    let verdicts = expect({ Lamp() }, \.warmth, storing: { min($0, 11) }) {
      MyBinding($0, \.warmth)
    }
    #expect(verdicts.contains { $0.law.id == "conforms" })
    #expect(Set(verdicts.map(\.kind)) == [.upheld], "\(verdicts.map(\.report))")
  }

  @Test func `finds what is clamped otherwise`() throws {
    let text = try onlyIssue {
      expect({ Lamp() }, \.warmth, storing: { min($0, 10) }) { MyBinding($0, \.warmth) }
    }
    #expect(text.contains("conforms"))
  }

  @Test func `judges an object as it was made, too`() throws {
    let text = try onlyIssue {
      expect({ Shutter() }, \.isOn) { shutter in
        MyBinding(get: { shutter.isShown }, set: { shutter.isOn = $0 })
      }
    }
    #expect(text.contains("get-set"))
  }

  // The law only warns, and before Swift 6.3 a warning is printed, and not recorded.
  #if compiler(>=6.3)
    @Test func `finds an object that holds itself`() throws {
      let text = try onlyIssue {
        expect({ Knot() }, \.isOn) { MyBinding($0, \.isOn) }
      }
      #expect(text.contains("breaks released"))
      #expect(text.contains("object"))
    }
  #endif
}
