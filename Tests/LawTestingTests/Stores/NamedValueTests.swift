import LawTesting
import TestSupport

/// A value that can be neither generated nor listed.
private struct Track: Equatable {
  let title: String
}

@Suite struct `A property of which some values are named` {
  private final class Player {
    var track = Track(title: "")
    var history: [Track] = []
  }
  private let tracks = ["", "Aria", "Fugue"].map(Track.init)

  @Test func `is found wrong at one of these`() throws {
    let text = try onlyIssue {
      expect(Player.init, \.track, setting: tracks) { player in
        MyBinding(get: { player.track }, set: { if $0.title != "Fugue" { player.track = $0 } })
      }
    }
    #expect(text.contains("Fugue"))
  }
}
