import Foundation
import Parlance

if CommandLine.arguments.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
  print(Options.usage, terminator: "")
  exit(0)
}

do throws(UsageError) {
  let options = try Options(CommandLine.arguments.dropFirst())
  do {
    switch options.benchmark {
    case .embedded:
      // First, while nothing else has used memory.
      let memory = try await MediaMemory.measure()
      let results = try EmbeddedBenchmark(messages: options.messages, runs: options.runs).measure()
      if options.printsJSON { try printJSON(results, memory) } else { printTable(results, memory) }
    case .gateway:
      #if Server && os(Linux)
        let report = try GatewayBenchmark(messages: options.messages, runs: options.runs).measure()
        print(options.printsJSON ? try report.json() : report.table, terminator: "")
        if !report.isSufficient { exit(1) }
      #else
        throw BenchmarkError("gateway needs Linux, and a build with the trait Server")
      #endif
    case .postgres:
      #if Cluster && os(Linux)
        let results = try PostgreSQLBenchmark(messages: options.messages, runs: options.runs).measure()
        if options.printsJSON {
          print(String(decoding: try JSONEncoder().encode(results), as: UTF8.self))
        } else {
          PostgreSQLBenchmark.print(results)
        }
      #else
        throw BenchmarkError("postgres needs Linux, and a build with the trait Cluster")
      #endif
    case .cluster:
      #if Cluster && Server && os(Linux)
        let report = try ClusterBenchmark(messages: options.messages, runs: options.runs).measure()
        print(options.printsJSON ? try report.json() : report.table, terminator: "")
        if !report.isSufficient { exit(1) }
      #else
        throw BenchmarkError("cluster needs Linux, and a build with the traits Server and Cluster")
      #endif
    case .login:
      let report = try LoginBenchmark(conversations: options.messages, runs: options.runs).measure()
      print(options.printsJSON ? try report.json() : report.table, terminator: "")
      if !report.isSufficient { exit(1) }
    case .import:
      #if Server && os(Linux)
        let workload = try ImportWorkload(
          messages: options.messages, accounts: options.accounts, conversations: options.conversations,
          seed: options.seed)
        let figures = try ImportBenchmark(workload: workload, runs: options.runs).measure()
        print(options.printsJSON ? try figures.json() : figures.table, terminator: "")
        if !figures.isSufficient { exit(1) }
      #else
        throw BenchmarkError("import needs Linux, and a build with the trait Server")
      #endif
    case .search:
      let report = try SearchBenchmark(messages: options.messages, runs: options.runs).measure()
      print(options.printsJSON ? try report.json() : report.table, terminator: "")
    }
  } catch {
    FileHandle.standardError.write(Data("parlance-bench: \(error)\n".utf8))
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("parlance-bench: \(error.reason)\n\n\(Options.usage)".utf8))
  exit(2)
}
