import BindingGenerators
import LawChecking
import TestSupport
import Testing

/// Mistakes that programs make with texts, numbers and lists.
///
/// One law finds each within the default effort, whatever the seed.
@Suite struct `An everyday mistake` {
  private let seeds: [UInt64] = [CheckOptions().seed.value, 1, 2, 3, 4]

  @Test("in a text is found under every seed", arguments: TextMistake.allCases)
  func text(_ mistake: TextMistake) {
    #expect(seedsThatMiss(among: seeds) { new, _ in mistake.stored(new) } == [])
  }

  @Test("in a list is found under every seed", arguments: ListMistake.allCases)
  func list(_ mistake: ListMistake) {
    #expect(seedsThatMiss(among: seeds) { new, _ in mistake.stored(new) } == [])
  }

  @Test("in a number is found under every seed", arguments: NumberMistake.allCases)
  func number(_ mistake: NumberMistake) {
    #expect(seedsThatMiss(among: seeds) { new, _ in mistake.stored(new) } == [])
  }

  @Test func `in a dictionary is found under every seed`() {
    let missed = seedsThatMiss(among: seeds) { (headers: [String: Int], _: [String: Int]) in
      headers.count > 8 ? headers.filter { $0.key < "b" } : headers
    }
    #expect(missed == [])
  }

  @Test func `that drops a rename of case alone is found under every seed`() {
    let missed = seedsThatMiss(among: seeds) { (new: String, old: String) in
      new.lowercased() == old.lowercased() ? old : new
    }
    #expect(missed == [])
  }

  @Test(
    "in a text is shown by the bare character",
    arguments: [(TextMistake.handle, "@"), (.isbn, "-"), (.query, "+")])
  func bareCharacter(_ mistake: TextMistake, _ character: String) throws {
    let verdict = try check(Storing<String>.self, obeys: .setGet) { source in
      Storing(source) { new, _ in mistake.stored(new) }
    }
    let trace = try #require(verdict?.counterexample?.trace)
    #expect(trace == ["start \"\"", "set value \"\(character)\""])
  }

  /// Something else that is stored for some texts.
  enum TextMistake: CaseIterable {
    // Characters that a format strips, replaces or ends at.
    case handle, colour, address, isbn, comma, lineEnds, quotes, query, format, header, markup,
      fileName, coupon
    // Characters beyond ASCII.
    case ellipsis, emoji, marks, direction, digits
    // What is corrected while somebody types.
    case dots, copyright, arrow, smiley, fraction

    /// The digits that look like the letters of a coupon.
    private static let misreadLetters: [Character: Character] = ["o": "0", "l": "1"]

    func stored(_ text: String) -> String {
      switch self {
      case .handle: text.hasPrefix("@") ? String(text.dropFirst()) : text
      case .colour: text.hasPrefix("#") ? String(text.dropFirst()) : text
      case .address: text.hasSuffix("/") ? String(text.dropLast()) : text
      case .isbn: text.filter { $0 != "-" }
      case .comma: String(text.map { $0 == "," ? "." : $0 })
      case .lineEnds: String(text.map { $0 == "\r\n" ? "\n" : $0 })
      case .quotes: String(text.map { $0 == "“" || $0 == "”" ? "\"" : $0 })
      case .query: String(text.map { $0 == "+" ? " " : $0 })
      case .format: text.filter { $0 != "%" }
      case .header: String(text.prefix { $0 != ":" })
      case .markup: text.contains("<b>") ? text.filter { !"<b>".contains($0) } : text
      case .fileName: text.lastIndex(of: ".").map { String(text[..<$0]) } ?? text
      case .coupon: String(text.map { Self.misreadLetters[$0] ?? $0 })
      case .ellipsis: String(text.map { $0 == "…" ? "." : $0 })
      case .emoji: String(text.unicodeScalars.filter { $0.value < 0x1_0000 }.map(Character.init))
      case .marks: String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{301}" }))
      case .direction: text.filter { $0 != "\u{200F}" }
      case .digits: String(text.map { $0.wholeNumberValue.map { Character("\($0)") } ?? $0 })
      case .dots: text.replacing("...", with: "…")
      case .copyright: text.replacing("(c)", with: "©")
      case .arrow: text.replacing("->", with: "→")
      case .smiley: text.replacing(":)", with: "😀")
      case .fraction: text.replacing("1/2", with: "½")
      }
    }
  }

  /// Something else that is stored for some lists.
  enum ListMistake: CaseIterable {
    case topTen, ninePhotos, month, withoutDuplicates, triples

    func stored(_ list: [Int]) -> [Int] {
      switch self {
      case .topTen: Array(list.prefix(10))
      case .ninePhotos: list.count > 9 ? Array(list.suffix(9)) : list
      case .month: Array(list.prefix(30))
      case .withoutDuplicates:
        // Duplicates of 0, the simplest of all, would show the mistake at once.
        list.reduce(into: []) { kept, number in
          if number == 0 || !kept.contains(number) { kept.append(number) }
        }
      case .triples: list.filter { number in list.count { $0 == number } < 3 }
      }
    }
  }

  /// Something else that is stored for some numbers.
  enum NumberMistake: CaseIterable {
    case percents, tenths, cents, age

    func stored(_ number: Double) -> Double {
      switch self {
      // Larger numbers are stored as they are: an `Int` cannot hold the largest.
      case .percents where abs(number) <= 1: Double(Int(number * 100)) / 100
      case .tenths where abs(number) <= 1: Double(Int(number * 10)) / 10
      case .cents where number == 19.99: 19.98
      case .age where number == 18: 17
      default: number
      }
    }
  }
}
