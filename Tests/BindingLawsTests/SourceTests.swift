import Testing

@testable import BindingLaws

@Suite struct `A source` {
  @Test func `counts each read of its value or its base`() {
    let source = Source(1)
    _ = source.value
    _ = source.base
    #expect(source.readCount == 2)
  }

  @Test func `counts a write, but no rewrite, and neither as a read`() {
    let source = Source(1)
    source.value = 2
    source.rewrite(3)
    #expect(source.present == 3)
    #expect(source.writeCount == 1)
    #expect(source.readCount == 0)
  }

  @Test func `logs every write in order with its transaction`() {
    let source = Source("")
    source.write("a", transaction: "t")
    source.value = "b"
    #expect(source.writes.map(\.base) == ["a", "b"])
    #expect(source.writes.map(\.transaction) == ["t", nil])
  }

  @Test func `counts writes without logging them if logging is off`() {
    let source = Source(0, isLogging: false)
    source.value = 1
    #expect(source.writes.isEmpty)
    #expect(source.writeCount == 1)
  }
}

@Suite struct `A source that replaces another` {
  /// A new source is made in two ways, each of which could forget what the old one knew.
  ///
  /// If somebody has kept the old source, the new one gets memory of its own. If not, it gets that of the old one.
  @Test(arguments: [true, false])
  func `tells the signs of zeros apart as that one did`(isKept: Bool) {
    var source = Source(0.0)
    source.distinguishesZeroSigns = true
    let kept = isKept ? source : nil
    Source.renew(&source, in: 1)
    #expect(source.distinguishesZeroSigns == true)
    withExtendedLifetime(kept) {}
  }
}

@Suite struct `A watched source` {
  @Test func `notifies before each access, and after each write`() {
    let source = Source(1)
    let noted = Accesses()
    // To look at `present` is no access.
    source.watch { [unowned source] in noted.accesses.append(("\($0)", source.present)) }
    _ = source.value
    source.value = 2
    _ = source.base
    source.rewrite(3)
    #expect(noted.accesses.map(\.kind) == ["read", "write", "wrote", "read"])
    #expect(noted.accesses.map(\.base) == [1, 1, 2, 2])
  }

  @Test func `notifies of nothing after the watch ends`() {
    let source = Source(1)
    let noted = Accesses()
    source.watch { [unowned source] in noted.accesses.append(("\($0)", source.present)) }
    _ = source.value
    source.watch(nil)
    _ = source.value
    source.value = 2
    #expect(noted.accesses.map(\.kind) == ["read"])
  }

  /// Whether somebody watches is a bit of the counts.
  @Test func `counts and logs every access while it is watched, and after that`() {
    let source = Source(1)
    source.watch { _ in }
    _ = source.value
    source.value = 2
    source.watch(nil)
    _ = source.value
    source.value = 3
    #expect(source.readCount == 2)
    #expect(source.writeCount == 2)
    #expect(source.writes.map(\.base) == [2, 3])
  }

  @Test func `notifies of an update as of one write`() {
    let source = Source(1)
    let noted = Accesses()
    source.watch { [unowned source] in noted.accesses.append(("\($0)", source.present)) }
    source.update { $0 += 1 }
    #expect(noted.accesses.map(\.base) == [1, 2])
    #expect(noted.accesses.map(\.kind) == ["write", "wrote"])
    #expect(source.readCount == 1)
  }

  private final class Accesses {
    var accesses: [(kind: String, base: Int)] = []
  }
}
