#if Server
  package import ParlanceBridge
  package import ParlanceGateway
  package import ParlanceMoving

  /// The answers of the REST API.
  extension EasemobBridgeEnd {
    /// The time after which what says nothing of the event is tried again, in milliseconds.
    private static let longPause: Int64 = 30_000

    package func verdict(on response: OutgoingResponse, to request: FetchRequest) -> BridgeVerdict {
      let answer = try? JSONParser.parse(response.body, replacesHalfPairs: true)
      let error = answer?["error"]?.text ?? ""
      let words = answer?["error_description"]?.text?.lowercased() ?? ""
      let code = error.isEmpty ? "status\(response.status)" : BridgeWord.word(error)
      switch response.status {
      case 200..<300:
        guard let answer, answer.object != nil else { return .unclear(code: "malformed") }
        return Self.success(answer, request)
      case 401: return .unauthorized
      // The plan's limit, and that of the second.
      case 429 where error == "resource_limited": return .later(Self.longPause, code: code)
      case 429: return .later(1000, code: code)
      case 403 where words.contains("reach limit"): return .later(1000, code: "reach_limit")
      // The app's address is wrong or its service is off, which says nothing of the event.
      case 404 where error == "organization_application_not_found": return .later(Self.longPause, code: code)
      case 405, 415: return .later(Self.longPause, code: code)
      case 500 where error == "unsupported_service_operation" || error == "no_full_text_index":
        return .later(Self.longPause, code: code)
      case 400..<500: return Self.refusal(response.status, code, words, request)
      case 500...: return .unclear(code: code)
      default: return .later(5000, code: code)
      }
    }

    private static func success(_ answer: JSONNode, _ request: FetchRequest) -> BridgeVerdict {
      let data = answer["data"]
      switch request.path {
      case "messages/users", "messages/chatgroups":
        // A receiver that does not exist is left out.
        guard let id = data?[request.body?["to"]?.list?.first?.text ?? ""]?.identifier else {
          return data?.object == nil ? .unclear(code: "malformed") : .refused(code: "receiverUnknown")
        }
        // Older services answer with a word: the callback has the number.
        let isNumber = id != "success"
        return .done(
          BridgeReceipt(
            serverID: isNumber ? id : nil, time: answer["timestamp"]?.milliseconds, id: isNumber ? id : nil))
      case "messages/msg_recall":
        guard let result = data?["recalled"]?.text, result != "yes" else { return .done(BridgeReceipt()) }
        return .refused(code: result.hasPrefix("not_found") ? BridgeMachine.messageUnknown : BridgeWord.word(result))
      case "chatgroups":
        guard let id = data?["groupid"]?.identifier else { return .unclear(code: "malformed") }
        return .done(BridgeReceipt(group: id))
      default: return data?["result"] == false ? .refused(code: "result") : .done(BridgeReceipt())
      }
    }

    /// - parameter words: The vendor's text for people, in lower case: it distinguishes what has one name.
    private static func refusal(
      _ status: Int, _ code: String, _ words: String, _ request: FetchRequest
    ) -> BridgeVerdict {
      let isOfMember = request.path.hasPrefix("chatgroups/") && request.path.contains("/users/")
      switch (request.method ?? "GET", status) {
      case ("POST", 403) where isOfMember && words.contains("already in group"): return .already
      case ("POST", 404) where isOfMember && words.contains("grpid"): return .groupUnknown
      case ("DELETE", 403) where isOfMember && words.contains("not members"): return .already
      // The group is gone, and its members with it.
      case ("DELETE", 404): return .already
      case (_, 404) where request.path == "messages/chatgroups": return .groupUnknown
      case (_, 403) where request.path == "messages/msg_recall" && words.contains("not_found"):
        return .refused(code: BridgeMachine.messageUnknown)
      default: return .refused(code: code)
      }
    }
  }
#endif
