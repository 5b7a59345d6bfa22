// Laws of other packages use this, too.

extension Law {
  /// What a law may look at while a trace runs.
  public protocol Moment<Model>: AnyObject {
    associatedtype Model: ReferenceModel
    /// What the system is compared with.
    var model: Model { get }
    /// The base before the law's program, or before the latest operation of the trace.
    var before: Model.Base { get }
    /// The base as it is now.
    var base: Model.Base { get }
    /// The writes of the base since `before`, in order; none of a store that does not report them.
    var writes: [Source<Model.Base>.Write] { get }
    /// How often bindings have read the base since `before`.
    var reads: Int { get }
    /// Reads through a handle.
    ///
    /// Where there is no binding to read, because nothing is held yet or none can be derived, this is the
    /// simplest value, and whatever the law then finds wrong does not count.
    func reading(_ handle: Handle<Model.Port>) -> Model.Value
    /// A handle to each port that the model has in the base as it is now, in order.
    var present: [Handle<Model.Port>] { get }
    /// Whether the system derives a binding for this port now.
    func isDerivable(_ handle: Handle<Model.Port>) -> Bool
    /// Whether the held binding of this port counts as the same as one that is derived now; `nil` where there are
    /// not both, or nobody can tell.
    func isSameAgain(_ handle: Handle<Model.Port>) -> Bool?
    /// Whether deriving a binding may give none, because the system says so by its type.
    var mayFailToDerive: Bool { get }
    /// What a person sees at the port, as text.
    func rendering(_ handle: Handle<Model.Port>) -> String
    /// What a person has to see at the port, by what the system says of itself; `nil` where it does not.
    func expectedRendering(_ handle: Handle<Model.Port>) -> String?
    /// The label of the transaction in which a tap has to write; `nil` where the system does not say.
    var tapTransaction: String? { get }
    /// For each port: what it reads after a relaunch; `nil` if the system then derives no binding for it.
    ///
    /// A port that the model does not have in this base is listed only if the system derives a binding for it.
    /// The list is empty for a system that is no ``RelaunchingSystem``.
    var readingsAfterRelaunch: [(handle: Handle<Model.Port>, reading: Model.Value?)] { get }
    /// The properties whose objects outlive the system, after a set; `nil` if the system owns no object.
    ///
    /// The system is a new one, in the base as it is now. Its binding ends with it, unless the binding is held.
    func objectsLeft(
      setting value: Model.Value, at handle: Handle<Model.Port>, holdingBinding: Bool
    ) -> [String]?
    /// What the system says of itself as a ``StoreSystem``.
    var bindingsKeepStore: Bool? { get }
    /// Lets the next set land that was put off, and says whether there was one; never of a system that is no
    /// ``SteppedSystem``. As for `perform`, only a check at the end of a case may.
    func settleOnce() -> Bool
    /// Carries out one more operation.
    ///
    /// Only a check at the end of a case may: a check after every operation looks at a system that goes on.
    func perform(_ operation: BindingOperation<Model>)
  }
}
