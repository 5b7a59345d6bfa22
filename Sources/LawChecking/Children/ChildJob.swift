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

/// Where another process of the same program finds a law again.
struct LawAddress: Codable, Sendable {
  private let form: TypeAddress
  private let names: LawDescription

  /// - Throws: What to do when its form cannot be found again.
  init(of law: Law) throws(ChildError) {
    guard let form = TypeAddress(of: law.form) else { throw .unreachableType("\(law.form)") }
    (self.form, names) = (form, LawDescription(law))
  }

  /// The law in the running process.
  var law: Law? {
    (form.type as? any LawForm.Type).map {
      Law(names.id, names.title, names.maths, tier: names.tier, $0)
    }
  }
}
