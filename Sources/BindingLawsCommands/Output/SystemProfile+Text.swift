import BindingLaws
import LawChecking
import LawTelling

/// What `explain --profile` prints: `headline` after the name, then `lines`.
///
/// A name fills 26 columns after an indent of 2. Two blanks and the kind follow.
/// The notes of a port stand below its kind, so their indent is 30.
extension SystemProfile {
  /// The kind, and which laws about held bindings break.
  var headline: String {
    let broken = [Law.fresh, .coherent].map(\.id)
      .filter { verdicts[$0] == Verdict.Kind.broken.rawValue }
    return broken.isEmpty
      ? kind : "\(kind) when derived afresh; held bindings break \(broken.joined(separator: ", "))"
  }

  /// The ports, then the table of verdicts.
  var lines: [String] {
    let rows = laws.map { "  \($0.padded(to: 26))  \(outcome(of: $0))" }
    return ports.flatMap(\.lines) + [""] + (verdicts.isEmpty ? [] : rows)
  }

  private func outcome(of law: String) -> String {
    guard let kind = verdicts[law] else { return skips[law].map { "skipped: \($0)" } ?? "" }
    return kind + (k[law].map { " up to k = \($0)" } ?? "")
  }
}

extension PortProfile {
  fileprivate var lines: [String] {
    let name = kind?.rawValue ?? SystemProfile.unobserved
    let accepted = whereAccepted.map { ", \($0.rawValue) where it accepts" } ?? ""
    let notes = [policy.map { "policy: \($0.rawValue)" }, fibres?.text].compactMap(\.self)
    return ["  \(port.padded(to: 26))  \(name)\(accepted)"]
      + notes.map { String(repeating: " ", count: 30) + $0 }
  }
}

extension [Inventory.Counts.Fibre] {
  /// The counts in words.
  fileprivate var text: String {
    let counts = Set(map(\.bases))
    if let bases = counts.first, counts.count == 1, count > 3 {
      return "each of \(count) values is read from \(bases.counted("base"))"
    }
    return map(\.words).joined(separator: ", ")
  }
}
