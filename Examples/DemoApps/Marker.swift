/// An app whose vendor has pins of messages.
@MainActor
package protocol Marker: DemoApp {
  /// Pins a message.
  func pin(_ id: String)
  /// The text of a message in the local database.
  func storedText(of id: String) -> String?
  /// The callbacks that the vendor has for a step, in their order.
  func callbacks(for step: MarkStep) -> [Callback]
}

/// An app whose vendor has edits, too.
@MainActor
package protocol Editor: Marker {
  /// Changes the text of a message.
  func edit(_ id: String, to text: String)
}

/// The events about one message, by its label.
package enum MarkStep: Sendable {
  /// The app pinned it.
  case pinned(String)
  /// Another account pinned it.
  case sawPin(String, by: String)
  /// The app changed its text.
  case edited(String)
  /// Another account changed its text.
  case sawEdit(String, String, by: String)
}
