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
  /// Why it is disabled, beside a value that is missing.
  private(set) var obstacle: Obstacle?
  var outcome: Outcome = .pending
  /// Whether a person has changed it.
  var isKept = false

  enum Obstacle: Equatable {
    case compiler(String)
    case unfit(String)
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
    if case .unfit = obstacle, form?.isGuess == true || form?.needsReadings == true {
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
  ///
  /// - Parameters:
  ///   - words: What speaks against it.
  ///   - isCompiler: Whether the compiler says so.
  ///   - reads: Whether new bindings read what the form says.
  mutating func advance(because words: String, isCompiler: Bool, reads: Bool = false) {
    if isKept {
      outcome = .skipped(Reason(.unknown, "it is yours: \(words)"))
      return
    }
    // The symbol graph does not say that only the object itself may set a property.
    let isReadOnly = isCompiler && words.contains("ReferenceWritableKeyPath")
    if isLastForm && isReadOnly {
      obstacle = .unfit(words)
      outcome = .skipped(Reason(.hasNoBase, "tests cannot set what is behind it"))
      return
    }
    if isLastForm {
      obstacle = isCompiler ? .compiler(words) : .unfit(words)
      let reason =
        isCompiler ? "it does not compile in a test: \(words)" : "no model fits: \(words)"
      // A guess comes last where the base is unknown, as that of an object.
      let isGuess = (form?.isGuess == true || form?.needsReadings == true) && !isCompiler
      outcome = .skipped(Reason(isGuess ? .hasNoBase : .unknown, reason))
      return
    }
    if !isCompiler && form?.needsReadings == false {
      let note = form?.isGuess == true ? "Not \(shape): \(words)" : "Not over all bases: \(words)"
      if !notes.contains(note) { notes.append(note) }
    }
    place += 1
    if form?.needsReadings == true && !reads {
      return advance(because: words, isCompiler: isCompiler)
    }
    outcome = .pending
    noteMissing()
  }

  /// The test, without its marker.
  var text: String {
    guard let form else { return "" }
    var traits = form.traits
    if let missing = form.missing {
      traits.insert(".disabled(\"needs a value of \(missing)\")", at: 0)
    }
    if case .unfit = obstacle { traits.insert(".disabled(\"no model is known\")", at: 0) }
    var comments = notes + [form.assumption]
    if case .unfit(let words) = obstacle { comments.append("It is another: \(words)") }
    let trait = traits.isEmpty ? "" : "(\(traits.joined(separator: ", ")))"
    let function = "@MainActor @Test\(trait) func `\(name) \(TestFile.ending)`() {"
    let lines =
      comments.map { "// " + $0.replacingOccurrences(of: "\n", with: " ") } + availability
      + [function] + form.body.map { "  " + $0 } + ["}"]
    let text = lines.joined(separator: "\n")
    guard case .compiler(let words) = obstacle else { return text }
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
