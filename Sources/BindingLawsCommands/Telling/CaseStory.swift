import LawChecking

/// A case to be told to people: what the law says, and what happened step by step.
struct CaseStory {
  let replayed: ReplayedCase

  init(_ replayed: ReplayedCase) {
    self.replayed = replayed
  }
  var html: String { "" }
  var svg: String { "" }
  var markdown: String { "" }
}
