import FaultInterposer
import Foundation
import Parlance

// A process to be killed, to run out of disk, or to find its files damaged.
//
// Usage: parlance-fault-probe work FOLDER LEDGER CLOCK LIFE SEED STEPS
//        parlance-fault-probe flood FOLDER LEDGER CLOCK LIFE SEED MESSAGES
//        parlance-fault-probe verify FOLDER LEDGER CLOCK LIFE
//
// CLOCK is the time that its clock shows first, in milliseconds since 1970. Everything that the engine acknowledged or
// told is written into the ledger before the process goes on.

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst(3).compactMap { Int64($0) }
guard arguments.count >= 5, numbers.count == arguments.count - 3, numbers.count == (arguments[0] == "verify" ? 2 : 4)
else {
  FileHandle.standardError.write(
    Data("usage: parlance-fault-probe work|flood|verify FOLDER LEDGER CLOCK LIFE [SEED STEPS]\n".utf8))
  exit(Ending.usage.rawValue)
}

let folder = URL(fileURLWithPath: arguments[1])
let ledger = Ledger(arguments[2])
let clock = Timestamp(milliseconds: numbers[0])
let life = Int(numbers[1])

if arguments[0] == "verify" {
  Verification(folder: folder, ledger: ledger, life: life, clock: clock).run()
} else {
  ledger.write("*", "life", ["\(life)", arguments[0]])
  let party = Party(folder, ledger, clock: clock)
  var workload = Workload(party, seed: UInt64(bitPattern: numbers[2]), life: life)
  var endsInOrder = true
  if arguments[0] == "flood" {
    workload.flood(messages: Int(numbers[3]))
  } else {
    endsInOrder = workload.run(steps: Int(numbers[3]))
  }
  if endsInOrder { party.shutDown() }
  let counts = fault_counts()
  ledger.write(
    "*", "end", [endsInOrder ? "clean" : "abrupt", "\(counts.changes)", "\(counts.calls)", "\(counts.allocations)"])
  // The apps must live as long as the process: events without an app would be lost.
  withExtendedLifetime(party) { _exit(Ending.clean.rawValue) }
}
// `_exit` skips the work of an orderly exit, as when the system ends an app.
_exit(Ending.clean.rawValue)
