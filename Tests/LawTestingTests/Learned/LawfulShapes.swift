import LawTesting

// Lawful bindings of unusual shape, without a model.

/// A volume that can be set only while it is not muted.
///
/// A set that does nothing while it is muted is not lost.
struct MutableVolume: LearnedSystem {
  struct Player: Equatable {
    var volume = 0
    var isMuted = false
  }
  static var examples: [Player] { [Player(), Player(isMuted: true)] }
  static var values: [Int]? { [1, 0] }
  let source: Source<Player>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(source).refusing { player, _ in player.isMuted }
      .derived(get: \.volume, set: { $0.volume = $1 })
  }
}

/// A chore whose binding follows it wherever it is.
///
/// One of its examples has no chore, and in two others the same chore is at different places.
struct ChoreByID: LearnedSystem {
  static var ports: [Int] { [1, 2] }
  static var examples: [[Chore]] { [[], [Chore(id: 1)], [Chore(id: 2), Chore(id: 1)]] }
  let source: Source<[Chore]>
  func binding(_ id: Int) -> MyBinding<Bool>? {
    if !source.value.contains(where: { $0.id == id }) { return nil }
    return MyBinding(
      get: { source.value.contains { $0.id == id && $0.isDone } },
      set: { isDone in
        guard let index = source.value.firstIndex(where: { $0.id == id }) else { return }
        source.value[index].isDone = isDone
      })
  }
}

/// Tags of a selection that may be locked.
struct LockableTag: LearnedSystem {
  struct Choice: Equatable {
    var level: Level?
    var isLocked = false
  }
  static var examples: [Choice] { [Choice(), Choice(level: .low, isLocked: true)] }
  let source: Source<Choice>
  func binding(_ level: Level) -> MyBinding<Bool> {
    MyBinding(source).refusing { choice, _ in choice.isLocked }.derived(
      get: { $0.level == level },
      set: { choice, isOn in
        if isOn {
          choice.level = level
        } else if choice.level == level {
          choice.level = nil
        }
      })
  }
}
