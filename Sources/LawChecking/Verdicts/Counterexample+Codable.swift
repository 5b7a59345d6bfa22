import BindingLaws

/// The format of a counterexample in a verdict.
///
/// The names belong to the format of `check --json`, which others read. `LinesOfJSON.md` has to have each.
/// `CaseFileContent` reads some of them by itself. Most of what is empty is left out. But a missing `token`
/// is written as `""`, a missing `foundAtCase` as `null`, and empty lists of `variables`, `ports` and `rows`
/// are written. `operations`, `equation`, `otherSide` and `minimal` are written for readers and not read
/// again.
extension Counterexample: Codable {
  private enum CodingKeys: String, CodingKey {
    case trace, operations, variables, place, expression, otherExpression, equation, otherSide,
      system, model, ports, rows, again
    case foundAtCase, originalOperations, simplifications, minimal, tried, token, predicted, test,
      statements
    case runs, otherRows, hidesWrites, property, landsLater, nearest, swiftUI
    case taskSteps = "columns"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    trace = try fields.decode([String].self, forKey: .trace)
    variables = try fields.decode([String].self, forKey: .variables)
    place = try fields.decode(Discrepancy.Place.self, forKey: .place)
    expression = try fields.decode(Expression.self, forKey: .expression)
    otherExpression = try fields.decodeIfPresent(Expression.self, forKey: .otherExpression)
    found = try fields.decode(TraceValue.self, forKey: .system)
    required = try fields.decode(TraceValue.self, forKey: .model)
    ports = try fields.decode([String].self, forKey: .ports)
    rows = try fields.decode([Row].self, forKey: .rows)
    again = try fields.decodeIfPresent([Row].self, forKey: .again) ?? []
    runs = try fields.decodeIfPresent(Runs.self, forKey: .runs)
    otherRows = try fields.decodeIfPresent([Row].self, forKey: .otherRows) ?? []
    hidesWrites = try fields.decodeIfPresent(Bool.self, forKey: .hidesWrites) ?? false
    property = try fields.decodeIfPresent(String.self, forKey: .property)
    landsLater = try fields.decodeIfPresent(Bool.self, forKey: .landsLater) ?? false
    taskSteps = try fields.decodeIfPresent([Step].self, forKey: .taskSteps) ?? []
    foundAtCase = try fields.decodeIfPresent(Int.self, forKey: .foundAtCase)
    originalOperations = try fields.decode(Int.self, forKey: .originalOperations)
    simplifications = try fields.decode(Int.self, forKey: .simplifications)
    certified = try fields.decodeIfPresent(Int.self, forKey: .tried)
    let token = try fields.decodeIfPresent(String.self, forKey: .token) ?? ""
    self.token = token.isEmpty ? nil : token
    predicted = try fields.decodeIfPresent([String].self, forKey: .predicted) ?? trace
    nearest = try fields.decodeIfPresent(NearestDerivation.self, forKey: .nearest)
    swiftUI = try fields.decodeIfPresent(SwiftUIHabit.self, forKey: .swiftUI)
    test = try fields.decodeIfPresent(String.self, forKey: .test)
    statements = try fields.decodeIfPresent([String].self, forKey: .statements) ?? []
    if !fitsTogether {
      throw DecodingError.dataCorruptedError(
        forKey: .trace, in: fields, debugDescription: "it is no trace, or has not all of its rows")
    }
  }

  /// Whether the properties fit together, which those of a file need not.
  private var fitsTogether: Bool {
    if trace.isEmpty { return false }
    // Tables pair these rows by place.
    if !again.isEmpty && again.count != rows.count { return false }
    if (runs == nil) != otherRows.isEmpty { return false }
    // A table has a column for each number of a task: no file may ask for millions of columns.
    if !taskSteps.allSatisfy({ (1...1_000).contains($0.task) }) { return false }
    return (rows + again + otherRows).allSatisfy { $0.operation?.isAbout(ports) != false }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(trace, forKey: .trace)
    try fields.encode(operations, forKey: .operations)
    try fields.encode(variables, forKey: .variables)
    try fields.encode(place, forKey: .place)
    try fields.encode(expression, forKey: .expression)
    try fields.encodeIfPresent(otherExpression, forKey: .otherExpression)
    try fields.encode(equation, forKey: .equation)
    try fields.encodeIfPresent(otherSide, forKey: .otherSide)
    try fields.encode(found, forKey: .system)
    try fields.encode(required, forKey: .model)
    try fields.encode(ports, forKey: .ports)
    try fields.encode(rows, forKey: .rows)
    if !again.isEmpty { try fields.encode(again, forKey: .again) }
    try fields.encodeIfPresent(runs, forKey: .runs)
    if !otherRows.isEmpty { try fields.encode(otherRows, forKey: .otherRows) }
    if hidesWrites { try fields.encode(hidesWrites, forKey: .hidesWrites) }
    try fields.encodeIfPresent(property, forKey: .property)
    if landsLater { try fields.encode(landsLater, forKey: .landsLater) }
    if !taskSteps.isEmpty { try fields.encode(taskSteps, forKey: .taskSteps) }
    try fields.encode(foundAtCase, forKey: .foundAtCase)
    try fields.encode(originalOperations, forKey: .originalOperations)
    try fields.encode(simplifications, forKey: .simplifications)
    try fields.encodeIfPresent(certified, forKey: .tried)
    // Never false: a smaller case that is known to break the law is the counterexample.
    if certified == nil {
      try fields.encode("unknown", forKey: .minimal)
    } else {
      try fields.encode(true, forKey: .minimal)
    }
    try fields.encode(token ?? "", forKey: .token)
    if predicted != trace { try fields.encode(predicted, forKey: .predicted) }
    try fields.encodeIfPresent(nearest, forKey: .nearest)
    try fields.encodeIfPresent(swiftUI, forKey: .swiftUI)
    try fields.encodeIfPresent(test, forKey: .test)
    if !statements.isEmpty { try fields.encode(statements, forKey: .statements) }
  }
}

extension Counterexample.Operation {
  /// Whether it is about one of these ports, or about none.
  fileprivate func isAbout(_ ports: [String]) -> Bool {
    port.map(ports.indices.contains) ?? true
  }
}
