#if Server
  import ParlanceMoving
  import Testing

  @testable import AgoraChatMoving

  /// Callbacks after events as records.
  @Suite struct CallbackEventTests {
    private func convert(_ text: String) throws -> ConvertedRecords {
      var (converter, output) = (AgoraChatExport(), ConvertedRecords(source: "easemob"))
      try converter.convert(try JSONParser.parse(Array(text.utf8)), into: &output)
      return output
    }

    private func message(_ type: String, _ content: String?, _ event: String = "chat") throws -> [String: JSONNode] {
      let contentType = content.map { #","content_type":"\#($0)""# } ?? ""
      let output = try convert(
        #"{"callId":"c","eventType":"\#(event)","chat_type":"\#(type)","from":"anna","to":"7","msg_id":"9","#
          + #""timestamp":5,"group_id":"7","payload":{"bodies":[{"type":"txt","msg":"hi"}],"ext":{"k":1}}\#(contentType)}"#
      )
      #expect(output.records.map(\.id) == ["9"])
      return output.records.first?.members ?? [:]
    }

    @Test func messagesAreThoseOfTheHistory() throws {
      let direct = try message("chat", nil)
      #expect(direct["recipient"] == "7" && direct["sender"] == "anna" && direct["time"] == 5)
      #expect(direct["body"] == ["type": "text", "text": "hi"] && direct["extension"] == ["k": 1])
      #expect(try message("groupchat", nil)["group"] == "7")
      #expect(try message("groupchat", "chat:group:text")["group"] == "7")
      #expect(try message("groupchat", "chat:room:text")["room"] == "7")
      // The same one, for a receiver who was not there.
      #expect(try message("chat", nil, "chat_offline") == direct)
      #expect(throws: RecordError.self) { try convert(#"{"callId":"c","chat_type":"chat","timestamp":5}"#) }
    }

    @Test func recallsAndReceiptsNameTheirMessages() throws {
      let recall = try convert(
        #"{"callId":"c","chat_type":"recall","recall_id":"9","from":"anna","to":"ben","msg_id":"10","timestamp":"6"}"#)
      #expect(recall.records.map(\.id) == ["9/recall"] && recall.records[0].kind == .revocation)
      #expect(recall.records[0].members["time"] == 6 && recall.records[0].members["account"] == "anna")
      let head = #"{"callId":"c","chat_type":"read_ack","from":"ben","timestamp":7,"#
      let read = try convert(head + #""to":"anna","payload":{"ack_message_id":"9"}}"#)
      #expect(read.records[0].members["recipient"] == "anna" && read.records[0].members["readMessage"] == "9")
      let inGroup = try convert(
        head + #""to":"7","payload":{"ack_message_id":"9","msg_config":{"allow_group_ack":true}}}"#)
      #expect(inGroup.records[0].members["group"] == "7" && inGroup.records[0].members["account"] == "ben")
      #expect(throws: RecordError.self) { try convert(#"{"callId":"c","chat_type":"recall","timestamp":5}"#) }
    }

    @Test(
      arguments: [
        (#""operation":"JOIN","payload":{"member":["ben"],"type":"INVITE"}"#, "membersAdded ben"),
        (#""operation":"LEAVE","payload":{"member":["ben"],"type":"KICK"}"#, "membersRemoved ben"),
        (#""operation":"LEAVE","payload":{"member":["ben"],"type":"DELETE"}"#, ""),
        (#""operation":"DELETE""#, "dismissed "), (#""operation":"MUTE","payload":{"member":["ben"]}"#, ""),
      ])
    func changesOfGroupsNameTheirAccounts(_ fields: String, _ words: String) throws {
      func change(_ type: String) throws -> ConvertedRecords {
        let head = #"{"callId":"c","event":"group_op_event","type":"\#(type)","id":"7","operator":"anna","timestamp":5"#
        return try convert("\(head),\(fields)}")
      }
      let output = try change("GROUP")
      #expect(output.skippedCount == (words.isEmpty ? 1 : 0))
      #expect(output.records.map(self.words) == (words.isEmpty ? [] : [words]))
      let room = try change("CHATROOM")
      #expect(room.records.isEmpty && room.skippedCount == 1)
    }

    @Test(
      arguments: [
        ("presence", "membersAdded anna"), ("leave", "membersRemoved anna"), ("kick", "membersRemoved ben"),
        ("destroy", "dismissed "), ("invite", ""), ("add_mute", ""),
      ])
    func olderChangesOfGroupsHaveNamesWithTheAppAndTheDevice(_ operation: String, _ words: String) throws {
      let output = try convert(
        #"{"callId":"c","chat_type":"muc","appkey":"org#my_app","group_id":"7","msg_id":"9","timestamp":5,"#
          + #""from":"org#my_app_anna@easemob.com/ios_1","to":"ben","#
          + #""payload":{"operation":"\#(operation)","is_chatroom":false}}"#)
      #expect(output.records.map(self.words) == (words.isEmpty ? [] : [words]))
      #expect(output.records.allSatisfy { $0.members["sender"] == "anna" && $0.members["group"] == "7" })
    }

    private func words(_ record: ArchiveRecord) -> String {
      let body = record.members["body"]
      let accounts = body?["accounts"]?.list?.compactMap(\.text) ?? []
      return (body?["event"]?.text ?? "") + " " + accounts.joined(separator: ",")
    }

    @Test func otherCallbacksAreSkipped() throws {
      for text in [
        #"{"callId":"c","chat_type":"roster","payload":{"operation":"add"}}"#,
        #"{"callId":"c","chat_type":"delivery_ack"}"#, #"{"callId":"c","status":"online","user":"org#app_anna/ios"}"#,
        #"{"callId":"c","eventType":"moderation"}"#,
      ] {
        #expect(try convert(text).skippedCount == 1, "\(text)")
      }
    }
  }
#endif
