import BindingLaws
import LawChecking

extension ReportedJudgement: Encodable {
  private enum CodingKeys: CodingKey {
    case causes, reported, laws, what
  }

  /// Writes the judgement, and then its cause: the law that reports it, all broken laws, and the observation.
  ///
  /// `LinesOfJSON.md` names all keys, which later versions keep.
  package func encode(to encoder: any Encoder) throws {
    try judgement.encode(to: encoder)
    guard let cause else { return }
    var all = encoder.container(keyedBy: CodingKeys.self)
    var fields = all.nestedContainer(keyedBy: CodingKeys.self, forKey: .causes)
    try fields.encode(cause.reported.law.id, forKey: .reported)
    try fields.encode(cause.laws, forKey: .laws)
    try fields.encodeIfPresent(cause.what, forKey: .what)
  }
}
