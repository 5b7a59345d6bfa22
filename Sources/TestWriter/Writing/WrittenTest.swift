import Foundation

/// The test of one binding, and what has come of it so far.
struct WrittenTest {
  let declaration: Declaration
  /// What tables and markers call it: a number tells those of one name apart.
  let name: String
  private let forms: [Form]
  private var place = 0
  /// What was found on the way: why another form was not taken.
  private(set) var notes: [String] = []
  /// What speaks against the last form.
  private(set) var objection: Objection?
  var outcome: Outcome = .pending
  /// Whether a person has changed it.
  var isKept = false

  /// What speaks against a form.
  enum Objection: Equatable {
    /// The compiler rejects it.
    case compiler(String)
    /// A run shows that it does not fit; new bindings may read what it says all the same.
    case unfit(String, reads: Bool = false)
  }

  enum Outcome: Equatable {
    case pending
    case judged(isProved: Bool)
    case broken(law: String, trace: String)
    case skipped(Reason)
  }

  init(_ declaration: Declaration, named name: String, _ forms: Result<[Form], Reason>) {
    self.declaration = declaration
    self.name = name
    switch forms {
    case .success(let forms):
      self.forms = forms
      noteMissing()
    case .failure(let reason):
      self.forms = []
      outcome = .skipped(reason)
    }
  }

  var isLastForm: Bool { place + 1 >= forms.count }
  var form: Form? { forms.isEmpty ? nil : forms[place] }
  /// Whether there is a test at all: there is none of a guess that does not hold.
  var isWritten: Bool {
    if case .unfit = objection, form?.isGuess == true || form?.needsReadings == true {
      return isKept
    }
    return form != nil
  }
  var shape: String { form?.shape ?? "" }
  /// The shape without its article.
  var shapeName: String {
    let article = ["a ", "an ", "the "].first { shape.hasPrefix($0) } ?? ""
    return String(shape.dropFirst(article.count))
  }

  private mutating func noteMissing() {
    guard let missing = form?.missing else { return }
    outcome = .skipped(Reason(.needsValue, "it needs a value of \(missing)", of: missing))
  }

  /// Takes the next form, because this one does not fit.
  mutating func advance(because objection: Objection) {
    if isKept {
      outcome = .skipped(Reason(.unknown, "it is yours: \(objection.words)"))
      return
    }
    if isLastForm { return giveUp(because: objection) }
    if case .unfit(let words, _) = objection, form?.needsReadings == false {
      let note = form?.isGuess == true ? "Not \(shape): \(words)" : "Not over all bases: \(words)"
      if !notes.contains(note) { notes.append(note) }
    }
    place += 1
    if form?.needsReadings == true && !objection.isReadAsGuessed {
      return advance(because: objection)
    }
    outcome = .pending
    noteMissing()
  }

  private mutating func giveUp(because last: Objection) {
    objection = last
    switch last {
    case .compiler(let words) where words.contains("ReferenceWritableKeyPath"):
      // The symbol graph does not say that only the object itself may set a property.
      objection = .unfit(words)
      outcome = .skipped(Reason(.hasNoBase, "tests cannot set what is behind it: write a store"))
    case .compiler(let words):
      outcome = .skipped(Reason(.unknown, "it does not compile in a test: \(words)"))
    case .unfit(let words, _):
      // A guess comes last where the base is unknown, as that of an object.
      let isGuess = form?.isGuess == true || form?.needsReadings == true
      outcome = .skipped(Reason(isGuess ? .hasNoBase : .unknown, "no model fits: \(words)"))
    }
  }

  /// The test, without its marker.
  var text: String {
    guard let form else { return "" }
    var traits = form.traits
    if let missing = form.missing {
      traits.insert(".disabled(\"needs a value of \(missing)\")", at: 0)
    }
    var comments = notes + [form.assumption]
    if case .unfit(let words, _) = objection {
      traits.insert(".disabled(\"no model is known\")", at: 0)
      comments.append("It is another: \(words)")
    }
    let trait = traits.isEmpty ? "" : "(\(traits.joined(separator: ", ")))"
    let function = "@MainActor @Test\(trait) func `\(name) \(TestFile.ending)`() {"
    let lines =
      comments.map { "// " + $0.replacingOccurrences(of: "\n", with: " ") } + availability
      + [function] + form.body.map { "  " + $0 } + ["}"]
    let text = lines.joined(separator: "\n")
    guard case .compiler(let words) = objection else { return text }
    return "#if false  // The compiler says: \(words)\n\(text)\n#endif"
  }

  private var availability: [String] {
    let known = (declaration.symbol.availability ?? []).compactMap { platform -> String? in
      guard let domain = platform.domain, let version = platform.introduced else { return nil }
      return "\(domain) \(version.major).\(version.minor ?? 0)"
    }
    return known.isEmpty ? [] : ["@available(\(known.joined(separator: ", ")), *)"]
  }
}

extension WrittenTest.Objection {
  var words: String {
    switch self {
    case .compiler(let words), .unfit(let words, _): words
    }
  }

  /// Whether new bindings read what the form says.
  fileprivate var isReadAsGuessed: Bool {
    if case .unfit(_, reads: true) = self { true } else { false }
  }
}
