#if Server && Remote
  extension OutgoingTestServer {
    /// The server: HTTP/2 for those who offer it within TLS, HTTP/1.1 for the others. It says what comes, one JSON object a
    /// line, and verifies provider tokens by itself.
    static let program = #"""
      import base64, json, socket, ssl, sys, threading

      import h2.config, h2.connection, h2.events
      from cryptography.exceptions import InvalidSignature
      from cryptography.hazmat.primitives import hashes, serialization
      from cryptography.hazmat.primitives.asymmetric import ec, utils

      options = json.loads(sys.argv[1])
      answers = options.get("answers", {})
      deciding = threading.Condition()
      released = set()
      saying = threading.Lock()

      def say(**event):
          with saying:
              sys.stdout.write(json.dumps(event) + "\n")
              sys.stdout.flush()

      def decoded(text):
          return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

      key = None
      if "public" in options:
          with open(options["public"], "rb") as file: key = serialization.load_pem_public_key(file.read())

      def token_facts(headers):
          value = headers.get("authorization", "")
          if key is None or not value.startswith("bearer "): return {}
          first, second, third = value[7:].split(".")
          signature = decoded(third)
          numbers = [int.from_bytes(part, "big") for part in (signature[:32], signature[32:])]
          try:
              key.verify(utils.encode_dss_signature(*numbers), (first + "." + second).encode(), ec.ECDSA(hashes.SHA256()))
              verified = len(signature) == 64
          except InvalidSignature:
              verified = False
          return {"verified": verified, "head": json.loads(decoded(first)), "claims": json.loads(decoded(second))}

      def decide(connection, path, headers, body):
          facts = token_facts(headers)
          say(event="request", connection=connection, path=path, headers=headers, body=body.decode(), **facts)
          name = path.rsplit("/", 1)[-1]
          with deciding:
              queue = answers.get(name, [])
              answer = queue.pop(0) if queue else {}
              if answer.get("held"): deciding.wait_for(lambda: name in released)
          facts = {name: answer[name] for name in ("reason", "timestamp") if name in answer}
          text = json.dumps(facts).encode() if facts else b"x" * answer.get("size", 0)
          return answer, str(answer.get("status", 200)), answer.get("headers", {}), text

      class Stream2:
          # A connection of HTTP/2.
          def __init__(self, number, stream):
              self.number, self.stream, self.lock = number, stream, threading.Lock()
              self.h2 = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False))
              self.requests = {}

          def flush(self): self.stream.sendall(self.h2.data_to_send())

          def serve(self):
              with self.lock:
                  self.h2.initiate_connection()
                  self.flush()
              while True:
                  data = self.stream.recv(65536)
                  if not data: return
                  with self.lock:
                      for event in self.h2.receive_data(data): self.take(event)
                      self.flush()

          def take(self, event):
              if isinstance(event, h2.events.RequestReceived):
                  self.requests[event.stream_id] = (dict((a.decode(), b.decode()) for a, b in event.headers), [])
              elif isinstance(event, h2.events.DataReceived):
                  self.requests[event.stream_id][1].append(event.data)
                  self.h2.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
              elif isinstance(event, h2.events.StreamEnded):
                  threading.Thread(target=self.answer, args=(event.stream_id,), daemon=True).start()

          def answer(self, identifier):
              headers, body = self.requests.pop(identifier)
              answer, status, fields, text = decide(self.number, headers[":path"], headers, b"".join(body))
              if answer.get("silent"): return
              try:
                  with self.lock:
                      if answer.get("cut"):
                          self.stream.shutdown(socket.SHUT_RDWR)
                          return
                      self.h2.send_headers(identifier, [(":status", status)] + list(fields.items()))
                      for start in range(0, len(text), 16384): self.h2.send_data(identifier, text[start:start + 16384])
                      self.h2.end_stream(identifier)
                      self.flush()
              except (OSError, h2.exceptions.ProtocolError): pass

      class Stream1:
          # A connection of HTTP/1.1.
          def __init__(self, number, stream): self.number, self.stream = number, stream

          def serve(self):
              data = b""
              while True:
                  while b"\r\n\r\n" not in data:
                      part = self.stream.recv(65536)
                      if not part: return
                      data += part
                  head, data = data.split(b"\r\n\r\n", 1)
                  lines = head.decode().split("\r\n")
                  headers = dict((line.split(":", 1)[0].lower(), line.split(":", 1)[1].strip()) for line in lines[1:])
                  length = int(headers.get("content-length", "0"))
                  while len(data) < length: data += self.stream.recv(65536)
                  body, data = data[:length], data[length:]
                  headers[":method"] = lines[0].split()[0]
                  answer, status, fields, text = decide(self.number, lines[0].split()[1], headers, body)
                  if answer.get("silent"): continue
                  if answer.get("cut"): return
                  head = "HTTP/1.1 %s Word\r\ncontent-length: %d\r\n" % (status, len(text))
                  head += "".join("%s: %s\r\n" % field for field in fields.items()) + "\r\n"
                  self.stream.sendall(head.encode() + text)

      def serve(number, stream):
          try:
              if "certificate" in options:
                  context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                  context.load_cert_chain(options["certificate"], options["key"])
                  context.set_alpn_protocols([options.get("protocol", "h2")])
                  stream = context.wrap_socket(stream, server_side=True)
              is_new = "certificate" in options and stream.selected_alpn_protocol() == "h2"
              (Stream2 if is_new else Stream1)(number, stream).serve()
          except (OSError, ssl.SSLError, h2.exceptions.ProtocolError): pass
          try: stream.close()
          except OSError: pass

      def accept(listener):
          number = 0
          while True:
              stream, _ = listener.accept()
              stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
              number += 1
              threading.Thread(target=serve, args=(number, stream), daemon=True).start()

      listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
      listener.bind(("127.0.0.1", 0))
      listener.listen(256)
      threading.Thread(target=accept, args=(listener,), daemon=True).start()
      say(event="port", number=listener.getsockname()[1])
      for line in sys.stdin:
          with deciding:
              released.add(line.strip())
              deciding.notify_all()
      """#
  }
#endif
