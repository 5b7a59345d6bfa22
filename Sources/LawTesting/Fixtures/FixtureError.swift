import LawTelling

/// Why a fixture cannot be used.
enum FixtureError: Error, Hashable, CustomStringConvertible {
  case unreadable
  case noJSON
  case lacks(String)
  case mistyped(String)
  case null(String)
  case foreignFormat(Int)
  case token(String)
  case tokenOfAnother(String)
  case misplaced(String)
  case unknownSystem(String)
  case unknownLaw(String)
  case unknownVerdict(String)
  case outdatedTrace
  case refused(law: String)

  var description: String {
    switch self {
    case .unreadable: "cannot be opened: see whether it may be read"
    case .noJSON: "is no JSON: restore it from version control, or record it again"
    case .lacks(let key): "lacks \"\(key)\": record it again"
    case .mistyped(let key): "holds something else than it should in \"\(key)\": record it again"
    case .null(let key): "has null in \"\(key)\": record it again"
    case .foreignFormat(let format):
      "is of format \(format), and this library reads \(FixtureContent.currentFormat): record it again"
    case .token(let fault): "holds a token that cannot be replayed: \(fault)"
    case .tokenOfAnother(let names): "holds a token of \(names): record it again"
    case .misplaced(let path): "belongs to \(path): move it there"
    case .unknownSystem(let name):
      "is about \(name), which is not among the listed systems: list it, or remove the file"
    case .unknownLaw(let name):
      "is about \(name), which is not among the listed laws: list it, or remove the file"
    case .unknownVerdict(let name): "expects \"\(name)\", which is no verdict: record it again"
    case .refused(let law):
      "holds a case that \(law) does not speak about any more, so that nothing was judged: remove the file"
    case .outdatedTrace: "is outdated: its token stands for another trace; record it again"
    }
  }
}
