import Foundation

// A write to an app whose process has ended is to fail with an error; the signal would end the demo silently.
signal(SIGPIPE, SIG_IGN)
do {
  let options = try DemoOptions(CommandLine.arguments.dropFirst())
  if options.wantsHelp {
    FileHandle.standardOutput.write(Data(DemoOptions.help.utf8))
    exit(0)
  }
  exit(try await Demo.run(options) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("parlance-demo: \(error)\n".utf8))
  exit(error is DemoOptions.Invalid ? 2 : 1)
}
