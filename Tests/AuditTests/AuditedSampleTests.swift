import Foundation
import ParlanceAudit
import ShippedAudits
import Testing

/// The sample apps compile against this package, so the audit finds every symbol here.
@Suite(.enabled(if: Reader.isThere, Reader.reason)) struct AuditedSampleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: [
    ("NIM/Sample", "NIMSDK", 100), ("QD/Sample", "QD_IMSDK", 70), ("AgoraChat/Sample", "AgoraChat", 90),
    ("AgoraChat/HyphenateSample", "HyphenateChat", 90), ("AgoraChatAndroid/Sample", "AgoraChatAndroid", 80),
    ("AgoraRTM/Sample", "AgoraRtmKit", 50),
  ])
  func everySymbolIsFoundAndNoneIsAmbiguous(_ folder: String, _ sdk: String, _ least: Int) throws {
    let path = Self.root.appendingPathComponent("Adapters/\(folder)").path
    let report = Audit.run(AuditOptions(paths: [path], swiftReader: Reader.program), AuditedApp.knowledge)
    #expect(report.sdks.map(\.sdk.name) == [sdk])
    let findings = try report.findings(sdk)
    #expect(findings.count(.here) >= least && findings.count(.here) == findings.uses.count, "\(report.text)")
    #expect(findings.ambiguities.isEmpty && findings.neverCalled.isEmpty, "\(report.text)")
    #expect(report.exitCode == 0 && report.problems.isEmpty)
  }
}
