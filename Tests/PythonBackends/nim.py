"""A back end that speaks NIM's server API, as the vendor's own client does: from the vendor's facts alone.

Requests are forms with JSON in some of their fields, signed with AppKey, Nonce, CurTime and CheckSum. Copies of events come as JSON
over HTTP, signed with an MD5 of the body.
"""
import hashlib
import http.client
import json
import secrets
import time
import urllib.parse

from receiver import Receiver


class Refused(Exception):
    """The code of an answer is not 200."""

    def __init__(self, path, answer):
        super().__init__(f'{path}: {answer}')
        self.code = answer.get('code')


def check_sum(secret, nonce, cur_time):
    return hashlib.sha1((secret + nonce + cur_time).encode()).hexdigest()


class Client:
    """One app's access to the server API."""

    def __init__(self, address, key, secret):
        self.address, self.key, self.secret = address, key, secret

    def headers(self, nonce=None, cur_time=None):
        nonce, cur_time = nonce or secrets.token_hex(16), cur_time or str(int(time.time()))
        return {
            'AppKey': self.key, 'Nonce': nonce, 'CurTime': cur_time,
            'CheckSum': check_sum(self.secret, nonce, cur_time),
            'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8', 'User-Agent': 'back-end/1.0',
        }

    def post(self, path, body, headers):
        """Sends a request, and once more after a failure of the network or status 502; returns the status and the body."""
        for attempt in range(2):
            connection = http.client.HTTPConnection(self.address, timeout=30)
            try:
                connection.request('POST', f'/nimserver/{path}.action', body, headers)
                answer = connection.getresponse()
                content = answer.read()
                if answer.status != 502 or attempt:
                    return answer.status, content
            except (ConnectionError, TimeoutError, http.client.HTTPException):
                if attempt:
                    raise
            finally:
                connection.close()

    def answer(self, path, **fields):
        """Sends a request and returns its answer, whatever its code is."""
        form = {name: value if isinstance(value, str) else json.dumps(value) for name, value in fields.items()}
        status, content = self.post(path, urllib.parse.urlencode(form), self.headers())
        if status != 200:
            raise RuntimeError(f'{path}: status {status}')
        return json.loads(content)

    def upload(self, name, content_type, content):
        """Uploads a file in a form with files, and returns the answer."""
        boundary = secrets.token_hex(16)
        head = (f'--{boundary}\r\nContent-Disposition: form-data; name="content"; filename="{name}"\r\n'
                f'Content-Type: {content_type}\r\n\r\n')
        body = head.encode() + content + f'\r\n--{boundary}--\r\n'.encode()
        status, answer = self.post(
            'msg/fileUpload', body, {**self.headers(), 'Content-Type': f'multipart/form-data; boundary={boundary}'})
        if status != 200:
            raise RuntimeError(f'msg/fileUpload: status {status}')
        return json.loads(answer)

    def call(self, path, **fields):
        """Sends a request that is to succeed, and returns its answer."""
        answer = self.answer(path, **fields)
        if answer.get('code') != 200:
            raise Refused(path, answer)
        return answer


class Copies(Receiver):
    """Takes copies of events, and checks their signatures and their form."""

    PATH = '/copies'

    def __init__(self, secret):
        self.secret = secret
        super().__init__()

    def read(self, headers, body):
        digest = hashlib.md5(body).hexdigest()
        members = json.loads(body)
        return {
            'members': members,
            'is_signed': headers['MD5'] == digest
            and headers['CheckSum'] == check_sum(self.secret, digest, headers['CurTime']),
            'is_text': all(isinstance(value, str) for value in members.values()),
            'is_json': headers['Content-Type'].startswith('application/json'),
            'delay': abs(time.time() * 1000 - int(headers['CurTime'])),
        }

    def kind(self, members):
        return members.get('eventType')
