import BindingLaws

/// A fault of a pager, as hegel-zoo describes it for Bubble Tea.
enum PagerFault: String, CaseIterable, Codable {
  case pagesByFrame = "bubbles/30: a page counts the lines of the frame"
  case selectsLastButOne = "bubbles/34: to go back from no match selects the last but one"
  case staysRight = "bubbles/39: narrower content stays scrolled to the right"
}

/// The state of a pager: its content, how far it is scrolled, and the selected match.
struct Pager: Equatable {
  enum Content: String, CaseIterable { case narrow, wide }

  var content = Content.narrow
  var row = 0
  var column = 0
  var match: Int?

  // The content has seven lines. The window has four lines, two of which are its frame.

  /// The last row to which a pager can scroll.
  static let lastRow = 5
  /// The number of rows by which a page scrolls.
  static let page = 2
  /// The number of matches in the content.
  static let matches = 3

  /// The last column to which the pager can scroll.
  ///
  /// Wide content is two columns wider than the window.
  var lastColumn: Int { content == .wide ? 2 : 0 }
}

/// The model of a pager whose values are texts.
///
/// A binding sets only its content. Keys do the rest.
struct PagerModel: ReferenceModel {
  enum Port: CaseIterable { case content, row, column, match }
  enum Action: CaseIterable { case pageDown, pageUp, right, left, next, previous, forget }

  var ports: [Port] { Port.allCases }
  var actions: [Action] { Action.allCases }
  var values: [String]? { Pager.Content.allCases.map(\.rawValue) }
  var bases: [Pager]? {
    let matches: [Int?] = [nil] + (0..<Pager.matches).map(Optional.some)
    var pagers: [Pager] = []
    for content in Pager.Content.allCases {
      for row in 0...Pager.lastRow {
        for column in 0...Pager(content: content).lastColumn {
          for match in matches {
            pagers.append(Pager(content: content, row: row, column: column, match: match))
          }
        }
      }
    }
    return pagers
  }

  func get(_ port: Port, in pager: Pager) -> String {
    switch port {
    case .content: pager.content.rawValue
    case .row: "\(pager.row)"
    case .column: "\(pager.column)"
    case .match: pager.match.map(String.init) ?? "none"
    }
  }

  func accepts(_ value: String, at port: Port, in pager: Pager) -> Bool { port == .content }

  func set(_ value: String, at port: Port, in pager: Pager) -> Pager {
    guard port == .content, let content = Pager.Content(rawValue: value) else { return pager }
    var pager = pager
    pager.content = content
    pager.column = min(pager.column, pager.lastColumn)
    return pager
  }

  func apply(_ action: Action, to pager: Pager) -> Pager {
    var pager = pager
    let last = Pager.matches - 1
    switch action {
    case .pageDown: pager.row = min(pager.row + Pager.page, Pager.lastRow)
    case .pageUp: pager.row = max(pager.row - Pager.page, 0)
    case .right: pager.column = min(pager.column + 1, pager.lastColumn)
    case .left: pager.column = max(pager.column - 1, 0)
    case .next: pager.match = pager.match.map { $0 == last ? 0 : $0 + 1 } ?? 0
    case .previous: pager.match = pager.match.map { $0 == 0 ? last : $0 - 1 } ?? last
    case .forget: pager.match = nil
    }
    return pager
  }
}

/// A pager whose selected match is -1 if there is none.
struct PagerSystem: StoreSystem {
  static let model = PagerModel()
  private final class Store {
    var content = Pager.Content.narrow
    var row = 0
    var column = 0
    var match = -1

    var lastColumn: Int { Pager(content: content).lastColumn }
  }
  private let store = Store()
  private var fault: PagerFault?

  init() {}

  init(source: Source<Pager>, _ fault: PagerFault?) {
    self.init(source: source)
    self.fault = fault
  }

  var base: Pager {
    get {
      Pager(
        content: store.content, row: store.row, column: store.column,
        match: store.match < 0 ? nil : store.match)
    }
    nonmutating set {
      store.content = newValue.content
      store.row = newValue.row
      store.column = newValue.column
      store.match = newValue.match ?? -1
    }
  }

  func binding(_ port: PagerModel.Port) -> ClosureBinding<String> {
    switch port {
    case .content:
      ClosureBinding(
        get: { store.content.rawValue },
        set: { value in
          guard let content = Pager.Content(rawValue: value) else { return }
          store.content = content
          if fault != .staysRight { store.column = min(store.column, store.lastColumn) }
        })
    case .row: ClosureBinding(get: { "\(store.row)" }, set: { _ in })
    case .column: ClosureBinding(get: { "\(store.column)" }, set: { _ in })
    case .match:
      ClosureBinding(get: { store.match < 0 ? "none" : "\(store.match)" }, set: { _ in })
    }
  }

  func perform(_ action: PagerModel.Action) {
    let frame = 2
    let page = fault == .pagesByFrame ? Pager.page + frame : Pager.page
    switch action {
    case .pageDown: store.row = min(store.row + page, Pager.lastRow)
    case .pageUp: store.row = max(store.row - page, 0)
    case .right: store.column = min(store.column + 1, store.lastColumn)
    case .left: store.column = max(store.column - 1, 0)
    case .next: store.match = (store.match + 1) % Pager.matches
    case .previous:
      if store.match < 0 && fault != .selectsLastButOne { store.match = 0 }
      store.match = (store.match - 1 + Pager.matches) % Pager.matches
    case .forget: store.match = -1
    }
  }
}

extension PagerFault: PlantedFault {
  var law: Law {
    switch self {
    case .pagesByFrame, .selectsLastButOne: .conforms
    case .staysRight: .setLocal
    }
  }

  static func system(_ source: Source<Pager>, _ fault: Self?) -> PagerSystem {
    PagerSystem(source: source, fault)
  }
}
