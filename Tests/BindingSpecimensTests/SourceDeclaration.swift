import TestSupport

/// A declaration that begins in the first column of a file, to the brace that closes it there.
///
/// It is read by its text alone: `ModelSourceTests` ask which names it has, whatever they mean.
struct SourceDeclaration: Sendable, CustomTestStringConvertible {
  let name: String
  let isExtension: Bool
  /// The protocols that it conforms to, and the types that its `where` clause names.
  let conformances: [String]
  /// The text between its braces, without comments.
  let body: String
  var testDescription: String { name }

  /// The names and keywords in the body.
  var words: Set<String> { Set(body.matches(of: #/\w+/#).map { String($0.0) }) }

  /// The functions that it calls.
  var calls: Set<String> { Set(body.matches(of: #/(\w+)\(/#).map { String($0.1) }) }

  /// The functions that it declares.
  var functions: Set<String> { Set(body.matches(of: #/func (\w+)/#).map { String($0.1) }) }

  /// The members that it uses without a call.
  var accesses: Set<String> {
    Set(body.matches(of: #/\.(\w+)(?![\w(])/#).map { String($0.1) })
  }

  /// The functions, the properties and the cases that it declares.
  var declared: Set<String> {
    let properties = body.matches(of: #/(?:var|let) (\w+)/#).map { String($0.1) }
    let cases = body.matches(of: #/case (\w+(?:,\s+\w+)*)/#).flatMap { found in
      found.1.matches(of: #/\w+/#).map { String($0.0) }
    }
    return functions.union(properties).union(cases)
  }

  /// The properties that it computes.
  var computed: Set<String> {
    Set(body.matches(of: #/(?m)^  (?:\w+ )*var (\w+)[^={\n]*\{/#).map { String($0.1) })
  }

  /// The members of a model that it uses, except those that list the world.
  ///
  /// A system may ask which ports there are. What is right it has to decide itself.
  var questions: [String] {
    let world = ["ports", "bases", "starts", "values", "actions"]
    return body.matches(of: #/model\.([a-z]\w*)/#).filter { !world.contains(String($0.1)) }
      .map { String($0.0) }
  }

  /// Returns the declarations in the text of a file.
  static func all(in text: String) -> [Self] {
    // The body is on the line of the name, or on lines of its own, or empty.
    let declaration =
      #/(?ms)^(?:\w+ )*(?<kind>enum|struct|class|protocol|extension) (?<name>[\w.]+)(?<head>[^{]*)\{(?:\}|(?<line> [^\n]*)\}$|(?<lines>.*?)^\})/#
    return text.replacing(#/\/\/.*/#, with: "").matches(of: declaration).map { found in
      let conformances = found.head.matches(of: #/[A-Z]\w+/#).map { String($0.0) }
      return Self(
        name: String(found.name), isExtension: found.kind == "extension",
        conformances: conformances,
        body: String(found.line ?? found.lines ?? ""))
    }
  }
}
