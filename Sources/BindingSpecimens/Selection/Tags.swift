/// The three sections of a screen, of which at most one is shown.
enum Section: CaseIterable {
  case a, b, c
}

/// The three tabs of a screen, of which exactly one is shown.
enum Tab: CaseIterable {
  case one, two, three
}
