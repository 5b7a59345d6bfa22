import Foundation
import LawChecking
import LawTelling

extension FixtureContent {
  /// Reads a file.
  ///
  /// The command line checks the format, too, with similar words.
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
  func requirePlace(_ path: String) throws(UnusableError) {
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
    let lastParts = path.split(separator: "/").suffix(2)
    guard lastParts.first.map(String.init) == law,
      lastParts.last?.hasPrefix(system.slug + ".") == true
    else { throw UnusableError(fixture: "belongs to \(self.path): move it there") }
  }
}

extension DecodingError.Context {
  /// The last key on the way to the error.
  fileprivate var key: String { codingPath.last?.stringValue ?? "it" }
}
