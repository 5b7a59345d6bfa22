import BindingLaws
import LawTesting

// Lawful bindings of unusual shape, of which nobody says what they must do.

/// Can be set only while it is not muted.
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

/// Shows, and takes nothing.
struct ShownLevel: LearnedSystem {
  static var examples: [Level] { Level.allCases }
  let source: Source<Level>
  func binding(_: SinglePort) -> MyBinding<Level> {
    MyBinding(get: { source.value }, set: { _ in })
  }
}

/// Stores without blanks what may come with some.
struct TrimmedName: LearnedSystem {
  static var examples: [String] { ["", "a"] }
  static var values: [String]? { ["a", " a", ""] }
  let source: Source<String>
  func binding(_: SinglePort) -> MyBinding<String> {
    MyBinding(get: { source.value }, set: { source.value = $0.replacing(" ", with: "") })
  }
}

/// Stays from 0 to 2, though others may store more.
struct LimitedVolume: LearnedSystem {
  static var examples: [Int] { [0, 5] }
  static var values: [Int]? { [1, -1, 9] }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { source.value }, set: { source.value = min(max($0, 0), 2) })
  }
}

/// Reads 0 where there is nothing, and stores it.
struct VolumeOrZero: LearnedSystem {
  static var examples: [Int?] { [nil, 1] }
  static var values: [Int]? { [0, 1] }
  let source: Source<Int?>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(source).derived(get: { $0 ?? 0 }, set: { $0 = $1 })
  }
}

/// Cannot be derived where there is nothing, and brings nothing back.
struct UnwrappedLevel: LearnedSystem {
  static var examples: [Level?] { [nil, .low] }
  let source: Source<Level?>
  func binding(_: SinglePort) -> MyBinding<Level>? {
    guard let level = source.value else { return nil }
    return MyBinding(
      get: { source.value ?? level }, set: { if source.value != nil { source.value = $0 } })
  }
}

/// Follows its element wherever it is.
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
      set: { $0.level = $1 ? level : $0.level == level ? nil : $0.level })
  }
}

/// Two ends of a range, neither of which passes the other.
struct RangeEnds: LearnedSystem {
  enum End: CaseIterable { case lower, upper }
  struct Range: Equatable {
    var lower = 0
    var upper = 1
  }
  static var examples: [Range] { [Range()] }
  static var values: [Int]? { [1, 0, 2] }
  let source: Source<Range>
  func binding(_ end: End) -> MyBinding<Int> {
    switch end {
    case .lower: MyBinding(source).derived(get: \.lower, set: { $0.lower = min($1, $0.upper) })
    case .upper: MyBinding(source).derived(get: \.upper, set: { $0.upper = max($1, $0.lower) })
    }
  }
}

/// The payload of a case, which late writes do not reopen.
struct DetailPayload: LearnedSystem {
  static var examples: [Route] { [.home, .detail(0)] }
  static var values: [Int]? { [1, 0] }
  let source: Source<Route>
  func binding(_: SinglePort) -> MyBinding<Int>? {
    guard let number = source.value.detail else { return nil }
    return MyBinding(
      get: { source.value.detail ?? number },
      set: { if source.value.detail != nil { source.value = .detail($0) } })
  }
}

/// Is dismissed by off, and not shown by on.
struct DismissibleSheet: LearnedSystem {
  static var examples: [Level?] { [nil, .high] }
  let source: Source<Level?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value != nil }, set: { if !$0 { source.value = nil } })
  }
}

/// A parent that is mixed where its children differ, and takes no mixed.
struct ParentTick: LearnedSystem {
  static var examples: [[Bool]] { [[false, false]] }
  static var ports: [Int] { [-1, 0, 1] }
  static var values: [Tick]? { [.on, .off, .mixed] }
  let source: Source<[Bool]>
  func binding(_ port: Int) -> MyBinding<Tick> {
    let places = port < 0 ? [0, 1] : [port]
    return MyBinding(
      get: {
        let ticks = Set(places.map { source.value[$0] })
        return ticks.count == 2 ? .mixed : ticks == [true] ? .on : .off
      },
      set: { tick in
        if tick == .mixed { return }
        var flags = source.value
        for place in places { flags[place] = tick == .on }
        source.value = flags
      })
  }
}
