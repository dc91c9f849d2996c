import Foundation
import Parlance

do throws(UsageError) {
  let options = try Options(CommandLine.arguments.dropFirst())
  do {
    let results = try EmbeddedBenchmark(messages: options.messages, runs: options.runs).measure()
    if options.printsJSON { try printJSON(results) } else { printTable(results) }
  } catch {
    FileHandle.standardError.write(Data("parlance-bench: \(error)\n".utf8))
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data(Options.usage.utf8))
  exit(2)
}
