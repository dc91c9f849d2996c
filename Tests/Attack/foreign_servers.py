"""Servers that others wrote, to which a device has to log in: Python's websockets and wsproto as the other end of its link.

Both are machines without I/O here, so that their bytes can be written in pieces. Each checks the device's handshake, its frames,
its answer to a ping, and its answer to the close; what it finds wrong counts as a device that does not log in.
"""

from misbehaviours import WATCH, Misbehaviour, forged_message


class Disagreement(Exception):
    """A foreign server does not agree with the device."""


class Wsproto:
    """The server's end of a link, by wsproto."""

    def __init__(self, request):
        import wsproto
        from wsproto import events

        self.events = events
        self.protocol = wsproto.WSConnection(wsproto.ConnectionType.SERVER)
        self.protocol.receive_data(request)
        handshake = next(self.protocol.events())
        if not isinstance(handshake, events.Request) or handshake.subprotocols != ["parlance.1"]:
            raise Disagreement(f"wsproto reads {handshake}")
        self.agreement = self.protocol.send(events.AcceptConnection(subprotocol="parlance.1"))

    def receive(self, data):
        """Returns what came: messages as bytes, and the names of other events."""
        self.protocol.receive_data(data)
        found, message = [], b""
        for event in self.protocol.events():
            if isinstance(event, self.events.BytesMessage):
                message += bytes(event.data)
                if event.message_finished:
                    found.append(message)
                    message = b""
            elif isinstance(event, self.events.Pong):
                found.append(f"pong {bytes(event.payload)!r}")
            elif isinstance(event, self.events.CloseConnection):
                found.append(f"close {event.code}")
        return found

    def message(self, packet):
        return self.protocol.send(self.events.Message(packet))

    def fragments(self, packet):
        middle = len(packet) // 2
        return (self.protocol.send(self.events.Message(packet[:middle], message_finished=False))
                + self.protocol.send(self.events.Message(packet[middle:])))

    def ping(self, payload):
        return self.protocol.send(self.events.Ping(payload))

    def close(self, code):
        return self.protocol.send(self.events.CloseConnection(code, "bye"))


class Websockets:
    """The server's end of a link, by the machine within Python's websockets."""

    def __init__(self, request):
        import websockets.server
        from websockets import frames

        # Its name in version 10, and since version 11.
        machine = getattr(websockets.server, "ServerConnection", None) or websockets.server.ServerProtocol
        self.frames = frames
        self.protocol = machine(subprotocols=["parlance.1"])
        self.partial = b""
        self.protocol.receive_data(request)
        found = self.protocol.events_received()
        if len(found) != 1:
            raise Disagreement(f"websockets reads {found}")
        self.protocol.send_response(self.protocol.accept(found[0]))
        self.agreement = self._written()

    def _written(self):
        return b"".join(self.protocol.data_to_send())

    def receive(self, data):
        """Returns what came: messages as bytes, and the names of other events."""
        self.protocol.receive_data(data)
        found = []
        for frame in self.protocol.events_received():
            if frame.opcode in (self.frames.Opcode.BINARY, self.frames.Opcode.CONT):
                self.partial += frame.data
                if frame.fin:
                    found.append(self.partial)
                    self.partial = b""
            elif frame.opcode is self.frames.Opcode.PONG:
                found.append(f"pong {bytes(frame.data)!r}")
            elif frame.opcode is self.frames.Opcode.CLOSE:
                found.append(f"close {int.from_bytes(frame.data[:2], 'big')}")
        return found

    def message(self, packet):
        self.protocol.send_binary(packet)
        return self._written()

    def fragments(self, packet):
        middle = len(packet) // 2
        self.protocol.send_binary(packet[:middle], fin=False)
        self.protocol.send_continuation(packet[middle:], fin=True)
        return self._written()

    def ping(self, payload):
        self.protocol.send_ping(payload)
        return self._written()

    def close(self, code):
        self.protocol.send_close(code, "bye")
        return self._written()


def serves(machine, is_fragmented=False, size=None):
    """A server by others: it takes the login, pings, and says good-bye; its bytes are written in pieces of a size if there is one."""

    def play(visit):
        server = machine(visit.request)

        def say(data):
            for start in range(0, len(data), size or max(1, len(data))):
                visit.say(data[start:start + (size or len(data))])

        def received():
            while data := visit.connection.recv(1 << 16):
                yield from server.receive(data)

        events = received()

        def take(accepts, what):
            """Waits until the device sends something."""
            try:
                return next(event for event in events if accepts(event))
            except (OSError, StopIteration):
                raise Disagreement(f"no {what}") from None

        visit.connection.settimeout(5 * WATCH)
        say(server.agreement)
        packet = take(lambda event: isinstance(event, bytes), "login")
        form = server.fragments if is_fragmented else server.message
        say(form(visit.log_in(packet)))
        # The device shows the message.
        say(form(forged_message()))
        say(server.ping(b"there?"))
        take(lambda event: event == "pong b'there?'", "pong")
        say(server.close(1001))
        take(lambda event: event == "close 1001", "answer to the close")

    return play


FOREIGN_SERVERS = [
    Misbehaviour(f"by {name}{words}", serves(machine, **form), is_right=True, is_short=not form)
    for name, machine in (("wsproto", Wsproto), ("Python's websockets", Websockets))
    for words, form in (("", {}), (" in fragments", {"is_fragmented": True}), (" byte by byte", {"size": 1}))
]
