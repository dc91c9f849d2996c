import Parlance

/// An app's own data with a message on this device alone: `localExt` and `openTimestamp`, kept as one JSON object.
struct LocalNotes {
  var localExt: [AnyHashable: Any] = [:]
  /// The time at which the message was opened; zero if it was not.
  var opened = Timestamp.zero

  /// The key of the opening time among the app's own keys. Its value is a string, which keeps every digit.
  private static let openedKey = "QDOpenTimestamp"

  /// Nothing noted.
  init() {}

  /// Reads what was kept.
  init(text: String?) {
    guard let text, var object = JSONObject.dictionary(of: text) else { return }
    if let kept = object.removeValue(forKey: Self.openedKey) as? String, let milliseconds = Int64(kept) {
      opened = Timestamp(milliseconds: milliseconds)
    }
    localExt = object
  }

  /// The form in which the notes are kept; nil if there are none.
  ///
  /// - throws: `invalidArgument` if `localExt` is not a JSON object.
  func text() throws(MessagingError) -> String? {
    var object = localExt
    if opened != .zero { object[Self.openedKey] = String(opened.milliseconds) }
    return object.isEmpty ? nil : try JSONObject.text(of: object)
  }
}
