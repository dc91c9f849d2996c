import DemoApps
import Foundation
import Parlance

/// The whole demo: apps of every style on one engine, and the scenes that they play.
@MainActor
enum Demo {
  /// Plays all scenes.
  ///
  /// - returns: Whether every callback was as expected.
  /// - throws: What kept the engine from starting, or the demo from finding its files.
  static func run(_ options: DemoOptions) async throws -> Bool {
    #if Remote
      if let endpoint = options.endpoint {
        if let account = options.app {
          try await AppHost(account: account, endpoint: endpoint).run()
          return true
        }
        return try await run(options, through: endpoint)
      }
    #endif
    #if Cluster && Server && Remote && os(Linux)
      if options.isCluster { return try await runCluster(options) }
    #endif
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-demo-\(UUID().uuidString)")
    // A folder that cannot be removed is the system's to clean: it is a temporary one.
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = try MessagingEnvironment.embedded(at: folder)
    defer { environment.shutDown() }
    let timeline = Timeline(isFull: options.isFull)
    let casts = DemoStyle.all.map { style in style.persons.map { style.makeApp($0, environment, timeline) } }
    let stage = Stage(timeline: timeline, casts: casts)
    try await play(options, "one engine", stage)
    return summarize(stage)
  }

  #if Remote
    /// Plays all scenes with each app in a process of its own.
    private static func run(_ options: DemoOptions, through endpoint: URL) async throws -> Bool {
      try await DemoGateway.check(endpoint)
      let stage = Stage(timeline: Timeline(isFull: options.isFull), casts: [])
      defer { stage.endProcesses() }
      try startApps(of: stage, runName, endpoint)
      try await play(options, "one gateway", stage)
      return summarize(stage)
    }

    /// A random suffix for account names, so that the hub has no accounts of an earlier run.
    private static var runName: String { String(UInt32.random(in: 46_656..<1_679_616), radix: 36) }

    private static func startApps(of stage: Stage, _ run: String, _ endpoint: URL) throws {
      for style in DemoStyle.all {
        stage.casts.append([])
        for person in style.persons {
          let app = try DistantApp.start("\(person)-\(run)", of: style, endpoint: endpoint, stage.timeline)
          stage.casts[stage.casts.count - 1].append(app)
        }
      }
    }
  #endif

  #if Cluster && Server && Remote && os(Linux)
    /// Plays all scenes over three gateways of which one is killed, beside a load.
    private static func runCluster(_ options: DemoOptions) async throws -> Bool {
      let cluster = try await DemoCluster()
      let stage = Stage(timeline: Timeline(isFull: options.isFull), casts: [])
      var failure: (any Error)?
      do {
        try await play(options, over: cluster, stage)
      } catch {
        failure = error
      }
      stage.endProcesses()
      await cluster.end()
      if let failure { throw failure }
      return stage.differences.isEmpty
    }

    private static func play(_ options: DemoOptions, over cluster: DemoCluster, _ stage: Stage) async throws {
      let (run, endpoint) = (runName, try cluster.endpoint)
      let load = try await DemoLoad(endpoint, run: run)
      try startApps(of: stage, run, endpoint)
      load.start()
      try await play(options, "PostgreSQL, NATS and three gateways", stage) {
        stage.timeline.isQuiet = false
        stage.timeline.scene("One of three gateways is killed")
        let devices = try await cluster.killGateway()
        try await stage.expectReturn(from: load.readerName) { try await load.write($0, to: $1) }
        Printer.write("  \(devices) devices lost their connection and have come back to the other two")
        stage.timeline.isQuiet = !options.isFull
      }
      let (count, differences) = try await load.finish()
      for difference in differences { stage.report("the load: \(difference)") }
      guard summarize(stage) else { return }
      Printer.write("\(count) messages of a load beside them, each told once and in order: nothing was lost")
    }
  #endif

  /// Plays all scenes.
  ///
  /// - parameter interruption: Happens between two of them.
  private static func play(
    _ options: DemoOptions, _ place: String, _ stage: Stage, interruption: (@MainActor () async throws -> Void)? = nil
  ) async throws {
    let files = try DemoFile.all()
    let timeline = stage.timeline
    timeline.isQuiet = !options.isFull
    timeline.scene("Curtain up: \(place), \(stage.apps.count) apps")
    await stage.goOnline(stage.apps)
    timeline.isQuiet = false
    await SceneDocuments.play(files, on: stage)
    timeline.isQuiet = !options.isFull
    await SceneDirect.play(on: stage)
    try await interruption?()
    await SceneGroup.play(on: stage)
    await SceneExtensions.play(on: stage)
    await SceneOffline.play(on: stage)
    await SceneFiles.play(files, on: stage)
    await SceneFriends.play(on: stage)
    await SceneMarks.play(on: stage)
    timeline.scene("Curtain")
    stage.expectRevokedMessagesDeleted()
    await stage.goOffline(stage.apps)
    stage.expectNothingMore()
  }

  private static func summarize(_ stage: Stage) -> Bool {
    Printer.write("\n" + PairTable(stage).text + "\n")
    if stage.differences.isEmpty {
      Printer.write("\(stage.timeline.count) callbacks, all as expected")
      return true
    }
    let count = stage.differences.count
    Printer.write("\(stage.timeline.count) callbacks, \(count == 1 ? "1 difference" : "\(count) differences"):")
    for difference in stage.differences { Printer.write("\n" + difference) }
    return false
  }
}
