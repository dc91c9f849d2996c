import AgoraChatMoving
import Foundation
import NIMMoving
import ParlanceCore
import ParlanceMoving
import ParlanceTokens

/// Inputs of a bridge to begin with.
extension FuzzTarget {
  private static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  /// A text of JSON in so many lists.
  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  // MARK: requests

  static let copySeeds = bytes([
    #"{"eventType":"1","convType":"PERSON","to":"ben","fromAccount":"anna","fromClientType":"IOS","fromNick":"A","msgTimestamp":"1800000000000","msgType":"TEXT","body":"hi","attach":"","msgidClient":"c1","msgidServer":"7","resendFlag":"0","ext":"{\"parlance\":\"m1.code\"}"}"#,
    #"{"eventType":"1","convType":"TEAM","to":"9","fromAccount":"anna","msgTimestamp":"1800000000000","msgType":"PICTURE","body":"","attach":"{\"url\":\"u\",\"w\":1,\"h\":2,\"size\":3,\"md5\":\"0\",\"ext\":\"jpg\"}","msgidClient":"c2","msgidServer":"8","tMembers":"[anna, ben]"}"#,
    #"{"eventType":"1","convType":"TEAM","to":"9","fromAccount":"anna","msgTimestamp":"5","msgType":"NOTIFICATION","attach":"{\"id\":1,\"data\":{\"ids\":[\"ben\"],\"tinfo\":{\"1\":\"9\",\"3\":\"T\",\"5\":\"anna\"}}}","msgidClient":"c3","msgidServer":"9","tMembers":[anna, ben]}"#,
    #"{"eventType":"1","convType":"SUPER_TEAM","to":"9","fromAccount":"anna","msgTimestamp":"5","msgType":"NOTIFICATION","attach":"{\"id\":411,\"data\":{\"id\":\"ben\"}}","msgidServer":"9"}"#,
    #"{"eventType":"1","convType":"CUSTOM_TEAM","to":"9","fromAccount":"anna","msgTimestamp":5,"msgType":"CUSTOM_TEAM_MSG","attach":{"a":1},"msgidServer":"9","blacklist":"false"}"#,
    #"{"eventType":"1","convType":"CUSTOM_PERSON","to":"ben","fromAccount":"anna","msgTimestamp":"5","msgType":"FRIEND_ADD","attach":"{\"vt\":2}","msgidServer":"9"}"#,
    #"{"eventType":"4","roomId":"6","fromAccount":"anna","msgType":"LOCATION","attach":"{\"lat\":1.5,\"lng\":2,\"title\":\"t\"}","msgTimestamp":"5","msgidClient":"c4"}"#,
    #"{"eventType":"7","from":"anna","to":"ben","msgId":"7","clientId":"c1","deleteTime":"9","attach":"n"}"#,
    #"{"eventType":"8","from":"anna","to":"9","msgId":"8","deleteTime":"9"}"#,
    #"{"eventType":"30","objects":"[{\"fromAccount\":\"ben\",\"toAccount\":\"anna\",\"msgidClient\":\"c1\",\"timestamp\":9},{}]"}"#,
    #"{"eventType":"2","accid":"anna","clientType":"AOS","code":"200","timestamp":"5"}"#,
    #"{"eventType":"1","convType":"PERSON","to":"ben","fromAccount":"anna","msgTimestamp":"5","msgType":"CUSTOM","attach":"x","msgidClient":"c5","ext":"\#(nested(63))"}"#,
    #"{"eventType":"1","convType":"PERSON","to":"ben","fromAccount":"anna\nx","msgTimestamp":"5","msgType":"TIPS","body":"{\"msg\":\"t\"}","msgidClient":"c6"}"#,
  ])

  private static let callbackTexts: [String] = {
    func message(_ body: String, _ more: String = #""chat_type":"chat","to":"ben""#) -> String {
      #"{"callId":"c1","eventType":"chat","timestamp":1800000000000,"from":"anna","msg_id":"13","appkey":"org#app","#
        + #""payload":{"ext":{"parlance":"m1.code"},"bodies":[\#(body)],"from":"anna","to":"ben"},\#(more)}"#
    }
    func group(_ operation: String, _ payload: String) -> String {
      #"{"callId":"c2","appkey":"org#app","event":"group_op_event","type":"GROUP","id":"7","operation":"#
        + #""\#(operation)","operator":"@ppAdmin","timestamp":5,"payload":\#(payload)}"#
    }
    return [
      message(#"{"type":"txt","msg":"hi"}"#),
      message(#"{"type":"img","url":"u","size":{"width":3,"height":4},"file_length":9}"#, #""chat_type":"groupchat""#),
      message(#"{"type":"custom","customEvent":"e","customExts":[{"a":"1"},{"b":"2"}]}"#, #""chat_type":"group""#),
      message(#"{"type":"loc","addr":"x","lat":1.5,"lng":"-2"},{"type":"audio","url":"u","length":3}"#),
      message(#"{"type":"cmd","action":"a"}"#, #""chat_type":"group","content_type":"chat:room:text""#),
      #"{"callId":"c3","chat_type":"recall","recall_id":"13","from":"anna","to":"ben","msg_id":"14","timestamp":5}"#,
      #"{"callId":"c4","chat_type":"read_ack","from":"ben","to":"anna","payload":{"ack_message_id":"13"},"timestamp":5}"#,
      #"{"callId":"c5","chat_type":"read_ack","from":"ben","group_id":7,"payload":{"ack_message_id":"13","msg_config":{"allow_group_ack":true}},"timestamp":5}"#,
      #"{"callId":"c6","appkey":"org#app","chat_type":"muc","group_id":"7","from":"org#app_anna@host/ios","to":"ben","msg_id":"15","payload":{"is_chatroom":false,"operation":"kick"},"timestamp":5}"#,
      group("CREATE", #"{"member":["ben"],"info":{"title":"T","owner":"org#app_anna"}}"#),
      group("LEAVE", #"{"member":["ben"],"type":"KICK"}"#), group("DELETE", "{}"), group("MUTE", "{}"),
      #"{"callId":"c7","status":"online","user":"org#app_anna/ios","timestamp":5}"#,
      #"{"callId":"c8","chat_type":"roster","payload":{"operation":"add"},"from":"anna","to":"ben","timestamp":5}"#,
      message(#"{"type":"txt","msg":"hi","x":\#(nested(60))}"#, #""chat_type":"groupchat","to":"a\nb""#),
    ]
  }()

  static var callbackSeeds: [[UInt8]] { bytes(callbackTexts) + [signedCallback] }

  private static let signedCallback: [UInt8] = {
    let now = BridgeEnds.now.milliseconds
    let security = EasemobSignature.value("c1", BridgeEnds.rule, now)
    return Array(
      #"{"callId":"c1","timestamp":\#(now),"security":"\#(security)","appkey":"org#app","chat_type":"delivery_ack"}"#
        .utf8)
  }()

  static let eventSeeds: [[UInt8]] = {
    func message(_ content: String, _ to: String = #"{"account":"ben"}"#, _ attributes: String = "{}") -> String {
      #"{"id":"e1","type":"message.accepted","time":5,"to":\#(to),"message":{"id":"m1","from":"anna","time":5,"#
        + #""sequence":7,"content":\#(content),"attributes":\#(JSONNode.text(attributes).jsonText())}}"#
    }
    let events = [
      message(#"{"text":"hi"}"#), message(#"{"tip":{"text":"t","attachment":"a"}}"#, #"{"group":"g"}"#),
      message(#"{"location":{"latitude":1.5,"longitude":2,"title":"t"}}"#, #"{"room":"r"}"#),
      message(#"{"custom":{"type":"x","payload":"{}"}}"#), message(#"{"image":{"media":"f","width":3}}"#),
      message(#"{"text":"deep"}"#, #"{"account":"ben"}"#, nested(64)),
      #"{"id":"e2","type":"message.revoked","time":5,"to":{"account":"ben"},"scope":"everyone","by":"anna","message":{"id":"m1","from":"anna"},"postscript":"p"}"#,
      #"{"id":"e3","type":"message.read","time":5,"to":{"account":"anna"},"account":"ben","message":{"id":"m1","sequence":7}}"#,
      #"{"id":"e4","type":"group.changed","time":5,"group":"g","change":{"operation":"membersAdded","actor":"anna","targets":["ben","carl"]}}"#,
      #"{"id":"e5","type":"account.online","time":5,"account":"anna"}"#, #"{"id":"e6","type":"push.wanted","time":5}"#,
    ]
    return bytes([#"{"events":[\#(events.joined(separator: ","))]}"#] + events.map { #"{"events":[\#($0)]}"# })
  }()

  static let signatureSeeds: [[UInt8]] = {
    let now = String(BridgeEnds.now.milliseconds)
    let body = #"{"eventType":"2"}"#
    let digest = hexadecimal(MD5.value(of: Array(body.utf8)))
    let sum = NIMCheckSum.value(BridgeEnds.secret, digest, now)
    let code = SecretKey(Array(BridgeEnds.webhookSecret.utf8)).code(of: Array("\(now).\(body)".utf8)).map(hexadecimal)
    return bytes([
      "appkey:\(BridgeEnds.key)\nmd5:\(digest)\ncurtime:\(now)\nchecksum:\(sum)\n\n\(body)",
      "parlance-signature:t=\(now),v1=\(code ?? "")\n\n\(body)", "parlance-signature:t=\(now),v1=,v1=00\n\n\(body)",
      "\n" + String(decoding: signedCallback, as: UTF8.self),
    ])
  }()

  // MARK: answers

  /// A list of so many equal rows.
  private static func rows(_ row: String, _ count: Int = 100) -> String {
    "[" + Array(repeating: row, count: count).joined(separator: ",") + "]"
  }

  private static let historyRow =
    #"{"from":"ben","msgid":7,"msgidclient":"c1","sendtime":1799999990000,"type":0,"body":{"msg":"ok"}}"#

  static let nimAnswerSeeds = bytes([
    "200 POST msg/sendMsg.action\n" + #"{"code":200,"data":{"msgid":9007199254740993,"timetag":5,"antispam":false}}"#,
    "200 POST team/create.action\n" + #"{"code":200,"tid":"7","faccid":{"accid":[],"msg":""}}"#,
    "200 POST team/add.action\n" + #"{"code":813,"faccid":{"accid":["ben"],"msg":"limit"}}"#,
    "200 POST team/kick.action\n" + #"{"code":804}"#, "200 POST msg/recall.action\n" + #"{"code":404}"#,
    "200 POST msg/sendMsg.action\n" + #"{"code":414,"desc":"bad CheckSum"}"#,
    "200 POST msg/sendMsg.action\n" + #"{"code":416}"#, "502 POST msg/sendMsg.action\n",
    "200 POST history/querySessionMsg.action\n" + #"{"code":200,"size":1,"msgs":[\#(historyRow)]}"#,
    "200 POST history/queryTeamMsg.action\n"
      + #"{"code":200,"msgs":[{"from":"ben","msgid":7,"sendtime":5,"type":0,"body":"{\"msg\":\"ok\"}","ext":"{\"parlance\":\"m1.code\"}"}]}"#,
    "200 POST history/querySessionMsg.action\n" + #"{"code":200,"msgs":\#(rows(#"{"sendtime":5}"#))}"#,
    "200 POST history/querySessionMsg.action\n"
      + #"{"code":200,"msgs":\#(rows(#"{"sendtime":9223372036854775807}"#))}"#,
  ])

  static let nimWalkSeeds = bytes([
    [
      #"{"code":200,"data":{"sessions":[{"accid":"ben","updateTime":1799999990000},{"accid":"c","updateTime":5}],"hasMore":true}}"#,
      #"{"code":200,"msgs":[\#(historyRow)]}"#, #"{"code":200,"msgs":[]}"#,
      #"{"code":200,"infos":[{"tid":7,"uptime":5}],"count":1}"#,
      #"{"code":200,"msgs":[{"from":"ben","msgid":8,"msgidclient":"c2","sendtime":1799999990000,"type":5,"body":{"id":0,"data":{"ids":["c"]}}}]}"#,
    ].joined(separator: "\n"),
    [
      #"{"code":200,"data":{"sessions":[{"accid":"ben","updateTime":1799999990000}]}}"#,
      #"{"code":200,"msgs":\#(rows(historyRow))}"#, #"{"code":416}"#, #"{"code":414}"#,
    ].joined(separator: "\n"),
  ])

  static let easemobAnswerSeeds = bytes([
    "200 POST messages/users\n" + #"{"uri":"u","data":{"anna":"1029544257947437432"},"timestamp":5,"duration":1}"#,
    "200 POST messages/users\n" + #"{"data":{"anna":"success"},"timestamp":"5"}"#,
    "200 POST messages/chatgroups\n" + #"{"data":{}}"#,
    "200 POST messages/msg_recall\n" + #"{"data":{"recalled":"not_found msg"}}"#,
    "403 POST messages/msg_recall\n" + #"{"error":"message_recall_error","error_description":"not_found msg"}"#,
    "200 POST chatgroups\n" + #"{"data":{"groupid":"7"}}"#,
    "403 POST chatgroups/7/users/anna\n"
      + #"{"error":"forbidden_op","error_description":"anna already in group: 7"}"#,
    "404 POST chatgroups/7/users/anna\n"
      + #"{"error":"resource_not_found","error_description":"grpID 7 does not exist!"}"#,
    "200 DELETE chatgroups/7/users/anna\n" + #"{"data":{"result":false}}"#,
    "429 POST messages/users\n" + #"{"error":"resource_limited"}"#,
    "401 POST messages/users\n" + #"{"error":"unauthorized"}"#,
    "200 POST token\n" + #"{"access_token":"YWMt","expires_in":5184000,"application":"a"}"#,
    "404 POST messages/users\n" + #"{"error":"organization_application_not_found"}"#, "502 POST messages/users\n",
  ])

  static let easemobWalkSeeds = bytes([
    [
      #"{"action":"get","data":[{"url":"https://files.example.test/1.gz"}],"uri":"https://api/org/app/chatmessages/2027011508"}"#,
      #"{"error":"storage_object_not_found"}"#, #"{"error":"reach_limit"}"#,
    ].joined(separator: "\n")
  ])

  static let hourSeeds: [[UInt8]] = {
    let lines = easemobSeeds.prefix(5).map { String(decoding: $0, as: UTF8.self) }
    let text = lines.joined(separator: "\n") + "\n"
    return [Array(text.utf8)] + bytes(lines) + [compressedHour]
  }()

  /// Two messages, compressed as the service's files are.
  private static let compressedHour = [UInt8](
    Data(
      base64Encoded: "H4sIAAAAAAACA72NQQqAIBRE9x1j1m4K2niVCPmVlZAo+ReFePe+EHSDdm+Yx0yGT5txCzRaKLDzNjH5CN0rzDux"
        + "4TtaaSuLEOk+AomeMYXF2QQ9ZLwOX1WRQeHdoYwK6xm8JKrbQWBCKU3+TrvfTh/fDlTN6gAAAA==") ?? Data())

  static let hubAnswerSeeds = bytes([
    "200 POST messages\n" + #"{"sequence":7,"id":"m1"}"#, "201 POST groups\n{}",
    "403 POST messages\n" + #"{"error":{"code":"forbidden","message":"the token's scope"}}"#,
    "404 POST groups/g/members\n" + #"{"error":{"code":"groupNotFound","message":"m"}}"#,
    "409 POST groups\n" + #"{"error":{"code":"groupExists"}}"#,
    "403 DELETE groups/g/members/a\n" + #"{"error":{"code":"notMember"}}"#,
    "429 POST messages\n", "404 POST messages\n", "200 GET groups/g\n" + #"{"group":{"name":"n","owner":"anna"}}"#,
  ])
}
