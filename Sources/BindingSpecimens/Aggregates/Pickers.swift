import BindingLaws

/// Two windows, and the section that each of them shows.
struct Windows: Changeable {
  var first = Section.a
  var second = Section.a
}

/// A picker over both windows, which shows nothing where they differ, and one for each of them.
protocol WindowPickers: PlainSystem, SourcesShape
where Model == SourcesModel<Self>, Example == Windows, Stored == Section, State == Section? {}

extension WindowPickers {
  static var sources: [WritableKeyPath<Windows, Section>] { [\.first, \.second] }
  static var examples: [Windows] { [Windows()] }
  static var isWrittenAtOnce: Bool { true }

  fileprivate func shown(at port: Aggregated, in windows: Windows) -> [Section] {
    Self.paths(of: port).map { windows[keyPath: $0] }
  }

  func get(_ port: Aggregated, in windows: Windows) -> Section? {
    let shown = shown(at: port, in: windows)
    return Set(shown).count == 1 ? shown[0] : nil
  }

  func set(_ section: Section?, at port: Aggregated, _ transaction: String?) {
    guard let section else { return }
    let windows = Self.paths(of: port).reduce(source.value) { $0.with($1, section) }
    source.write(windows, transaction: transaction)
  }

  private static func paths(of port: Aggregated) -> [WritableKeyPath<Windows, Section>] {
    if case .member(let number) = port { [sources[number]] } else { sources }
  }
}

/// The pickers as they should be.
struct PickerOverSources: WindowPickers {
  typealias Model = SourcesModel<Self>
  let source: Source<Windows>
}

/// A picker that shows the choice of the first window for both.
///
/// It writes as it should.
struct FirstPickedForAll: WindowPickers {
  typealias Model = SourcesModel<Self>
  let source: Source<Windows>

  func get(_ port: Aggregated, in windows: Windows) -> Section? {
    shown(at: port, in: windows).first
  }
}
