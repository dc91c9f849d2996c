#if Server
  import ParlanceCore
  import ParlanceMoving
  import Testing

  @testable import ParlanceBridge

  /// Messages with files: a file is uploaded first, once, and its message keeps its place.
  @Suite struct FileTests {
    private struct Unexpected: Error {}

    private let fileOfService: JSONNode = ["file": ["url": "https://files/1"]]
    private let fileOfHub: JSONNode = ["file": ["id": "m1"]]
    private let receipt = BridgeVerdict.done(BridgeReceipt(serverID: "1", time: 5))

    @Test func fileIsUploadedBeforeItsMessageAndWhatFollowsWaits() throws {
      let world = try MachineWorld()
      try world.writePicture("p1")
      try world.write("a2")
      try world.write("c1", from: "carl", to: "dora")
      let works = try world.works()
      #expect(works.map(\.words) == ["file p1 to service", "send c1"])
      #expect(try world.works().isEmpty)
      try world.complete(works[0], .done(BridgeReceipt()), fileOfService)
      let message = try #require(try world.works().first)
      #expect(message.words == "send p1" && message.address == "https://files/1")
      try world.complete(message, receipt)
      #expect(try world.works().map(\.words) == ["send a2"])
      #expect(try world.count("out.file") == 1 && world.count("out.message") == 1)
    }

    @Test func pictureOfTheServiceIsSentAtTheHubWithItsFile() throws {
      let world = try MachineWorld()
      try world.receivePicture("p1", thumbnail: "https://old/small")
      let work = try #require(try world.works().first)
      guard case .file(let file, nil) = work.request else { throw Unexpected() }
      #expect(file.description.address == "https://old/p1" && file.description.secret == "s" && file.sender == "ben")
      #expect(file.type == "image/png" && file.side == .service && work.target == .hub)
      try world.complete(work, .done(BridgeReceipt()), fileOfHub)
      let preview = try #require(try world.works().first)
      #expect(preview.words == "file small to hub")
      try world.complete(preview, .done(BridgeReceipt()), ["file": ["id": "m2"]])
      let message = try #require(try world.works().first)
      guard case .hub(let request) = message.request else { throw Unexpected() }
      #expect(
        request.body?["content"]?["image"] == [
          "id": "m1", "name": "p1.png", "width": 40, "height": 30, "preview": "m2",
        ])
      try world.complete(message, .done(BridgeReceipt()), ["sequence": 7])
      #expect(try world.count("in.file") == 2 && world.count("in.message") == 1)
    }

    @Test func fileIsNotUploadedAgainAfterARestart() throws {
      let world = try MachineWorld()
      try world.writePicture("p1")
      try world.complete(try #require(try world.works().first), .done(BridgeReceipt()), fileOfService)
      try world.reopen()
      let message = try #require(try world.works().first)
      #expect(message.words == "send p1" && message.address == "https://files/1")
    }

    @Test func uploadWithoutAnAnswerIsRepeated() throws {
      let world = try MachineWorld()
      try world.writePicture("p1")
      try world.complete(try #require(try world.works().first), .unclear(code: "500"))
      world.time += 1000
      #expect(try world.works().map(\.words) == ["file p1 to service"])
    }

    @Test func messageWhoseFileIsGoneIsSetAsideAndOthersGoOn() throws {
      let world = try MachineWorld()
      try world.receivePicture("p1")
      try world.receive("b2")
      let work = try #require(try world.works().first)
      try world.machine.complete(work, .lost(MediaLoss("its host does not have it")), at: world.time)
      #expect(try world.works().map(\.words) == ["messages b2"])
      let dead = try #require(try world.machine.store.dead(after: 0).first)
      #expect(dead.code == "file" && dead.reason == "its host does not have it")
      #expect(try world.machine.store.retry(nil, at: world.time) == 1)
    }

    @Test func messageWhosePreviewIsGoneIsSentWithoutIt() throws {
      let world = try MachineWorld()
      try world.receivePicture("p1", thumbnail: "https://old/small")
      try world.complete(try #require(try world.works().first), .done(BridgeReceipt()), fileOfHub)
      let preview = try #require(try world.works().first)
      try world.machine.complete(preview, .lost(MediaLoss("its host does not have it")), at: world.time)
      #expect(try world.works().map(\.words) == ["messages p1"])
      #expect(try world.count("in.leftOut.preview") == 1)
    }

    @Test func hostThatFailsHoldsUpItsMessageAloneAndForAnHour() throws {
      let world = try MachineWorld()
      let loss = MediaLoss("its host is too slow", mayPass: true)
      try world.receivePicture("p1")
      try world.machine.complete(try #require(try world.works().first), .lost(loss), at: world.time)
      try world.receive("d1", from: "dora", to: "carl")
      let other = try #require(try world.works().first)
      #expect(other.words == "messages d1")
      try world.complete(other, .done(BridgeReceipt()), ["sequence": 7])
      let begin = world.time
      while try world.machine.store.dead(after: 0).isEmpty, world.time < begin + 2 * 3_600_000 {
        world.time = try #require(try world.machine.nextTime(after: world.time))
        for work in try world.works() { try world.machine.complete(work, .lost(loss), at: world.time) }
      }
      #expect(world.time - begin >= 3_600_000 && world.time - begin < 3_600_000 + 300_001)
      #expect(try world.machine.store.dead(after: 0).map(\.code) == ["file"])
    }

    @Test func hubThatIsAwayForADayLosesNoFile() throws {
      let world = try MachineWorld()
      try world.writePicture("p1")
      let loss = MediaLoss("its host cannot be reached", mayPass: true)
      let end = world.time + 86_400_000
      while world.time < end {
        for work in try world.works() { try world.machine.complete(work, .lost(loss), at: world.time) }
        world.time = try #require(try world.machine.nextTime(after: world.time))
      }
      #expect(try world.works().map(\.words) == ["file p1 to service"])
      #expect(try world.machine.store.dead(after: 0).isEmpty)
    }

    @Test func refusedFileIsSetAsideWithTheCode() throws {
      let world = try MachineWorld()
      try world.receivePicture("p1")
      try world.complete(try #require(try world.works().first), .refused(code: "fileTooLarge"))
      #expect(try world.works().isEmpty)
      #expect(try world.machine.store.dead(after: 0).map(\.code) == ["fileTooLarge"])
    }

    @Test func contentsWithACopyOnEachSideAreCompared() {
      let one: JSONNode = ["type": "image", "id": "m1", "md5": "AB", "size": 3]
      #expect(BridgeFile.isSame(one, ["type": "image", "address": "https://old/1", "md5": "ab"]))
      #expect(!BridgeFile.isSame(one, ["type": "file", "address": "https://old/1", "md5": "ab"]))
      #expect(!BridgeFile.isSame(one, ["type": "image", "address": "https://old/1", "md5": "ac", "size": 3]))
      #expect(BridgeFile.isSame(one, ["type": "image", "address": "https://old/1", "size": 3]))
      #expect(!BridgeFile.isSame(["type": "image"], ["type": "image", "size": 0]))
      #expect(!BridgeFile.isSame(["type": "text", "text": "a"], ["type": "text", "text": "b"]))
    }
  }
#endif
