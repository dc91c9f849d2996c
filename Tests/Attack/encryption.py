"""TLS: old and weak versions and ciphers are refused, and no port accepts the other's protocol."""

import socket
import ssl
import subprocess
import time

from cases import PLAIN, PROXY, TLS, Case, Outcome
from smuggling import get
from wire import PATIENCE, Seen, read, send

ENCRYPTED = (TLS, PROXY)


def cases():
    for version in ("ssl3", "tls1", "tls1_1"):
        yield Case(f"an old version of TLS: {version}", lambda door, version=version: old_version(door, version),
                   doors=ENCRYPTED)
    yield Case("a renegotiation", renegotiation, doors=ENCRYPTED)
    yield Case("weak ciphers", weak_ciphers, doors=ENCRYPTED)
    yield Case("HTTP in the clear at the port of TLS", clear_at_encrypted, doors=ENCRYPTED)
    yield Case("TLS at the port in the clear", encrypted_at_clear, doors=(PLAIN,))
    yield Case("TLS that agrees to HTTP/2", http2, doors=ENCRYPTED)
    yield Case("a protocol other than HTTP within TLS", other_protocol, doors=ENCRYPTED)
    yield Case("a hello that is cut off", cut_hello, doors=ENCRYPTED)
    yield Case("an end of TLS within a request", cut_request, doors=ENCRYPTED)


def client(door, *options, said=b"", wait=0.0):
    """Runs OpenSSL's client, and returns its exit status and its output."""
    command = ["openssl", "s_client", "-connect", f"{door.host}:{door.port}", *options]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    time.sleep(wait)
    try:
        output, _ = process.communicate(said, timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        output, _ = process.communicate()
    return process.returncode, output.decode("utf-8", "replace")


def has_session(output):
    return "Cipher is (NONE)" not in output and "New, " in output


def old_version(door, version):
    _, output = client(door, f"-{version}", "-cipher", "ALL:@SECLEVEL=0")
    if "nknown option" in output:
        return Outcome(False, "this machine's OpenSSL does not know it")
    return Outcome(has_session(output), "a session" if has_session(output) else "no session")


def weak_ciphers(door):
    _, output = client(door, "-tls1_2", "-cipher", "aNULL:eNULL:RC4:3DES:EXPORT:LOW:@SECLEVEL=0")
    return Outcome(has_session(output), "a session" if has_session(output) else "no session")


def renegotiation(door):
    """OpenSSL's client asks for one at a line with an R. A second check of the certificate says that there was one."""
    _, output = client(door, "-tls1_2", said=b"R\n", wait=1)
    asked, checks = "RENEGOTIATING" in output, output.count("verify return")
    again = output.split("RENEGOTIATING", 1)[1].count("verify return") if asked else 0
    return Outcome(not asked or again > 0, f"{checks} checks of the certificate, {again} of them behind the question")


def clear_at_encrypted(door):
    connection = socket.create_connection((door.host, door.port), 10)
    with connection:
        send(connection, (get(door) + "\r\n").encode("ascii"))
        seen = read(connection)
    return Outcome(any(status < 400 for status in seen.answers) or not seen.is_closed, seen)


def encrypted_at_clear(door):
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection((door.host, door.port), PATIENCE) as connection:
        try:
            context.wrap_socket(connection)
            return Outcome(True, "a session")
        except TimeoutError:
            return Outcome(True, "neither answered nor closed")
        except OSError as error:
            return Outcome(False, f"refused: {type(error).__name__}")


def http2(door):
    _, output = client(door, "-alpn", "h2,http/1.1")
    protocol = output.split("ALPN protocol: ", 1)[1].splitlines()[0] if "ALPN protocol: " in output else "none"
    return Outcome(protocol == "h2", f"protocol {protocol}")


def other_protocol(door):
    with door.connect() as connection:
        send(connection, b"EHLO elsewhere.example\r\nMAIL FROM:<a@b>\r\n\r\n")
        seen = read(connection)
    return Outcome(any(status < 400 for status in seen.answers) or not (seen.answers or seen.is_closed), seen)


def cut_hello(door):
    with socket.create_connection((door.host, door.port), 10) as connection:
        send(connection, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
        connection.shutdown(socket.SHUT_WR)
        seen = read(connection, patience=5)
    return Outcome(not seen.is_closed, seen)


def cut_request(door):
    """A request ends when its connection ends without TLS's close notification."""
    connection = door.connect()
    send(connection, get(door).encode("ascii"))
    raw = socket.socket(fileno=connection.detach())
    with raw:
        raw.shutdown(socket.SHUT_WR)
        raw.settimeout(5)
        data = bytearray()
        try:
            while part := raw.recv(1 << 12):
                data += part
        except TimeoutError:
            return Outcome(True, "neither answered nor closed")
        except OSError:
            pass
    return Outcome(False, Seen(bytes(data), True))
