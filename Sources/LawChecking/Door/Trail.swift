import BindingGenerators

/// What a system was led through: the state that it began in, and operations.
struct Trail {
  var start: Int
  var codes: [OperationCode]
}
