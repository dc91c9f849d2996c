#if Remote
  import DemoApps
  import Foundation
  import Parlance

  /// One app in a process of its own: commands come in lines, and its callbacks go out in lines.
  @MainActor
  final class AppHost: Recorder {
    /// The characters around a message's id where the scenes have a name for it.
    nonisolated static let marks = (begin: "\u{2}", end: "\u{3}")

    private let files: [DemoFile]
    private let folder: URL
    private let environment: MessagingEnvironment
    private var app: (any DemoApp)?

    /// Creates the app of an account, with devices in a temporary folder.
    ///
    /// - throws: The reason why the gateway's address or the folder cannot be used.
    init(account: String, endpoint: URL) throws {
      files = try DemoFile.all()
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-demo-\(UUID().uuidString)")
      environment = try .gateway(endpoint, folder: folder)
      let style = DemoStyle.all.first { $0.persons.contains(DemoStyle.person(of: account)) }
      app = style?.makeApp(account, environment, self)
    }

    /// Does what the lines of the standard input say, until its end.
    func run() async throws {
      // Lines that cannot be read end the process, which its parent notices.
      for try await line in Self.commands { write(.reply(perform(line))) }
      app = nil
      environment.shutDown()
      try? FileManager.default.removeItem(at: folder)
    }

    /// The commands, read on a thread of their own, as reading waits.
    private static var commands: AsyncThrowingStream<AppCommand, any Error> {
      AsyncThrowingStream { continuation in
        Thread.detachNewThread {
          do {
            while let line = readLine() {
              continuation.yield(try JSONDecoder().decode(AppCommand.self, from: Data(line.utf8)))
            }
            continuation.finish()
          } catch {
            continuation.finish(throwing: error)
          }
        }
      }
    }

    private func perform(_ command: AppCommand) -> AppReply {
      guard let app else { return AppReply(error: "no style has this account") }
      var reply = AppReply()
      switch command {
      case .goOnline: app.goOnline()
      case .goOffline: app.goOffline()
      case .send(let line, let place):
        do {
          reply.id = try app.send(line.outgoing(files), to: place)
        } catch {
          reply.error = "\(error)"
        }
      case .isStored(let id): reply.isStored = app.isStored(id)
      case .acknowledge(let id): app.acknowledge(id)
      case .takeBack(let id): app.takeBack(id)
      case .like(let id): app.like(id)
      case .foundGroup(let name, let members):
        (app as? any GroupFounder)?.foundGroup(named: name, members: members)
      case .makeManager(let account, let group): (app as? any GroupFounder)?.makeManager(account, of: group)
      case .joinChannel(let group): (app as? any ChannelVisitor)?.joinChannel(of: group)
      case .open(let id): (app as? any FileExchanger)?.open(id)
      case .find(let id): reply.found = (app as? any FileExchanger)?.find(id)
      case .upload(let kind):
        if let file = files.first(where: { $0.kind == kind }) { (app as? any FileUploader)?.upload(file) }
      }
      return reply
    }

    // MARK: callbacks

    func record(_ callback: Callback, of app: String) {
      write(.callback(callback, foundedGroup: (self.app as? any GroupFounder)?.foundedGroup))
    }

    func label(_ id: String) -> String { Self.marks.begin + id + Self.marks.end }

    private func write(_ line: AppLine) {
      do {
        FileHandle.standardOutput.write(try JSONEncoder().encode(line) + Data("\n".utf8))
      } catch {
        FileHandle.standardError.write(Data("parlance-demo: \(error)\n".utf8))
      }
    }
  }
#endif
