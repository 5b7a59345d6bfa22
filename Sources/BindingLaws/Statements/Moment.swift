// Laws of other packages use this protocol, too.

extension Law {
  /// The access of a law to a system while a trace runs.
  public protocol Moment<Model>: AnyObject {
    associatedtype Model: ReferenceModel
    /// The model that the system is compared with.
    var model: Model { get }
    /// The base before the law's program, or before the latest operation of the trace.
    var before: Model.Base { get }
    /// The base now.
    var base: Model.Base { get }
    /// The writes of the base since `before`, in order. Empty for a store that does not report them.
    var writes: [Source<Model.Base>.Write] { get }
    /// The number of reads of the base by bindings since `before`.
    var reads: Int { get }
    /// Returns the reading of a handle.
    ///
    /// If there is no binding to read, because none is held yet or none can be derived, this is the simplest
    /// value. Anything that the law then finds wrong does not count.
    func reading(_ handle: Handle<Model.Port>) -> Model.Value
    /// The handles to the ports that the model has in the current base, in order.
    var present: [Handle<Model.Port>] { get }
    /// Returns whether the system derives a binding for this port now.
    func isDerivable(_ handle: Handle<Model.Port>) -> Bool
    /// Returns whether the held binding of this port and one that is derived now count as the same.
    ///
    /// Nil if one of them is missing, or if that is unknown.
    func isSameAgain(_ handle: Handle<Model.Port>) -> Bool?
    /// Whether the type of the system says that deriving a binding may give none.
    var mayFailToDerive: Bool { get }
    /// Returns what a person sees at the port, as text.
    func rendering(_ handle: Handle<Model.Port>) -> String
    /// Returns what a person has to see at the port, by the system's own statement. Nil if it makes none.
    func expectedRendering(_ handle: Handle<Model.Port>) -> String?
    /// The label of the transaction in which a tap has to write. Nil if the system does not say.
    var tapTransaction: String? { get }
    /// The reading of each port after a relaunch. A reading is nil if the system then derives no binding for
    /// the port.
    ///
    /// A port that the model does not have in this base is listed only if the system derives a binding for it.
    /// The list is empty for a system that is no ``RelaunchingSystem``.
    var readingsAfterRelaunch: [(handle: Handle<Model.Port>, reading: Model.Value?)] { get }
    /// Returns the properties whose objects outlive the system, after a set. Nil if the system owns no
    /// object.
    ///
    /// The system is a new one in the current base. Its binding ends with it, unless it is held.
    func objectsLeft(
      setting value: Model.Value, at handle: Handle<Model.Port>, holdingBinding: Bool
    ) -> [String]?
    /// Whether held bindings keep the store, as ``StoreSystem`` has it. Nil if the system does not say.
    var bindingsKeepStore: Bool? { get }
    /// Lets the next delayed set land, and returns whether there was one. False unless this is a
    /// ``SteppedSystem``.
    ///
    /// Like `perform`, it is only for a check at the end of a case.
    func settleOnce() -> Bool
    /// Carries out one more operation.
    ///
    /// Only a check at the end of a case may call this. The system of a check after every operation goes on.
    func perform(_ operation: BindingOperation<Model>)
  }
}
