public import Foundation
internal import Parlance

/// The kinds of a recorded call.
public enum NIMRtcCallType: UInt, Sendable {
  /// Sound.
  case audio = 1
  /// Sound and pictures.
  case video = 2
}

/// The ends of a recorded call.
public enum NIMRtcCallStatus: UInt, Sendable {
  /// The call took place.
  case complete = 1
  /// The caller gave up.
  case canceled = 2
  /// The callee refused.
  case rejected = 3
  /// The callee did not answer.
  case timeout = 4
  /// The callee was in another call.
  case busy = 5
}

/// The record of a call, which an app sends as an ordinary message once the call is over. Apps of other SDKs receive it as
/// custom content of the type `rtcCallRecord`.
open class NIMRtcCallRecordObject: NSObject, NIMMessageObject {
  /// The type of the engine's custom content.
  static let contentType = "rtcCallRecord"

  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// The kind of call. Default: `audio`.
  open var callType: NIMRtcCallType = .audio
  /// The id of the call's channel. Default: empty.
  open var channelID = ""
  /// The end of the call. Default: `complete`.
  open var callStatus: NIMRtcCallStatus = .complete
  /// The time that each account was in the call, in seconds. Default: empty.
  open var durations: [String: NSNumber] = [:]

  /// Creates the record of a call.
  public override init() {}

  /// Reads the record of custom content; nil if it has none.
  init?(_ content: CustomContent) {
    guard content.type == Self.contentType, let fields = JSONObject.dictionary(of: content.payload),
      let type = (fields["type"] as? Int).flatMap({ UInt(exactly: $0) }).flatMap({ NIMRtcCallType(rawValue: $0) }),
      let status = (fields["status"] as? Int).flatMap({ UInt(exactly: $0) }).flatMap({ NIMRtcCallStatus(rawValue: $0) })
    else { return nil }
    callType = type
    callStatus = status
    channelID = fields["channelId"] as? String ?? ""
    for case let entry as [String: Any] in fields["durations"] as? [Any] ?? [] {
      guard let account = entry["accid"] as? String, let seconds = entry["duration"] as? Int else { continue }
      durations[account] = NSNumber(value: seconds)
    }
  }

  open func type() -> NIMMessageType { .rtcCallRecord }

  /// The record as JSON.
  final var rawContent: String? {
    let entries = durations.sorted { $0.key < $1.key }.map {
      ["accid": $0.key, "duration": $0.value.int64Value] as [String: Any]
    }
    return try? JSONObject.text(of: [
      "type": Int(callType.rawValue), "status": Int(callStatus.rawValue), "channelId": channelID, "durations": entries,
    ])
  }

  /// The record as the engine has it.
  ///
  /// - throws: Local error `invalidParam` if a text cannot be encoded.
  final func content() throws -> MessageContent {
    guard let rawContent else { throw NSError.invalidParameter("a record that cannot be encoded") }
    return .custom(CustomContent(type: Self.contentType, payload: rawContent))
  }
}
