import BindingGenerators
import BindingLaws

extension Verdict {
  /// The same verdict where the model was learned, with what can be said for that reason alone.
  ///
  /// `conforms` carries the table; where new systems answer in two ways there is nothing to conform to.
  func learned<Model: ReferenceModel>(from world: World<Model>) -> Verdict {
    guard Model.self is any LearningModel.Type else { return self }
    var verdict = self
    if law.id == Law.conforms.id {
      verdict.learned = world.learnedTable(by: Learning.current)
      if let waver = verdict.learned?.wavers.first {
        (verdict.kind, verdict.grounds) = (.flaky, .waver(waver))
      }
    }
    if law.id == Law.getSet.id, kind == .upheld || kind == .proved,
      let doubt = (Model.self as? any LearningModel.Type)?.firstDoubt
    {
      (verdict.kind, verdict.grounds) = (.noEvidence, .doubt(doubt))
    }
    return verdict
  }
}

extension LearningModel {
  /// The first listed base that setting what is read turns into another one, which no port distinguishes from it.
  fileprivate static var firstDoubt: Verdict.Grounds.Doubt? {
    for base in bases ?? [] {
      for port in ports where isPresent(port, in: base) {
        let reading = get(port, in: base)
        let after = set(reading, at: port, in: base)
        if traceText(after) == traceText(base) { continue }
        return .init(
          port: portText(port), reading: traceText(reading), base: traceText(base),
          after: traceText(after))
      }
    }
    return nil
  }
}
