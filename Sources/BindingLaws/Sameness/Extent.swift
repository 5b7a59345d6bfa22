/// Returns the extent of a value: the bytes of its texts plus the elements of its collections.
///
/// A value may have millions of parts, so only the first `mostVisited` are visited, those at the top first.
/// Objects count as nothing, because they may contain themselves.
func extent(of value: some Any) -> Int {
  var parts: [Any] = [value]
  var countOfVisited = 0
  var sum = 0
  while countOfVisited < parts.count {
    let part = parts[countOfVisited]
    countOfVisited += 1
    if let text = part as? String {
      sum += text.utf8.count
      continue
    }
    let mirror = Mirror(reflecting: part)
    if mirror.displayStyle == .class { continue }
    sum += countOfElements(in: part, mirror)
    let room = mostVisited - parts.count
    if room > 0 { parts += mirror.children.prefix(room).map(\.value) }
  }
  return sum
}

/// Returns the number of elements that a value stores as a collection.
///
/// Zero if the value is no collection.
private func countOfElements(in value: Any, _ mirror: Mirror) -> Int {
  switch mirror.displayStyle {
  case .collection, .set, .dictionary: mirror.children.count
  // Some collections look like structs, such as `Data`. So does a range, which stores only its ends: it can get no
  // further elements, and counts as no collection.
  default: (value as? any RangeReplaceableCollection)?.count ?? 0
  }
}

/// The number of parts that `extent` visits.
///
/// A form or a screen has about as many. More would take too long, because a check asks for the extent of each base
/// that a set leads to.
private let mostVisited = 100
