import Foundation
import Parlance

do throws(UsageError) {
  let options = try Options(CommandLine.arguments.dropFirst())
  do {
    // First, while nothing else has used memory.
    let memory = try await MediaMemory.measure()
    let results = try EmbeddedBenchmark(messages: options.messages, runs: options.runs).measure()
    if options.printsJSON { try printJSON(results, memory) } else { printTable(results, memory) }
  } catch {
    FileHandle.standardError.write(Data("parlance-bench: \(error)\n".utf8))
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data(Options.usage.utf8))
  exit(2)
}
