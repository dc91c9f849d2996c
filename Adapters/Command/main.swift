internal import Foundation

#if Server
  internal import AgoraChatServer
  internal import AgoraRTMServer
  internal import NIMServer
  internal import ParlanceCommand
  internal import ParlanceCore

  #if os(Linux)
    internal import CJemalloc

    // The memory of the whole program is jemalloc's: what comes is allocated by the thread of the sockets, and freed by that of the
    // hub, for which glibc's allocator makes each wait for the other. What is free goes back to the system on a thread of its own.
    // In a build with a sanitizer the memory is the sanitizer's, which does not survive such a thread.
    if dlsym(nil, "__tsan_init") == nil && dlsym(nil, "__asan_init") == nil {
      var isInBackground = true
      mallctl("background_thread", nil, nil, &isInBackground, MemoryLayout<Bool>.size)
    }
  #endif

  // The command `parlance`, with the server APIs of vendors that a gateway can speak.
  let outcome = Run.run(
    Array(CommandLine.arguments.dropFirst()), clock: SystemClock(),
    faces: [NIMServerFace.self, EasemobServerFace.self, AgoraRTMServerFace.self])
  FileHandle.standardOutput.write(Data(outcome.output.utf8))
  FileHandle.standardError.write(Data(outcome.error.utf8))
  exit(outcome.exitCode)
#else
  FileHandle.standardError.write(Data("parlance: This command was built without the trait Server.\n".utf8))
  exit(1)
#endif
