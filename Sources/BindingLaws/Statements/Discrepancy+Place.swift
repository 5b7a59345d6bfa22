extension Discrepancy {
  /// The place of a discrepancy in what a law looks at.
  ///
  /// A law of your own may name it in words: `Discrepancy(at: "the base", found: …, expected: …)`.
  public enum Place: Hashable, Sendable, Codable {
    /// The base.
    case base
    /// The reading of a port, through a fresh binding or a held one.
    case reading(port: String, isHeld: Bool)
    /// The writes of the base.
    case writes
    /// The number of writes of the base.
    case writeCount
    /// The transaction of a write.
    case transaction
    /// The rendering of a control.
    case rendering(port: String)
    /// The objects of a new system that are left after a set, with its binding held or not.
    case objectsLeft(port: String, value: String, isHeld: Bool)
    /// The elements that do not belong to a port.
    case elementsBeside(port: String)
    /// A function of ports and values, and of the base, such as `outside(a, on, s)`.
    case measure(named: String, of: [String])
    /// The size of such a function's result.
    case count(named: String, of: [String])
    /// A function of ports and values alone, such as `binding(a)`.
    case item(named: String, of: [String])
    /// A property of the base, such as `ports on in s`.
    case property(named: String)
    /// Another place, in words.
    case words(text: String)
  }
}

extension Discrepancy.Place {
  /// Returns the reading of a port through a handle.
  public static func reading(_ handle: Handle<some Any>) -> Self {
    .reading(port: traceText(handle.fresh), isHeld: handle.isHeld)
  }

  /// Returns the binding of a port.
  package static func binding(of port: String) -> Self { .item(named: "binding", of: [port]) }

  /// Returns the place in words.
  ///
  /// - Parameter expression: The base after the program, in maths.
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

  /// The place in a few words, for a row of a table.
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
  /// Makes a place in words.
  public init(stringLiteral words: String) { self = .words(text: words) }
}
