import BindingLaws
import LawChecking

extension Counterexample.Write {
  /// The base, and the transaction of the write.
  var text: String { base.text + (transaction.map { " in \($0)" } ?? "") }
}
