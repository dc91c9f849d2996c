"""A network between two programs that can be cut: a TCP proxy on a port of its own."""
import selectors
import socket
import threading


class Proxy:
    """Passes connections on to a port of this machine until `stop`.

    While it is cut, open connections are gone and new ones end at once. While it is mute, requests arrive and their answers do not:
    the connection ends with the first byte of an answer.
    """

    OPEN, CUT, MUTE = 'open', 'cut', 'mute'

    def __init__(self, target):
        self.target = target
        self.state = self.OPEN
        self.lock = threading.Lock()
        self.links = set()
        self.listener = socket.create_server(('127.0.0.1', 0), backlog=128)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.join, args=(near,), daemon=True).start()

    def join(self, near):
        """Passes the bytes of one connection on, until either end closes it or the network is cut."""
        if self.state == self.CUT:
            return near.close()
        try:
            far = socket.create_connection(('127.0.0.1', self.target), timeout=5)
        except OSError:
            return near.close()
        far.settimeout(None)
        link = (near, far)
        with self.lock:
            self.links.add(link)
        try:
            with selectors.DefaultSelector() as ready:
                for end in link:
                    ready.register(end, selectors.EVENT_READ)
                # A cut may have come before this connection was noted.
                while self.state != self.CUT:
                    for key, _ in ready.select():
                        part = key.fileobj.recv(1 << 16)
                        if not part or self.state == self.CUT or (key.fileobj is far and self.state == self.MUTE):
                            return
                        (near if key.fileobj is far else far).sendall(part)
        except OSError:
            pass
        finally:
            with self.lock:
                self.links.discard(link)
            for end in link:
                end.close()

    def set(self, state):
        """Opens, cuts or mutes the network."""
        self.state = state
        if state == self.CUT:
            with self.lock:
                links = list(self.links)
            for link in links:
                for end in link:
                    try:
                        end.shutdown(socket.SHUT_RDWR)
                    except OSError:
                        pass

    def stop(self):
        self.set(self.CUT)
        try:
            # Wakes the thread that accepts.
            self.listener.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.listener.close()
