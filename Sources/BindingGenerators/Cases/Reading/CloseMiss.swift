/// Returns the known name that is nearest to an unknown one.
///
/// Nil if none is near. A name is near if at most two letters, or a third of them, have to be inserted,
/// removed or replaced. Of several nearest names it returns the first. Commands and the settings of tests use
/// it, too.
package func nearest(to name: String, among names: [String]) -> String? {
  // A user may type any number of letters, and the time for the distance grows with it.
  let name = String(name.prefix(100))
  let near = names.map { ($0, distance($0, name)) }.min { $0.1 < $1.1 }
  return near.flatMap { $0.1 <= max(2, name.count / 3) ? $0.0 : nil }
}

/// Returns how many letters have to be inserted, removed or replaced, whatever their case (Levenshtein 1966).
private func distance(_ one: String, _ other: String) -> Int {
  let one = Array(one.lowercased())
  let other = Array(other.lowercased())
  var row = Array(0...other.count)
  for (i, letter) in one.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, candidate) in other.enumerated() {
      let replaced = diagonal + (letter == candidate ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[other.count]
}
