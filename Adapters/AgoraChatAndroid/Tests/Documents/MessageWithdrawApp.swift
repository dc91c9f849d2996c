import AgoraChatAndroid

// The Android half of the vendor's page "iOS Message Withdraw", line by line.

enum MessageWithdrawApp {
  static let CHATTYPE_SINGLE = 1
  static let CHATTYPE_GROUP = 2

  /// Sending the CMD that takes a message back.
  static func revoke(_ msgid: String, _ chatType: Int, _ toChatUsername: String, _ callBack: any AgoraCallBack) {
    let cmdMsg = AgoraMessage.createSendMessage(.CMD)
    if chatType == CHATTYPE_GROUP {
      cmdMsg.setChatType(ChatType.GroupChat)
    }
    let action = "REVOKE_FLAG"
    let cmdBody = CmdMessageBody(action)
    cmdMsg.addBody(cmdBody)
    cmdMsg.setReceipt(toChatUsername)
    cmdMsg.setAttribute("msgId", msgid)
    AgoraChatManager.getInstance().sendMessage(cmdMsg, callBack)
  }

  /// Receiving it.
  final class EventListener: AgoraEventListener {
    /// The step that the document leaves to its reader: "if needed, a line says that it was taken back".
    var afterwards: (AgoraMessage, String) -> Void = { _, _ in }

    func onEvent(_ event: AgoraNotifierEvent) {
      switch event.getEvent() {
      case .EventNewCMDMessage:
        let message = event.getData() as! AgoraMessage
        let cmdMsgBody = message.getBody() as! CmdMessageBody
        let action = cmdMsgBody.action
        if action == "REVOKE_FLAG" {
          do {
            let msgId = try message.getStringAttribute("msgId")
            let conversation = AgoraChatManager.getInstance().getConversation(message.getFrom())
            conversation.removeMessage(msgId)
            afterwards(message, msgId)
          } catch let e {
            e.printStackTrace()
          }
        }
      default:
        break
      }
    }
  }

  static func listen(_ listener: EventListener) {
    AgoraChatManager.getInstance().registerEventListener(
      listener, [AgoraNotifierEvent.Event.EventNewCMDMessage])
  }
}
