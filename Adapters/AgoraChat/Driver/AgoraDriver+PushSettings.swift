import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: PushSettingsDriver {
  func setQuietHours(_ hours: QuietInterval?) async throws {
    try await act("setSilentModeForAll") { driver, completion in
      let param = AgoraChatSilentModeParam(paramType: .interval)
      let (start, end) = (Int32(hours?.start ?? 0), Int32(hours?.end ?? 0))
      param.silentModeStartTime = AgoraChatSilentModeTime(hours: start / 60, minutes: start % 60)
      param.silentModeEndTime = AgoraChatSilentModeTime(hours: end / 60, minutes: end % 60)
      driver.client.pushManager?.setSilentModeForAll(param) { _, error in completion(error) }
    }
  }

  func quietHours() async throws -> QuietInterval? {
    try await log.request("getSilentModeForAll") { (reply: Reply<QuietInterval?>) in
      self.client.pushManager?.getSilentModeForAll { result, error in
        if let error { return reply.fail(Self.error(error)) }
        guard let start = result?.silentModeStartTime, let end = result?.silentModeEndTime else {
          return reply.succeed(nil)
        }
        reply.succeed(
          QuietInterval(
            start: Int(start.hours * 60 + start.minutes), end: Int(end.hours * 60 + end.minutes)))
      }
    }
  }
}
