import Foundation

do {
  let options = try DemoOptions(CommandLine.arguments.dropFirst())
  exit(try await Demo.run(options) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("parlance-demo: \(error)\n".utf8))
  exit(error is DemoOptions.Invalid ? 2 : 1)
}
