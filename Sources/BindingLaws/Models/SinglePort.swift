/// The only port of a model of one binding; it is its own name in traces.
public enum SinglePort: CaseIterable, Sendable {
  case value
}
