#if Server
  internal import NIMMoving
  internal import ParlanceMoving
  internal import Testing

  /// Converts one line.
  func convert(_ text: String) throws -> ConvertedRecords {
    var output = ConvertedRecords(source: "old")
    var converter = NIMExport()
    try converter.read(.text(Array(text.utf8)), into: &output)
    return output
  }

  /// Returns a text as a member of JSON has it.
  func quoted(_ text: String) -> String { JSONNode.text(text).jsonText() }

  @Suite struct CopiedEventTests {
    private static func copy(
      _ type: String, body: String = "", attach: String = "", conversation: String = "PERSON", to: String = "ben",
      more: String = ""
    ) -> String {
      #"{"eventType":"1","convType":"\#(conversation)","to":"\#(to)","fromAccount":"Ann","fromClientType":"AOS","#
        + #""msgTimestamp":"1700000000123","msgType":"\#(type)","msgidClient":"c1","msgidServer":"77","resendFlag":"0","#
        + #""body":\#(quoted(body)),"attach":\#(quoted(attach))\#(more)}"#
    }

    private static let contents: [(String, String, String, JSONNode)] = [
      ("TEXT", "hi 你", "", ["type": "text", "text": "hi 你"]),
      ("TIPS", "tip", "", ["type": "tip", "text": "tip"]),
      ("TIPS", "", #"{"msg":"tip"}"#, ["type": "tip", "text": "tip"]),
      (
        "PICTURE", "", #"{"name":"p","md5":"aa","url":"https://f/1","ext":"jpg","w":3,"h":"4","size":9}"#,
        [
          "type": "image", "address": "https://f/1", "name": "p", "md5": "aa", "extension": "jpg", "width": 3,
          "height": 4,
          "size": 9,
        ]
      ),
      (
        "AUDIO", "a phrase", #"{"dur":1500,"url":"https://f/2","ext":"aac","size":9}"#,
        ["type": "audio", "address": "https://f/2", "duration": 1500, "extension": "aac", "size": 9]
      ),
      (
        "VIDEO", "", #"{"dur":1500,"url":"https://f/3","w":1,"h":2}"#,
        ["type": "video", "address": "https://f/3", "duration": 1500, "width": 1, "height": 2]
      ),
      (
        "FILE", "", #"{"name":"../x","url":"https://f/4"}"#, ["type": "file", "address": "https://f/4", "name": "../x"]
      ),
      (
        "LOCATION", "", #"{"title":"Here","lng":"-2","lat":1.5}"#,
        ["type": "place", "latitude": .number(1.5), "longitude": .number(-2), "text": "Here"]
      ),
      ("CUSTOM", "", #"{"a":[1]}"#, ["type": "custom", "content": ["a": [1]]]),
      ("CUSTOM", "", "{plain", ["type": "custom", "content": "{plain"]),
      ("CUSTOM", "", "", ["type": "custom"]),
    ]

    @Test(arguments: contents)
    func everyContentIsConverted(_ type: String, _ body: String, _ attach: String, _ expected: JSONNode) throws {
      let output = try convert(Self.copy(type, body: body, attach: attach, more: #","ext":"{\"k\":1}""#))
      #expect(output.unknownCount == 0)
      let record = try #require(output.records.first)
      #expect(record.id == "c1")
      #expect(record.members["serverID"] == "77")
      #expect(record.members["sender"] == "ann")
      #expect(record.members["recipient"] == "ben")
      #expect(record.members["time"] == 1_700_000_000_123)
      #expect(record.members["body"] == expected)
      #expect(record.members["extension"] == ["k": 1])
      #expect(record.members["device"] == "android")
      #expect(record.members["original"] == nil)
    }

    @Test func textThatWasCutWithinAnEmojiIsConverted() throws {
      let text = Self.copy("TEXT", body: "HALF").replacing("HALF", with: #"x\ud83d"#)
      #expect(try convert(text).records.first?.members["body"]?["text"] == "x\u{FFFD}")
      let custom = Self.copy("CUSTOM", attach: #"{"a":"\ud83d"}"#)
      #expect(try convert(custom).records.first?.members["body"]?["content"] == ["a": "\u{FFFD}"])
    }

    @Test(arguments: [
      ("NRTC_NETCALL", "", #"{"x":1}"#), ("PICTURE", "", #"{"name":"p"}"#), ("LOCATION", "", #"{"lat":91,"lng":0}"#),
      ("LOCATION", "", #"{"lat":"nan","lng":0}"#), ("NOTIFICATION", "", #"{"id":0}"#), ("VIDEO", "", "text"),
    ])
    func unknownContentIsKeptWithItsOriginal(_ type: String, _ body: String, _ attach: String) throws {
      let output = try convert(Self.copy(type, body: body, attach: attach))
      #expect(output.unknownCount == 1)
      let record = try #require(output.records.first)
      #expect(record.members["body"]?["type"] == "custom")
      #expect(record.members["original"]?["msgType"] == .text(type))
      #expect(record.members["original"]?["attach"] == .text(attach))
    }

    @Test func memberWithoutAPlaceKeepsTheOriginal() throws {
      let attach = #"{"url":"https://f/1","size":-1,"scene":"s"}"#
      let output = try convert(Self.copy("FILE", attach: attach))
      #expect(output.unknownCount == 0)
      let record = try #require(output.records.first)
      #expect(record.members["body"] == ["type": "file", "address": "https://f/1"])
      #expect(record.members["original"]?["attach"] == .text(attach))
    }

    @Test(arguments: [
      ("PERSON", "Ben", "recipient", "ben"), ("TEAM", "12", "group", "12"), ("SUPER_TEAM", "12", "group", "super-12"),
    ])
    func conversationNamesTheTarget(_ type: String, _ to: String, _ member: String, _ id: String) throws {
      let record = try #require(try convert(Self.copy("TEXT", body: "x", conversation: type, to: to)).records.first)
      #expect(record.members[member] == .text(id))
    }

    @Test func listOfMembersWithoutQuotationMarksIsRead() throws {
      let more = #","tMembers": [ann, ben_2@x.y , c-d]"#
      let text = Self.copy("TEXT", body: #"say "tMembers":[x]"#, conversation: "TEAM", to: "12", more: more)
      let record = try #require(try convert(text).records.first)
      #expect(record.members["body"]?["text"] == #"say "tMembers":[x]"#)
      #expect(record.members["group"] == "12")
      #expect(try convert(Self.copy("TEXT", body: "x", more: #","tMembers":[]"#)).records.count == 1)
      #expect(try convert(Self.copy("TEXT", body: "x", more: #","tMembers":"[ann, ben]""#)).records.count == 1)
    }

    @Test(arguments: [
      #","tMembers":[a{b]"#, #","tMembers":[a"#, #","tMembers":"#, #","tMembers""#, #","tMembers":[a,"b]"#,
    ])
    func listThatIsNotOneOfNamesIsRefused(_ more: String) {
      #expect(throws: RecordError.self) { try convert(Self.copy("TEXT", body: "x", more: more)) }
    }

    @Test func changeOfATeamNamesItsAccounts() throws {
      let attach = #"{"id":1,"data":{"ids":["ben","Cy"],"tinfo":{"1":"12"}}}"#
      let text = Self.copy("NOTIFICATION", attach: attach, conversation: "TEAM", to: "12")
      let body = try #require(try convert(text).records.first?.members["body"])
      #expect(body["event"] == "membersRemoved")
      #expect(body["accounts"] == ["ben", "cy"])
      #expect(body["content"] == (try JSONParser.parse(Array(attach.utf8))))
      let unmuted = Self.copy(
        "NOTIFICATION", attach: #"{"id":"10","data":"{\"id\":\"ben\",\"mute\":\"0\"}"}"#, conversation: "TEAM")
      #expect(try convert(unmuted).records.first?.members["body"]?["event"] == "memberUnmuted")
    }

    @Test func messageOfARoomIsConverted() throws {
      let text =
        #"{"eventType":"4","roomId":"64","fromAccount":"ann","msgType":"TEXT","attach":"hi","msgTimestamp":"5","#
        + #""msgidClient":"c7","ext":""}"#
      let record = try #require(try convert(text).records.first)
      #expect(
        record.line
          == #"{"body":{"text":"hi","type":"text"},"id":"c7","kind":"message","room":"64","sender":"ann","source":"old","time":5}"#
      )
    }

    @Test func copyWithItsHeadersIsRead() throws {
      let text = #"{"headers":{"CurTime":"1"},"body":\#(quoted(Self.copy("TEXT", body: "x")))}"#
      #expect(try convert(text).records.first?.id == "c1")
    }

    @Test(arguments: [("7", true), ("8", false), ("25", false)])
    func recallBecomesARevocation(_ event: String, _ isDirect: Bool) throws {
      let text =
        #"{"eventType":"\#(event)","from":"ann","to":"ben","msgId":"77","clientId":"c1","sendTime":"1","deleteTime":"9","#
        + #""attach":"why"}"#
      let record = try #require(try convert(text).records.first)
      #expect(record.kind == .revocation)
      #expect(record.id == "c1/recall")
      #expect(record.members["message"] == "c1")
      #expect(record.members["time"] == 9)
      #expect(record.members["note"] == "why")
      #expect(record.members["account"] == (isDirect ? "ann" : nil))
    }

    @Test func receiptsBecomeReadMarks() throws {
      let objects = #"[{"fromAccount":"ben","toAccount":"ann","msgidClient":"c1","timestamp":9},{"fromAccount":"x"}]"#
      let output = try convert(#"{"eventType":"30","objects":\#(quoted(objects))}"#)
      #expect(
        output.records.map(\.line) == [
          #"{"account":"ben","id":"ben/direct/ann/read/c1","kind":"conversation","readMessage":"c1","recipient":"ann","source":"old","updated":9}"#
        ])
      #expect(output.damages.map(\.description) == ["objects[1]: the receipt has no account or no message"])
    }

    @Test func notificationOfAnAppBecomesACommand() throws {
      let text = Self.copy("CUSTOM_P2P_MSG", attach: "{\"a\":1}", conversation: "CUSTOM_PERSON")
      let record = try #require(try convert(text).records.first)
      #expect(record.id == "notification-77")
      #expect(record.members["body"] == ["type": "command", "action": "", "parameters": #"{"a":1}"#])
      let team = Self.copy("CUSTOM_TEAM_MSG", attach: "x", conversation: "CUSTOM_TEAM", to: "12")
      #expect(try convert(team).records.first?.members["group"] == "12")
    }

    @Test(arguments: [
      copy("FRIEND_ADD", attach: #"{"vt":2}"#, conversation: "CUSTOM_PERSON"),
      copy("TEAM_APPLY", conversation: "CUSTOM_TEAM"), copy("TEXT", body: "x", more: #","blacklist":"true""#),
      #"{"eventType":"2","accid":"ann"}"#, #"{"eventType":3,"accid":"ann","timestamp":5}"#,
      #"{"eventType":"9","roomId":"64","event":"KICK"}"#, #"{"eventType":"2000000"}"#,
    ])
    func eventWithoutRecordsIsCounted(_ text: String) throws {
      let output = try convert(text)
      #expect(output.records.isEmpty)
      #expect(output.skippedCount == 1)
    }

    @Test(arguments: [
      #"{"eventType":"x"}"#, #"{"eventType":1}"#, #"{"eventType":"1","to":"a"}"#, #"{"eventType":"4"}"#,
      #"{"eventType":"7"}"#, #"{"eventType":"7","clientId":"c"}"#, #"{"eventType":"30"}"#,
      #"{"eventType":"1","convType":"PERSON","to":"b","fromAccount":"a","msgType":"TEXT","body":"x","msgidClient":"c"}"#,
      #"{"eventType":"1","convType":"PERSON","to":"b","fromAccount":"","msgType":"TEXT","body":"x","msgidClient":"c","msgTimestamp":"1"}"#,
      #"{"eventType":"1","convType":"PERSON","to":"b","fromAccount":"a","msgType":"TEXT","body":"x","msgTimestamp":"1"}"#,
      // Times in seconds would be in 1970; those of the year 9999 are refused.
      #"{"eventType":"1","convType":"PERSON","to":"b","fromAccount":"a","msgType":"TEXT","body":"x","msgidClient":"c","msgTimestamp":"253402300799999"}"#,
      #"{"eventType":"1","convType":"PERSON","to":"b","fromAccount":"a","msgType":"TEXT","body":"x","msgidClient":"c","msgTimestamp":"-1"}"#,
      #"{"headers":{},"body":"x"}"#, "[]", "{}", "1",
    ])
    func lineWithoutItsPartsIsRefused(_ text: String) {
      #expect(throws: RecordError.self) { try convert(text) }
    }
  }
#endif
