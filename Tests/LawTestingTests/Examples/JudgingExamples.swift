import LawTesting
import Testing

// The code of the article "Judging a binding of your own".

@Suite struct `A level` {
  @Test func `is bound as it is`() {
    expect(bindingOver: Int.self) { source in
      MyBinding(get: { source.value }, set: { source.value = $0 })
    }
  }

  @Test(
    .cases(2_000),
    .skipping(.setSet, because: "nobody sets twice"),
    .expecting(.setGet, .broken, because: "it stops at 11"),
    .expecting(.getSet, .broken, because: "a louder one can be written externally"))
  func `stops at 11`() {
    expect(bindingOver: Int.self, obeys: .veryWellBehaved) { source in
      MyBinding(get: { source.value }, set: { source.value = min($0, 11) })
    }
  }
}

private struct Stay: Equatable {
  var checkIn = 1
  var checkOut = 1

  /// Moves the check-in, and the check-out with it if that would be earlier.
  mutating func push(to day: Int) {
    checkIn = day
    checkOut = max(checkOut, day)
  }
}

@Suite struct `A stay` {
  @Test func `ends no earlier than it begins`() {
    expect(
      bindingsOver: Stay(),
      BoundField(
        \.checkIn, values: [1, 2, 3], moving: { $0.checkOut = max($0.checkOut, $0.checkIn) }
      ) { stay in
        MyBinding(get: { stay.value.checkIn }, set: { stay.value.push(to: $0) })
      },
      BoundField(\.checkOut, values: [1, 2, 3], storing: { max($0, $1.checkIn) }) { stay in
        MyBinding(
          get: { stay.value.checkOut },
          set: { stay.value.checkOut = max($0, stay.value.checkIn) })
      }, permits: { $0.checkIn <= $0.checkOut })
  }
}

@Suite struct `What bindings do today` {
  @Test func `is kept in a file`() {
    expect(bindingsOver: [0, 1], setting: [0, 1, 2], as: "stepper") { source in
      MyBinding(get: { source.value }, set: { source.value = min($0, 1) })
    }
  }
}
