#if Server
  internal import AgoraChatMoving
  internal import ParlanceMoving
  internal import Testing

  @Suite struct AgoraChatExportTests {
    /// Converts one line.
    private static func convert(_ text: String) throws -> ConvertedRecords {
      var output = ConvertedRecords(source: "old")
      var converter = AgoraChatExport()
      try converter.convert(JSONParser.parse(Array(text.utf8)), into: &output)
      return output
    }

    private static func message(_ body: String, type: String = "chat", ext: String = "{}") -> String {
      #"{"msg_id":"77","timestamp":1700000000123,"direction":"outgoing","from":"in","to":"in2","chat_type":"\#(type)","#
        + #""payload":{"bodies":[\#(body)],"ext":\#(ext),"from":"ann","to":"ben"}}"#
    }

    private static let bodies: [(String, JSONNode)] = [
      (#"{"type":"txt","msg":"hi 你"}"#, ["type": "text", "text": "hi 你"]),
      (
        #"{"type":"img","url":"https://f/1","secret":"s","filename":"a.png","file_length":9,"size":{"width":3,"height":4}}"#,
        [
          "type": "image", "address": "https://f/1", "secret": "s", "name": "a.png", "size": 9, "width": 3, "height": 4,
        ]
      ),
      (
        #"{"type":"audio","url":"https://f/2","filename":"a.amr","file_length":9,"length":10}"#,
        ["type": "audio", "address": "https://f/2", "name": "a.amr", "size": 9, "duration": 10000]
      ),
      (
        #"{"type":"video","url":"https://f/3","thumb":"https://f/4","thumb_secret":"t","length":2,"filename":"v"}"#,
        [
          "type": "video", "address": "https://f/3", "thumbnail": "https://f/4", "thumbnailSecret": "t",
          "duration": 2000, "name": "v",
        ]
      ),
      (
        #"{"type":"file","url":"https://f/5","filename":"../x"}"#,
        ["type": "file", "address": "https://f/5", "name": "../x"]
      ),
      (
        #"{"type":"loc","addr":"Here","lat":1.5,"lng":-2}"#,
        ["type": "place", "latitude": .number(1.5), "longitude": .number(-2), "text": "Here"]
      ),
      (
        #"{"type":"loc","addr":"Here","lat":"1.5","lng":"-2"}"#,
        ["type": "place", "latitude": .number(1.5), "longitude": .number(-2), "text": "Here"]
      ),
      (#"{"type":"cmd","action":"go"}"#, ["type": "command", "action": "go"]),
      (#"{"type":"cmd","msg":"go"}"#, ["type": "command", "action": "go"]),
      (
        #"{"type":"custom","customEvent":"e","v2:customExts":{"a":"1"},"customExts":[{"a":"1"}]}"#,
        ["type": "custom", "event": "e", "content": ["a": "1"]]
      ),
      (
        #"{"type":"custom","customEvent":"e","customExts":[{"a":"1"},{"b":"2"}]}"#,
        ["type": "custom", "event": "e", "content": ["a": "1", "b": "2"]]
      ),
      (
        #"{"type":"custom","customEvent":"e","customExts":{"a":"1"}}"#,
        ["type": "custom", "event": "e", "content": ["a": "1"]]
      ),
      (
        #"{"subType":"sub_combine","title":"T","summary":"S","combineLevel":1,"url":"https://f/6","secret":"s","file_length":5}"#,
        [
          "type": "combined", "title": "T", "summary": "S", "level": 1, "address": "https://f/6", "secret": "s",
          "size": 5,
        ]
      ),
    ]

    @Test(arguments: bodies)
    func everyBodyIsConverted(_ body: String, _ expected: JSONNode) throws {
      let output = try Self.convert(Self.message(body))
      #expect(output.unknownCount == 0)
      let record = try #require(output.records.first)
      #expect(record.id == "77")
      #expect(record.members["sender"] == "ann")
      #expect(record.members["recipient"] == "ben")
      #expect(record.members["time"] == 1_700_000_000_123)
      #expect(record.members["body"] == expected)
      #expect(record.members["extension"] == nil)
    }

    @Test(arguments: [
      #"{"type":"new","x":1}"#, #"{"type":"txt"}"#, #"{"type":"img"}"#, #"{"type":"loc","lat":91,"lng":0}"#, #"{}"#,
    ])
    func unknownBodyBecomesCustomContent(_ body: String) throws {
      let output = try Self.convert(Self.message(body))
      #expect(output.unknownCount == 1)
      let record = try #require(output.records.first)
      #expect(record.members["body"]?["type"] == "custom")
      #expect(record.members["body"]?["content"] == (try JSONParser.parse(Array(body.utf8))))
      #expect(record.members["original"]?["msg_id"] == "77")
    }

    @Test(arguments: [("chat", "recipient"), ("groupchat", "group"), ("chatroom", "room")])
    func chatTypeNamesTheTarget(_ type: String, _ member: String) throws {
      let text = Self.message(#"{"type":"txt","msg":"x"}"#, type: type, ext: #"{"k":1}"#)
      let record = try #require(try Self.convert(text).records.first)
      #expect(record.members[member] == "ben")
      #expect(record.members["extension"] == ["k": 1])
    }

    @Test func oldDumpIsConverted() throws {
      let text =
        #"{"type":"chatmessage","msg_id":"5","timestamp":1400000000000,"from":"ann","to":"ben","payload":"#
        + #"{"bodies":[{"type":"txt","msg":"a","chat_type":"chat"},{"type":"txt","msg":"b","chat_type":"chat"}]}}"#
      let records = try Self.convert(text).records
      #expect(records.map(\.id) == ["5", "5#2"])
      #expect(records.map { $0.members["recipient"] } == ["ben", "ben"])
    }

    @Test func unknownBodiesHaveTheWholeMessageOnce() throws {
      func text(_ count: Int) -> String {
        let bodies = Array(repeating: #"{"type":"x"}"#, count: count).joined(separator: ",")
        return #"{"msg_id":"5","timestamp":1400000000000,"chat_type":"chat","from":"ann","to":"ben","#
          + #""payload":{"bodies":[\#(bodies)]}}"#
      }
      let records = try Self.convert(text(100)).records
      #expect(records.count == 100)
      #expect(records[0].members["original"]?["msg_id"] == "5")
      #expect(records.dropFirst().allSatisfy { $0.members["original"] == ["type": "x"] })
      #expect(throws: RecordError.self) { try Self.convert(text(101)) }
    }

    @Test(arguments: [
      "{}", "[]", #"{"msg_id":"1"}"#, #"{"msg_id":"1","timestamp":1,"from":"a","to":"b","chat_type":"chat"}"#,
      #"{"msg_id":"1","timestamp":253402300799999,"from":"a","to":"b","chat_type":"chat","payload":{"bodies":[{"type":"cmd","action":"x"}]}}"#,
      #"{"msg_id":"1","timestamp":1,"from":"a","to":"b","chat_type":"x","payload":{"bodies":[{"type":"cmd","action":"x"}]}}"#,
    ])
    func lineWithoutItsPartsIsRefused(_ text: String) {
      #expect(throws: RecordError.self) { try Self.convert(text) }
    }
  }
#endif
