import NIMCommon
import Parlance
import Testing

@testable import NIMSDK

@Suite struct NotificationCodingTests {
  @Test(arguments: [
    "", "plain", "{broken", #"{"id":1}"#, #"{"action":7}"#, #"{"action":""}"#, "[1]", #" {"action" : "typing"}"#,
  ])
  func theSameTextComesBack(_ content: String) {
    #expect(CustomNotificationCoding.content(of: CustomNotificationCoding.body(of: content)) == content)
  }

  @Test func contentWithAnActionIsACommandForOthers() {
    let body = CustomNotificationCoding.body(of: #"{"action":"typing","ext":{"on":true},"parameters":"p"}"#)
    #expect(body.content == .command(CommandContent(action: "typing", parameters: "p")))
    #expect(body.attributes == #"{"on":true}"#)
  }

  @Test func otherContentHasNoAction() {
    let body = CustomNotificationCoding.body(of: "plain")
    #expect(body == MessageBody(content: .command(CommandContent(action: "", parameters: "plain"))))
  }

  @Test func foreignCommandsAreJSON() {
    let body = MessageBody(
      content: .command(CommandContent(action: "typing", parameters: "p")), attributes: #"{"on":true}"#)
    #expect(
      CustomNotificationCoding.content(of: body) == #"{"action":"typing","ext":{"on":true},"parameters":"p"}"#)
    // Some styles have one place for both.
    let once = MessageBody(
      content: .command(CommandContent(action: "typing", parameters: #"{"on":true}"#)), attributes: #"{"on":true}"#)
    #expect(CustomNotificationCoding.content(of: once) == #"{"action":"typing","ext":{"on":true}}"#)
    let bare = MessageBody(content: .command(CommandContent(action: "typing")))
    #expect(CustomNotificationCoding.content(of: bare) == #"{"action":"typing","ext":{}}"#)
  }
}
