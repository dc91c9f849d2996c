/// The states of the connection to the server (1.3.1).
public enum AgoraChatConnectionState: Int, @unchecked Sendable {
  case connected = 0
  case disconnected = 1
}
