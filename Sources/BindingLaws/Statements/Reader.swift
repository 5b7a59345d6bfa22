/// Somebody who read a port before an operation, and his notifications: all that laws of
/// notification look at.
package struct Reader<Model: ReferenceModel> {
  /// What the system is compared with.
  let model: Model
  /// How the port was read.
  let handle: Handle<Model.Port>
  /// The port that the operation sets, if it is a set.
  let setPort: Model.Port?
  /// The base before the operation, and when all has come to rest.
  let before, after: Model.Base
  /// How often the reader was notified.
  let notices: Int
  /// What he read at the last notification; `nil` where there was none.
  let shown: Model.Value?
  /// What he would read now.
  let reading: Model.Value

  package init(
    _ handle: Handle<Model.Port>, setPort: Model.Port?, before: Model.Base, after: Model.Base,
    notices: Int, shown: Model.Value?, reading: Model.Value, by model: Model
  ) {
    self.model = model
    self.handle = handle
    self.setPort = setPort
    self.before = before
    self.after = after
    self.notices = notices
    self.shown = shown
    self.reading = reading
  }

  /// What the model reads before and after.
  var expected: (before: Model.Value, after: Model.Value) {
    (model.get(handle.port, in: before), model.get(handle.port, in: after))
  }
}
