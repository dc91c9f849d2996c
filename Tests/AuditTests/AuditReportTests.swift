import Foundation
import ParlanceAudit
import Testing

/// The forms of the report.
@Suite struct AuditReportTests {
  private func app() throws -> AuditedApp {
    try AuditedApp([
      "<b>&'\".swift":
        "import NIMSDK\nfinal class A: NSObject, NIMChatManagerDelegate { func onRecvMessage(_ m: [NIMMessage]) {} }\n",
      "Podfile": "pod 'NIMSDK'\n",
    ])
  }

  @Test func pageEscapesWhatSourcesSayAndNeedsNothingElse() throws {
    let report = try app().audit(nil)
    let page = report.html
    #expect(page.contains("&lt;b&gt;&amp;&#39;&quot;.swift:2") && !page.contains("<b>&"))
    #expect(
      page.contains("<html lang=\"en\" dir=\"ltr\">") && page.contains("name=\"viewport\" content=\"width=device-width")
    )
    for word in ["src=", "href=", "<script", "url(", "@import"] { #expect(!page.contains(word), "\(word)") }
    // Each element is closed.
    for tag in ["details", "ul", "li", "h1", "h2", "p", "code", "span", "summary"] {
      let opened = page.components(separatedBy: "<\(tag)>").count + page.components(separatedBy: "<\(tag) ").count - 2
      #expect(opened == page.components(separatedBy: "</\(tag)>").count - 1, "\(tag)")
    }
  }

  @Test func jsonHasTheCountsAndThePlaces() throws {
    let report = try app().audit(nil)
    let object = try #require(JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let sdk = try #require((object["sdks"] as? [[String: Any]])?.first)
    #expect(
      object["format"] as? Int == 1 && object["swift"] as? String == "names" && sdk["name"] as? String == "NIMSDK")
    #expect((sdk["counts"] as? [String: Int])?["neverCalled"] == 1)
    let method = try #require((sdk["neverCalled"] as? [[String: Any]])?.first)
    #expect(method["nearest"] as? String == "onRecvMessages(_: [NIMMessage])")
    #expect((method["place"] as? String)?.hasSuffix("<b>&'\".swift:2") == true)
  }

  @Test func exitCodeIsThatOfTheFindings() throws {
    #expect(try app().audit(nil).exitCode == 1)
    #expect(try AuditedApp(["A.swift": "import NIMSDK\nlet m = NIMMessage()\n"]).audit(nil).exitCode == 0)
    #expect(try AuditedApp(["A.swift": "let m = 1\n"]).audit(nil).exitCode == 0)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("missing-\(UUID().uuidString)").path
    let missing = Audit.run(AuditOptions(paths: [path]), AuditKnowledge([]))
    #expect(missing.exitCode == 2 && missing.unreadable == [path])
  }
}
