import Foundation

/// A file of tests, some of which the tool writes anew, and some of which a person has written or changed.
///
/// The marker above a test holds a hash of its text. If they disagree, a person has changed the test.
struct TestFile {
  /// A test with its marker, and the text that a person has written below it.
  struct Unit {
    let name: String
    /// The text of the test itself.
    var text: String
    /// Whether the test is as the tool has written it.
    var isOwned: Bool
    /// The text below the test, up to the next marker.
    var rest = ""
    /// The hash in the marker.
    var hash: String
  }

  /// The lines of a test in the text of a file.
  struct Place {
    let name: String
    let lines: ClosedRange<Int>
  }

  /// The text of a file, with the lines of each test.
  struct Rendering {
    fileprivate(set) var text: String
    fileprivate(set) var places: [Place] = []
  }

  /// The beginning of the line above a test, before its name and its hash.
  static let marker = "// binding-laws: "
  /// The end of the name of each test, after that of its binding.
  static let ending = "obeys its laws"

  /// The text above the first marker.
  private(set) var header: String
  /// The tests, in the order of the file.
  private(set) var units: [Unit]

  /// Reads a file.
  ///
  /// Without a text, the file is empty.
  init(_ text: String = "") {
    header = ""
    units = []
    var lines = text.components(separatedBy: "\n")[...]
    let start = lines.firstIndex { $0.hasPrefix(Self.marker) } ?? lines.endIndex
    header = lines[..<start].joined(separator: "\n").trimmed
    lines = lines[start...]
    while let first = lines.first {
      let words = first.dropFirst(Self.marker.count).split(separator: " ")
      lines = lines.dropFirst()
      let next = lines.firstIndex { $0.hasPrefix(Self.marker) } ?? lines.endIndex
      let end = Self.end(of: lines[..<next])
      let body = lines[..<end].joined(separator: "\n")
      let hash = words.last.map(String.init) ?? ""
      units.append(
        Unit(
          name: words.dropLast().joined(separator: " "), text: body,
          isOwned: hash == Self.hash(of: body),
          rest: lines[end..<next].joined(separator: "\n").trimmed, hash: hash))
      lines = lines[next...]
    }
  }

  /// Returns the end of a test: behind its last line, which is `#endif` if the test does not compile.
  private static func end(of lines: ArraySlice<String>) -> Int {
    let isOff = lines.first?.hasPrefix("#if") == true
    let last = lines.firstIndex { line in
      isOff ? line == "#endif" : isLast(line)
    }
    return last.map { $0 + 1 } ?? lines.endIndex
  }

  /// Returns whether a line ends a test: a brace at the margin, or the empty body of an extension on one line.
  private static func isLast(_ line: String) -> Bool { line == "}" || line.hasSuffix("{}") }

  /// Returns whether a person has changed the test of this name, or has written one without a marker.
  func isKept(_ name: String) -> Bool {
    if let unit = units.first(where: { $0.name == name }) { return !unit.isOwned }
    let function = "`\(name) \(Self.ending)`"
    return ([header] + units.map { $0.text + $0.rest }).contains { $0.contains(function) }
  }

  /// Replaces the tests that the tool has written by others, in the order given.
  mutating func replace(by tests: [(name: String, text: String)], imports: [String]) {
    let old = Dictionary(units.map { ($0.name, $0) }) { first, _ in first }
    var new = tests.map { name, text in
      if let unit = old[name], !unit.isOwned { return unit }
      return Unit(
        name: name, text: text, isOwned: true, rest: old[name]?.rest ?? "",
        hash: Self.hash(of: text))
    }
    // Tests and text of a person stay, even if their binding has gone.
    let names = Set(tests.map(\.name))
    let gone = units.filter { !names.contains($0.name) }
    new += gone.filter { !$0.isOwned }
    let textBelowGone = gone.filter(\.isOwned).map(\.rest)
    if let last = new.indices.last {
      let texts = ([new[last].rest] + textBelowGone).filter { !$0.isEmpty }
      new[last].rest = texts.joined(separator: "\n\n")
    }
    units = new
    addHeader(importing: imports)
  }

  /// Begins a new file by its headline and its imports, and adds imports that are missing to another file.
  private mutating func addHeader(importing imports: [String]) {
    if header.isEmpty {
      header = ([Self.headline, ""] + imports).joined(separator: "\n")
      return
    }
    let written = header.components(separatedBy: "\n")
    let missing = imports.filter { !$0.isEmpty && !written.contains($0) }
    if !missing.isEmpty { header += "\n" + missing.joined(separator: "\n") }
  }

  /// The comment with which a new file begins.
  private static let headline = """
    // Written by `swift package binding-laws write-tests`. A test that you change, or whose marker you take away,
    // is left alone.
    """

  /// The text of the file, in which each test stands below its marker.
  var rendered: Rendering {
    var file = Rendering(text: header + "\n")
    for unit in units {
      file.text += "\n"
      let first = file.text.count(where: { $0 == "\n" }) + 1
      file.text += "\(Self.marker)\(unit.name) \(unit.hash)\n\(unit.text)\n"
      let last = file.text.count(where: { $0 == "\n" })
      file.places.append(Place(name: unit.name, lines: first...last))
      if !unit.rest.isEmpty { file.text += "\n\(unit.rest)\n" }
    }
    return file
  }

  /// Returns the lines of a test in a file, whether the tool or a person has written it.
  ///
  /// Nil if the file has no such test.
  static func lines(of name: String, in text: String) -> ClosedRange<Int>? {
    let lines = text.components(separatedBy: "\n")
    guard let first = lines.firstIndex(where: { $0.contains("`\(name) \(ending)`") }) else {
      return nil
    }
    let last = lines[first...].firstIndex(where: isLast) ?? lines.count - 1
    return first + 1...last + 1
  }

  /// Returns the FNV-1a hash of a text, which is the same on each machine, in eight digits.
  ///
  /// The two numbers are those of FNV-1a for 32 bits. The hashes stand in the files of users: another hash would take
  /// each written test for one that a person has changed.
  private static func hash(of text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
