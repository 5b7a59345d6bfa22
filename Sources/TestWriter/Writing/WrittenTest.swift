import Foundation

/// The test of one binding, and its outcome so far.
struct WrittenTest {
  let declaration: Declaration
  /// The name of the test in tables and markers.
  ///
  /// A number tells bindings of the same name apart.
  let name: String
  /// The ways to write the test, likeliest first.
  ///
  /// Empty if there is none.
  private let forms: [Form]
  /// The index of the current form.
  private var place = 0
  /// The reasons why earlier forms did not fit, as the comments above the test give them.
  private(set) var notes: [String] = []
  /// The objection to the last form.
  ///
  /// Nil until that form fails.
  private(set) var objection: Objection?
  /// The outcome so far.
  var outcome: Outcome = .pending
  /// Whether a person has changed the test.
  var isKept = false

  /// The evidence that a form does not fit.
  enum Objection: Equatable {
    /// The compiler rejects the form.
    case compiler(String)
    /// A run shows that the form does not fit.
    ///
    /// New bindings may read what it predicts all the same, if only sets do something else.
    case unfit(String, readsAsPredicted: Bool = false)
  }

  /// The outcomes of a test.
  enum Outcome: Equatable {
    /// The current form has not run yet.
    case pending
    /// No law is broken.
    case judged(isProved: Bool)
    /// A law is broken, as the trace shows.
    case broken(law: String, trace: String)
    /// The binding is not judged.
    case skipped(Reason)
  }

  /// Makes the test of a binding from its forms, or from the reason why there is none.
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

  /// Whether no form comes after the current one.
  var isLastForm: Bool { place + 1 >= forms.count }

  /// The current form.
  ///
  /// Nil if there is none.
  var form: Form? { forms.isEmpty ? nil : forms[place] }

  /// Whether a file gets the test.
  ///
  /// There is no test if there is no form, or if the last guess does not hold and nobody has changed the
  /// test.
  var isWritten: Bool {
    if case .unfit = objection, restsOnGuess { return isKept }
    return form != nil
  }

  /// Whether the current form rests on a guess of the base or of the shape: where that is wrong, it is no test.
  private var restsOnGuess: Bool {
    switch form?.basis {
    case .guess, .newBindingsReadAsGuessed: true
    case .newBindings, nil: false
    }
  }

  /// The shape of the current form.
  ///
  /// Empty if there is none.
  var shape: String { form?.shape ?? "" }

  /// The shape without its article.
  var shapeName: String {
    let article = ["a ", "an ", "the "].first { shape.hasPrefix($0) } ?? ""
    return String(shape.dropFirst(article.count))
  }

  /// Skips the test if the current form lacks a value.
  private mutating func noteMissing() {
    guard let missing = form?.missing else { return }
    outcome = .skipped(Reason(.needsValue, "it needs a value of \(missing)", of: missing))
  }

  /// Takes the next form that may fit, because the current form does not, or gives up after the last one.
  mutating func advance(because objection: Objection) {
    if isKept {
      outcome = .skipped(Reason(.unknown, "it is yours: \(objection.words)"))
      return
    }
    if isLastForm { return giveUp(because: objection) }
    if case .unfit(let words, _) = objection { noteUnfit(words) }
    place += 1
    // After other readings the form would learn of a property that is not behind the binding.
    if form?.needsReadings == true && !objection.hasReadingsAsPredicted {
      return advance(because: objection)
    }
    outcome = .pending
    noteMissing()
  }

  /// Notes why the current form does not fit, if a comment above the test should say so.
  private mutating func noteUnfit(_ words: String) {
    let note: String
    switch form?.basis {
    case .guess: note = "Not \(shape): \(words)"
    case .newBindings: note = "Not over all bases: \(words)"
    // The note on the guess before it says enough.
    case .newBindingsReadAsGuessed, nil: return
    }
    if !notes.contains(note) { notes.append(note) }
  }

  /// Skips the test, because the last form does not fit.
  private mutating func giveUp(because last: Objection) {
    objection = last
    switch last {
    case .compiler(let words) where words.contains("ReferenceWritableKeyPath"):
      // The symbol graph does not tell which properties only the object itself may set. No file gets such a test,
      // so the form counts as unfit.
      objection = .unfit(words)
      outcome = .skipped(Reason(.hasNoBase, "tests cannot set what is behind it: write a store"))
    case .compiler(let words):
      outcome = .skipped(Reason(.unknown, "it does not compile in a test: \(words)"))
    case .unfit(let words, _):
      // The last form is a guess if the base is unknown, such as that of an object.
      outcome = .skipped(Reason(restsOnGuess ? .hasNoBase : .unknown, "no model fits: \(words)"))
    }
  }

  /// The text of the test, without its marker.
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

  /// The attribute with the versions of systems that the declaration needs.
  ///
  /// Empty if it needs none.
  private var availability: [String] {
    let known = (declaration.symbol.availability ?? []).compactMap { platform -> String? in
      guard let domain = platform.domain, let version = platform.introduced else { return nil }
      return "\(domain) \(version.major).\(version.minor ?? 0)"
    }
    return known.isEmpty ? [] : ["@available(\(known.joined(separator: ", ")), *)"]
  }
}

extension WrittenTest.Objection {
  /// The words of the compiler, or of the run.
  var words: String {
    switch self {
    case .compiler(let words), .unfit(let words, _): words
    }
  }

  /// Whether new bindings read what the form predicts.
  fileprivate var hasReadingsAsPredicted: Bool {
    if case .unfit(_, readsAsPredicted: true) = self { true } else { false }
  }
}
