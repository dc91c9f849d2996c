internal import Foundation
internal import Parlance

/// This device's own data with a message, beside the engine's; a JSON object in the local database.
struct MessageNotes: Equatable {
  /// A translation that the app keeps with a message.
  struct Translation: Equatable {
    var text: String
    /// The app shows it beside the text.
    var isShown: Bool
    /// The number of times that the message was translated.
    var times: UInt
  }

  /// A status that the app set.
  var status: AgoraChatMessageStatus?
  /// This account acknowledged having read it, or the app set that it did.
  var isReadAcked: Bool?
  /// The app's value for whether it was delivered.
  var isDeliverAcked: Bool?
  /// The app's value for whether it was read; true is stored by marking it as read, so this is not stored.
  var isRead: Bool?
  /// The time of its creation on this device, in milliseconds.
  var localTime: Int64?
  /// Attributes that replace the sender's, set by the app; a JSON object's text.
  var ext: String?
  /// The translation that the app keeps.
  var translation: Translation?

  /// Creates empty notes.
  init() {}

  /// Creates notes from their stored form; invalid values are ignored.
  init(_ text: String?) {
    guard let text, let fields = JSONObject.dictionary(of: text) else { return }
    status = (fields["status"] as? Int).flatMap { AgoraChatMessageStatus(rawValue: $0) }
    isReadAcked = fields["readAcked"] as? Bool
    isDeliverAcked = fields["deliverAcked"] as? Bool
    localTime = (fields["localTime"] as? NSNumber)?.int64Value
    ext = fields["ext"] as? String
    translation = (fields["translation"] as? [String: Any]).flatMap { Translation($0) }
  }

  /// Returns these notes with an app's later changes.
  func changed(by update: MessageNotes) -> MessageNotes {
    var notes = self
    // What is on its way is the engine's to say.
    if let status = update.status, status != .delivering { notes.status = status }
    notes.isReadAcked = update.isReadAcked ?? isReadAcked
    notes.isDeliverAcked = update.isDeliverAcked ?? isDeliverAcked
    notes.isRead = update.isRead ?? isRead
    notes.localTime = update.localTime ?? localTime
    notes.ext = update.ext ?? ext
    return notes
  }

  /// In the form in which they are kept; nil for none.
  var text: String? {
    var fields: [String: Any] = [:]
    fields["status"] = status?.rawValue
    fields["readAcked"] = isReadAcked
    fields["deliverAcked"] = isDeliverAcked
    fields["localTime"] = localTime
    fields["ext"] = ext
    fields["translation"] = translation?.fields
    if fields.isEmpty { return nil }
    return try? JSONObject.text(of: fields)
  }
}

extension MessageNotes.Translation {
  /// Creates a translation from its stored form; nil for one that is invalid.
  fileprivate init?(_ fields: [String: Any]) {
    guard let text = fields["text"] as? String, let isShown = fields["isShown"] as? Bool else { return nil }
    self.text = text
    self.isShown = isShown
    times = (fields["times"] as? NSNumber)?.uintValue ?? 0
  }

  fileprivate var fields: [String: Any] { ["text": text, "isShown": isShown, "times": times] }
}
