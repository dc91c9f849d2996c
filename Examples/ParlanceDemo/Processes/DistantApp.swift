#if Remote
  import DemoApps
  import Foundation
  import Parlance

  /// An app in a process of its own, as the scenes drive it.
  ///
  /// Another app of its style stands here for what the vendor promises; it never logs in.
  @MainActor
  class DistantApp: DemoApp {
    fileprivate let promise: any DemoApp
    fileprivate let process: AppProcess
    fileprivate let group: Founded

    /// The group that the app created last.
    fileprivate final class Founded {
      var id: String?
    }

    required init(_ promise: any DemoApp, _ endpoint: URL, _ timeline: Timeline) throws {
      self.promise = promise
      let (name, group) = (promise.name, Founded())
      self.group = group
      process = try AppProcess(account: promise.account, endpoint: endpoint) { callback, founded in
        group.id = founded
        timeline.record(Self.named(callback, timeline), of: name)
      }
    }

    /// Starts the process of an account's app.
    static func start(
      _ account: String, of style: DemoStyle, endpoint: URL, _ timeline: Timeline
    ) throws -> DistantApp {
      let promise = style.makeApp(account, .inMemory(), timeline)
      let kind: DistantApp.Type =
        switch promise {
        case is any GroupFounder: DistantFounder.self
        case is any ChannelVisitor & FileUploader: DistantVisitor.self
        case is any FileExchanger: DistantExchanger.self
        default: DistantApp.self
        }
      return try kind.init(promise, endpoint, timeline)
    }

    /// Puts the scenes' names of messages in place of their ids.
    private static func named(_ callback: Callback, _ timeline: Timeline) -> Callback {
      var callback = callback
      callback.fields = callback.fields.map { field in
        guard field.hasPrefix(AppHost.marks.begin), field.hasSuffix(AppHost.marks.end) else { return field }
        return timeline.label(String(field.dropFirst().dropLast()))
      }
      return callback
    }

    /// The id of the group that the app created.
    var foundedGroup: String? { group.id }

    /// Lets the app's process end.
    func end() { process.end() }

    var style: String { promise.style }
    var account: String { promise.account }
    var hasGroupReceipts: Bool { promise.hasGroupReceipts }
    var hasReceipts: Bool { promise.hasReceipts }
    var takesBack: Bool { promise.takesBack }
    var carriesFields: Bool { promise.carriesFields }
    var reacts: Bool { promise.reacts }
    var revocationWay: RevocationWay { promise.revocationWay }

    func callbacks(for happening: Happening) -> [Callback] { promise.callbacks(for: happening) }

    func goOnline() { tell(.goOnline) }
    func goOffline() { tell(.goOffline) }

    func send(_ outgoing: Outgoing, to place: Place) throws -> String {
      let reply = process.perform(.send(OutgoingLine(outgoing), to: place))
      guard let id = reply.id else { throw AppFailure(description: reply.error ?? "no message") }
      return id
    }

    func isStored(_ id: String) -> Bool { process.perform(.isStored(id)).isStored ?? false }
    func acknowledge(_ id: String) { tell(.acknowledge(id)) }
    func takeBack(_ id: String) { tell(.takeBack(id)) }
    func like(_ id: String) { tell(.like(id)) }

    /// Has the app do something whose outcome are its callbacks alone.
    fileprivate func tell(_ command: AppCommand) { _ = process.perform(command) }

    fileprivate func place(of id: String) -> FoundFile { process.perform(.find(id)).found ?? FoundFile() }
  }

  /// An error that a call of the vendor's API threw in another process.
  private struct AppFailure: Error, CustomStringConvertible {
    let description: String
  }

  private final class DistantExchanger: DistantApp, FileExchanger {
    func open(_ id: String) { tell(.open(id)) }
    func find(_ id: String) -> FoundFile { place(of: id) }
  }

  private final class DistantFounder: DistantApp, GroupFounder, FileExchanger {
    func foundGroup(named name: String, members: [String]) {
      group.id = nil
      tell(.foundGroup(named: name, members: members))
    }

    func makeManager(_ account: String, of group: Group) { tell(.makeManager(account, of: group)) }
    func open(_ id: String) { tell(.open(id)) }
    func find(_ id: String) -> FoundFile { place(of: id) }
  }

  private final class DistantVisitor: DistantApp, ChannelVisitor, FileUploader {
    func joinChannel(of group: Group) { tell(.joinChannel(of: group)) }
    func upload(_ file: DemoFile) { tell(.upload(file.kind)) }
    func open(_ id: String) { tell(.open(id)) }
    func find(_ id: String) -> FoundFile { place(of: id) }
  }

  extension Stage {
    /// Lets the processes of the apps end.
    func endProcesses() { for app in apps { (app as? DistantApp)?.end() } }
  }
#endif
