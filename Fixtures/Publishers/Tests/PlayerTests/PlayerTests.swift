import LawTesting
import Testing

@Suite struct `Readers of a publisher` {
  @Test func `are notified of each change of a property, and of nothing else`() {
    let verdicts = expect(PropertyTold.self, obeys: .roundTrip + .notification)
    #expect(verdicts.count { $0.kind == .upheld } > 3)
  }

  @Test(.skipping(.silence, because: "an object notifies of each write, even of the same value"))
  func `are notified of each change of an object`() {
    expect(ObjectTold.self, obeys: .notification)
  }

  @Test(.expecting(.changeNotifies, .broken, because: "it is not published"))
  func `do not hear of what is not published`() {
    expect(UntrackedPower.self, obeys: .changeNotifies)
  }

  @Test(.expecting(.coherent, .broken, because: "a held binding reads what was there"))
  func `hear of a change that a frozen binding does not read`() {
    expect(PowerWhenMade.self, obeys: .coherent)
  }

  @Test(.expecting(.notifiesOnce, .broken, because: "by hand, and by the property"))
  func `are notified twice`() { expect(TwiceToldPower.self, obeys: .notifiesOnce) }

  @Test(.expecting(.changeNotifies, .broken, because: "it counts as equal"))
  func `do not hear of what counts as equal`() {
    expect(TrackIsPlaying.self, obeys: .changeNotifies)
  }

  @Test(.expecting(.notifiesOnce, .broken, because: "the slider writes it again"))
  func `hear the echo of a slider`() { expect(EchoedPower.self, obeys: .notifiesOnce) }
}
