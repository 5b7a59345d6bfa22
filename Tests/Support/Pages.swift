/// A page of an app, of which one may be shown.
package enum Page: CaseIterable {
  case a, b, c
}

/// Setting off clears only one's own.
package struct LawfulPages: ModelledSystem {
  package static let model = SelectionModel<Page>()

  package let source: Source<Page?>

  package init(source: Source<Page?>) { self.source = source }

  package func set(_ isOn: Bool, at page: Page) {
    if isOn { source.value = page } else if source.value == page { source.value = nil }
  }
}

/// Setting any page off clears the selection.
package struct ErasingPages: ModelledSystem {
  package static let model = SelectionModel<Page>()

  package let source: Source<Page?>

  package init(source: Source<Page?>) { self.source = source }

  package func set(_ isOn: Bool, at page: Page) { source.value = isOn ? page : nil }
}
