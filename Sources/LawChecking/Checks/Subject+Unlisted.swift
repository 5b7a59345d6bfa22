import BindingGenerators
import BindingLaws

extension Subject {
  /// A base of a finite world that is reached and not listed, or nil if there is none.
  var unlisted: String? {
    isFinite ? space.table.unlisted.map(words(ofUnlisted:)) : nil
  }

  /// Returns the words for a base that is not listed.
  ///
  /// A base that holds too much is not written out.
  private func words(ofUnlisted base: Model.Base) -> String {
    guard let learned = model.learned, learned.isTooLarge(base) else { return traceText(base) }
    return "a base of more than \(learned.largestExtent) letters and elements, where no case goes,"
  }
}
