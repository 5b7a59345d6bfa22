/// A reader of a port before an operation, and its notifications.
///
/// Laws of notification look at nothing else.
package struct Reader<Model: ReferenceModel> {
  /// The model that the system is compared with.
  let model: Model
  /// The handle through which the port was read.
  let handle: Handle<Model.Port>
  /// The port that the operation sets.
  ///
  /// Nil if the operation is no set.
  let setPort: Model.Port?
  /// The base before the operation.
  let before: Model.Base
  /// The base after the operation, once everything has come to rest.
  let after: Model.Base
  /// The number of notifications of the reader.
  let notices: Int
  /// The reading at the last notification.
  ///
  /// Nil if there was none.
  let shown: Model.Value?
  /// The reading now.
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

  /// The readings of the model before and after the operation.
  var expected: (before: Model.Value, after: Model.Value) {
    (model.get(handle.port, in: before), model.get(handle.port, in: after))
  }
}
