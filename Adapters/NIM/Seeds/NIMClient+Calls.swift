import Foundation
import NIMSDK
import SeededClients

extension NIMClient {
  var loginCalls: [(name: String, call: () -> Void)] {
    let manager = sdk.loginManager
    return [
      (
        "login",
        { [self] in
          let done = world.completions.once("login")
          manager.login(choices.account(), token: choices.chance(90) ? "" : "bad") { _ in done() }
        }
      ),
      ("autoLogin", { [self] in manager.autoLogin(choices.account(), token: choices.chance(90) ? "" : "bad") }),
      (
        "logout",
        { [self] in
          if choices.chance(60) { return }
          let done = world.completions.once("logout")
          manager.logout { _ in done() }
        }
      ),
      (
        "queryServerTime",
        { [self] in
          let done = world.completions.once("server time")
          manager.queryServerTimeCompletion { _, _ in done() }
        }
      ),
      (
        "clients",
        { [self] in
          for client in manager.currentLoginClients() ?? [] {
            let done = world.completions.once("kick")
            if choices.chance(20) { manager.kickOtherClient(client) { _ in done() } } else { done() }
          }
          _ = (manager.currentAccount(), manager.isLogined(), manager.currentAuthMode())
        }
      ),
    ]
  }

  var chatCalls: [(name: String, call: () -> Void)] {
    let manager = sdk.chatManager
    let send: (name: String, call: () -> Void) = ("send", { [self] in try? manager.send(newMessage(), to: session()) })
    return [
      send, send, send,
      (
        "send with a completion",
        { [self] in
          let done = world.completions.once("send")
          manager.send(message(), to: session()) { _ in done() }
        }
      ),
      ("resend", { [self] in try? manager.resend(message()) }),
      ("cancelSending", { [self] in _ = manager.cancelSending(message()) }),
      ("forwardMessage", { [self] in try? manager.forwardMessage(message(), to: session()) }),
      (
        "receipt",
        { [self] in
          let done = world.completions.once("receipt")
          manager.send(NIMMessageReceipt(message: message())) { _ in done() }
        }
      ),
      (
        "team receipts",
        { [self] in
          let done = world.completions.once("team receipts")
          manager.sendTeamMessageReceipts([message(), message()].map { NIMMessageReceipt(message: $0) }) { _, _ in
            done()
          }
        }
      ),
      ("refreshTeamMessageReceipts", { [self] in manager.refreshTeamMessageReceipts([message(), message()]) }),
      (
        "receipt detail",
        { [self] in
          let done = world.completions.once("receipt detail")
          manager.queryMessageReceiptDetail(message()) { _, _ in done() }
          _ = manager.localMessageReceiptDetail(message())
        }
      ),
      (
        "revokeMessage",
        { [self] in
          let option = NIMRevokeMessageOption()
          if choices.chance(20) { option.apnsPayload = choices.attributes() }
          let done = world.completions.once("revoke")
          manager.revokeMessage(message(), option: option) { _ in done() }
        }
      ),
      (
        "attachment",
        { [self] in
          let message = message()
          try? manager.fetchMessageAttachment(message)
          if choices.chance(30) { manager.cancelFetchingMessageAttachment(message) }
          _ = (manager.message(inTransport: message), manager.messageTransportProgress(message))
        }
      ),
      (
        "custom notification",
        { [self] in
          let done = world.completions.once("notification")
          sdk.systemNotificationManager.sendCustomNotification(
            NIMCustomSystemNotification(content: choices.text()), to: session()
          ) { _ in done() }
        }
      ),
      ("look", { [self] in look(message()) }),
    ]
  }

  var conversationCalls: [(name: String, call: () -> Void)] {
    let manager = sdk.conversationManager
    return [
      (
        "save",
        { [self] in
          let done = world.completions.once("save")
          manager.save(message(), for: session()) { _ in done() }
        }
      ),
      (
        "update",
        { [self] in
          let done = world.completions.once("update")
          let message = message()
          message.localExt = choices.attributes()
          manager.update(message, for: message.session ?? session()) { _ in done() }
        }
      ),
      (
        "messages",
        { [self] in
          _ = manager.messages(in: session(), message: choices.flag() ? message() : nil, limit: choices.int())
          _ = manager.messages(in: session(), messageIds: choices.texts() + [message().messageId])
        }
      ),
      (
        "getMessagesDynamically",
        { [self] in
          let parameters = NIMGetMessagesDynamicallyParam()
          (parameters.session, parameters.startTime, parameters.endTime) = (
            session(), choices.double(), choices.double()
          )
          (parameters.limit, parameters.order) = (choices.unsigned(), choices.pick([.asc, .desc]))
          parameters.anchorClientId = choices.flag() ? message().messageId : choices.optionalText()
          let done = world.completions.once("dynamic messages")
          manager.getMessagesDynamically(parameters) { _, _, _ in done() }
        }
      ),
      (
        "fetchMessageHistory",
        { [self] in
          let option = NIMHistoryMessageSearchOption()
          (option.startTime, option.endTime, option.limit) = (choices.double(), choices.double(), choices.unsigned())
          (option.order, option.sync) = (choices.pick([.asc, .desc]), choices.flag())
          option.currentMessage = choices.flag() ? message() : nil
          option.messageTypes = choices.chance(20) ? [NSNumber(value: choices.int())] : []
          let done = world.completions.once("history")
          manager.fetchMessageHistory(session(), option: option) { _, _ in done() }
        }
      ),
      (
        "searchMessages",
        { [self] in
          let option = NIMMessageSearchOption()
          (option.startTime, option.endTime, option.limit) = (choices.double(), choices.double(), choices.unsigned())
          (option.order, option.allMessageTypes) = (choices.pick([.asc, .desc]), choices.flag())
          option.searchContent = choices.optionalText()
          option.messageTypes = choices.chance(20) ? [NSNumber(value: choices.int())] : []
          option.messageSubTypes = choices.chance(20) ? [NSNumber(value: choices.int())] : []
          let done = world.completions.once("search")
          manager.searchMessages(session(), option: option) { _, _ in done() }
          let all = world.completions.once("search of all")
          manager.searchAllMessages(option) { _, _ in all() }
        }
      ),
      (
        "delete",
        { [self] in
          if choices.flag() { manager.delete(message()) }
          let done = world.completions.once("delete at the server")
          manager.deleteMessage(fromServer: message(), ext: choices.optionalText()) { _ in done() }
        }
      ),
      (
        "deleteMessages",
        { [self] in
          let option = NIMBatchDeleteMessagesOption()
          (option.start, option.end) = (choices.double(), choices.double())
          let done = world.completions.once("batch delete")
          manager.deleteMessages(in: session(), option: option) { _ in done() }
        }
      ),
      (
        "deleteSelfRemoteSession",
        { [self] in
          let done = world.completions.once("clear")
          manager.deleteSelfRemoteSession(session(), option: nil) { _ in done() }
        }
      ),
      (
        "recent sessions",
        { [self] in
          manager.addEmptyRecentSession(by: session())
          for recent in (manager.allRecentSessions() ?? []).prefix(3) {
            _ = (recent.localExt, recent.unreadCount, recent.lastMessage)
            if choices.chance(30) { manager.updateRecentLocalExt(choices.attributes(), recentSession: recent) }
            if choices.chance(10) { manager.delete(recent) }
          }
        }
      ),
      (
        "unread",
        { [self] in
          _ = (manager.allUnreadCount(), manager.unreadCount(of: .team), manager.allUnreadMessages(in: session()))
          let done = world.completions.once("mark read")
          manager.batchMarkMessagesRead(in: [session(), session()]) { _, _ in done() }
          if choices.chance(20) { manager.markAllMessagesRead() }
        }
      ),
    ]
  }
}
