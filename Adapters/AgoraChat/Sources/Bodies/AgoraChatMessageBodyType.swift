/// The types of message body (1.3.1).
public enum AgoraChatMessageBodyType: Int, @unchecked Sendable {
  case text = 1
  case image = 2
  case video = 3
  case location = 4
  case voice = 5
  case file = 6
  case cmd = 7
  case custom = 8
  case combine = 9
}
