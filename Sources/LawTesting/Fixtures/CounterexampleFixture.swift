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
