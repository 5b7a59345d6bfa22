/// What a run that died left behind: the case that it was about to run.
///
/// This is the seam to the flight recorder: until its format is read here, a recording is a file
/// of one token, or of the JSON that names a case.
struct FlightRecording {
  let chosen: ChosenCase

  init(path: String) throws {
    let text = String(decoding: try AtomicFile.read(path), as: UTF8.self)
    let token = String(text.prefix { !$0.isNewline })
    chosen = token.hasPrefix("v1/") ? try ChosenCase(token: token) : try CaseFile(path: path).chosen
  }
}
