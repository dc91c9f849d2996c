import Foundation

#if Server
  let server: PlayServer
  do {
    let options = try PlayOptions(CommandLine.arguments.dropFirst())
    if options.wantsHelp {
      FileHandle.standardOutput.write(Data(PlayOptions.help.utf8))
      exit(0)
    }
    server = try await PlayServer(port: options.port, pageFolder: options.page)
    FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.port)\n".utf8))
  } catch {
    PlayServer.complain("\(error)")
    exit(error is PlayOptions.Invalid ? 2 : 1)
  }
  await StopSignal.wait()
  await server.stop()
#else
  FileHandle.standardError.write(Data("parlance-play: This program was built without the trait Server.\n".utf8))
  exit(1)
#endif
