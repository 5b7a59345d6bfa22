/// A system as `list --json` prints it.
struct ListedSystem: Decodable {
  let system: String
  let rows: [String]
  let family: String
  let lawful: Bool
  /// The number of its ports.
  ///
  /// Nil if its model crashes when it is asked.
  let ports: Int?
  let breaks: [String]
}
