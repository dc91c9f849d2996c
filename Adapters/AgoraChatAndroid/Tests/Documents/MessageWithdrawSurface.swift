import AgoraChatAndroid
import Testing

// Without `import Parlance`, whose `MessageBody` is another: as an app that only sends and receives.

extension Documents {
  /// Every member that the document names has the type that its lines need.
  @Test func everyMemberThatTheDocumentNames() {
    let create: (AgoraMessage.MessageType) -> AgoraMessage = AgoraMessage.createSendMessage
    let setChatType: (AgoraMessage) -> (ChatType) -> Void = AgoraMessage.setChatType
    let body: (String) -> CmdMessageBody = CmdMessageBody.init
    let addBody: (AgoraMessage) -> (MessageBody) -> Void = AgoraMessage.addBody
    let setReceipt: (AgoraMessage) -> (String) -> Void = AgoraMessage.setReceipt
    let setAttribute: (AgoraMessage) -> (String, String) -> Void = AgoraMessage.setAttribute
    let getInstance: () -> AgoraChatManager = AgoraChatManager.getInstance
    let send: (AgoraChatManager) -> (AgoraMessage, (any AgoraCallBack)?) -> Void = AgoraChatManager.sendMessage
    let register: (AgoraChatManager) -> (any AgoraEventListener, [AgoraNotifierEvent.Event]) -> Void =
      AgoraChatManager.registerEventListener
    let getEvent: (AgoraNotifierEvent) -> () -> AgoraNotifierEvent.Event = AgoraNotifierEvent.getEvent
    let getData: (AgoraNotifierEvent) -> () -> Any? = AgoraNotifierEvent.getData
    let getBody: (AgoraMessage) -> () -> MessageBody? = AgoraMessage.getBody
    let action: (CmdMessageBody) -> String = \.action
    let getString: (AgoraMessage) -> (String) throws(EaseMobException) -> String = AgoraMessage.getStringAttribute
    let getConversation: (AgoraChatManager) -> (String) -> AgoraConversation = AgoraChatManager.getConversation
    let getFrom: (AgoraMessage) -> () -> String = AgoraMessage.getFrom
    let remove: (AgoraConversation) -> (String) -> Void = AgoraConversation.removeMessage
    let trace: (EaseMobException) -> () -> Void = EaseMobException.printStackTrace
    let named: [Any] = [
      create, setChatType, body, addBody, setReceipt, setAttribute, getInstance, send, register, getEvent, getData,
      getBody, action, getString, getConversation, getFrom, remove, trace,
    ]
    #expect(named.count == 18)
  }
}
