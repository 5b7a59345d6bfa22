import BindingLaws

/// A fault of a todo app, as O'Connor and Wickström describe it of apps that they tested.
enum TodoFault: String, CaseIterable, Codable {
  case togglesShown = "toggle-all sets what the filter shows alone"
  case filterClears = "the filter clears pending text"
  case removalClears = "removal clears pending text"
  case othersAdd = "other controls add pending text"
  case emptyHides = "an empty edit hides, toggle-all brings back"
  case firstIsUnseen = "the first addition shows an empty state"
  case blankRows = "blank text becomes a row"
  case plural = "the count says “1 items”"

  /// The law that was named to find the fault, before anything was run.
  var law: Law {
    switch self {
    case .togglesShown: .setGet
    case .filterClears, .othersAdd: .setLocal
    case .emptyHides: .historyIndependent
    case .removalClears, .firstIsUnseen, .blankRows, .plural: .conforms
    }
  }
}
