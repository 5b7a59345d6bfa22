import Foundation
import LawChecking
import LawTelling
public import Testing

/// A counterexample in a file, which is replayed for good.
///
/// The files are `<law>/<System>.<defect>.json` in a folder of their own; tests that run with
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
  /// Where the file is, below the folder of all fixtures.
  public let path: String
  let content: FixtureContent?
  /// Why the file cannot be used.
  let fault: String?

  public var testDescription: String { path }

  /// Every fixture, in the order of their paths; one that complains when there are none.
  ///
  /// - Parameters:
  ///   - directory: The folder, from the package that holds the calling file.
  ///   - file: The calling file.
  public static func all(
    in directory: String = "Fixtures/Counterexamples", from file: String = #filePath
  ) -> [CounterexampleFixture] {
    let root = FixtureDirectory.package(of: file) + "/" + directory
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".json") }.sorted()
    if paths.isEmpty {
      return [
        CounterexampleFixture(
          path: directory, content: nil,
          fault: "holds no fixture: run the tests once with BINDING_LAWS_RECORD=1")
      ]
    }
    return paths.map { CounterexampleFixture(path: $0, in: root) }
  }

  /// Reads a file.
  init(path: String, in root: String) {
    self.path = path
    do throws(FixtureError) {
      let content = try FixtureContent(contentsOf: root + "/" + path)
      try content.requirePlace(path)
      (self.content, fault) = (content, nil)
    } catch {
      (content, fault) = (nil, error.description)
    }
  }

  /// A file is known by its path, so that it can be run again alone whatever it holds by then.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    try path.encode(to: encoder)
  }

  private init(path: String, content: FixtureContent?, fault: String?) {
    (self.path, self.content, self.fault) = (path, content, fault)
  }
}

extension FixtureContent {
  init(contentsOf path: String) throws(FixtureError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch DecodingError.keyNotFound(let key, _) {
      throw .lacks(key.stringValue)
    } catch DecodingError.typeMismatch(_, let context) {
      throw .mistyped(context.codingPath.last?.stringValue ?? "it")
    } catch DecodingError.valueNotFound(_, let context) {
      throw .null(context.codingPath.last?.stringValue ?? "it")
    } catch {
      throw .noJSON
    }
    if format != Self.currentFormat { throw .foreignFormat(format) }
  }

  /// The token, the path and the rest have to name the same.
  fileprivate func requirePlace(_ path: String) throws(FixtureError) {
    let named: (law: String, system: String)
    do {
      named = try names(in: token)
    } catch {
      throw .token("\(error)")
    }
    guard named == (law, system) else { throw .tokenOfAnother("\(named.system) and \(named.law)") }
    let place = path.split(separator: "/").suffix(2)
    guard place.first.map(String.init) == law, place.last?.hasPrefix(system.slug + ".") == true
    else { throw .misplaced(self.path) }
  }
}
