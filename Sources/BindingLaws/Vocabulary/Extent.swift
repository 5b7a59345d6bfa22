/// How much a value holds: the bytes of its texts and the elements of its collections, together.
///
/// A look at some of its parts has to do, those that lie least deep first: a value may have millions. Objects count as
/// nothing, because they may lead to themselves.
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
    default: sum += (part as? any RangeReplaceableCollection)?.count ?? 0
    }
    let room = mostParts - parts.count
    if room > 0 { parts += mirror.children.prefix(room).map(\.value) }
  }
  return sum
}

/// So many parts are looked at, as a form or a screen has: of each base that a set leads to, so that it has to be quick.
private let mostParts = 100
