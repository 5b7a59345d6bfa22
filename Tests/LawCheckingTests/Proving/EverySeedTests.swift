import TestSupport

/// Systems with a memory that few histories show: in a finite world the seed of a run decides nothing.
@Suite struct `In a finite world` {
  private static let seeds = someSeeds(of: 20)

  private func kinds<System: BindingSystem>(
    _ system: System.Type, _ law: Law
  ) throws -> Set<Verdict.Kind> {
    try Set(
      Self.seeds.map { seed in
        var options = CheckOptions()
        options.seed = Seed(seed)
        return try #require(try check(system, obeys: law, options: options)).kind
      })
  }

  @Test(arguments: [Law.conforms, .historyIndependent])
  func `a read that arms in one base and a set that drops in another are found`(_ law: Law) throws {
    #expect(try kinds(ArmedRead.self, law) == [.broken])
  }

  @Test(arguments: [Law.conforms, .fresh])
  func `a binding that misreads one base of 16 if it was made in another is found`(
    _ law: Law
  ) throws {
    let kinds = try kinds(AgedReading.self, law)
    #expect(kinds == [.broken], "\(kinds)")
  }

  @Test(
    "a read that arms nothing but the next set is found",
    arguments: (0..<9).filter { isWhole || $0 % 4 == 1 })
  func armedAtOnce(_ pair: Int) throws {
    let kind = try check(ArmedAtOnce.self, obeys: .historyIndependent) {
      ArmedAtOnce(source: $0, read: Tag.allCases[pair / 3], dropped: Tag.allCases[pair % 3])
    }?.kind
    #expect(kind == .broken)
  }

  @Test("a flag that misreads one base of 16 if it was made in another is found", arguments: 0..<8)
  func agedFlag(_ since: Int) throws {
    let kind = try check(AgedFlag.self, obeys: .fresh) {
      AgedFlag(source: $0, since: since, at: 15 - since)
    }?.kind
    #expect(kind == .broken)
  }

  @Test func `lawful tags are proved`() throws {
    #expect(try kinds(LawfulTags.self, .setGet) == [.proved])
  }
}

private enum Tag: CaseIterable { case a, b, c }

/// Tags of a selection over bookkeeping that the model does not know.
private protocol TagSystem: BindingSystem, ModelShape
where Model == TagsModel<Self>, Example == Tag {
  var source: Source<Tag?> { get }
  func willRead(_ tag: Tag)
  /// Whether a set is carried out.
  func carriesOut(_ isOn: Bool, _ tag: Tag) -> Bool
}

extension TagSystem {
  static var examples: [Tag] { Tag.allCases }
  func willRead(_ tag: Tag) {}
  func carriesOut(_ isOn: Bool, _ tag: Tag) -> Bool { true }

  func binding(_ tag: Tag) -> Accessor<Bool> {
    Accessor(
      get: {
        willRead(tag)
        return source.value == tag
      },
      set: { isOn in
        guard carriesOut(isOn, tag) else { return }
        if isOn { source.value = tag } else if source.value == tag { source.value = nil }
      })
  }
}

private struct LawfulTags: TagSystem { let source: Source<Tag?> }

/// After `c` was read while `a` is selected, the next set of `c` while `b` is selected is dropped.
private struct ArmedRead: TagSystem {
  let source: Source<Tag?>
  private let memory = Memory()

  func willRead(_ tag: Tag) { if tag == .c && source.value == .a { memory.count = 1 } }

  func carriesOut(_ isOn: Bool, _ tag: Tag) -> Bool {
    guard tag == .c, source.value == .b, memory.count == 1 else { return true }
    memory.count = 0
    return false
  }
}

/// After a tag was read while nothing is selected, the next thing that is done is dropped if it sets one tag off
/// while it is selected.
private struct ArmedAtOnce: TagSystem {
  let source: Source<Tag?>
  private let memory = Memory()
  private let read: Tag, dropped: Tag

  init(source: Source<Tag?>) { self.init(source: source, read: .a, dropped: .a) }

  init(source: Source<Tag?>, read: Tag, dropped: Tag) {
    (self.source, self.read, self.dropped) = (source, read, dropped)
  }

  func willRead(_ tag: Tag) { memory.count = tag == read && source.value == nil ? 1 : 0 }

  func carriesOut(_ isOn: Bool, _ tag: Tag) -> Bool {
    defer { memory.count = 0 }
    return memory.count == 0 || isOn || tag != dropped || source.value != dropped
  }
}

/// Four flags; a binding that was made while two are on misreads when the other two are.
private struct AgedReading: BindingSystem, ModelShape {
  struct Example: OptionSet, Hashable {
    let rawValue: Int
    static let all = (0..<4).map { Example(rawValue: 1 << $0) }
  }

  typealias Model = OptionsModel<Self>
  static var examples: [Example] { Example.all }
  let source: Source<Example>

  func binding(_ flag: Example) -> Accessor<Bool> {
    let isOld = source.value.rawValue == 3
    return Accessor(
      get: { (isOld && source.value.rawValue == 12) != source.value.contains(flag) },
      set: { isOn in
        if isOn { source.value.insert(flag) } else { source.value.remove(flag) }
      })
  }
}

/// Four flags; the binding of the last misreads in one base if it was made in another.
private struct AgedFlag: BindingSystem {
  typealias Model = OptionsModel<AgedReading>
  let source: Source<AgedReading.Example>
  private let since: Int, at: Int

  init(source: Source<AgedReading.Example>) { self.init(source: source, since: 0, at: 15) }

  init(source: Source<AgedReading.Example>, since: Int, at: Int) {
    (self.source, self.since, self.at) = (source, since, at)
  }

  func binding(_ flag: AgedReading.Example) -> Accessor<Bool> {
    let isOld = source.value.rawValue == since && flag.rawValue == 8
    return Accessor(
      get: { (isOld && source.value.rawValue == at) != source.value.contains(flag) },
      set: { isOn in
        if isOn { source.value.insert(flag) } else { source.value.remove(flag) }
      })
  }
}
