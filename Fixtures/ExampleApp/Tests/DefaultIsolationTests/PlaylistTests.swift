import LawTesting
import SwiftUI
import Testing

// Nothing here says that it belongs to the main actor, and all of it does, but what a model gets.

nonisolated struct Song: Identifiable, Equatable {
  let id: Int
  var isLiked = false
}

@Observable final class Playlist {
  var songs: [Song] = []
  var volume = 5

  func isLiked(_ id: Song.ID) -> Binding<Bool>? {
    guard songs.contains(where: { $0.id == id }) else { return nil }
    return Binding(
      get: { self.songs.first { $0.id == id }?.isLiked ?? false },
      set: { isLiked in
        guard let place = self.songs.firstIndex(where: { $0.id == id }) else { return }
        self.songs[place].isLiked = isLiked
      })
  }
}

nonisolated var songModel: ElementsModel<Song, Bool> {
  ElementsModel([Song(id: 1), Song(id: 2)], \.isLiked)
}

struct SongToggle: StoreSystem {
  static var model: ElementsModel<Song, Bool> { songModel }
  let playlist = Playlist()
  var base: [Song] {
    get { playlist.songs }
    nonmutating set { playlist.songs = newValue }
  }
  func binding(_ id: Song.ID) -> Binding<Bool>? { playlist.isLiked(id) }
}

@Suite struct `A playlist` {
  @Test func `is lawful`() {
    let verdicts = expect(SongToggle.self)
    #expect(verdicts.count { $0.kind == .proved } > 6)
  }

  @Test(.inChildProcess) func `is judged in a child`() {
    #expect(expect(SongToggle.self, obeys: .followsIdentity)?.kind == .proved)
  }

  @Test func `binds a property`() {
    let verdicts = expect({ Playlist() }, \.volume) { Bindable($0).volume }
    #expect(verdicts.count > 6)
  }

  @Test func `is bound over a source, too`() {
    expect(bindingOver: Int.self) { source in
      Binding(get: { source.value }, set: { source.value = $0 })
    }
  }
}
