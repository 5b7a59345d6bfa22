/// The numbers of lists of writes, in which a write is the number of a base and the label of its transaction.
///
/// Equal lists have equal numbers. A proof compares the writes of systems by them. The empty list has the
/// number 0.
package final class LogNumbers {
  private struct Entry: Hashable {
    /// The number of the list of earlier writes.
    let past: Int
    let base: Int
    let label: String?
  }

  private var numbers: [Entry: Int] = [:]
  /// The latest list of one write: its base, its label, and its number.
  ///
  /// At first it is none, because no base has the number -1.
  private var latest = (base: -1, label: "", number: 0)

  /// Returns the number of a list of writes.
  package func number(of log: [(base: Int, label: String?)]) -> Int {
    log.reduce(0) { number(of: Entry(past: $0, base: $1.base, label: $1.label)) }
  }

  /// Returns the number of a list of one write.
  package func number(ofOne base: Int, in label: String) -> Int {
    if latest.base == base && latest.label == label { return latest.number }
    latest = (base, label, number(of: [(base, label)]))
    return latest.number
  }

  private func number(of write: Entry) -> Int {
    if let number = numbers[write] { return number }
    numbers[write] = numbers.count + 1
    return numbers.count
  }
}
