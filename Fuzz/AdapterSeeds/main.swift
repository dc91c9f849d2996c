import AgoraChatAndroidSeeds
import AgoraChatSeeds
import AgoraRtmSeeds
import Dispatch
import Foundation
import NIMSeeds
import QDSeeds
import SeededClients

/// Makes made-up calls through a vendor's API, with extreme values, against an engine of its own: whatever an app calls,
/// the process goes on, every call returns, and every completion runs once.
///
/// Usage: `parlance-adapter-seeds STYLE SECONDS [SEED]`; with a seed, that run alone, with a line for each call. The runs
/// are made in a process of their own, so that the seed of a run that crashes it can be printed.

let clients: [any SeededClient.Type] = [
  NIMSeeds.client, QDSeeds.client, AgoraChatSeeds.client, AgoraChatAndroidSeeds.client, AgoraRtmSeeds.client,
]
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2, let type = clients.first(where: { $0.target == arguments[0] }),
  let seconds = Int64(arguments[1])
else {
  let names = clients.map { $0.target }.sorted().joined(separator: "|")
  FileHandle.standardError.write(Data("usage: parlance-adapter-seeds \(names) SECONDS [SEED]\n".utf8))
  exit(2)
}
if arguments.count > 2, let seed = UInt64(arguments[2]) {
  try SeededRun(seed, type, trace: true).run()
  say("seed \(seed): nothing wrong")
} else if ProcessInfo.processInfo.environment[Supervisor.variable] != nil {
  let end = ContinuousClock.now + .seconds(seconds)
  repeat {
    let seed = UInt64.random(in: .min ... .max)
    say("seed \(seed)")
    say("calls \(try SeededRun(seed, type, trace: false).run())")
  } while ContinuousClock.now < end
} else {
  exit(try Supervisor(style: arguments[0], seconds: seconds).run())
}
