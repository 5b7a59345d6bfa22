/// The only port of a model of one binding.
///
/// Traces name it.
public enum SinglePort: CaseIterable, Sendable {
  case value
}
