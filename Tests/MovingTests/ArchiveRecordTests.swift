#if Server
  internal import ParlanceMoving
  internal import Testing

  @Suite struct ArchiveRecordTests {
    /// One record of each kind, with the references that it has.
    static let samples: [(String, [String])] = [
      (#"{"kind":"account","source":"s","id":"a","created":1,"disabled":true}"#, []),
      (
        #"{"kind":"profile","source":"s","id":"a","account":"a","nickname":"A","mutedRoomUntil":"forever"}"#,
        ["account a"]
      ),
      (#"{"kind":"contact","source":"s","id":"a/b","account":"a","contact":"b"}"#, ["account a", "account b"]),
      (
        #"{"kind":"block","source":"s","id":"a/b","account":"a","blocked":"b","list":"mute"}"#,
        ["account a", "account b"]
      ),
      (#"{"kind":"group","source":"s","id":"g","owner":"a","join":"open"}"#, ["account a"]),
      (#"{"kind":"room","source":"s","id":"r","owner":"a"}"#, ["account a"]),
      (#"{"kind":"member","source":"s","id":"g/a","group":"g","account":"a"}"#, ["group g", "account a"]),
      (
        #"{"kind":"conversation","source":"s","id":"c","account":"a","group":"g","readUntil":5}"#,
        ["group g", "account a"]
      ),
      (
        #"{"kind":"message","source":"s","id":"m","sender":"a","recipient":"b","time":1,"mentions":["c"],"body":{"type":"image","media":"x"}}"#,
        ["account b", "account a", "account c", "media x"]
      ),
      (
        #"{"kind":"edit","source":"s","id":"e","message":"m","time":1,"body":{"type":"text","text":"t"}}"#,
        ["message m"]
      ),
      (#"{"kind":"revocation","source":"s","id":"v","message":"m","time":1}"#, ["message m"]),
      (
        #"{"kind":"reaction","source":"s","id":"n","message":"m","account":"a","reaction":"+"}"#,
        ["message m", "account a"]
      ),
      (#"{"kind":"pin","source":"s","id":"p","message":"m"}"#, ["message m"]),
      (#"{"kind":"media","source":"s","id":"x","path":"a/b.jpg","size":3}"#, []),
    ]

    @Test func everyKindIsReadAndWritten() throws {
      var kinds: Set<ArchiveKind> = []
      for (text, references) in Self.samples {
        let record = try ArchiveRecord(JSONParser.parse(Array(text.utf8)))
        kinds.insert(record.kind)
        #expect(record.references.map { "\($0.kind.rawValue) \($0.id)" } == references)
        #expect(try ArchiveRecord(JSONParser.parse(Array(record.line.utf8))) == record)
      }
      #expect(kinds == Set(ArchiveKind.allCases))
    }

    @Test(arguments: [
      #"{"kind":"account","source":"s"}"#, #"{"kind":"account","source":"","id":"a"}"#,
      #"{"kind":"x","source":"s","id":"a"}"#,
      #"{"kind":"account","source":"s","id":"a","unknown":1}"#, #"{"kind":"account","source":"s","id":1}"#,
      #"{"kind":"account","source":"s","id":"a","created":253402300799999}"#,
      #"{"kind":"account","source":"s","id":"a","created":-1}"#,
      #"{"kind":"account","source":"s","id":"a","created":1.5}"#,
      #"{"kind":"message","source":"s","id":"m","sender":"a","time":1,"body":{"type":"text","text":"t"}}"#,
      #"{"kind":"message","source":"s","id":"m","sender":"a","recipient":"b","room":"r","time":1,"body":{"type":"text","text":"t"}}"#,
      #"{"kind":"message","source":"s","id":"m","sender":"a","recipient":"b","time":1,"body":{"type":"text"}}"#,
      #"{"kind":"message","source":"s","id":"m","sender":"a","recipient":"b","time":1,"body":{"type":"place","latitude":91,"longitude":0}}"#,
      #"{"kind":"media","source":"s","id":"x","path":"../../etc/passwd"}"#,
      #"{"kind":"media","source":"s","id":"x","path":"/etc"}"#,
      #"{"kind":"media","source":"s","id":"x","path":"a//b"}"#,
      #"{"kind":"media","source":"s","id":"x","path":"a\\b"}"#,
      #"{"kind":"media","source":"s","id":"x","path":"a\u0000b"}"#, "[]", "1",
    ])
    func invalidRecordIsRefused(_ text: String) {
      #expect(throws: RecordError.self) { try ArchiveRecord(JSONParser.parse(Array(text.utf8))) }
    }

    @Test func overlongIDIsRefused() {
      let id = String(repeating: "x", count: ArchiveShape.idLimit)
      #expect(throws: Never.self) { try ArchiveRecord(.account, source: "s", id: id, [:]) }
      #expect(throws: RecordError.self) { try ArchiveRecord(.account, source: "s", id: id + "x", [:]) }
    }
  }
#endif
