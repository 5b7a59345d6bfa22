/// Returns the extent of a value: the bytes of its texts plus the elements of its collections.
///
/// A value may have millions of parts, so only the first `mostParts` are visited, those at the top first.
/// Objects count as nothing, because they may contain themselves.
func extent(of value: some Any) -> Int {
  var parts: [Any] = [value]
  var place = 0
  var sum = 0
  while place < parts.count {
    let part = parts[place]
    place += 1
    if let text = part as? String {
      sum += text.utf8.count
      continue
    }
    let mirror = Mirror(reflecting: part)
    switch mirror.displayStyle {
    case .class: continue
    case .collection, .set, .dictionary: sum += mirror.children.count
    // Some collections look like structs, such as `Data`. A range does, too, but stores only its ends.
    default: sum += (part as? any RangeReplaceableCollection)?.count ?? 0
    }
    let room = mostParts - parts.count
    if room > 0 { parts += mirror.children.prefix(room).map(\.value) }
  }
  return sum
}

/// The number of parts that `extent` visits.
///
/// A form or a screen has about as many. More would take too long, because a check asks for the extent of each
/// base that a set leads to.
private let mostParts = 100
