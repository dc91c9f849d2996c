#if Server
  internal import AgoraChatMoving
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The vendor's callbacks before a message is sent: a back end decides whether it may be.
  struct EasemobQuestion: Sendable {
    let app: EasemobApp

    /// The longest answer, in bytes.
    private static let answerSize = 4000
    /// The longest text that takes the place of another, in bytes.
    private static let textSize = 1024

    /// Returns the vendor's word for conversations of a kind.
    private static func type(of conversation: ConversationKind) -> String {
      switch conversation {
      case .direct: "chat"
      case .group: "groupchat"
      case .room: "chatroom"
      }
    }

    /// Returns the request about a message.
    func request(about proposal: MessageProposal, at time: Timestamp) -> FaceEvents.Request? {
      let name = proposal.conversation.name
      let type = Self.type(of: proposal.conversation.kind)
      let id = "\(app.key)_\(proposal.id.string)"
      var members: [String: JSONValue] = [
        "callId": .string(id), "timestamp": JSONValue(time), "chat_type": .string(type),
        "from": .string(proposal.sender.name), "to": .string(name), "msg_id": .string(proposal.id.string),
        "appkey": .string(app.key), "host": .string(app.address ?? "parlance"), "securityVersion": "1.0.0",
        "security": .string(EasemobSignature.value(id, app.callbackSecret, time.milliseconds)),
      ]
      if type != "chat" { members["group_id"] = .string(name) }
      let content = EasemobMessageForm.body(of: proposal.body, (app.address ?? "") + app.path)
      let ext = proposal.body.attributes.flatMap { try? JSONValue(parsing: $0) } ?? [:]
      members["payload"] =
        app.presend.hasBodies
        ? ["bodies": [content], "ext": ext, "from": .string(proposal.sender.name), "to": .string(name)] : content
      if !app.presend.hasBodies { members["ext"] = ext }
      guard let text = try? JSONValue.object(members).text() else { return nil }
      return FaceEvents.Request(
        headers: [HTTPParameter(name: "Content-Type", value: "application/json")], body: Array(text.utf8))
    }

    /// Returns what an answer says of a message; nil if it cannot be used.
    func verdict(on answer: FaceQuestions.Answer, about proposal: MessageProposal) -> MessageVerdict? {
      guard answer.status == 200, answer.body.count <= Self.answerSize,
        let text = String(validating: answer.body, as: UTF8.self), let members = try? JSONValue(parsing: text),
        let isValid = members["valid"]?.bool
      else { return nil }
      guard !isValid else { return .allowed(replacing: replacement(members, for: proposal.body)) }
      let words: String
      switch members["code"]?.string {
      case nil: words = "custom logic denied"
      case "": words = "Message blocked by external logic"
      case let code?: words = code
      }
      return .refused(MessagingError(.messageRefused, words))
    }

    /// The verdict where there is no answer that could be used.
    var verdictWithoutAnswer: MessageVerdict {
      app.presend.allowsUnanswered
        ? .allowed(replacing: nil) : .refused(MessagingError(.messageRefused, "custom internal error"))
    }

    /// Returns the message with another text; only texts can be replaced.
    private func replacement(_ answer: JSONValue, for body: MessageBody) -> MessageBody? {
      guard case .text(let before) = body.content, let payload = answer["payload"] else { return nil }
      let content = payload["bodies"]?.array?.first ?? payload
      guard let text = content["msg"]?.string, !text.isEmpty, text.utf8.count <= Self.textSize, text != before else {
        return nil
      }
      var changed = body
      changed.content = .text(text)
      return changed
    }
  }
#endif
