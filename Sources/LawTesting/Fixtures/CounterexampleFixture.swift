import Foundation
import LawChecking
import LawTelling
public import Testing

/// A counterexample in a file, which is replayed for good.
///
/// The files are `<law>/<System>.<defect>.json` in a folder of their own. Tests that run with
/// `BINDING_LAWS_RECORD=1` write them. One parameterised test replays them all:
///
/// ```swift
/// @Test("still ends as it should", arguments: CounterexampleFixture.all())
/// func fixture(_ fixture: CounterexampleFixture) {
///   expect(fixture, of: [SectionToggle.self, RowToggle.self])
/// }
/// ```
public struct CounterexampleFixture: Sendable, CustomTestStringConvertible,
  CustomTestArgumentEncodable
{
  /// The path of the file, below the folder of all fixtures.
  public let path: String
  /// The content of the file, or why it cannot be used.
  let content: Result<FixtureContent, UnusableError>

  public var testDescription: String { path }

  /// Returns every fixture, in the order of their paths.
  ///
  /// If there are none, it returns one that complains.
  ///
  /// - Parameters:
  ///   - directory: The folder, from the package that holds the calling file. Tests that record write to
  ///     the default one, and so does `adopt`: see `FixtureWriter`.
  ///   - file: The calling file.
  public static func all(
    in directory: String = "Fixtures/Counterexamples", from file: String = #filePath
  ) -> [CounterexampleFixture] {
    let root = packageFolder(of: file) + "/" + directory
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".json") }.sorted()
    if paths.isEmpty {
      let fault = UnusableError(
        fixture: "holds no fixture: run the tests once with BINDING_LAWS_RECORD=1")
      return [CounterexampleFixture(path: directory, content: .failure(fault))]
    }
    return paths.map { CounterexampleFixture(path: $0, in: root) }
  }

  /// Encodes the path, so that a file can be run again alone whatever it holds by then.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    try path.encode(to: encoder)
  }
}

extension CounterexampleFixture {
  /// Reads a file.
  init(path: String, in root: String) {
    let content = Result { () throws(UnusableError) in
      let content = try FixtureContent(contentsOf: root + "/" + path)
      try content.requirePlace(path)
      return content
    }
    self.init(path: path, content: content)
  }
}

extension FixtureContent {
  /// Reads a file.
  ///
  /// `ChosenCase` of the commands checks the format, too, with similar words.
  init(contentsOf path: String) throws(UnusableError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UnusableError(fixture: "cannot be opened: see whether it may be read")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch DecodingError.keyNotFound(let key, _) {
      throw UnusableError(fixture: "lacks \"\(key.stringValue)\": record it again")
    } catch DecodingError.typeMismatch(_, let context) {
      throw UnusableError(
        fixture: "holds something else than it should in \"\(context.key)\": record it again")
    } catch DecodingError.valueNotFound(_, let context) {
      throw UnusableError(fixture: "has null in \"\(context.key)\": record it again")
    } catch {
      throw UnusableError(
        fixture: "is no JSON: restore it from version control, or record it again")
    }
    if format == Self.currentFormat { return }
    throw UnusableError(
      fixture:
        "is of format \(format), and this library reads \(Self.currentFormat): record it again")
  }

  /// Requires that the token, the path and the rest name the same law and system.
  fileprivate func requirePlace(_ path: String) throws(UnusableError) {
    let named: (law: String, system: String)
    do {
      named = try names(in: token)
    } catch {
      throw .unreadable(token: error)
    }
    guard named == (law, system) else {
      throw UnusableError(
        fixture: "holds a token of \(named.system) and \(named.law): record it again")
    }
    let place = path.split(separator: "/").suffix(2)
    guard place.first.map(String.init) == law, place.last?.hasPrefix(system.slug + ".") == true
    else { throw UnusableError(fixture: "belongs to \(self.path): move it there") }
  }
}

extension UnusableError {
  /// Returns the error that a token cannot be replayed.
  static func unreadable(token fault: any Error) -> UnusableError {
    UnusableError(fixture: "holds a token that cannot be replayed: \(fault)")
  }
}

extension DecodingError.Context {
  /// The last key on the way to the error.
  fileprivate var key: String { codingPath.last?.stringValue ?? "it" }
}
