/// A model that sets by the key paths of the code under test.
///
/// What such a path does not keep, as a computed property may not, is a fault of that code, and no flaw of
/// the model: `set-get` reports it.
package protocol KeyPathModel: ReferenceModel {}
