import BindingLaws

/// Two windows, and the section that each of them shows.
struct Windows: Changeable {
  var first = Section.a
  var second = Section.a
}

/// A picker over both windows, which shows nothing where they differ, and one for each of them.
///
/// Traces, draws and tokens number members by `sources`: their order has to stay.
struct PickerOverSources: PlainSystem, SourcesShape {
  typealias Model = SourcesModel<Self>
  typealias State = Section?
  static var sources: [WritableKeyPath<Windows, Section>] { [\.first, \.second] }
  static var examples: [Windows] { [Windows()] }
  static var isWrittenAtOnce: Bool { true }
  let source: Source<Windows>

  func get(_ port: Aggregated, in windows: Windows) -> Section? {
    let shown = Set(paths(of: port).map { windows[keyPath: $0] })
    return shown.count == 1 ? shown.first : nil
  }

  func set(_ section: Section?, at port: Aggregated, _ transaction: String?) {
    guard let section else { return }
    let windows = paths(of: port).reduce(source.value) { $0.with($1, section) }
    source.write(windows, transaction: transaction)
  }

  private func paths(of port: Aggregated) -> [WritableKeyPath<Windows, Section>] {
    if case .member(let number) = port { [Self.sources[number]] } else { Self.sources }
  }
}
