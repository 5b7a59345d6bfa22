/// Somebody who read a port before an operation, and what he was told of it: all that laws of
/// notification look at.
package struct Reader<Model: ReferenceModel> {
  /// How the port was read.
  let handle: Handle<Model.Port>
  /// The port that the operation sets, if it is a set.
  let setPort: Model.Port?
  /// The base before the operation, and when all has come to rest.
  let before, after: Model.Base
  /// How often the reader was told.
  let notices: Int
  /// What he read when he was told last; `nil` where he was not.
  let shown: Model.Value?
  /// What he would read now.
  let reading: Model.Value

  package init(
    _ handle: Handle<Model.Port>, setPort: Model.Port?, before: Model.Base, after: Model.Base,
    notices: Int, shown: Model.Value?, reading: Model.Value
  ) {
    (self.handle, self.setPort, self.before, self.after) = (handle, setPort, before, after)
    (self.notices, self.shown, self.reading) = (notices, shown, reading)
  }

  /// What the model reads before and after.
  var owed: (before: Model.Value, after: Model.Value) {
    (Model.get(handle.port, in: before), Model.get(handle.port, in: after))
  }
}
