import TestSupport

@testable import LawChecking

@propertyWrapper private struct Kept { var wrappedValue: Int }

private struct Shown {
  @Kept var level = 1
}

private struct Lamp {
  var isOn = false
}

/// A value whose description hides its case.
private enum Spoken: CustomStringConvertible {
  case two
  var description: String { "the two" }
}

/// A value whose description hides its case, but whose cases are listed.
private enum Listed: CaseIterable, CustomStringConvertible {
  case one, two
  var description: String { "the \(self == .one ? 1 : 2)" }
}

/// A value that holds another of its type, 20,000 levels deep.
private indirect enum Chain: Sendable {
  case end
  case next(Chain)

  static let long = (0..<20_000).reduce(Chain.end) { chain, _ in .next(chain) }
}

@Suite struct `A value in Swift` {
  @Test func `is a placeholder if it lies too deep`() {
    #expect(swiftText(Chain.long).hasPrefix(".next(.next("))
    #expect(swiftText(Chain.long).contains("(<#Chain#>)"))
    #expect(!isPlainLiteral(Chain.long))
  }

  @Test func `is an expression`() {
    #expect(swiftText(0.5...1) == "0.5...1.0")
    #expect(swiftText("a"..<"b") == "\"a\"..<\"b\"")
    #expect(swiftText(Int.self) == "Int.self")
  }

  @Test func `is one of a letter, a path, a port or no number`() {
    let letter: Character = "\""
    #expect(swiftText(letter) == #""\"""#)
    #expect(swiftText(\Lamp.isOn) == "\\.isOn")
    #expect([Aggregated.all, .member(1)].map { swiftText($0) } == [".all", ".member(1)"])
    #expect(
      [Double.nan, .infinity, -.infinity].map { swiftText($0) } == [
        ".nan", ".infinity", "-.infinity",
      ])
  }

  @Test func `names a described case by its place`() {
    #expect(swiftText(Listed.two) == "Array(Listed.allCases)[1]")
    #expect(swiftText([Listed.one]) == "[Array(Listed.allCases)[0]]")
  }

  @Test func `is a placeholder if no mirror shows how to make it`() {
    #expect(swiftText(Duration.seconds(1)) == "<#1.0 seconds#>")
    #expect(swiftText(Spoken.two) == "<#the two#>")
    #expect(swiftText(Shown()).hasPrefix("<#"))
  }
}
