import TestSupport

/// Systems with a memory that few histories show.
@Suite struct `In a finite world` {
  @Test("a read that arms nothing but the next set is found", arguments: TagPair.tried)
  private func armedAtOnce(_ pair: TagPair) throws {
    let kind = try check(ArmedAtOnce.self, obeys: .historyIndependent) { source in
      ArmedAtOnce(source: source, read: pair.read, dropped: pair.dropped)
    }?.kind
    #expect(kind == .broken)
  }

  /// It misreads in the base that has the other flags: 15 is the base with all four.
  @Test("a binding that misreads in one base of 16 is found", arguments: 0..<8)
  func agedFlag(_ since: Int) throws {
    let kind = try check(AgedFlag.self, obeys: .fresh) { source in
      AgedFlag(source: source, since: since, at: 15 - since, misread: .last)
    }?.kind
    #expect(kind == .broken)
  }
}

/// The tag that is read, and the one whose set is dropped.
private struct TagPair: Sendable {
  let read: ThreeTags
  let dropped: ThreeTags

  /// The pairs to try: two that differ in both tags, or all nine in a full run.
  static let tried =
    isFullRun ? all : [TagPair(read: .a, dropped: .b), TagPair(read: .b, dropped: .c)]

  private static let all = ThreeTags.allCases.flatMap { read in
    ThreeTags.allCases.map { dropped in TagPair(read: read, dropped: dropped) }
  }
}

/// A selection that drops some sets of a selected tag to off.
///
/// It drops a set of `dropped` if the latest read since the last set was of `read`, and found nothing
/// selected.
private struct ArmedAtOnce: TagSystem {
  let source: Source<ThreeTags?>
  private let isArmed = Arm()
  private let read: ThreeTags
  private let dropped: ThreeTags

  init(source: Source<ThreeTags?>) { self.init(source: source, read: .a, dropped: .a) }

  init(source: Source<ThreeTags?>, read: ThreeTags, dropped: ThreeTags) {
    self.source = source
    self.read = read
    self.dropped = dropped
  }

  func willRead(_ tag: ThreeTags) { isArmed.isSet = tag == read && source.value == nil }

  func carriesOut(_ isOn: Bool, _ tag: ThreeTags) -> Bool {
    defer { isArmed.isSet = false }
    return !isArmed.isSet || isOn || tag != dropped || source.value != dropped
  }
}
