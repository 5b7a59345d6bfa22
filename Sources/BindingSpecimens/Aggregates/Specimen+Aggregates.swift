import BindingLaws

extension Specimen {
  static let aggregates: [Specimen] = [
    Specimen(SourcesToggle.self, rows: ["S34", "S35"], .aggregate, "a parent over three items")
  ]
}
