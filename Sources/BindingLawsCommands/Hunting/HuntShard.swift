/// One of the parts that a hunt is spread over, such as on several machines.
struct HuntShard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Its number, from 1 to the number of all.
  let number: Int
  /// How many there are.
  let count: Int

  /// All of a hunt.
  static let whole = HuntShard(1, of: 1)

  private init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }

  /// How many there may be.
  private static let most = 100_000

  /// `nil` where there is no such part.
  init?(number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.init(number, of: count)
  }

  /// Reads `2/3`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// Whether a piece of random cases is to be hunted in this part; levels belong to the first.
  ///
  /// - Parameter place: The place of system and law among all pairs.
  func owns(piece: Int, at place: Int) -> Bool { (place + piece) % count + 1 == number }

  init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let shard = HuntShard(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "it is no part of a hunt"))
    }
    self = shard
  }

  func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }

  var description: String { "\(number)/\(count)" }
}
