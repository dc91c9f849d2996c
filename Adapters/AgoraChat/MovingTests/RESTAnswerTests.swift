#if Server
  internal import AgoraChatMoving
  internal import ParlanceMoving
  internal import Testing

  @Suite struct RESTAnswerTests {
    /// Answers by their path, with the lines of the records.
    private static let answers: [(String, String, [String])] = [
      (
        "users", #""entities":[{"username":"ann","created":5,"activated":false,"nickname":"A"}]"#,
        [
          #"{"created":5,"disabled":true,"id":"ann","kind":"account","source":"old"}"#,
          #"{"account":"ann","id":"ann/nickname","kind":"profile","nickname":"A","source":"old"}"#,
        ]
      ),
      (
        "users/ann/contacts/users", #""data":["ben"]"#,
        [#"{"account":"ann","contact":"ben","id":"ann/ben","kind":"contact","source":"old","state":"accepted"}"#]
      ),
      (
        "user/ann/contacts?limit=10", #""data":{"contacts":[{"username":"ben","remark":"B"}]}"#,
        [
          #"{"account":"ann","alias":"B","contact":"ben","id":"ann/ben/alias","kind":"contact","source":"old","state":"accepted"}"#
        ]
      ),
      (
        "users/ann/blocks/users", #""data":["ben"]"#,
        [#"{"account":"ann","blocked":"ben","id":"ann/ben","kind":"block","list":"block","source":"old"}"#]
      ),
      (
        "mutes", #""data":{"data":[{"username":"ann","chat":10},{"username":"ben","chatroom":-1}],"unixtime":100}"#,
        [
          #"{"account":"ann","id":"ann/mutes","kind":"profile","mutedDirectUntil":110000,"source":"old"}"#,
          #"{"account":"ben","id":"ben/mutes","kind":"profile","mutedRoomUntil":"forever","source":"old"}"#,
        ]
      ),
      (
        "mutes/ann", #""data":{"userid":"ann","chat":0,"groupchat":3,"chatroom":0,"unixtime":1}"#,
        [#"{"account":"ann","id":"ann/mutes","kind":"profile","mutedGroupUntil":4000,"source":"old"}"#]
      ),
      (
        "metadata/user/ann", #""data":{"nickname":"A","gender":"2","ext":"x"}"#,
        [
          #"{"account":"ann","attributes":{"ext":"x"},"gender":"female","id":"ann","kind":"profile","nickname":"A","source":"old"}"#
        ]
      ),
      (
        "metadata/user/get", #""data":{"ann":{"mail":"m"},"ben":{}}"#,
        [#"{"account":"ann","email":"m","id":"ann","kind":"profile","source":"old"}"#]
      ),
      (
        "chatgroups/9",
        #""data":[{"id":"9","name":"N","membersonly":true,"allowinvites":false,"created":7,"affiliations":[{"owner":"ann"},{"member":"ben"}]}]"#,
        [
          #"{"created":7,"id":"9","invite":"managers","join":"approval","kind":"group","name":"N","owner":"ann","source":"old"}"#,
          #"{"account":"ann","group":"9","id":"9/ann","kind":"member","role":"owner","source":"old"}"#,
          #"{"account":"ben","group":"9","id":"9/ben","kind":"member","role":"member","source":"old"}"#,
        ]
      ),
      (
        "chatgroups/9/users", #""data":[{"member":"ben"}]"#,
        [#"{"account":"ben","group":"9","id":"9/ben","kind":"member","role":"member","source":"old"}"#]
      ),
      (
        "chatgroups/9/admin", #""data":["ben"]"#,
        [#"{"account":"ben","group":"9","id":"9/ben/manager","kind":"member","role":"manager","source":"old"}"#]
      ),
      (
        "chatgroups/9/mute", #""data":[{"user":"ben","expire":12},{"user":"cy","expire":-1}]"#,
        [
          #"{"account":"ben","group":"9","id":"9/ben/muted","kind":"member","mutedUntil":12,"source":"old"}"#,
          #"{"account":"cy","group":"9","id":"9/cy/muted","kind":"member","mutedUntil":"forever","source":"old"}"#,
        ]
      ),
      (
        "chatrooms/8/blocks/users", #""data":["ben"]"#,
        [#"{"account":"ben","banned":true,"id":"8/ben/banned","kind":"member","room":"8","source":"old"}"#]
      ),
      (
        "chatrooms/8", #""data":[{"id":"8","name":"R","owner":"ann","maxusers":50,"mute":true}]"#,
        [
          #"{"id":"8","kind":"room","memberLimit":50,"name":"R","owner":"ann","silenced":"members","source":"old"}"#
        ]
      ),
    ]

    @Test(arguments: answers, ["https://a1.example.test/org/app/", "/"])
    func answerIsConverted(_ answer: (String, String, [String]), _ base: String) throws {
      var output = ConvertedRecords(source: "old")
      var converter = AgoraChatExport()
      let text = #"{"action":"get","uri":"\#(base)\#(answer.0)",\#(answer.1)}"#
      try converter.convert(JSONParser.parse(Array(text.utf8)), into: &output)
      #expect(output.records.map(\.line) == answer.2)
      #expect(output.skippedCount == 0)
    }

    /// Answers with a damaged element, and the ids of the records of the others.
    @Test(arguments: [
      ("users", #""entities":[{"username":"ann"},{},{"username":"ben","created":253402300799999},{"username":"cy"}]"#),
      ("user/ann/contacts", #""data":{"contacts":[{"username":"ann"},{"remark":"x"},{"username":"cy"}]}"#),
      ("chatgroups/9/users", #""data":[{"member":"ann"},{},"x",{"member":"cy"}]"#),
      ("chatgroups/9", #""data":[{"name":"x"},{"id":"ann"},{"id":"cy","affiliations":[{}]}]"#),
      ("chatgroups/9/mute", #""data":[{"user":"ann","expire":1},{"user":"x"},{"user":"cy","expire":-1}]"#),
    ])
    func damagedElementLeavesTheOthers(_ path: String, _ members: String) throws {
      var output = ConvertedRecords(source: "old")
      var converter = AgoraChatExport()
      try converter.convert(JSONParser.parse(Array(#"{"uri":"/\#(path)",\#(members)}"#.utf8)), into: &output)
      #expect(output.records.count == 2)
      #expect(output.records.map { $0.id.contains("ann") } == [true, path.hasPrefix("user/")])
      #expect((1...2).contains(output.damages.count))
    }

    @Test(arguments: ["chatgroups", "chatrooms", "chatgroups/9/share_files", "thread", ""])
    func answerWithoutRecordsIsCounted(_ path: String) throws {
      var output = ConvertedRecords(source: "old")
      var converter = AgoraChatExport()
      try converter.convert(["uri": .text("/" + path), "data": []], into: &output)
      #expect(output.records.isEmpty)
      #expect(output.skippedCount == 1)
    }
  }
#endif
