/// One of the parts that a hunt is spread over, such as on several machines.
struct HuntShard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Its number, from 1 to the number of all.
  let number: Int
  /// How many there are.
  let count: Int

  /// All of a hunt.
  static let whole = HuntShard(number: 1, count: 1)

  /// `nil` where there is no such part.
  init?(number: Int, of count: Int) {
    guard (1...100_000).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  private init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// Reads `2/3`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// The part of this one that falls to one of several processes, from 1.
  ///
  /// Together the shares own what this part owns, each piece once.
  func share(_ job: Int, of jobs: Int) -> HuntShard {
    HuntShard(number: number + (job - 1) * count, count: count * jobs)
  }

  /// Whether a piece is to be hunted in this part.
  ///
  /// Shards of several builds are merged: another rule needs another format of `HuntPlan`.
  ///
  /// - Parameters:
  ///   - piece: The number of a range of random cases; 0 for any level.
  ///   - place: The place of the system among all, plus that of the law unless it is a level.
  func owns(piece: Int = 0, at place: Int) -> Bool { (place + piece) % count + 1 == number }

  var description: String { "\(number)/\(count)" }
}
