#if Server
  internal import NIMMoving
  internal import ParlanceMoving
  internal import Testing

  @Suite struct ServerAnswerTests {
    private static func line(_ path: String, _ parameters: String, _ answer: String) -> String {
      #"{"path":"\#(path)","parameters":\#(parameters),"answer":{"code":200,\#(answer)}}"#
    }

    /// Answers with their requests, and the lines of the records.
    private static let answers: [(String, String, String, [String])] = [
      (
        "history/querySessionMsg.action", #"{"From":"Ann","to":"ben","limit":100}"#,
        #""size":2,"msgs":[{"from":"ann","msgid":77,"msgidclient":"c1","sendtime":5,"type":0,"fromclienttype":2,"body":{"msg":"x"}},{"from":"ben","msgid":78,"msgidclient":"c2","sendtime":"6","type":10,"body":"{\"msg\":\"y\"}","ext":"e"}]"#,
        [
          #"{"body":{"text":"x","type":"text"},"device":"iOS","id":"c1","kind":"message","recipient":"ben","sender":"ann","serverID":"77","source":"old","time":5}"#,
          #"{"body":{"text":"y","type":"tip"},"extension":"e","id":"c2","kind":"message","recipient":"ann","sender":"ben","serverID":"78","source":"old","time":6}"#,
        ]
      ),
      (
        "https://api.example.test/nimserver/history/queryTeamMsg.action?x=1", #"{"tid":12,"accid":"ann"}"#,
        #""msgs":[{"from":"ann","msgid":77,"sendtime":5,"type":100,"body":{"a":1}}]"#,
        [
          #"{"body":{"content":{"a":1},"type":"custom"},"group":"12","id":"77","kind":"message","sender":"ann","source":"old","time":5}"#
        ]
      ),
      (
        "history/queryChatroomMsg", #"{"roomid":"64"}"#,
        #""msgs":[{"from":"ann","msgid":"c1","sendtime":5,"type":0,"fromclienttype":32,"body":{"msg":"x"}}]"#,
        [
          #"{"body":{"text":"x","type":"text"},"device":"server","id":"c1","kind":"message","room":"64","sender":"ann","source":"old","time":5}"#
        ]
      ),
      (
        "superteam/queryHistoryMsg.action", #"{"tid":"12","accid":"ann"}"#,
        #""msgs":[{"from":"ann","msgidclient":"c1","sendtime":5,"type":12,"body":{"b":1}}]"#,
        [
          #"{"body":{"content":{"b":1},"type":"custom"},"group":"super-12","id":"c1","kind":"message","original":{"body":{"b":1},"type":12},"sender":"ann","source":"old","time":5}"#
        ]
      ),
      (
        "user/getUinfos.action", "{}",
        #""uinfos":[{"accid":"Ann","name":"A","icon":"i","sign":"s","email":"m","birth":"b","mobile":"1","gender":2,"ex":"e","valid":false,"mute":true},{"accid":"ben","gender":0,"name":""}]"#,
        [
          #"{"disabled":true,"id":"ann","kind":"account","source":"old"}"#,
          #"{"account":"ann","attributes":{"ex":"e"},"avatar":"i","birthday":"b","email":"m","gender":"female","id":"ann","kind":"profile","mutedDirectUntil":"forever","mutedGroupUntil":"forever","mutedRoomUntil":"forever","nickname":"A","phone":"1","signature":"s","source":"old"}"#,
          #"{"id":"ben","kind":"account","source":"old"}"#,
        ]
      ),
      (
        "friend/get.action", #"{"accid":"ann","updatetime":0}"#,
        #""size":2,"friends":[{"faccid":"ben","alias":"B","bidirection":true,"createtime":"5"},{"faccid":"cy","bidirection":"false"}]"#,
        [
          #"{"account":"ann","alias":"B","contact":"ben","created":5,"id":"ann/ben","kind":"contact","source":"old","state":"accepted"}"#,
          #"{"account":"ann","attributes":{"bidirection":"false"},"contact":"cy","id":"ann/cy","kind":"contact","source":"old","state":"accepted"}"#,
        ]
      ),
      (
        "friend/getByAccid.action", #"{"accid":"ann","faccid":"ben"}"#,
        #""friend":{"faccid":"ben","createtime":5,"updatetime":6,"bidirection":true,"ex":"e","serverex":"s"}"#,
        [
          #"{"account":"ann","attributes":{"ex":"e","serverex":"s"},"contact":"ben","created":5,"id":"ann/ben/detail","kind":"contact","source":"old","state":"accepted","updated":6}"#
        ]
      ),
      (
        "user/listBlackAndMuteList.action", #"{"accid":"ann"}"#, #""mutelist":["ben"],"blacklist":["ben"]"#,
        [
          #"{"account":"ann","blocked":"ben","id":"ann/ben","kind":"block","list":"block","source":"old"}"#,
          #"{"account":"ann","blocked":"ben","id":"ann/ben/mute","kind":"block","list":"mute","source":"old"}"#,
        ]
      ),
      (
        "history/querySessionList.action", #"{"accid":"ann"}"#,
        #""data":{"hasMore":false,"sessions":[{"sessionType":0,"accid":"ben","updateTime":5,"ext":"e"},{"sessionType":1,"tid":12,"updateTime":6}]}"#,
        [
          #"{"account":"ann","attributes":{"ext":"e"},"id":"ann/direct/ben","kind":"conversation","recipient":"ben","source":"old","updated":5}"#,
          #"{"account":"ann","group":"12","id":"ann/group/12","kind":"conversation","source":"old","updated":6}"#,
        ]
      ),
      (
        "team/query.action", "{}",
        #""tinfos":[{"tid":12,"tname":"T","owner":"ann","admins":["ben"],"members":["ann","cy"],"maxusers":200,"size":3,"announcement":"a","intro":"i","icon":"c","joinmode":1,"beinvitemode":0,"invitemode":1,"uptinfomode":0,"upcustommode":1,"mute":true,"muteType":1,"custom":"u","createtime":5,"updatetime":6}]"#,
        [
          #"{"announcement":"a","attributes":{"custom":"u","upcustommode":1},"avatar":"c","created":5,"description":"i","edit":"managers","id":"12","invite":"members","inviteNeedsConsent":true,"join":"approval","kind":"group","memberCount":3,"memberLimit":200,"name":"T","owner":"ann","silenced":"members","source":"old","updated":6}"#,
          #"{"account":"ann","group":"12","id":"12/ann","kind":"member","role":"owner","source":"old"}"#,
          #"{"account":"ben","group":"12","id":"12/ben","kind":"member","role":"manager","source":"old"}"#,
          #"{"account":"cy","group":"12","id":"12/cy","kind":"member","role":"member","source":"old"}"#,
        ]
      ),
      (
        "team/queryDetail.action", #"{"tid":"12"}"#,
        #""tinfo":{"tid":12,"tname":"T","muteType":3,"owner":{"accid":"ann","nick":"A","mute":false},"admins":[],"members":[{"accid":"cy","nick":"C","mute":true,"custom":"u","createtime":5,"updatetime":6}]}"#,
        [
          #"{"id":"12","kind":"group","name":"T","owner":"ann","silenced":"everyone","source":"old"}"#,
          #"{"account":"ann","group":"12","id":"12/ann/detail","kind":"member","nickname":"A","role":"owner","source":"old"}"#,
          #"{"account":"cy","attributes":{"custom":"u"},"group":"12","id":"12/cy/detail","joined":5,"kind":"member","mutedUntil":"forever","nickname":"C","role":"member","source":"old"}"#,
        ]
      ),
      (
        "superteam/getTinfos.action", "{}", #""tinfos":[{"tid":12,"tname":"T","mute":true}]"#,
        [#"{"id":"super-12","kind":"group","large":true,"name":"T","silenced":"members","source":"old"}"#]
      ),
      (
        "team/listTeamMute.action", "{}", #""mutes":[{"accid":"ben","nick":"B","tid":12,"type":0}]"#,
        [#"{"account":"ben","group":"12","id":"12/ben/muted","kind":"member","mutedUntil":"forever","source":"old"}"#]
      ),
      (
        "chatroom/get.action", "{}",
        #""chatroom":{"roomid":64,"creator":"ann","name":"R","announcement":"","broadcasturl":"u","ext":"e","valid":true,"muted":true,"queuelevel":0,"onlineusercount":7}"#,
        [
          #"{"attributes":{"broadcasturl":"u","ext":"e","queuelevel":0},"id":"64","kind":"room","name":"R","owner":"ann","silenced":"members","source":"old"}"#
        ]
      ),
      (
        "chatroom/membersByPage.action", "{}",
        #""desc":{"data":[{"roomid":64,"accid":"ann","nick":"A","type":"CREATOR","onlineStat":true,"enterTime":5,"blacklisted":false,"muted":false,"tempMuted":false,"isRobot":false},{"roomid":64,"accid":"ben","type":"GUEST","blacklisted":true,"muted":true,"tempMuted":true,"tempMuteTtl":9}]}"#,
        [
          #"{"account":"ann","id":"64/ann","joined":5,"kind":"member","nickname":"A","role":"owner","room":"64","source":"old"}"#,
          #"{"account":"ben","attributes":{"tempMuteTtl":9,"tempMuted":true,"type":"GUEST"},"banned":true,"id":"64/ben","kind":"member","mutedUntil":"forever","room":"64","source":"old"}"#,
        ]
      ),
    ]

    @Test(arguments: answers)
    func answerIsConverted(_ path: String, _ parameters: String, _ answer: String, _ lines: [String]) throws {
      let output = try convert(Self.line(path, parameters, answer))
      #expect(output.records.map(\.line) == lines)
      #expect(output.damages.isEmpty)
      #expect(output.skippedCount == 0)
    }

    @Test(arguments: answers.filter { $0.1 == "{}" && !$0.0.hasPrefix("super") })
    func answerThatNamesItsObjectsNeedsNoRequest(
      _ path: String, _ parameters: String, _ answer: String, _ lines: [String]
    ) throws {
      #expect(try convert(#"{"code":200,\#(answer)}"#).records.map(\.line) == lines)
    }

    @Test(arguments: answers.filter { $0.1 != "{}" && !$0.2.hasPrefix(#""tinfo""#) })
    func answerWithoutItsRequestIsRefused(
      _ path: String, _ parameters: String, _ answer: String, _ lines: [String]
    ) {
      #expect(throws: RecordError.self) { try convert(#"{"code":200,\#(answer)}"#) }
      #expect(throws: RecordError.self) { try convert(Self.line(path, "{}", answer)) }
    }

    @Test(arguments: [
      ("team/joinTeams.action", #""count":1,"infos":[{"tid":12}]"#),
      ("history/queryUserEvents.action", #""events":[]"#),
      ("chatroom/queueList.action", #""desc":{"list":[]}"#), ("msg/sendMsg.action", #""data":{"msgid":1}"#),
    ])
    func answerWithoutRecordsIsCounted(_ path: String, _ answer: String) throws {
      let output = try convert(Self.line(path, "{}", answer))
      #expect(output.records.isEmpty)
      #expect(output.skippedCount == 1)
    }

    @Test(arguments: [
      #"{"code":414,"desc":"bad time"}"#, #"{"code":"416"}"#, #"{"uinfos":[]}"#, #"{"path":"user/get","answer":[]}"#,
      #"{"path":5,"parameters":[],"answer":{"code":200,"msgs":[]}}"#,
    ])
    func failedAnswerIsRefused(_ text: String) {
      #expect(throws: RecordError.self) { try convert(text) }
    }

    @Test func damagedRowLeavesTheOthers() throws {
      let rows = [
        #"{"from":"ann","msgid":1,"sendtime":5,"type":0,"body":{"msg":"x"}}"#,
        #"{"from":"eve","msgid":2,"sendtime":5,"type":0,"body":{"msg":"x"}}"#,
        #"{"from":"ann","msgid":3,"sendtime":253402300799999,"type":7,"body":{"msg":"x"}}"#, "7",
        #"{"from":"ben","msgid":4,"sendtime":6,"type":0,"body":{"msg":"y"}}"#,
      ]
      let output = try convert(
        Self.line(
          "history/querySessionMsg", #"{"from":"ann","to":"ben"}"#, #""msgs":[\#(rows.joined(separator: ","))]"#))
      #expect(output.records.map(\.id) == ["1", "4"])
      #expect(output.damages.count == 3)
      #expect(output.damages.first?.description == "msgs[1]: the sender is neither of the two accounts")
      #expect(output.unknownCount == 0)
    }

    @Test func damagedMemberLeavesTheTeam() throws {
      let output = try convert(#"{"code":200,"tinfo":{"tid":12,"owner":"ann","members":["ben",{"nick":"x"},"cy"]}}"#)
      #expect(output.records.map(\.id) == ["12", "12/ann", "12/ben", "12/cy"])
      #expect(output.damages.map(\.description) == ["member[1]: a member without \"accid\""])
    }

    /// A message of a history and its copy are one record.
    @Test(arguments: [
      ("0", "TEXT", #"{"msg":"x"}"#, "x", ""), ("4", "LOCATION", #"{"title":"t","lng":1.5,"lat":2.5}"#, "", "same"),
      ("3", "VIDEO", #"{"dur":1,"url":"u","w":1,"h":2,"ext":"mp4","size":3}"#, "", "same"),
      ("100", "CUSTOM", #"{"b":{"a":1},"a":[]}"#, "", "same"),
    ])
    func historyAndCopyAgree(
      _ number: String, _ name: String, _ json: String, _ body: String, _ attachment: String
    ) throws {
      let row =
        #"{"from":"ann","msgid":77,"msgidclient":"c1","sendtime":5,"type":\#(number),"fromclienttype":1,"body":\#(json)}"#
      let history = try convert(Self.line("history/queryTeamMsg", #"{"tid":"12"}"#, #""msgs":[\#(row)]"#))
      let attach = attachment.isEmpty ? "" : json
      let copy = try convert(
        #"{"eventType":"1","convType":"TEAM","to":"12","fromAccount":"ann","fromClientType":"AOS","msgTimestamp":"5","#
          + #""msgType":"\#(name)","msgidClient":"c1","msgidServer":"77","body":\#(quoted(body)),"attach":\#(quoted(attach)),"ext":""}"#
      )
      #expect(history.records == copy.records)
      #expect(history.records.count == 1)
    }

    @Test func contentDeeperThanTheArchiveIsReadIsRefused() throws {
      func row(_ levels: Int) -> String {
        let deep = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        return #"{"from":"ann","msgid":1,"sendtime":5,"type":100,"body":\#(quoted(deep))}"#
      }
      let rows = [row(60), row(64), row(65), row(100_000)].joined(separator: ",")
      let output = try convert(Self.line("history/queryTeamMsg", #"{"tid":"1"}"#, #""msgs":[\#(rows)]"#))
      // What is too deep to be JSON stays a text.
      #expect(output.records.count == 3)
      #expect(output.damages.map(\.description) == ["msgs[1]: nested deeper than 64 levels"])
      for record in output.records {
        #expect(try ArchiveRecord(JSONParser.parse(Array(record.line.utf8))) == record)
      }
    }
  }
#endif
