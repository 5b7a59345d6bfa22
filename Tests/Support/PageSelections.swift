/// A page of an app, which shows at most one.
package enum Page: CaseIterable {
  case a, b, c
}

/// Pages, of which a set to off clears only its own selection.
package struct LawfulPages: ModelledSystem {
  package static let model = SelectionModel<Page>()

  package let source: Source<Page?>

  package init(source: Source<Page?>) { self.source = source }

  package func set(_ isOn: Bool, at page: Page) {
    if isOn { source.value = page } else if source.value == page { source.value = nil }
  }
}

/// Pages, of which any set to off clears the selection.
package struct ErasingPages: ModelledSystem {
  package static let model = SelectionModel<Page>()

  package let source: Source<Page?>

  package init(source: Source<Page?>) { self.source = source }

  package func set(_ isOn: Bool, at page: Page) { source.value = isOn ? page : nil }
}
