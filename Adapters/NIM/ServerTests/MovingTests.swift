#if Server
  import Dispatch
  import Foundation
  import NIMMoving
  import Parlance
  import ParlanceCommand
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving
  import Testing

  /// The answers of the server API as an export: those who leave read their history with it.
  @Suite struct MovingTests {
    /// Answers with their requests, one a line.
    private final class Recording {
      private let backEnd: BackEnd
      private(set) var lines: [String] = []

      init(_ backEnd: BackEnd) { self.backEnd = backEnd }

      func call(_ path: String, _ parameters: [String: JSONValue]) async throws {
        let answer = JSONValue.object(try await backEnd.succeed(path, parameters))
        let line: JSONValue = [
          "path": .string("\(path).action"), "parameters": .object(parameters), "answer": answer,
        ]
        lines.append(try line.text())
      }
    }

    private static func makeWorld(_ backEnd: BackEnd) async throws -> (team: JSONValue, room: JSONValue) {
      for account in ["anna", "ben", "carl"] { _ = try await backEnd.create(account) }
      try await backEnd.succeed("user/updateUinfo", ["accid": "anna", "name": "Anna", "gender": 2, "ex": "e"])
      try await backEnd.succeed("friend/add", ["accid": "anna", "faccid": "ben", "type": 1])
      try await backEnd.succeed(
        "user/setSpecialRelation", ["accid": "anna", "targetAcc": "carl", "relationType": 1, "value": 1])
      let team = try await backEnd.succeed(
        "team/create",
        [
          "tname": "Team", "owner": "anna", "members": ["ben", "carl"], "msg": "come", "magree": 0, "joinmode": 0,
          "announcement": "news",
        ])["tid"]
      let tid = try #require(team)
      try await backEnd.succeed("team/addManager", ["tid": tid, "owner": "anna", "members": ["ben"]])
      try await backEnd.succeed("team/updateTeamNick", ["tid": tid, "owner": "anna", "accid": "carl", "nick": "C"])
      try await backEnd.succeed("team/muteTlist", ["tid": tid, "owner": "anna", "accid": "carl", "mute": 1])
      for (from, to) in [("anna", "ben"), ("ben", "anna")] {
        try await backEnd.succeed(
          "msg/sendMsg",
          ["from": .string(from), "ope": 0, "to": .string(to), "type": 0, "body": ["msg": "hi"], "ext": #"{"k":1}"#])
      }
      let contents: [(JSONValue, JSONValue)] = [
        (0, ["msg": "all"]), (4, ["title": "t", "lat": 1, "lng": 2]), (100, ["a": [1]]), (10, ["msg": "tip"]),
      ]
      for (type, body) in contents {
        try await backEnd.succeed("msg/sendMsg", ["from": "anna", "ope": 1, "to": tid, "type": type, "body": body])
      }
      let made = try await backEnd.succeed("chatroom/create", ["creator": "anna", "name": "Room"])
      let id = try #require(made["chatroom"]?["roomid"])
      try await backEnd.succeed(
        "chatroom/sendMsg", ["roomid": id, "msgId": "one", "fromAccid": "ben", "msgType": 0, "attach": "hi"])
      return (tid, id)
    }

    @Test func answersBecomeAnArchiveWithoutMissingRecords() async throws {
      let backEnd = try BackEnd()
      let (team, room) = try await Self.makeWorld(backEnd)
      let recording = Recording(backEnd)
      try await recording.call("user/getUinfos", ["accids": ["anna", "ben", "carl"]])
      try await recording.call("friend/get", ["accid": "anna", "updatetime": 0])
      try await recording.call("user/listBlackAndMuteList", ["accid": "anna"])
      try await recording.call("team/queryDetail", ["tid": team])
      try await recording.call("team/query", ["tids": .array([team]), "ope": 1])
      try await recording.call("team/listTeamMute", ["tid": team, "owner": "anna"])
      try await recording.call("chatroom/get", ["roomid": room])
      try await recording.call("history/querySessionList", ["accid": "anna"])
      let window: [String: JSONValue] = ["begintime": 0, "endtime": 4_000_000_000_000, "limit": 100]
      try await recording.call("history/querySessionMsg", window.merging(["from": "anna", "to": "ben"]) { $1 })
      try await recording.call("history/querySessionMsg", window.merging(["from": "ben", "to": "anna"]) { $1 })
      try await recording.call("history/queryTeamMsg", window.merging(["tid": team, "accid": "anna"]) { $1 })
      try await recording.call(
        "history/queryChatroomMsg", ["roomid": room, "accid": "anna", "timetag": 0, "limit": 100, "reverse": 1])

      let folder = try Self.makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let answers = folder.appendingPathComponent("answers")
      let archive = folder.appendingPathComponent("archive.gz")
      try Data(recording.lines.joined(separator: "\n").utf8).write(to: answers)
      let report = try Conversion.run(
        NIMExport.source, files: [answers.path], output: archive.path,
        header: ArchiveHeader(source: "old", zone: "UTC"), isStrict: true
      ) { Issue.record("\($0)") }
      #expect(report.unknownCount == 0)
      #expect(report.skippedCount == 0)

      let checked = try ArchiveCheck.run([archive.path])
      #expect(checked.isValid, "\(checked.text)")
      // The histories of both sides have the same two messages, and both answers about the team the same team.
      #expect(checked.repeated >= 2, "\(checked.text)")
      #expect(checked.missingCounts.isEmpty, "\(checked.text)")
      #expect(checked.counts["account"] == 3 && checked.counts["contact"] == 1 && checked.counts["block"] == 1)
      #expect(checked.counts["group"] == 1 && checked.counts["room"] == 1, "\(checked.text)")
      #expect(checked.counts["message"] ?? 0 >= 7, "\(checked.text)")
      #expect(checked.counts["conversation"] ?? 0 >= 2, "\(checked.text)")
    }

    private static func makeFolder() throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nim-moving-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }

    /// Runs the command in a thread of its own, since it waits for its answers.
    private static func run(_ arguments: [String]) async -> Run.Outcome {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: Run.run(arguments, clock: SystemClock())) }
      }
    }

    @Test func everythingIsFetchedAndConverted() async throws {
      let backEnd = try BackEnd()
      let (_, room) = try await Self.makeWorld(backEnd)
      for number in 0..<230 {
        try await backEnd.succeed(
          "msg/sendMsg",
          ["from": "ben", "ope": 0, "to": "anna", "type": 0, "body": ["msg": .string("m\(number)")]])
      }
      let folder = try Self.makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      func file(_ name: String, _ text: String? = nil) throws -> String {
        let path = folder.appendingPathComponent(name).path
        if let text {
          try Data(text.utf8).write(to: URL(fileURLWithPath: path))
          try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        }
        return path
      }
      let id = try #require(room.string ?? room.integer.map { String($0) })
      let arguments = [
        "fetch", "nim", "--endpoint", "http://127.0.0.1:\(backEnd.gateway.port)/nimserver/", "--key", BackEnd.key,
        "--accounts", try file("accounts", "anna\nben\ncarl\n"), "--rooms", try file("rooms", id), "--until",
        "4000000000000", "--rate", "1000", "-o", try file("answers"), "--secret-file",
      ]
      let refused = await Self.run(arguments + [try file("wrong", "wrong")])
      #expect(refused.exitCode == 1 && refused.error.contains("every request is refused"), "\(refused)")
      let secret = try file("secret", BackEnd.secret + "\n")
      let fetched = await Self.run(arguments + [secret])
      #expect(fetched.exitCode == 0 && !fetched.output.contains("refused"), "\(fetched)")
      let again = await Self.run(arguments + [secret])
      #expect(again.output == "fetched  0\n" + fetched.output.replacing("fetched", with: "fetched before"), "\(again)")

      let archive = try file("archive")
      let converted = await Self.run(["convert", "nim", try file("answers"), "-o", archive, "--strict"])
      #expect(converted.exitCode == 0, "\(converted)")
      let checked = try ArchiveCheck.run([archive])
      #expect(checked.isValid && checked.missingCounts.isEmpty, "\(checked.text)")
      #expect(checked.counts["account"] == 3 && checked.counts["group"] == 1 && checked.counts["room"] == 1)
      // The group's notifications come on top of the messages that were sent.
      #expect(checked.counts["message"] ?? 0 >= 230 + 7, "\(converted)")
    }
  }
#endif
