import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Calls that only the vendor's own service supports are refused with the documented error.
@Suite @MainActor struct ServiceCallTests {
  private let sdk = NIMSDK(environment: .inMemory(clock: ManualClock()), device: "phone", config: NIMSDKConfig())

  @Test func demoAppKeyIsNeverReported() {
    #expect(sdk.gitVersion() == "9.14.0" && !sdk.isUsingDemoAppKey())
    sdk.register(withAppID: "45c6af3c98409b18a84451215d0bdd6e", cerName: nil)
    #expect(!sdk.isUsingDemoAppKey() && NIM_IOS == 1)
  }

  @Test func logsAreRefused() async throws {
    let refusals = Inbox<String>("refusal")
    let note: (any Error, String) -> Void = { refusals.add("\(Transcript.word($0)) \($1)") }
    sdk.enableConsoleLog()
    sdk.archiveLogs(note)
    sdk.uploadLogs(note)
    sdk.uploadLogs(withAttach: "broken", roomId: "1", completion: note)
    sdk.uploadLogs()
    sdk.uploadLogs(withAttach: nil, roomId: nil)
    for _ in 0..<3 { #expect(try await refusals.next() == "local 24 ") }
    await drainMainQueue()
    #expect(refusals.pending.isEmpty && sdk.currentLogFilepath() == "")
  }

  @Test func theGenericInterfaceIsRefused() async throws {
    let param = NIMGenericTypeAPICallParam()
    #expect(param.sn == 0 && param.name == "" && param.param == "")
    let object = NSObject()
    (param.sn, param.name, param.param, param.data) = (1, "getUser", "{}", object)
    let kept: AnyObject = object
    let isKept = param.data === kept
    #expect(isKept)
    let (error, result): (NSError?, NIMGenericTypeAPICallResult?) = try await answer {
      sdk.customizedAPIManager.invokeAPI(param, completion: $0)
    }
    #expect(Transcript.word(error) == "local 24" && result == nil)
    sdk.customizedAPIManager.invokeAPI(param)
    let made = NIMGenericTypeAPICallResult()
    made.data = object
    let isShown = made.data === kept
    #expect(made.sn == 0 && made.name == "" && made.result == "" && isShown)
    await drainMainQueue()
  }
}
