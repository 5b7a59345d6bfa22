import Foundation
import LawChecking
import LawTelling

/// A file of the package with what new bindings do, so that a change is a difference in a review.
///
/// The file stands beside the recorded counterexamples, and not beside the test, where SwiftPM warns of it.
/// The table comes first, as it is printed. Below it stands each cell that looks wrong, which a person has to
/// accept by a reason: `accepted: in 0, set 12 reads 11, because it is clamped`. `JudgingABinding.md` shows
/// such a file, and `SECURITY.md` names the folder.
struct TableFile {
  private let fileName: String
  private let path: String

  /// Names the file of a table.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - file: A file of the package.
  init(_ name: String, inPackageOf file: String) {
    fileName = name + ".table"
    path = packageFolder(of: file) + "/Fixtures/Tables/" + fileName
  }

  /// Returns what is wrong with the bindings now, each in a sentence.
  func complaints(about table: LearnedTable) -> [String] {
    if let misnamed { return [misnamed] }
    guard let kept else {
      return [
        "Fixtures/Tables/\(fileName) is not there: run the test once with BINDING_LAWS_RECORD=1"
      ]
    }
    let rows = rows(of: table)
    // An empty line ends the table. Below it stand odd cells.
    let recorded = Array(kept.prefix { !$0.isEmpty })
    if recorded != rows { return [difference(from: recorded, to: rows)] }
    let accepted = Set(kept.compactMap(\.acceptedCell))
    return table.oddCells.filter { !accepted.contains($0) }.map {
      "\(fileName): \($0) looks wrong: correct the binding, or write there "
        + "`\(Self.acceptance)\($0)\(Self.reason)…`"
    }
  }

  /// Records what the bindings do now, and returns a complaint if that fails.
  ///
  /// Odd cells that were accepted keep their reasons.
  func record(_ table: LearnedTable) -> [String] {
    if let misnamed { return [misnamed] }
    let accepted = Dictionary(
      (kept ?? []).compactMap { line in line.acceptedCell.map { ($0, line) } },
      uniquingKeysWith: { first, _ in first })
    let notes = table.oddCells.map { accepted[$0] ?? Self.doubt + $0 }
    return write(rows(of: table) + (notes.isEmpty ? [] : [""]) + notes)
  }

  /// The complaint that the name is that of a file in another folder.
  ///
  /// Nil if it is not.
  private var misnamed: String? {
    fileName.contains("/") ? "\(fileName) is no name of a file: leave the folder out" : nil
  }

  /// The lines of the file.
  ///
  /// Nil if there is no file.
  private var kept: [String]? {
    (try? String(contentsOfFile: path, encoding: .utf8)).map { $0.lines }
  }

  /// Returns the rows of a table, as the file has them.
  private func rows(of table: LearnedTable) -> [String] {
    LearnedTableText(table, width: Self.width).rows
  }

  // Files that are kept in packages hold these words and tables of this width: another width or word would make
  // each of them differ.
  private static let width = 100
  private static let doubt = "looks wrong: "
  fileprivate static let acceptance = "accepted: "
  fileprivate static let reason = ", because "

  /// Writes the lines to the file, and returns a complaint if that fails.
  private func write(_ lines: [String]) -> [String] {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try (lines.joined(separator: "\n") + "\n").write(
        toFile: path, atomically: true, encoding: .utf8)
      return []
    } catch {
      return ["\(fileName) cannot be written: \(error.localizedDescription)"]
    }
  }

  /// Returns a complaint with the rows that differ.
  private func difference(from recorded: [String], to rows: [String]) -> String {
    let changes = rows.difference(from: recorded).map { change in
      switch change {
      case .remove(let place, let line, _): (place: place, line: "  was  " + line)
      case .insert(let place, let line, _): (place: place, line: "  now  " + line)
      }
    }
    let headline =
      "\(fileName): new bindings do something else than is recorded; BINDING_LAWS_RECORD=1 records it"
    let lines = changes.sorted { $0.place < $1.place }.map(\.line)
    var shown: [String] = [headline] + lines.prefix(Self.mostLines)
    let leftOut = lines.count - Self.mostLines
    if leftOut > 0 { shown.append("  … and \(leftOut) lines more") }
    return shown.joined(separator: "\n")
  }

  /// The most rows of a difference that a complaint shows.
  ///
  /// One change may alter every row of a table, and the first few tell which. Version control shows all of a
  /// recorded difference.
  private static let mostLines = 8
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The cell that the line accepts.
  ///
  /// Nil if the line accepts none, or gives no reason, which has a letter at least. A cell may hold a text with
  /// ", because ", so the last one begins the reason.
  fileprivate var acceptedCell: String? {
    guard hasPrefix(TableFile.acceptance), let reason = ranges(of: TableFile.reason).last,
      self[reason.upperBound...].contains(where: \.isLetter)
    else { return nil }
    return String(self[..<reason.lowerBound].dropFirst(TableFile.acceptance.count))
  }
}
