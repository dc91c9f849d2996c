internal import Foundation

#if Server
  internal import AgoraChatServer
  internal import NIMServer
  internal import ParlanceCommand
  internal import ParlanceCore

  // The command `parlance`, with the server APIs of vendors that a gateway can speak.
  let outcome = Run.run(
    Array(CommandLine.arguments.dropFirst()), clock: SystemClock(), faces: [NIMServerFace.self, EasemobServerFace.self])
  FileHandle.standardOutput.write(Data(outcome.output.utf8))
  FileHandle.standardError.write(Data(outcome.error.utf8))
  exit(outcome.exitCode)
#else
  FileHandle.standardError.write(Data("parlance: This command was built without the trait Server.\n".utf8))
  exit(1)
#endif
