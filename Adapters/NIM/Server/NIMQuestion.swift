#if Server
  internal import NIMCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The vendor's third-party callbacks: a back end decides whether a message of the SDK may be sent.
  ///
  /// The vendor documents the request's header, that it is sent once, and the time for the answer. The body has the members of a
  /// copy of the message, as far as they are known before it was accepted.
  struct NIMQuestion: Sendable {
    let key: String
    let secret: String
    /// The gateway's address, for those of files.
    let address: String
    /// A Boolean value that indicates whether a message is sent about which there is no answer.
    let allowsUnanswered: Bool

    /// The numbers with which a back end may refuse, in place of 403.
    private static let codes: ClosedRange<Int64> = 20_000...20_099

    /// Returns the request about a message.
    func request(about proposal: MessageProposal, at time: Timestamp) -> FaceEvents.Request? {
      let event = MessageEvent(
        id: proposal.id, sender: proposal.sender, number: 0, senderNumber: 0, options: [], platform: proposal.platform,
        kind: proposal.kind, body: proposal.body.encoded())
      var members = NIMCopy.content(of: event, proposal.body, address)
      members["timestamp"] = String(proposal.time.milliseconds)
      members["deviceId"] = proposal.device.string
      let name = proposal.conversation.name
      switch proposal.conversation.kind {
      case .direct: (members["eventType"], members["to"]) = ("1", name)
      case .group: (members["eventType"], members["to"]) = ("2", name)
      case .room: (members["eventType"], members["roomId"]) = ("6", name)
      }
      if case .text(let text) = proposal.body.content { members["body"] = text }
      guard let text = try? JSONValue.object(members.mapValues { .string($0) }).text() else { return nil }
      let body = Array(text.utf8)
      return FaceEvents.Request(headers: NIMCopy.headers(of: body, key: key, secret: secret, at: time), body: body)
    }

    /// Returns what an answer says of a message; nil if it cannot be used.
    func verdict(on answer: FaceQuestions.Answer, about proposal: MessageProposal) -> MessageVerdict? {
      guard answer.status == 200, let text = String(validating: answer.body, as: UTF8.self),
        let members = try? JSONValue(parsing: text)
      else { return nil }
      switch Self.number(members["errCode"]) {
      case 0: return .allowed(replacing: replacement(members, for: proposal.body))
      case 1:
        let code = Self.number(members["responseCode"]).flatMap { Self.codes.contains($0) ? String($0) : nil }
        return .refused(MessagingError(.messageRefused, code ?? ""))
      default: return nil
      }
    }

    /// The verdict where there is no answer that could be used.
    var verdictWithoutAnswer: MessageVerdict {
      allowsUnanswered ? .allowed(replacing: nil) : .refused(MessagingError(.messageRefused))
    }

    private func replacement(_ answer: JSONValue, for body: MessageBody) -> MessageBody? {
      var changed = body
      if let change = answer["modifyResponse"] {
        switch body.content {
        case .text: if let text = change["body"]?.string, !text.isEmpty { changed.content = .text(text) }
        case .custom(var content):
          if let attachment = change["attach"]?.string {
            content.payload = attachment
            changed.content = .custom(content)
          }
        default: break
        }
        if let ext = change["ext"]?.string { changed.attributes = ext }
      }
      if let ext = answer["callbackExt"]?.string, !ext.isEmpty {
        var extra = MessageExtra(body.extensions[NIMStyle.name])
        extra.callback = ext
        changed.extensions[NIMStyle.name] = extra.encoded
      }
      return changed == body ? nil : changed
    }

    /// Returns a number that may be written as a text.
    private static func number(_ value: JSONValue?) -> Int64? { value?.integer ?? value?.string.flatMap { Int64($0) } }
  }
#endif
