internal import Foundation
internal import Parlance

/// What this device alone keeps of a message beside what the engine knows; a JSON object in the local database.
struct MessageNotes: Equatable {
  /// A status that the app set.
  var status: AgoraChatMessageStatus?
  /// This account acknowledged having read it, or the app says that it was.
  var isReadAcked: Bool?
  /// The app says that it was delivered, or not.
  var isDeliverAcked: Bool?
  /// The app says that it was read, or not; true is stored by marking it as read, so this is not kept.
  var isRead: Bool?
  /// When it was made here, in milliseconds.
  var localTime: Int64?
  /// Attributes that the app put in place of the sender's, a JSON object's text.
  var ext: String?

  /// Nothing noted.
  init() {}

  /// Notes as they are kept; what makes no sense is nothing.
  init(_ text: String?) {
    guard let text, let fields = JSONObject.dictionary(of: text) else { return }
    status = (fields["status"] as? Int).flatMap { AgoraChatMessageStatus(rawValue: $0) }
    isReadAcked = fields["readAcked"] as? Bool
    isDeliverAcked = fields["deliverAcked"] as? Bool
    localTime = (fields["localTime"] as? NSNumber)?.int64Value
    ext = fields["ext"] as? String
  }

  /// These notes with what an app set since.
  func changed(by news: MessageNotes) -> MessageNotes {
    var notes = self
    // What is on its way is the engine's to say.
    if let status = news.status, status != .delivering { notes.status = status }
    notes.isReadAcked = news.isReadAcked ?? isReadAcked
    notes.isDeliverAcked = news.isDeliverAcked ?? isDeliverAcked
    notes.isRead = news.isRead ?? isRead
    notes.localTime = news.localTime ?? localTime
    notes.ext = news.ext ?? ext
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
    if fields.isEmpty { return nil }
    return try? JSONObject.text(of: fields)
  }
}
