import BindingLaws

/// The system of the benchmark: eight tags over one optional selection.
enum EightTags {
  enum Tag: Int, CaseIterable {
    case t0, t1, t2, t3, t4, t5, t6, t7
  }

  /// A binding of two closures, as `BareLoop` and `BareSuite` have.
  struct Pair: BindingProtocol {
    let get: () -> Bool
    let set: (Bool) -> Void

    var wrappedValue: Bool {
      get { get() }
      nonmutating set { set(newValue) }
    }
  }

  /// The model of a selection that starts empty, as in `BareLoop`.
  ///
  /// `SelectionModel` itself starts in every base. `get` and `set` are written out, as the bare loop has them.
  struct Model: ReferenceModel {
    var selection: Selection<Bool> { .optional }
    private let whole = SelectionModel<Tag>()
    var ports: [Tag] { whole.ports }
    var bases: [Tag?]? { whole.bases }
    var starts: [Tag?]? { [nil] }
    func get(_ tag: Tag, in selection: Tag?) -> Bool { selection == tag }
    func set(_ isOn: Bool, at tag: Tag, in selection: Tag?) -> Tag? {
      if isOn { return tag }
      return selection == tag ? nil : selection
    }
  }

  /// The lawful system, in which a tag that is set off clears the selection only if it is its own.
  struct Lawful: BindingSystem {
    static let model = EightTags.Model()
    let source: Source<Tag?>

    func binding(_ tag: Tag) -> Pair {
      Pair(
        get: { [source] in source.value == tag },
        set: { [source] isOn in
          if isOn { source.value = tag } else if source.value == tag { source.value = nil }
        })
    }
  }

  /// The mutant, in which any tag clears the selection when it is set off.
  struct Mutant: BindingSystem {
    static let model = EightTags.Model()
    let source: Source<Tag?>

    func binding(_ tag: Tag) -> Pair {
      Pair(
        get: { [source] in source.value == tag }, set: { [source] in source.value = $0 ? tag : nil }
      )
    }
  }
}
