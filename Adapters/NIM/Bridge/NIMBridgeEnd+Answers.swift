#if Server
  package import ParlanceBridge
  package import ParlanceGateway
  package import ParlanceMoving

  /// The answers of the server API.
  extension NIMBridgeEnd {
    /// The most rows of a history.
    private static let rowLimit = 100
    /// The most by which the clocks differ, in milliseconds: the vendor refuses requests beyond it.
    private static let skew: Int64 = 300_000

    package func verdict(on response: OutgoingResponse, to request: FetchRequest) -> BridgeVerdict {
      guard response.status == 200 else {
        let code = "status\(response.status)"
        return response.status >= 500 ? .unclear(code: code) : .later(5000, code: code)
      }
      guard let answer = try? JSONParser.parse(response.body, replacesHalfPairs: true),
        let code = answer["code"]?.integer
      else { return .unclear(code: "malformed") }
      switch code {
      case 200:
        let data = answer["data"]
        return .done(
          BridgeReceipt(
            serverID: data?["msgid"]?.identifier, time: data?["timetag"]?.milliseconds,
            group: answer["tid"]?.identifier))
      // Requests are refused for ten seconds then.
      case 416: return .later(10_500, code: "416")
      case 408, 415, 431, 500, 503, 998, 999: return .unclear(code: String(code))
      // The app's key or its network is refused, which says nothing of the event.
      case 302, 315: return .later(30_000, code: String(code))
      case 414 where Self.isOfSignature(answer["desc"]?.text): return .later(30_000, code: "signature")
      default: return verdict(on: code, to: request.path)
      }
    }

    private func verdict(on code: Int64, to path: String) -> BridgeVerdict {
      switch (path, code) {
      case ("team/add.action", 809), ("team/kick.action", 804), ("team/kick.action", 803),
        ("team/remove.action", 803):
        .already
      // Some accounts have as many teams as they may have; the others were added.
      case ("team/add.action", 813): .done(BridgeReceipt())
      case ("msg/sendMsg.action", 803), ("team/add.action", 803): .groupUnknown
      case ("msg/recall.action", 404): .refused(code: BridgeMachine.messageUnknown)
      default: .refused(code: String(code))
      }
    }

    private static func isOfSignature(_ text: String?) -> Bool {
      let text = text?.lowercased() ?? ""
      return ["checksum", "curtime", "appkey", "nonce"].contains { text.contains($0) }
    }

    // MARK: questions

    package func questionTime(for time: Int64) -> Int64 { max(0, time - Self.skew) }

    package func question(
      about message: BridgeMessage, _ context: BridgeContext, since time: Int64
    ) -> FetchRequest? {
      var parameters = [
        "begintime": String(time), "endtime": String(time + 86_400_000), "limit": String(Self.rowLimit),
        "reverse": "1",
      ]
      switch context.place {
      case .account(let peer)?:
        (parameters["from"], parameters["to"]) = (message.sender.lowercased(), peer.lowercased())
        return FetchRequest("history/querySessionMsg.action", parameters)
      case .group(let id)?:
        (parameters["tid"], parameters["accid"]) = (id, message.sender.lowercased())
        return FetchRequest("history/queryTeamMsg.action", parameters)
      case .room?, nil: return nil
      }
    }

    private static func rows(_ answer: JSONNode) -> [JSONNode] { answer["msgs"]?.list ?? [] }

    package func continuation(of answer: JSONNode) -> Int64? {
      let rows = Self.rows(answer)
      let times = rows.compactMap { $0["sendtime"]?.milliseconds }
      guard rows.count >= Self.rowLimit, let last = times.max(), let first = times.min()
      else { return nil }
      // The last millisecond again, as more of its messages may follow; or the next one if it fills an answer.
      return last > first ? last : last + 1
    }

    package func candidates(in answer: JSONNode) -> [String] {
      Self.rows(answer).compactMap { $0["msgid"]?.identifier }
    }

    package func find(
      _ message: BridgeMessage, _ context: BridgeContext, in answer: JSONNode, isKnown: (String) -> Bool
    ) -> BridgeReceipt? {
      let rows = Self.rows(answer).filter { $0["from"]?.text?.lowercased() == message.sender.lowercased() }
      func receipt(_ row: JSONNode) -> BridgeReceipt {
        BridgeReceipt(
          serverID: row["msgid"]?.identifier, time: row["sendtime"]?.milliseconds,
          id: row["msgidclient"]?.identifier)
      }
      func mark(_ row: JSONNode) -> String? { row["ext"].flatMap { BridgeMark(in: $0.parsed)?.text } }
      if let row = rows.first(where: { mark($0) != nil && mark($0) == context.mark }) { return receipt(row) }
      // Rows need not have the extension: an equal content that is not another message of the bridge's.
      guard let (type, body) = Self.content(of: message.body, context.files) else { return nil }
      let wanted = JSONNode.text(body).parsed
      func isWanted(_ found: JSONNode?) -> Bool {
        // Beside the address of a file the vendor may add what it knows of it.
        if let url = wanted["url"] { found?["url"] == url } else { found == wanted }
      }
      return rows.first { row in
        guard row["ext"] == nil, row["type"]?.integer == Int64(type), isWanted(row["body"]?.parsed) else {
          return false
        }
        return row["msgid"]?.identifier.map { !isKnown($0) } ?? false
      }.map(receipt)
    }
  }
#endif
