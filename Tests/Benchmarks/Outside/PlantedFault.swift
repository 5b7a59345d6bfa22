import BindingLaws

/// A fault that others have described, planted into a system of this package.
protocol PlantedFault: CaseIterable, RawRepresentable, Sendable
where RawValue == String, AllCases: Sendable {
  associatedtype System: BindingSystem & SendableMetatype

  /// The law that should find the fault, named before the first run.
  var law: Law { get }

  /// Returns the system with the fault, or the correct system if there is none.
  static func system(_ source: Source<System.Model.Base>, _ fault: Self?) -> System
}
