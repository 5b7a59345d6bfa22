import BindingLaws

/// What an instance or a binding of a deceiver remembers.
final class Memory {
  var count = 0
  var flag = false
}

/// Only the binding that was derived last works.
struct NewestWins: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>
  let memory = Memory()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    memory.count += 1
    let own = memory.count
    return Accessor(
      get: { source.value && own == memory.count },
      set: { if own == memory.count { source.value = $0 } })
  }
}

/// A binding reads on once it was set off, until it is set on.
struct PrivateFlag: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    let memory = Memory()
    return Accessor(
      get: { memory.flag || source.value },
      set: {
        memory.flag = !$0
        source.value = $0
      })
  }
}

/// The second set through a binding is lost.
struct SecondSetLost: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    let memory = Memory()
    return Accessor(
      get: { source.value },
      set: {
        memory.count += 1
        if memory.count != 2 { source.value = $0 }
      })
  }
}

/// Sets after the eighth are lost.
struct NinthSetLost: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>
  let memory = Memory()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    Accessor(
      get: { source.value },
      set: {
        memory.count += 1
        if memory.count <= 8 { source.value = $0 }
      })
  }
}

/// A binding is lost when the other one was derived while the flags were different.
struct AgesCompared: BindingSystem {
  typealias Model = FlagsModel
  final class Ages { var since: [FlagsModel.Port: [Bool]] = [:] }

  let source: Source<[Bool]>
  let ages = Ages()

  init(source: Source<[Bool]>) { self.source = source }

  func binding(_ port: FlagsModel.Port) -> Accessor<Bool> {
    ages.since[port] = source.value
    return Accessor(
      get: { source.value[port.rawValue] },
      set: { if Set(ages.since.values).count < 2 { source.value[port.rawValue] = $0 } })
  }
}

/// A twin that forgets its second set.
struct WithForgetfulTwin: TwinSystem {
  typealias Model = FlagModel
  struct Twin: BindingSystem {
    typealias Model = FlagModel
    let source: Source<Bool>
    let memory = Memory()

    init(source: Source<Bool>) { self.source = source }

    func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
      Accessor(
        get: { source.value },
        set: {
          memory.count += 1
          if memory.count != 2 { source.value = $0 }
        })
    }
  }

  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }
}

/// All systems of this kind share what they remember: of all sets every third is lost.
struct StaticMemory: BindingSystem {
  typealias Model = FlagModel
  @TaskLocal static var memory = SharedCount()
  final class SharedCount: @unchecked Sendable { var sets = 0 }  // Each test has one of its own.

  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    Accessor(
      get: { source.value },
      set: {
        Self.memory.sets += 1
        if Self.memory.sets % 3 != 0 { source.value = $0 }
      })
  }
}

/// After any set, what is read and then set through one binding arrives upside down.
struct EchoTurned: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>
  let memory = Memory()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    let own = Memory()
    return Accessor(
      get: {
        own.flag = true
        return source.value
      },
      set: {
        source.value = $0 != (own.flag && memory.flag)
        memory.flag = true
      })
  }
}

/// What a set reads of the source, though uncounted by the system's own account, matters.
struct BaseLooked: BindingSystem {
  typealias Model = FlagModel
  let source: Source<Bool>
  let memory = Memory()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    Accessor(
      get: { source.value },
      set: {
        if memory.flag { source.value = false } else { source.value = $0 }
        memory.flag = source.base && $0
      })
  }
}
