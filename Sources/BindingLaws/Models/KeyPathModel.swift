/// A model that sets through the key paths of the code under test.
///
/// If such a path loses a value, as a computed property may, that is a fault of that code, and not of the
/// model: `set-get` reports it.
package protocol KeyPathModel: ReferenceModel {}
