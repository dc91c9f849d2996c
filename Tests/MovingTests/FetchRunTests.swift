#if Server
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import Testing

  /// A walk over numbers: each answer says whether there is another one.
  private struct NumberFetcher: ArchiveFetcher {
    let interval: Int64 = 20
    var name = "numbers"
    private var place: Int64? = 0

    init(name: String = "numbers") { self.name = name }

    mutating func next() -> FetchRequest? { place.map { FetchRequest(name, ["place": String($0)]) } }
    mutating func take(_ answer: JSONNode) { place = answer["next"]?.integer }
    func verdict(on answer: JSONNode) -> FetchVerdict {
      switch answer["code"]?.integer {
      case 200: .accepted
      case 416: .busy(10_000)
      default: .refused
      }
    }
    func message(for request: FetchRequest, at time: Timestamp) -> FetchMessage {
      FetchMessage(address: request.path, headers: [:], body: Array(request.parameters["place", default: ""].utf8))
    }
  }

  /// A service that answers by the request, on a clock that waits turn.
  private final class Service {
    var now: Int64 = 1_700_000_000_000
    var waits: [Int64] = []
    var asked: [Int] = []
    /// Answers or failures of the next requests; then those of the walk.
    var script: [Result<String, MessagingError>] = []
    var last = 4

    var surroundings: FetchRun.Surroundings {
      FetchRun.Surroundings(
        now: { Timestamp(milliseconds: self.now) },
        wait: { time in
          self.waits.append(time)
          self.now += time
        },
        send: { (message) throws(MessagingError) in
          self.now += 5
          let place = Int(String(decoding: message.body, as: UTF8.self)) ?? -1
          self.asked.append(place)
          guard self.script.isEmpty else { return Array(try self.script.removeFirst().get().utf8) }
          let next = place < self.last ? #","next":\#(place + 1)"# : ""
          return Array(#"{"code":200,"place":\#(place)\#(next)}"#.utf8)
        })
    }

    @discardableResult
    func run(_ output: String, name: String = "numbers") throws -> FetchRun.Report {
      var fetcher: any ArchiveFetcher = NumberFetcher(name: name)
      return try FetchRun.run(&fetcher, output: output, surroundings)
    }
  }

  @Suite struct FetchRunTests {
    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func answersAreKeptWithTheirRequests() throws {
      let (scratch, service) = (try Scratch(), Service())
      service.last = 1
      let report = try service.run(scratch.file("out"))
      #expect(report == FetchRun.Report(resumed: 0, fetched: 2, refused: 0))
      #expect(
        try Self.text(scratch.file("out"))
          == #"{"answer":{"code":200,"next":1,"place":0},"parameters":{"place":"0"},"path":"numbers"}"# + "\n"
          + #"{"answer":{"code":200,"place":1},"parameters":{"place":"1"},"path":"numbers"}"# + "\n")
      // Requests are 20 milliseconds apart, of which an answer takes 5.
      #expect(service.waits == [15])
    }

    @Test(arguments: 0..<60)
    func interruptedRunGoesOnWhereItsFileEnds(_ cut: Int) throws {
      let (scratch, service) = (try Scratch(), Service())
      try service.run(scratch.file("whole"))
      let whole = try Self.text(scratch.file("whole"))
      let part = try scratch.write("part", String(whole.prefix(whole.count * cut / 59)))
      service.asked = []
      let report = try service.run(part)
      #expect(try Self.text(part) == whole)
      #expect(report.resumed + report.fetched == 5)
      #expect(service.asked == Array(report.resumed..<5))
    }

    @Test func fileOfAnotherRunIsLeft() throws {
      let (scratch, service) = (try Scratch(), Service())
      try service.run(scratch.file("out"))
      let before = try Self.text(scratch.file("out"))
      #expect(throws: MessagingError.self) { try service.run(scratch.file("out"), name: "others") }
      #expect(try Self.text(scratch.file("out")) == before)
      let other = try scratch.write("other", "{\"path\":1}\n")
      #expect(throws: MessagingError.self) { try service.run(other) }
      #expect(try Self.text(other) == "{\"path\":1}\n")
    }

    @Test func busyServiceAndLostConnectionsAreTriedAgain() throws {
      let (scratch, service) = (try Scratch(), Service())
      service.script = [
        .success(#"{"code":416}"#), .failure(MessagingError(.notConnected)), .success("<html>"),
        .success(#"{"code":200}"#),
      ]
      let report = try service.run(scratch.file("out"))
      #expect(report.fetched == 1)
      #expect(service.waits == [10_000, 2000, 4000])
      #expect(service.asked == [0, 0, 0, 0])
    }

    @Test func serviceThatIsGoneEndsTheRunWithItsAnswers() throws {
      let (scratch, service) = (try Scratch(), Service())
      service.script =
        [.success(#"{"code":200,"next":1}"#)]
        + [Result<String, MessagingError>](
          repeating: .failure(MessagingError(.notConnected)), count: FetchRun.attempts)
      let error = #expect(throws: MessagingError.self) { try service.run(scratch.file("out")) }
      #expect(error?.code == .notConnected)
      #expect(service.asked.count == 1 + FetchRun.attempts)
      #expect(try service.run(scratch.file("out")) == FetchRun.Report(resumed: 1, fetched: 4, refused: 0))
    }

    @Test func refusalsAreKeptOnceAnAnswerIsAccepted() throws {
      let (scratch, service) = (try Scratch(), Service())
      service.script = [
        .success(#"{"code":404,"next":1}"#), .success(#"{"code":200,"next":2}"#), .success(#"{"code":404}"#),
      ]
      #expect(try service.run(scratch.file("out")) == FetchRun.Report(resumed: 0, fetched: 3, refused: 2))
      #expect(try service.run(scratch.file("out")) == FetchRun.Report(resumed: 3, fetched: 0, refused: 2))
      // With a key that is wrong nothing is kept.
      service.script = (1...500).map { .success(#"{"code":414,"next":\#($0)}"#) }
      let error = #expect(throws: MessagingError.self) { try service.run(scratch.file("wrong")) }
      #expect(error?.code == .forbidden)
      #expect(try Self.text(scratch.file("wrong")).isEmpty)
      #expect(service.script.count == 500 - FetchRun.refusalLimit)
    }
  }
#endif
