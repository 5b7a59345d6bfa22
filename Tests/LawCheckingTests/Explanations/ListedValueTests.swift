import TestSupport

@Suite struct `A value that has no sure initialiser` {
  @Test func `is taken from what the model lists`() throws {
    let form = try #require(try check(ProfileForm.self, obeys: .setGet)?.counterexample?.test)
    #expect(form.contains("Source<Profile>(ProfileForm.model.bases![0])  // ("), "\(form)")
    #expect(form.contains("#expect(source.value == ProfileForm.model.bases![1])  // ("), "\(form)")
    let field = try #require(try check(PercentageField.self, obeys: .setGet)?.counterexample?.test)
    let set =
      "system.binding(.value).wrappedValue = PercentageField.model.values![2]  // (value: 100)"
    #expect(field.contains(set), "\(field)")
  }

  @Test func `leaves nothing to fill in`() throws {
    let test = try check(ProfileForm.self, obeys: .setGet)?.counterexample?.test
    #expect(test?.contains("<#") == false)
  }
}

/// A form that drops every set.
private struct ProfileForm: BindingSystem {
  static let model = FieldsModel(of: [Profile()], over: [\.isPublic])
  let source: Source<Profile>
  func binding(_ path: WritableKeyPath<Profile, Bool>) -> Accessor<Bool> {
    Accessor(get: { source.value[keyPath: path] }, set: { _ in })
  }
}

/// A profile that cannot be made from its properties.
private struct Profile: Equatable {
  private var version = 1
  var isPublic = false
  lazy var text = "x"
  init() {}
}

/// A field that drops a set of 100.
private struct PercentageField: BindingSystem {
  static let model = DefaultModel(Percentage.some[0], trying: Percentage.some)
  let source: Source<Percentage?>
  func binding(_ port: SinglePort) -> Accessor<Percentage> {
    Accessor(
      get: { source.value ?? Percentage.some[0] },
      set: { if $0.value < 100 { source.value = $0 } })
  }
}

/// A number that an initialiser may refuse.
private struct Percentage: Hashable {
  let value: Int
  init?(_ value: Int) {
    if !(0...100).contains(value) { return nil }
    self.value = value
  }
  static let some = [0, 50, 100].compactMap { Percentage($0) }
}
