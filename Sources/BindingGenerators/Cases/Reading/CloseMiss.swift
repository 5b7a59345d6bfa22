/// Returns the known name that is nearest to an unknown one.
///
/// Nil if none is near. A name is near if at most two letters, or a third of them, have to be inserted,
/// removed or replaced. Of several nearest names it returns the first. Commands and the settings of tests use
/// it, too.
package func nearest(to name: String, among names: [String]) -> String? {
  // A user may type any number of letters, and the time for the distance grows with it.
  let name = String(name.prefix(100))
  // Two letters in the wrong order are two replaced ones. A long name may have an error in each of its words.
  let farthest = max(2, name.count / 3)
  let candidates = names.map { known in (name: known, distance: distance(known, name)) }
  guard let near = candidates.min(by: { $0.distance < $1.distance }), near.distance <= farthest
  else { return nil }
  return near.name
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
      let above = row[j + 1]
      let replaced = diagonal + (letter == candidate ? 0 : 1)
      row[j + 1] = min(replaced, row[j] + 1, above + 1)
      diagonal = above
    }
  }
  return row[other.count]
}
