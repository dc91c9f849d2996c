import Dispatch
import Foundation
import Parlance
import Testing

/// The log file that adapters share, and the lists whose delegates are called later.
@Suite struct RotatingLogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func code(_ body: () throws(MessagingError) -> Void) -> MessagingError.Code? {
    do throws(MessagingError) {
      try body()
      return nil
    } catch {
      return error.code
    }
  }

  @Test func aFullFileGivesWayToANewOne() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("app.log").path
    let log = RotatingLog(limit: 20)
    log.write("nowhere yet")
    #expect(code { () throws(MessagingError) in try log.copy(to: path) } == .fileNotFound)
    #expect(!log.open("app.log") && !log.open(folder.path + "/none/app.log"))
    #expect(log.open(path))
    for word in ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"] { log.write(word) }
    #expect(text(path + ".1") == "first\nsecond\nthird\nfourth\n" && text(path) == "fifth\nsixth\nseventh\n")
    let copy = folder.appendingPathComponent("copy.log").path
    try log.copy(to: copy)
    #expect(text(copy) == "first\nsecond\nthird\nfourth\nfifth\nsixth\nseventh\n")
    log.write("eighth")
    #expect(text(path + ".1") == "fifth\nsixth\nseventh\neighth\n" && text(path) == "")
    try log.copy(to: copy)
    #expect(text(copy) == "fifth\nsixth\nseventh\neighth\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    // An app may delete a file of it at any time.
    try FileManager.default.removeItem(atPath: path)
    log.write("ninth")
    #expect(text(path) == "ninth\n")
    #expect(code { () throws(MessagingError) in try log.copy(to: folder.path + "/none/copy.log") } == .fileNotWritable)
    // Without its folder it is silent.
    try FileManager.default.removeItem(at: folder)
    log.write("tenth")
    #expect(text(path) == nil)
  }

  @Test func anEnvironmentHasAPlaceForLogs() throws {
    let environment = try MessagingEnvironment.embedded(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try environment.logPath(style: "Test/../..", name: "ph/one.log")
    #expect(path.hasPrefix(folder.path + "/logs/") && !path.contains("/.."))
    #expect(RotatingLog(limit: 100).open(path))
    environment.shutDown()
    let refusal = code { () throws(MessagingError) in _ = try environment.logPath(style: "Test", name: "phone.log") }
    #expect(refusal == .storageFailed)
    let memory = MessagingEnvironment.inMemory()
    #expect(RotatingLog(limit: 100).open(try memory.logPath(style: "Test", name: "phone.log")))
  }

  private final class Listener {}

  @Test func laterCallsComeOnTheirQueuesInOrder() async {
    let (own, common) = (DispatchQueue(label: "own"), DispatchQueue(label: "common"))
    let list = DelegateList<Listener>()
    let (first, second) = (Listener(), Listener())
    list.add(first, queue: own) { [weak first] in first }
    list.add(second) { [weak second] in second }
    do {
      let gone = Listener()
      list.add(gone) { [weak gone] in gone }
    }
    let calls = Lock<[ObjectIdentifier: [Int]]>([:])
    common.suspend()
    let firstID = ObjectIdentifier(first)
    for number in 0..<3 {
      list.notifyLater(on: common) { listener in
        dispatchPrecondition(condition: .onQueue(ObjectIdentifier(listener) == firstID ? own : common))
        calls.withLock { $0[ObjectIdentifier(listener), default: []].append(number) }
      }
    }
    own.sync {}
    #expect(calls.withLock { $0 } == [firstID: [0, 1, 2]])
    common.resume()
    common.sync {}
    #expect(calls.withLock { $0 } == [firstID: [0, 1, 2], ObjectIdentifier(second): [0, 1, 2]])
  }
}
