import BindingGenerators
import BindingLaws

/// What a child is asked to do: plain values only, since they are written down and read in the
/// child.
package struct ChildJob: Codable, Sendable {
  enum Task: Codable {
    /// Checks the law from beginning to end, with or without trying a proof, passing over cases that
    /// are known to kill; then other laws, leaving out only what none of them does.
    case check(
      proving: Bool, without: Ended, then: [LawAddress] = [], leavingOut: Omissions = Omissions())
    /// Runs one case, noting what would have to be left out for it not to be run.
    case locate(Case)
    /// Says what is known of the models of these systems, and which of these laws speak about each.
    case inventory([LawAddress], of: [TypeAddress], counting: Bool)
    /// Runs one case.
    case replay(CaseName)
    /// Makes a case smaller that breaks the law, passing over cases that are known to kill.
    case shrink(CaseName, without: [Case])
    /// Runs all simpler edits of a case, passing over cases that are known to kill otherwise.
    case edits(of: Case, without: [Case])
    /// Runs all cases that are smaller than this one, at most so many.
    case smaller(than: Case, limit: Int)
    /// Runs one case, noting everything that is done to the system; it was made of another one.
    case postMortem(Case, from: Case)
    /// Says what the bindings do when they are new.
    case learn
  }

  let system: TypeAddress
  /// What reports call the system; `nil` for the name of its type.
  var name: String?
  /// The law; what is asked of models or of new systems needs none.
  let law: LawAddress?
  let options: CheckOptions
  let limits: ChildLimits
  let task: Task
  /// Whether the system is read where only the report needs it.
  let looks: Bool
  /// The status it ends with when it has done its task.
  var doneStatus: Int32
  /// The fault that is put around the system, by its name.
  var fault: String?
  /// The questions that are not asked of new systems, because they crash.
  var unasked: [String] = []

  /// Whether a child is expected to end with status 0, whatever it meets.
  package var endsWithSuccess: Bool { doneStatus == 0 }
}

/// The cases of a law that crashed, and what was left out because of them.
struct Ended: Codable, Sendable {
  var cases: [Case] = []
  var omissions = Omissions()

  /// Whether all cases are run.
  var isEmpty: Bool { cases.isEmpty && omissions.isEmpty }
}

/// A law that another process of the same program finds again.
struct LawAddress: Codable, Sendable {
  let law: Law
  private let type: TypeAddress

  private enum CodingKeys: CodingKey { case names, type, form }

  /// - Throws: What to do when the type of its form cannot be found again.
  init(of law: Law) throws(ChildError) {
    guard let type = TypeAddress(of: Swift.type(of: law.form)) else {
      throw .unreachableType("\(Swift.type(of: law.form))")
    }
    (self.law, self.type) = (law, type)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(LawDescription(law), forKey: .names)
    try fields.encode(type, forKey: .type)
    try law.form.encode(to: fields.superEncoder(forKey: .form))
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let names = try fields.decode(LawDescription.self, forKey: .names)
    type = try fields.decode(TypeAddress.self, forKey: .type)
    guard let form = type.type as? any LawForm.Type else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: fields, debugDescription: "no law of this program")
    }
    law = Law(
      names.id, names.title, names.maths, tier: names.tier,
      try form.init(from: fields.superDecoder(forKey: .form)))
  }
}
