#if Server && Remote
  extension ScriptedServer {
    /// The server, for the interpreter that every system has. It writes what it receives as one JSON object per line, and
    /// reads its orders in the same form.
    static let program = #"""
      import base64, hashlib, json, os, select, socket, ssl, struct, sys, threading

      options = json.loads(sys.argv[1])
      saying = threading.Lock()
      connections = {}
      listening = threading.Condition()
      state = {"listener": None, "count": 0}
      reading = threading.Event()
      reading.set()

      def say(**event):
          with saying:
              sys.stdout.write(json.dumps(event) + "\n")
              sys.stdout.flush()

      def say_message(number, data):
          if not options.get("digests"): say(event="message", number=number, data=data.hex())
          else: say(event="digest", number=number, count=len(data), digest=hashlib.sha256(data).hexdigest())

      def listen(port):
          listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
          listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
          listener.bind(("127.0.0.1", port))
          listener.listen(256)
          with listening:
              state["listener"] = listener
              state["port"] = listener.getsockname()[1]
              listening.notify_all()
          return state["port"]

      def frame(kind, body):
          head = bytes([0x80 | kind])
          if len(body) < 126: head += bytes([len(body)])
          elif len(body) < 65536: head += bytes([126]) + struct.pack(">H", len(body))
          else: head += bytes([127]) + struct.pack(">Q", len(body))
          return head + body

      def exactly(stream, count):
          data = b""
          while len(data) < count:
              part = stream.recv(min(65536, count - len(data)))
              if not part: raise EOFError()
              data += part
          return data

      class Secure:
          """A connection over TLS from which one thread reads while another writes."""
          def __init__(self, context, stream):
              self.stream, self.lock = stream, threading.RLock()
              self.incoming, self.outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
              self.tls = context.wrap_bio(self.incoming, self.outgoing, server_side=True)
              try: self.wait_for(self.tls.do_handshake)
              finally: self.flush()
          def wait_for(self, step):
              while True:
                  with self.lock:
                      try: return step()
                      except ssl.SSLWantReadError: self.flush()
                  data = self.stream.recv(65536)
                  if not data: raise EOFError()
                  with self.lock: self.incoming.write(data)
          def flush(self):
              with self.lock:
                  data = self.outgoing.read()
                  if data: self.stream.sendall(data)
          def recv(self, count): return self.wait_for(lambda: self.tls.read(count))
          def sendall(self, data):
              with self.lock:
                  if data: self.tls.write(data)
                  self.flush()
          def __getattr__(self, name): return getattr(self.stream, name)

      def shake_hands(stream, number):
          head = b""
          while b"\r\n\r\n" not in head:
              part = stream.recv(4096)
              if not part: raise EOFError()
              head += part
          text = head[:head.index(b"\r\n\r\n") + 4].decode()
          say(event="request", number=number, text=text)
          if options.get("silent"):
              stream.recv(1)
              raise EOFError()
          if options.get("drips"):
              stream.sendall(b"HTTP/1.1 101 Switching Protocols\r\nx-slow: ")
              stream.settimeout(0.2)
              while True:
                  stream.sendall(b"a")
                  try:
                      if not stream.recv(1): raise EOFError()
                  except socket.timeout: pass
          if options.get("endless"):
              stream.sendall(b"HTTP/1.1 101 Switching Protocols\r\n")
              while True: stream.sendall(b"x-more: " + b"a" * 50000 + b"\r\n")
          fields = {}
          for line in text.split("\r\n")[1:]:
              if ":" in line:
                  name, value = line.split(":", 1)
                  fields[name.strip().lower()] = value.strip()
          if options.get("body"):
              length = int(fields.get("content-length", "0"))
              body = head[head.index(b"\r\n\r\n") + 4:]
              body += exactly(stream, length - len(body))
              say_message(number, body)
          status = options.get("status", 101)
          if status != 101:
              stream.sendall(("HTTP/1.1 %d No\r\ncontent-length: 0\r\nlocation: /elsewhere\r\n\r\n" % status).encode())
              raise EOFError()
          key = fields.get("sec-websocket-key", "") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
          accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
          answer = "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
          answer += "sec-websocket-accept: " + accept + "\r\n"
          protocol = options.get("subprotocol", "parlance.1")
          if protocol: answer += "sec-websocket-protocol: " + protocol + "\r\n"
          answer = options.get("answer", answer + "\r\n").replace("{accept}", accept).encode("latin-1")
          answer += bytes.fromhex(options.get("glued", ""))
          if options.get("cuts") and number <= len(answer):
              stream.sendall(answer[:number - 1])
              # Every other connection without the word that all was sent.
              if number % 2 == 0: stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
              raise EOFError()
          size = options.get("pieces", len(answer) + 1)
          for start in range(0, len(answer), size): stream.sendall(answer[start:start + size])

      def serve(number, stream):
          code = 0
          try:
              if "certificate" in options:
                  context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                  context.load_cert_chain(options["certificate"], options["key"])
                  stream = Secure(context, stream)
              shake_hands(stream, number)
              connections[number] = stream
              say(event="open", number=number)
              while True:
                  reading.wait()
                  first, second = exactly(stream, 2)
                  length = second & 127
                  if length == 126: length = struct.unpack(">H", exactly(stream, 2))[0]
                  elif length == 127: length = struct.unpack(">Q", exactly(stream, 8))[0]
                  mask = exactly(stream, 4)
                  data = exactly(stream, length)
                  mask = (mask * (length // 4 + 1))[:length]
                  data = (int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")).to_bytes(length, "big")
                  kind = first & 15
                  reading.wait()
                  if kind == 8:
                      code = struct.unpack(">H", data[:2])[0] if length >= 2 else 0
                      stream.sendall(frame(8, data[:2]))
                      break
                  elif kind == 9:
                      say(event="ping", number=number)
                      stream.sendall(frame(10, data))
                  elif kind == 10:
                      say(event="pong", number=number, data=data.hex())
                  elif kind == 2:
                      say_message(number, data)
          except (EOFError, OSError, ssl.SSLError):
              pass
          connections.pop(number, None)
          try: stream.close()
          except OSError: pass
          say(event="closed", number=number, code=code)

      def accept():
          while True:
              with listening:
                  while state["listener"] is None: listening.wait()
                  listener = state["listener"]
              try:
                  stream, _ = listener.accept()
              except OSError:
                  with listening:
                      while state["listener"] is listener: listening.wait()
                  continue
              stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
              state["count"] += 1
              threading.Thread(target=serve, args=(state["count"], stream), daemon=True).start()

      say(event="port", number=listen(0))
      threading.Thread(target=accept, daemon=True).start()
      for line in sys.stdin:
          order = json.loads(line)
          stream = connections.get(order.get("number"))
          name = order["do"]
          try:
              if stream is None and "number" in order: pass  # What was meant for a connection that is gone goes with it.
              elif name == "send": stream.sendall(frame(order["kind"], bytes.fromhex(order["data"])))
              elif name == "raw": stream.sendall(bytes.fromhex(order["data"]))
              elif name == "flood":
                  rest = order["count"]
                  stream.sendall(bytes([0x80 | order["kind"], 127]) + struct.pack(">Q", rest))
                  part = b"Z" * 65536
                  while rest > 0:
                      stream.sendall(part[:rest])
                      rest -= len(part)
              elif name == "repeat":
                  part = bytes.fromhex(order["data"])
                  whole = part * max(1, 65536 // len(part))
                  rest = order["count"] * len(part)
                  while rest > 0:
                      stream.sendall(whole[:rest])
                      rest -= len(whole)
              elif name == "stuff":
                  # Until the client takes nothing more, for so long that it is not going to.
                  part = frame(2, b"Z" * 65536)
                  rest, count = b"", 0
                  while count < order["count"] and select.select([], [stream], [], 1)[1]:
                      rest = rest or part
                      sent = stream.send(rest, socket.MSG_DONTWAIT)
                      rest = rest[sent:]
                      count += sent
                  say(event="stuffed", number=count)
                  stream.sendall(rest)
              elif name == "reset":
                  # Who reads from it closes it then.
                  stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                  stream.shutdown(socket.SHUT_RD)
              elif name == "close":
                  stream.sendall(frame(8, struct.pack(">H", order["code"]) + b"because"))
              elif name == "drop": stream.shutdown(socket.SHUT_RDWR)
              elif name == "mute": reading.clear()
              elif name == "unmute": reading.set()
              elif name == "deaf":
                  with listening:
                      listener = state["listener"]
                      state["listener"] = None
                      try: listener.shutdown(socket.SHUT_RDWR)
                      except OSError: pass
                      listener.close()
                      listening.notify_all()
              elif name == "listen": listen(state["port"])
          except OSError as error:
              pass
          say(event="done", number=0)
      """#
  }
#endif
