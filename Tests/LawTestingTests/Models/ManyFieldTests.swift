import LawTesting
import TestSupport

/// Forms of many fields whose mistake shows only at one value of many, or at several fields at once.
@Suite struct `A form of many fields` {
  struct Address: Equatable {
    var street = ""
    var city = ""
    var zip = ""

    enum Line {
      case street, city, zip
      var path: WritableKeyPath<Address, String> {
        switch self {
        case .street: \.street
        case .city: \.city
        case .zip: \.zip
        }
      }
    }
  }

  @Test(
    "hides no text that one field changes",
    arguments: [
      (",", .street), ("-", .city), ("@", .zip), ("+", .street), ("%", .city),
    ] as [(String, Address.Line)])
  func text(_ lost: String, _ changed: Address.Line) {
    func field(_ own: WritableKeyPath<Address, String>) -> BoundField<Address> {
      BoundField(own) { source in
        MyBinding(
          get: { source.value[keyPath: own] },
          set: { text in
            source.value[keyPath: own] = own == changed.path ? text.replacing(lost, with: "") : text
          })
      }
    }
    let laws = broken {
      expect(
        bindingsOver: Address(), field(\.street), field(\.city), field(\.zip), obeys: [.conforms])
    }
    #expect(laws == ["conforms"])
  }

  struct Notify: Equatable {
    var push = false
    var email = false
    var weekly = false
    var digest = false
    var sms = false
    var badge = false
    var sound = false
    var quiet = false
    var banner = false
    var vibrate = false
  }

  /// A form of ten flags.
  private func flags(
    _ field: (WritableKeyPath<Notify, Bool>) -> BoundField<Notify>
  ) -> [Verdict] {
    expect(
      bindingsOver: Notify(), field(\.push), field(\.email), field(\.weekly), field(\.digest),
      field(\.sms), field(\.badge), field(\.sound), field(\.quiet), field(\.banner),
      field(\.vibrate), obeys: [.conforms, .setLocal])
  }

  @Test func `hides no set that moves another field if three more are on`() {
    let laws = broken {
      flags { path in
        BoundField(path) { source in
          MyBinding(
            get: { source.value[keyPath: path] },
            set: { isOn in
              var now = source.value
              now[keyPath: path] = isOn
              if path == \.email, !isOn, now.weekly, now.digest, now.push { now.digest = false }
              source.value = now
            })
        }
      }
    }
    #expect(laws.contains("conforms"))
  }

  struct Texts: Equatable {
    var a = ""
    var b = ""
    var c = ""
    var d = ""
    var e = ""
    var f = ""
    var g = ""
    var h = ""
  }

  /// A form of eight texts.
  private func texts(
    _ field: (WritableKeyPath<Texts, String>) -> BoundField<Texts>
  ) -> [Verdict] {
    expect(
      bindingsOver: Texts(), field(\.a), field(\.b), field(\.c), field(\.d), field(\.e),
      field(\.f), field(\.g), field(\.h), obeys: [.conforms, .setLocal])
  }

  @Test func `hides no text that is lost if three fields have certain texts`() {
    let laws = broken {
      texts { path in
        BoundField(path) { source in
          MyBinding(
            get: { source.value[keyPath: path] },
            set: { text in
              var now = source.value
              now[keyPath: path] = text
              if path == \.h, now.g == "a", now.f == "b", text == "a" { now.a = "" }
              source.value = now
            })
        }
      }
    }
    #expect(laws.contains("conforms"))
  }

  @Test func `is lawful if each set changes only its field`() {
    #expect(broken { flags { path in BoundField(path) { MyBinding($0, path) } } } == [])
    #expect(broken { texts { path in BoundField(path) { MyBinding($0, path) } } } == [])
  }

  /// Returns the laws that an expectation finds broken.
  private func broken(_ expect: () -> [Verdict]) -> [String] {
    var verdicts: [Verdict] = []
    _ = issues { verdicts = expect() }
    return verdicts.filter { $0.kind == .broken }.map(\.law.id)
  }
}
