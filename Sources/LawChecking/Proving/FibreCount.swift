import BindingLaws

/// How many bases each value is read from, at each port of a finite model.
///
/// A binding that accepts every value in every base and obeys set-get, get-set and set-set splits
/// the base into the value and the rest, so that every value is read from equally many bases.
/// Where the counts differ, no binding obeys all three. Source: the characterisation of very
/// well-behaved lenses as constant-complement views, Bancilhon and Spyratos, TODS 1981.
struct FibreCount<Model: ReferenceModel> {
  /// For each port the number of bases that each value is read from.
  let counts: [(port: Model.Port, fibres: [(value: Model.Value, bases: Int)])]

  /// Counts the fibres; `nil` where bases or values are not listed or some set is rejected.
  init?(_ model: Model.Type) {
    guard let bases = model.bases?.filter(model.permits), let values = model.values else {
      return nil
    }
    var counts: [(port: Model.Port, fibres: [(value: Model.Value, bases: Int)])] = []
    for port in model.ports {
      let present = bases.filter { model.isPresent(port, in: $0) }
      let isTotal = present.allSatisfy { base in
        values.allSatisfy { model.accepts($0, at: port, in: base) }
      }
      guard isTotal else { return nil }
      counts.append(
        (port, values.map { value in (value, present.count { model.get(port, in: $0) == value }) }))
    }
    self.counts = counts
  }

  /// The first port at which no binding can obey all three round trip laws.
  var obstacle: Verdict.Grounds.Obstacle? {
    let uneven = counts.first { Set($0.fibres.map(\.bases)).count > 1 }
    return uneven.map { port, fibres in
      .init(
        port: portText(port),
        fibres: fibres.map { .init(value: traceText($0.value), bases: $0.bases) })
    }
  }
}
