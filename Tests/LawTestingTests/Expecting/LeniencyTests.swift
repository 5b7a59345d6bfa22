import LawTesting
import TestSupport

private enum Loudness: CaseIterable { case low, high, most }

@Suite struct `A forgiven difference` {
  @Test func `is not a Boolean that reads another value than was set`() {
    let texts = issues {
      expect(bindingsOver: [nil, 1]) { source in
        MyBinding(get: { source.value != nil }, set: { _ in source.value = nil })
      }
    }
    #expect(laws(of: texts).contains { $0 == "get-set" || $0 == "set-get" }, "\(texts)")
  }

  @Test func `is not a getter that reads what is never stored`() throws {
    let text = try onlyIssue {
      expect(bindingOver: Loudness.self, storing: { $0 == .most ? .high : $0 }) { source in
        MyBinding(
          get: { source.value == .high ? .most : source.value },
          set: { source.value = $0 == .most ? .high : $0 })
      }
    }
    #expect(text.contains(" breaks "))
  }

  @Test func `is not a setter that ignores its value`() {
    let texts = issues {
      expect(bindingsOver: [nil, 1, 2] as [Int?]) { source in
        MyBinding(get: { source.value }, set: { _ in source.value = nil })
      }
    }
    #expect(laws(of: texts).contains("get-set"), "\(texts)")
    #expect(texts.contains { $0.contains("also      set-get") })
  }

  @Test func `is a clamp, even from a base beyond its bounds`() {
    let texts = issues {
      expect(bindingsOver: [0, 1, 9]) { MyBinding($0) { min($0, 5) } }
    }
    #expect(!laws(of: texts).contains("set-get"), "\(texts)")
  }

  @Test func `is not in a flag that no example varies`() {
    let texts = issues {
      expect(bindingsOver: [Profile.Mail(isUrgent: false)]) { source in
        MyBinding(
          get: { source.value.isWeekly && source.value.isUrgent },
          set: { source.value = Profile.Mail(isWeekly: $0, isUrgent: $0) })
      }
    }
    #expect(texts.contains { $0.contains("list partial ones, or add a port") }, "\(texts)")
    #expect(laws(of: issues { expect(MailSwitches.self) }) == ["get-set"])
  }

  @Test func `is reported of a default that is stored over nil`() throws {
    let verdict = try #require(try check(StoredDefault.self, obeys: .setGet))
    #expect(verdict.kind == .proved)
    #expect(
      verdict.leniency?.sentence
        == "setting 0, which is read there, turns nil into 0 (1 of 6 sets); nilPolicy `.kept` makes it strict"
    )
    let strict = try #require(try check(StrictDefault.self, obeys: .setGet))
    #expect(strict.leniency == nil)
  }

  @Test func `is not reported if nothing is forgiven`() throws {
    let verdict = try #require(try check(KeptDefault.self, obeys: .setGet))
    #expect(verdict.leniency == nil)
  }

  @Test func `is reported with an example, and with how to be strict`() throws {
    let verdict = try #require(try check(ClampedToOne.self, obeys: .conforms))
    #expect(verdict.kind == .broken)
    let leniency = try #require(try check(ClampedToTwo.self, obeys: .setGet)?.leniency)
    #expect(
      leniency.sentence == "setting 3 stores 2 (2 of 6 sets); loss `.rejected` makes it strict")
  }

  @Test func `of a clamp names its bounds`() {
    let clamped = reason {
      expect(.clamped(to: 0...2, trying: [0, 2, 3])) { source in
        MyBinding(get: { source.value }, set: { source.value = min(max($0, 0), 2) })
      }
    }
    #expect(clamped == "`to:` allows that")
  }

  @Test func `of an entry names its default`() {
    let entry = reason {
      expect(.entry("a", default: false, over: [[:], ["a": true]])) { source in
        MyBinding(
          get: { source.value["a", default: false] },
          set: { isOn in source.value["a", default: false] = isOn })
      }
    }
    #expect(entry == "an entry that holds the `default:` counts as none")
  }

  @Test func `of hidden rows names what hides them`() {
    let rows = reason { expect(.rows([[1, 2, 3]], where: isOdd)) { evenFirst($0) } }
    #expect(rows == "where the rows stand that `where:` hides does not count")
  }

  @Test func `of a comparison names it`() {
    let compared = reason {
      expect(.fields(of: [Draft()], over: \.isOn).comparing { $0.isOn == $1.isOn }) { source, _ in
        counted(source)
      }
    }
    #expect(compared == "`.comparing` left out makes it strict")
  }

  @Test func `is not the rounding of a number`() {
    let verdicts = silently {
      expect(
        .converted(
          over: [0.5, 0.641], trying: [75, 62.5], loss: .modulo,
          reads: { (share: Double) in share * 100 }, stores: { percent in percent / 100 })
      ) { share in
        MyBinding<Double>(get: { share.value * 100 }, set: { share.value = $0 / 100 })
      }
    }
    #expect(verdicts?.compactMap(\.leniency) == [])
  }

  @Test func `is not a getter that stores the default`() throws {
    #expect(try check(StoringGetter.self, obeys: .getPure)?.kind == .broken)
    #expect(try check(StoredDefault.self, obeys: .getPure)?.kind == .proved)
  }

  @Test func `is printed as the value that the model reads`() throws {
    let found = try #require(try check(ClampedToOne.self, obeys: .setGet)?.counterexample)
    #expect(found.model == "2")
    #expect(found.trace == ["start 0", "set value 3"])
  }

  /// Returns the laws that issues report as broken.
  private func laws(of texts: [String]) -> [String] {
    texts.compactMap { text in
      text.split(separator: " breaks ").dropFirst().first.map { String($0.prefix { $0 != ":" }) }
    }
  }

  /// Returns why a difference is forgiven.
  private func reason(_ expect: () -> [Verdict]) -> String? {
    let sentence = silently(expect)?.lazy.compactMap(\.leniency?.sentence).first
    return sentence?.split(separator: "; ").last.map(String.init)
  }
}

private func isOdd(_ number: Int) -> Bool { number % 2 == 1 }

/// A binding to the odd numbers, of which a set puts the even ones first.
private func evenFirst(_ source: Source<[Int]>) -> MyBinding<[Int]> {
  MyBinding(
    get: { source.value.filter(isOdd) },
    set: { odd in source.value = source.value.filter { !isOdd($0) } + odd })
}

/// A flag, and the number of its edits.
private struct Draft: Equatable {
  var isOn = false
  var edits = 0
}

/// A binding to a flag whose edits are counted.
private func counted(_ source: Source<Draft>) -> MyBinding<Bool> {
  MyBinding(
    get: { source.value.isOn },
    set: { isOn in
      let edits = source.value.edits + 1
      source.value = Draft(isOn: isOn, edits: edits)
    })
}

/// A number, or zero while there is none.
private protocol NumberOrZero: BindingSystem where Model == DefaultModel<Int> {
  var source: Source<Int?> { get }
  func set(_ number: Int)
}

extension NumberOrZero {
  static var model: Model { DefaultModel(0, trying: [0, 1]) }
  func set(_ number: Int) { source.value = number }

  func binding(_ port: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { source.value ?? 0 }, set: { set($0) })
  }
}

/// A number that stores its default over nil.
private struct StoredDefault: NumberOrZero { let source: Source<Int?> }

/// A number that stores its default over nil, by a model that keeps nil.
private struct StrictDefault: NumberOrZero {
  static let model = DefaultModel(0, trying: [0, 1], nilPolicy: .kept)
  let source: Source<Int?>
}

/// A number that keeps nil if its default is set.
private struct KeptDefault: NumberOrZero {
  let source: Source<Int?>
  func set(_ number: Int) { if number != source.value ?? 0 { source.value = number } }
}

/// A number whose getter stores the default, in a store that reports nothing.
private struct StoringGetter: StoreSystem {
  static var model: DefaultModel<Int> { DefaultModel(0, trying: [0, 1]) }
  final class Box { var number: Int? }
  let box = Box()
  var base: Int? {
    get { box.number }
    nonmutating set { box.number = newValue }
  }

  func binding(_ port: SinglePort) -> MyBinding<Int> {
    MyBinding(
      get: {
        if box.number == nil { box.number = 0 }
        return box.number ?? 0
      }, set: { box.number = $0 })
  }
}

/// A number that has to be clamped to 2.
private protocol UpToTwo: ModelledSystem where Model == ConversionModel<Int, Int> {}

extension UpToTwo {
  static var model: ConversionModel<Int, Int> {
    ConversionModel(
      over: [0], trying: [0, 3], loss: .modulo, reads: { $0 }, stores: { value in min(value, 2) })
  }
}

/// A number that is clamped to 1.
private struct ClampedToOne: UpToTwo {
  let source: Source<Int>
  func set(_ value: Int, at port: SinglePort) { source.value = min(value, 1) }
}

/// A number that is clamped to 2.
private struct ClampedToTwo: UpToTwo {
  let source: Source<Int>
  func set(_ value: Int, at port: SinglePort) { source.value = min(value, 2) }
}

/// A binding to both flags at once, and one to each.
private struct MailSwitches: LearnedSystem {
  enum Port: CaseIterable { case both, weekly, urgent }
  static var examples: [Profile.Mail] { [Profile.Mail(isUrgent: false)] }
  let source: Source<Profile.Mail>

  func binding(_ port: Port) -> MyBinding<Bool> {
    switch port {
    case .both:
      MyBinding(
        get: { source.value.isWeekly && source.value.isUrgent },
        set: { source.value = Profile.Mail(isWeekly: $0, isUrgent: $0) })
    case .weekly: MyBinding(get: { source.value.isWeekly }, set: { source.value.isWeekly = $0 })
    case .urgent: MyBinding(get: { source.value.isUrgent }, set: { source.value.isUrgent = $0 })
    }
  }
}
