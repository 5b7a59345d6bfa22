import BindingLaws
import LawChecking
import LawTelling
import Testing

extension ClosureName {
  /// Judges the bindings of a closure by some laws.
  ///
  /// - Parameters:
  ///   - model: The model of the bindings.
  ///   - laws: The laws.
  ///   - proves: Whether the model lists all values and bases.
  ///   - allowances: The arguments by which the test could allow what a case shows.
  ///   - sourceLocation: The place at which to report a failure.
  ///   - make: Makes the object for bindings. A store reflects itself in the source.
  ///   - derive: Makes the binding of a port.
  func verdicts<Model: ReferenceModel, Object, Derived: BindingDerivation>(
    by model: Model, on laws: LawSet, proving proves: Bool = true,
    allowing allowances: Allowances = Allowances(), _ sourceLocation: SourceLocation,
    of make: @escaping (Source<Model.Base>) -> Object,
    _ derive: @escaping (Object, Model.Port) -> Derived
  ) -> [Verdict] where Derived.Subject.Value == Model.Value {
    let settings = ExpectationSettings(
      proving: proves, allowing: allowances, sourceLocation: sourceLocation)
    typealias System = ClosureSystem<Model, Object, Derived>
    var expectation = Expectation(settings, by: model, named: System.called(self)) {
      System(make($0), by: model, derive: derive)
    }
    return expectation.verdicts(on: laws)
  }

  /// Judges bindings to a value, which is stored unchanged, or as `storing` says.
  ///
  /// - Parameters:
  ///   - values: The values to set. Nil if they are not named.
  ///   - make: Makes the object for bindings, for the source of a new system.
  ///   - derive: Makes a binding from it.
  func verdicts<Value: Equatable, Object, Subject: BindingProtocol<Value>>(
    on laws: LawSet, setting values: [Value]? = nil, storing: ((Value) -> Value)?,
    _ sourceLocation: SourceLocation, of make: @escaping (Source<Value>) -> Object,
    _ derive: @escaping (Object) -> Subject
  ) -> [Verdict] {
    var allowances = Allowances()
    if storing == nil {
      allowances.storing = storingHint
      allowances.converting = conversionHint
    }
    let binding: (Object, SinglePort) -> Subject = { object, _ in derive(object) }
    if storing == nil && values == nil {
      return verdicts(
        by: CellModel(), on: laws, allowing: allowances, sourceLocation, of: make, binding)
    }
    return verdicts(
      by: StoredModel(stored: storing ?? { $0 }, named: values),
      on: storing == nil ? laws : laws + [.conforms], allowing: allowances, sourceLocation,
      of: make, binding)
  }
}

/// The hint about a set that may be stored as another value.
///
/// `ReadingAFailure.md` explains such hints.
private let storingHint = "if the binding changes what is set on purpose, pass `storing:`"

/// The hint about a binding to a whole value that may read another one.
private let conversionHint =
  "it does not read what is stored; if it converts that, use `ConversionModel`"
