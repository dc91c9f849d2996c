import Foundation
import NIMSDK
import TestSupport

/// Records an app's callbacks for sessions, teams and chatrooms, and the results of its completions: one line each, in their
/// order. Used on the main queue only.
final class Transcript: NSObject {
  let lines = Inbox<String>("line of the transcript")

  /// Returns the lines since the last call.
  func take() -> [String] { lines.takeAll() }

  /// Waits for so many lines.
  func take(_ count: Int, isolation: isolated (any Actor)? = #isolation) async throws -> [String] {
    var taken: [String] = []
    while taken.count < count { taken.append(try await lines.next()) }
    return taken
  }

  /// Returns the lines since the last call, except changes of the list of sessions: those are reported at the end of the device's
  /// turn, which may be before or after a completion.
  func takeSteps() -> [String] { Self.steps(among: take()) }

  /// Returns the lines except changes of the list of sessions.
  static func steps(among lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("updated ") && !$0.hasPrefix("removed ") }
  }

  /// A completion that notes its error: "name: done", "name: local 1", "name: remote 403".
  func completion(_ name: String) -> ((any Error)?) -> Void {
    { [lines] in lines.add("\(name): \(Self.word($0))") }
  }

  /// An error in short.
  static func word(_ error: (any Error)?) -> String {
    guard let error = error as NSError? else { return "done" }
    return switch error.domain {
    case NIMLocalErrorDomain: "local \(error.code)"
    case NIMRemoteErrorDomain: "remote \(error.code)"
    default: "\(error)"
    }
  }

  /// Returns the result of a completion: the texts of the messages, or the error in short.
  static func texts(_ error: (any Error)?, _ messages: [NIMMessage]?) -> String {
    guard error == nil, let messages else { return word(error) }
    return messages.map { $0.text ?? "" }.joined(separator: " ")
  }
}

extension Transcript: NIMConversationManagerDelegate {
  private func note(_ word: String, _ recent: NIMRecentSession, _ total: Int) {
    lines.add("\(word) \(recent.session?.sessionId ?? "") \(recent.unreadCount) of \(total)")
  }
  func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    note("added", recentSession, totalUnreadCount)
  }
  func didServerSessionUpdated(_ recentSession: NIMRecentSession?) {
    lines.add("server \(recentSession?.session?.sessionId ?? "") \(recentSession?.serverExt ?? "")")
  }
  func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    note("updated", recentSession, totalUnreadCount)
  }
  func didRemove(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
    note("removed", recentSession, totalUnreadCount)
  }
  func messagesDeleted(in session: NIMSession) { lines.add("messages deleted in \(session.sessionId)") }
  func allMessagesDeleted() { lines.add("all messages deleted") }
  func allMessagesCleared(in session: NIMSession, step: NIMClearMessagesStatus) {
    lines.add("cleared \(session.sessionId) \(step)")
  }
  func allMessagesRead() { lines.add("all read") }
  func messagesRead(of type: NIMSessionType) { lines.add("read \(type)") }
  func onRecvMessagesDeleted(_ messages: [NIMMessage], exts: [String: String]?) {
    let said = messages.map { "\($0.text ?? "")=\(exts?[$0.messageId] ?? "nil")" }
    lines.add("deleted elsewhere \(said.joined(separator: " "))")
  }
  func onMarkMessageReadComplete(in session: NIMSession, error: (any Error)?) {
    lines.add("read \(session.sessionId): \(Self.word(error))")
  }
  func onBatchMarkMessagesRead(in sessions: [NIMSession]) { lines.add("batch \(sessions.map(\.sessionId))") }
  func onRecvAllRemoteMessages(inSessionDeleted info: NIMSessionDeleteAllRemoteMessagesInfo) {
    lines.add("cleared elsewhere \(info.session.sessionId) by \(info.fromAccid) at \(info.time): \(info.ext)")
  }
}

extension Transcript: NIMTeamManagerDelegate {
  func onTeamAdded(_ team: NIMTeam) { lines.add("team added \(team.teamName ?? "")") }
  func onTeamUpdated(_ team: NIMTeam) { lines.add("team updated \(team.teamName ?? "")") }
  func onTeamRemoved(_ team: NIMTeam) { lines.add("team removed \(team.teamName ?? "")") }
  func onTeamMemberChanged(_ team: NIMTeam) { lines.add("members of \(team.teamName ?? ""): \(team.memberNumber)") }
  func onTeamMemberUpdated(_ team: NIMTeam, withMembers memberIDs: [String]?) {
    lines.add("members updated \(memberIDs ?? [])")
  }
  func onTeamMemberRemoved(_ team: NIMTeam, withMembers memberIDs: [String]?) {
    lines.add("members removed \(memberIDs ?? [])")
  }
}

extension Transcript: NIMChatroomManagerDelegate {
  func chatroomBeKicked(_ result: NIMChatroomBeKickedResult) {
    lines.add("kicked from \(result.roomId): \(result.reason)\(result.ext)")
  }
  func chatroom(_ roomId: String, connectionStateChanged state: NIMChatroomConnectionState) {
    lines.add("\(roomId) \(state)")
  }
  func chatroom(_ roomId: String, autoLoginFailed error: any Error) {
    lines.add("not in \(roomId) again: \(Self.word(error))")
  }
}
