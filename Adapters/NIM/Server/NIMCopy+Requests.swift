#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// Copies of system notifications: requests to join teams, and friendships.
  extension NIMCopy {
    /// Returns the members of the copy of a change of a request to join a team; nil for one that shows in the team.
    static func members(of change: GroupRequestChange) -> [String: String]? {
      let request = change.request
      let type: String
      switch (request.kind, change.action) {
      case (.application, .made): type = "TEAM_APPLY"
      case (.application, .declined): type = "TEAM_APPLY_REJECT"
      case (.invitation, .made): type = "TEAM_INVITE"
      case (.invitation, .declined): type = "TEAM_INVITE_REJECT"
      case (_, .accepted), (_, .withdrawn): return nil
      }
      var copy = notification(type, "CUSTOM_TEAM", from: change.actor, to: request.group, change.time)
      copy["body"] = change.action == .made ? request.message : change.message
      if change.action == .made { copy["attach"] = request.attachment }
      return copy
    }

    /// Returns the members of the copy of a change of a friendship; nil for a change that is the account's own.
    static func members(of change: ContactChange, to account: AccountID) -> [String: String]? {
      let kind: Int
      switch change.action {
      case .added: kind = 1
      case .requested: kind = 2
      case .approved: kind = 3
      case .declined: kind = 4
      case .removed:
        return notification("FRIEND_DELETE", "CUSTOM_PERSON", from: change.actor, to: account.name, change.time)
      case .updated, .blocked, .unblocked, .muted, .unmuted: return nil
      }
      var copy = notification("FRIEND_ADD", "CUSTOM_PERSON", from: change.actor, to: account.name, change.time)
      copy["attach"] = "{\"vt\":\(kind)}"
      copy["body"] = change.message
      return copy
    }

    private static func notification(
      _ type: String, _ conversation: String, from account: AccountID, to target: String, _ time: Timestamp
    ) -> [String: String] {
      let milliseconds = String(time.milliseconds)
      // A notification has no number in a conversation; this one is the same for each attempt to send it.
      let digest = MD5.value(of: Array("\(type)\n\(account.name)\n\(target)\n\(milliseconds)".utf8))
      let number = digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> 1
      return [
        "eventType": "1", "convType": conversation, "to": target, "fromAccount": account.name, "msgType": type,
        "msgTimestamp": milliseconds, "msgidServer": String(number), "customSafeFlag": "1",
      ]
    }
  }

  /// Copies of events in rooms.
  extension NIMCopy {
    /// Returns the members of the copy of an account's entering or leaving a room.
    static func members(of visit: RoomVisit, at time: Timestamp) -> [String: String] {
      let event: String
      var reason: String?
      switch visit.action {
      case .entered: event = "IN"
      case .left: (event, reason) = ("OUT", "EXIT")
      case .gone: (event, reason) = ("OUT", "OFFLINE")
      case .removed: (event, reason) = ("KICK", "KICK")
      }
      var copy: [String: String] = [
        "eventType": "9", "roomId": visit.room, "event": event, "accid": visit.account.name,
        "clientType": clientType(visit.platform), "code": "200", "timestamp": String(time.milliseconds),
        "anonymous": String(visit.account.isVisitor),
      ]
      copy["logOutReason"] = reason
      switch visit.role {
      case .owner: copy["roleType"] = "1"
      case .manager: copy["roleType"] = "2"
      case .ordinary where visit.account.isVisitor: copy["roleType"] = "4"
      case .ordinary: copy["roleType"] = visit.isRegular ? "0" : "3"
      }
      if !visit.tags.isEmpty { copy["tags"] = JSONObject.text(of: visit.tags) }
      copy["notifyTargetTags"] = visit.audience
      return copy
    }

    /// Returns the members of the copy of a change of a room's queue; nil for another change of a room.
    static func members(
      ofEntries change: GroupNotification, in room: String, at time: Timestamp
    ) -> [String: String]? {
      let event: Int
      switch change.operation {
      // The notification does not say whether an entry is new: one entry is copied as added, several as a batch update.
      case .entriesSet: event = change.changes.count > 1 ? 9 : 2
      case .entriesRemoved, .entriesExpired: event = 4
      case .entriesCleared: event = 8
      default: return nil
      }
      let keys = change.changes.keys.sorted()
      let elements = keys.map { JSONValue.object([$0: .string(change.changes[$0] ?? "")]) }
      var copy: [String: String] = [
        "eventType": "14", "roomid": room, "operator": change.actor.name, "qEvent": String(event),
        "operationTime": String(time.milliseconds),
      ]
      copy["elements"] = try? JSONValue.array(elements).text()
      copy["keys"] = try? JSONValue.array(keys.map { .string($0) }).text()
      copy["belongTo"] = change.targets.first?.name
      return copy
    }
  }

  /// Copies of what failed. They are sent at once and kept nowhere.
  extension NIMCopy {
    /// The reasons why a third-party callback failed, by the vendor's numbers.
    enum CallbackFailure: Int {
      case timeout = 1
      case wrongAnswer = 2
    }

    /// Returns the members of the copy of a callback that failed.
    static func members(of failure: CallbackFailure, callback body: [UInt8], at time: Timestamp) -> [String: String] {
      [
        "eventType": "83", "reason": String(failure.rawValue), "callbackBody": String(decoding: body, as: UTF8.self),
        "timestamp": String(time.milliseconds),
      ]
    }

    /// The reasons why a login failed, with the vendor's code and word.
    enum LoginFailure {
      case token
      case blocked

      fileprivate var code: String { self == .token ? "302" : "422" }
      fileprivate var word: String { self == .token ? "login.token.error" : "account.block" }
    }

    /// Returns the members of the copy of a login that failed.
    static func members(of failure: LoginFailure, account: AccountID, at time: Timestamp) -> [String: String] {
      [
        "eventType": "84", "event": "1", "accid": account.name, "code": failure.code, "fail": failure.word,
        "timestamp": String(time.milliseconds),
      ]
    }
  }
#endif
