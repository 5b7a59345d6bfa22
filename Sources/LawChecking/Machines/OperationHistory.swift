import BindingGenerators

/// The operations that a system carried out, and the state in which it began.
///
/// Both are in numbers: of listed things as in `SystemMemory`, or by the meaning of the case of a `Run`.
struct OperationHistory: Equatable {
  var start: Int
  var codes: [OperationCode]
}
