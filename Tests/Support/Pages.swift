/// A page of an app, of which one may be shown.
package enum Page: CaseIterable {
  case a, b, c
}

/// Setting off clears only one's own.
package struct LawfulPages: BindingSystem {
  package typealias Model = SelectionModel<Page>

  package let source: Source<Page?>

  package init(source: Source<Page?>) { self.source = source }

  package func binding(_ page: Page) -> Accessor<Bool> {
    Accessor(
      get: { source.value == page },
      set: { if $0 { source.value = page } else if source.value == page { source.value = nil } })
  }
}

/// Setting any page off clears the selection.
package struct ErasingPages: BindingSystem {
  package typealias Model = SelectionModel<Page>

  package let source: Source<Page?>

  package init(source: Source<Page?>) { self.source = source }

  package func binding(_ page: Page) -> Accessor<Bool> {
    Accessor(get: { source.value == page }, set: { source.value = $0 ? page : nil })
  }
}
