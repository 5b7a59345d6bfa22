/// The numbers of lists of writes, each a base by its number and the label of its transaction: equal
/// lists have equal numbers.
///
/// A proof compares the writes of systems by them. The number of no write is 0.
package final class LogNumbers {
  private struct Entry: Hashable {
    /// The number of what was written before.
    let past: Int
    let base: Int
    let label: String?
  }

  private var numbers: [Entry: Int] = [:]
  /// The base, the label and the number that were asked for last.
  private var latest = (base: -1, label: "", number: 0)

  package func number(of log: [(base: Int, label: String?)]) -> Int {
    log.reduce(0) { number(of: Entry(past: $0, base: $1.base, label: $1.label)) }
  }

  /// The number of a list of one write.
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
