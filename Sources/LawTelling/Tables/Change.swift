/// What became of a value in words, where there is no room for the whole of it.
///
/// Parts that stayed are left out: `… y: on → off`.
/// It takes values apart as `traceText` writes them, with brackets, labels and quotes.
/// Wide tables that `TableFile` keeps hold what it writes: other words make them differ.
/// `LearnedTable+Text` cuts `… ` off the front: change both.
func change(from old: String, to new: String) -> String {
  if old == new { return "as before" }
  guard let before = parts(of: old), let after = parts(of: new), before.count == after.count,
    after.allSatisfy({ label(of: $0) != nil })
  else {
    return "\(old) → \(new)"
  }
  let changes = zip(before, after).filter { $0 != $1 }.map { change(ofPart: $0, to: $1) }
  return "… " + changes.joined(separator: ", ")
}

private func change(ofPart old: String, to new: String) -> String {
  guard let label = label(of: new), old.hasPrefix(label) else { return "\(old) → \(new)" }
  let inner = change(
    from: String(old.dropFirst(label.count)), to: String(new.dropFirst(label.count)))
  return inner.hasPrefix("… ") ? label.dropLast(2) + "." + inner.dropFirst(2) : label + inner
}

/// What stands before the value in a part, such as `name: `; `nil` where the part is the value.
private func label(of part: String) -> Substring? {
  guard let colon = part.firstRange(of: ": ") else { return nil }
  let name = part[..<colon.lowerBound]
  let isWithin = name.contains { "([{".contains($0) } || name.count { $0 == "\"" } % 2 == 1
  return isWithin ? nil : part[..<colon.upperBound]
}

/// The parts of a value in brackets; `nil` where it is in none.
private func parts(of text: String) -> [String]? {
  guard let first = text.first, let last = text.last, "([{".contains(first), ")]}".contains(last),
    text.count > 2
  else { return nil }
  var parts = [""]
  var depth = 0
  var isQuoted = false
  var isEscaped = false
  for character in text.dropFirst().dropLast() {
    if character == "\"" && !isEscaped { isQuoted.toggle() }
    isEscaped = character == "\\" && !isEscaped
    if !isQuoted { depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0 }
    if character == "," && depth == 0 && !isQuoted {
      parts.append("")
    } else if !(character == " " && parts[parts.count - 1].isEmpty) {
      parts[parts.count - 1].append(character)
    }
  }
  return parts
}
