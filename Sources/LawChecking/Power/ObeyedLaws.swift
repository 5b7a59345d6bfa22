import BindingLaws

/// The laws that a system obeys; by each it is judged when that first matters.
final class ObeyedLaws {
  private let judge: (Law) throws -> Verdict?
  private var known: [String: Bool] = [:]

  /// - Parameter judge: The verdict on a law, `nil` where it does not speak about the system.
  init(_ judge: @escaping (Law) throws -> Verdict?) { self.judge = judge }

  /// Whether the law speaks about the system, and nothing against the law.
  func contains(_ law: Law) throws -> Bool {
    if let known = known[law.id] { return known }
    let kind = try judge(law)?.kind
    let isObeyed = kind == .proved || kind == .upheld || kind == .noEvidence
    known[law.id] = isObeyed
    return isObeyed
  }
}
