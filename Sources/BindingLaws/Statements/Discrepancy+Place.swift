extension Discrepancy {
  /// Where a law looks, after the program that was run.
  ///
  /// A law of your own may name it in words: `Discrepancy(at: "the base", found: …, expected: …)`.
  public enum Place: Hashable, Sendable, Codable {
    /// The base.
    case base
    /// What is read at a port, through a fresh binding or through one that is held.
    case reading(port: String, isHeld: Bool)
    /// What was written to the base.
    case writes
    /// How often that was.
    case writeCount
    /// The transaction of a write.
    case transaction
    /// What a control shows.
    case rendering(port: String)
    /// The objects that are left of a new system after a set, with its binding held or not.
    case objectsLeft(port: String, value: String, isHeld: Bool)
    /// The elements that do not belong to a port.
    case elementsBeside(port: String)
    /// A function of such things and of the base, such as `outside(a, on, s)`.
    case measure(named: String, of: [String])
    /// How much of that there is.
    case count(named: String, of: [String])
    /// A function of such things alone, such as `binding(a)`.
    case item(named: String, of: [String])
    /// A property of the base, such as `ports on in s`.
    case property(named: String)
    /// Something else, in words.
    case words(text: String)
  }
}

extension Discrepancy.Place {
  /// What is read through a handle.
  public static func reading(_ handle: Handle<some Any>) -> Self {
    .reading(port: traceText(handle.fresh), isHeld: handle.isHeld)
  }

  /// The binding of a port.
  package static func binding(of port: String) -> Self { .item(named: "binding", of: [port]) }

  /// The place in words.
  ///
  /// - Parameter expression: The base that the program leads to.
  package func text(in expression: String) -> String {
    switch self {
    case .base: expression
    case .reading(let port, let isHeld): "get(\(isHeld ? "held " : "")\(port), \(expression))"
    case .writes: "writes(\(expression))"
    case .writeCount: "|writes(\(expression))|"
    case .transaction: "transaction(\(expression))"
    case .rendering(let port): "rendering(\(port), \(expression))"
    case .objectsLeft(let port, let value, let isHeld):
      "objects left of a new system after set(\(port), \(value))"
        + (isHeld ? " while its binding is held" : "")
    case .elementsBeside(let port): "\(expression) ∖ elements(\(port))"
    case .measure(let name, let parts): "\(name)(\((parts + [expression]).joined(separator: ", ")))"
    case .count(let name, let parts): "|\(name)(\((parts + [expression]).joined(separator: ", ")))|"
    case .item(let name, let parts): "\(name)(\(parts.joined(separator: ", ")))"
    case .property(let name): "\(name) in \(expression)"
    case .words(let words): words
    }
  }

  /// What the law looks at there, in a few words; tables name a row so.
  package var subject: String {
    switch self {
    case .base, .elementsBeside: "base"
    case .reading(let port, let isHeld): "get \(isHeld ? "held " : "")\(port)"
    case .writes, .writeCount: "writes"
    case .transaction: "transaction"
    case .rendering: "rendering"
    case .objectsLeft: "objects left of a new system after set"
    case .measure(let name, _), .count(let name, _), .item(let name, _): name
    case .property(let name): name
    case .words(let words): words
    }
  }
}

extension Discrepancy.Place: ExpressibleByStringInterpolation {
  /// Names a place in words.
  public init(stringLiteral words: String) { self = .words(text: words) }
}
