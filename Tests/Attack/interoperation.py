"""Clients that others wrote, which have to be served: Python's websockets and wsproto, h11, curl. Here it is the gateway that
fails if a case succeeds as an attack."""

import asyncio
import json
import subprocess

from cases import Case, Outcome
from doors import Missing
from users import codec, login_packet, new_account
from wire import PATIENCE, send

PACKAGES = ("websockets", "wsproto", "h11")


def check_packages():
    """Says which packages are missing, if some are."""
    for package in PACKAGES:
        try:
            __import__(package)
        except ImportError:
            raise Missing(f"python3-{package} is not installed: Scripts/install-dependencies Tests") from None


def cases():
    yield Case("Python's websockets logs in, asks, pings and closes", websockets_client)
    yield Case("Python's websockets sends fragments", lambda door: websockets_client(door, is_fragmented=True))
    for size in (None, 1):
        words = " byte by byte" if size else ""
        yield Case(f"wsproto logs in{words}", lambda door, size=size: wsproto_client(door, size))
        yield Case(f"h11 asks{words}", lambda door, size=size: h11_client(door, size))
    yield Case("curl asks for a page", lambda door: curl(door, "200", door.page))
    yield Case("curl asks for several pages over one connection", curl_keep_alive)
    yield Case("curl asks for a part of a file", lambda door: curl(
        door, "206", f"/v1/media/{door.media}", "--range", "26-30", output=b"abcde"))
    yield Case("curl posts", lambda door: curl(
        door, "201", "/v1/accounts/anna/tokens", "--json", "{}", "-H", f"Authorization: Bearer {door.operator}"))
    yield Case("curl posts and waits to be asked for the body", lambda door: curl(
        door, "201", "/v1/accounts/anna/tokens", "--json", "{}", "-H", f"Authorization: Bearer {door.operator}", "-H",
        "Expect: 100-continue"))
    yield Case("curl asks for the head", lambda door: curl(door, "200", f"/v1/media/{door.media}", "--head"))
    yield Case("curl asks in HTTP/1.0", lambda door: curl(door, "200", door.page, "--http1.0"))
    yield Case("curl downloads a file", lambda door: curl(door, "200", f"/v1/media/{door.media}", output=door.content))


def websockets_client(door, is_fragmented=False):
    import websockets

    async def talk():
        async with websockets.connect(door.link + "/v1/link", subprotocols=["parlance.1"],
                                      ssl=door.context if door.is_encrypted else None) as link:
            packet = login_packet(door, new_account())
            await link.send([packet[:7], packet[7:9], packet[9:]] if is_fragmented else packet)
            answer = await asyncio.wait_for(link.recv(), PATIENCE)
            await asyncio.wait_for(await link.ping(), PATIENCE)
            await link.send(codec.packet(codec.request(2, codec.TIME, b"")))
            second = await asyncio.wait_for(link.recv(), PATIENCE)
        return link.subprotocol, link.extensions, is_reply(answer), is_reply(second), link.close_code

    try:
        subprotocol, extensions, logged_in, answered, code = asyncio.run(talk())
    except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
        return Outcome(True, f"{type(error).__name__}: {error}")
    is_right = (subprotocol, extensions, logged_in, answered, code) == ("parlance.1", [], True, True, 1000)
    return Outcome(not is_right, f"{subprotocol}, extensions {extensions}, replies {logged_in} {answered}, closed with {code}")


def is_reply(packet):
    return [tag for tag, _ in codec.frames(packet)][:1] == [codec.REPLY]


def written(connection, data, size):
    """Writes bytes, in pieces of a size if there is one."""
    for start in range(0, len(data), size or max(1, len(data))):
        send(connection, data[start:start + (size or len(data))])


def wsproto_client(door, size):
    import wsproto
    from wsproto import events

    protocol = wsproto.WSConnection(wsproto.ConnectionType.CLIENT)
    seen = []
    with door.connect() as connection:
        written(connection, protocol.send(events.Request(door.host, "/v1/link", subprotocols=["parlance.1"])), size)

        def take(kind):
            """Waits for an event of a kind."""
            while True:
                for event in protocol.events():
                    seen.append(type(event).__name__)
                    if isinstance(event, kind):
                        return event
                data = connection.recv(1 << 16)
                protocol.receive_data(data or None)
                if not data:
                    for event in protocol.events():
                        seen.append(type(event).__name__)
                        if isinstance(event, kind):
                            return event
                    raise ConnectionError("the connection ended")

        try:
            accepted = take(events.AcceptConnection)
            written(connection, protocol.send(events.Message(login_packet(door, new_account()))), size)
            answer = take(events.BytesMessage)
            written(connection, protocol.send(events.Ping(b"there?")), size)
            pong = take(events.Pong)
            written(connection, protocol.send(events.CloseConnection(1000, "bye")), size)
            close = take(events.CloseConnection)
        except (OSError, wsproto.utilities.ProtocolError) as error:
            return Outcome(True, f"{type(error).__name__}: {error}; {seen}")
    is_right = (accepted.subprotocol == "parlance.1" and not accepted.extensions and is_reply(bytes(answer.data))
                and bytes(pong.payload) == b"there?" and close.code == 1000)
    return Outcome(not is_right, ", ".join(seen))


def h11_client(door, size):
    import h11

    protocol = h11.Connection(h11.CLIENT)
    statuses = []
    requests = [("GET", door.page, b""), ("POST", "/v1/accounts/anna/tokens", b"{}"), ("HEAD", f"/v1/media/{door.media}", b""),
                ("GET", "/nowhere", b""), ("GET", f"/v1/media/{door.media}", b"")]
    with door.connect() as connection:
        try:
            for method, target, body in requests:
                headers = [("Host", door.host), ("Authorization", f"Bearer {door.operator}")]
                if body:
                    headers += [("Content-Length", str(len(body))), ("Content-Type", "application/json")]
                written(connection, protocol.send(h11.Request(method=method, target=target, headers=headers)), size)
                if body:
                    written(connection, protocol.send(h11.Data(data=body)), size)
                written(connection, protocol.send(h11.EndOfMessage()), size)
                content = b""
                while True:
                    event = protocol.next_event()
                    if event is h11.NEED_DATA:
                        protocol.receive_data(connection.recv(1 << 16))
                    elif isinstance(event, h11.Response):
                        statuses.append(event.status_code)
                    elif isinstance(event, h11.Data):
                        content += event.data
                    elif isinstance(event, h11.EndOfMessage):
                        break
                    elif isinstance(event, h11.ConnectionClosed):
                        raise ConnectionError("the connection ended")
                protocol.start_next_cycle()
        except (OSError, h11.ProtocolError) as error:
            return Outcome(True, f"{statuses}, {type(error).__name__}: {error}")
    return Outcome(statuses != [200, 201, 200, 404, 200] or content != door.content, f"{statuses}, {len(content)} bytes")


def run_curl(door, *arguments):
    command = ["curl", "--silent", "--show-error", "--max-time", "15"]
    if door.is_encrypted:
        command += ["--cacert", str(door.certificate)]
    return subprocess.run([*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def curl(door, status, path, *arguments, output=None):
    result = run_curl(door, "--write-out", "\n%{http_code}", *arguments, door.site + path)
    content, _, code = result.stdout.rpartition(b"\n")
    is_right = result.returncode == 0 and code == status.encode("ascii")
    if output is not None:
        is_right = is_right and content == output
    if status == "201":
        is_right = is_right and "token" in json.loads(content or b"{}")
    words = f"exit {result.returncode}, {code.decode()}, {len(content)} bytes {result.stderr.decode()[:80]}"
    return Outcome(not is_right, words.rstrip())


def curl_keep_alive(door):
    result = run_curl(door, "--write-out", "%{num_connects} ", *[door.site + door.page] * 5)
    connects = [int(part) for part in result.stdout.replace(b"ok\n", b"").split() if part.isdigit()][-5:]
    return Outcome(result.returncode != 0 or sum(connects) != 1, f"exit {result.returncode}, connections {connects}")
