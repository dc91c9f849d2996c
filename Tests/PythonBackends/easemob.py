"""A back end that speaks the REST API of Easemob and Agora Chat, from the vendor's facts alone.

Requests are JSON with a token in the header, which the back end gets with its client's id and secret. Callbacks come as JSON over HTTP,
with a signature of their id and time.
"""
import gzip
import hashlib
import http.client
import json
import secrets
import urllib.parse

from receiver import Receiver


class Refused(Exception):
    """The status of an answer is not 200."""

    def __init__(self, path, status, answer):
        super().__init__(f'{path}: {status} {answer}')
        self.status = status
        self.error = answer.get('error')
        self.description = answer.get('error_description')


class Client:
    """One app's access to the REST API."""

    def __init__(self, address, org, app, client_id, client_secret):
        self.address, self.org, self.app = address, org, app
        self.client_id, self.client_secret = client_id, client_secret
        self.token = None
        # The address that URLs in answers have.
        self.public = address

    def send(self, method, path, body=None, headers=None):
        """Sends a request with a body of bytes, and returns the status and the body of the answer."""
        connection = http.client.HTTPConnection(self.address, timeout=30)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def log_in(self, **fields):
        """Gets a token for the app."""
        body = {'grant_type': 'client_credentials', 'client_id': self.client_id, 'client_secret': self.client_secret, **fields}
        status, answer = self.answer('POST', '/token', body, token=None)
        if status != 200:
            raise Refused('/token', status, answer)
        self.token = answer['access_token']
        return answer

    def answer(self, method, path, body=None, token='own', query=None):
        """Sends a request and returns the status and the members of its answer, whatever they are."""
        headers = {'Accept': 'application/json'}
        if token == 'own':
            if self.token is None:
                self.log_in()
            token = self.token
        if token is not None:
            headers['Authorization'] = f'Bearer {token}'
        if body is not None:
            headers['Content-Type'] = 'application/json'
            body = json.dumps(body).encode()
        if query:
            path += '?' + urllib.parse.urlencode(query)
        status, content = self.send(method, f'/{self.org}/{self.app}{path}', body, headers)
        return status, json.loads(content)

    def call(self, method, path, body=None, **query):
        """Sends a request that is to succeed, and returns its answer."""
        status, answer = self.answer(method, path, body, query=query)
        if status != 200:
            raise Refused(path, status, answer)
        return answer

    def set_attributes(self, user, **attributes):
        """Sets attributes of a user, which is the one request whose body is a form."""
        status, content = self.send(
            'PUT', f'/{self.org}/{self.app}/metadata/user/{user}', urllib.parse.urlencode(attributes).encode(),
            {'Authorization': f'Bearer {self.token}', 'Content-Type': 'application/x-www-form-urlencoded'})
        return status, json.loads(content)

    def upload(self, name, content_type, content):
        """Uploads a file, and returns its entity."""
        return self.post_file('/chatfiles', name, content_type, content)['entities'][0]

    def post_file(self, path, name, content_type, content):
        """Posts a file in a form, and returns the answer."""
        boundary = secrets.token_hex(16)
        head = (f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n'
                f'Content-Type: {content_type}\r\n\r\n')
        body = head.encode() + content + f'\r\n--{boundary}--\r\n'.encode()
        if self.token is None:
            self.log_in()
        status, answer = self.send(
            'POST', f'/{self.org}/{self.app}{path}', body,
            {'Authorization': f'Bearer {self.token}', 'Content-Type': f'multipart/form-data; boundary={boundary}',
             'restrict-access': 'true'})
        if status != 200:
            raise Refused(path, status, json.loads(answer))
        return json.loads(answer)

    def read(self, path):
        """Returns the status and the bytes of an answer."""
        return self.send('GET', f'/{self.org}/{self.app}{path}', None, {'Authorization': f'Bearer {self.token}'})

    def download(self, uuid, secret):
        """Returns the status and the content of a file."""
        return self.send(
            'GET', f'/{self.org}/{self.app}/chatfiles/{uuid}', None,
            {'Authorization': f'Bearer {self.token}', 'Accept': 'application/octet-stream', 'share-secret': secret})

    def file_url(self, uuid):
        return f'http://{self.address}/{self.org}/{self.app}/chatfiles/{uuid}'

    def history(self, hour):
        """Returns the messages of an hour (ten digits), from the file at the address that the answer names."""
        url = urllib.parse.urlsplit(self.call('GET', f'/chatmessages/{hour}')['data'][0]['url'])
        if url.netloc != self.public or 'Expires' not in urllib.parse.parse_qs(url.query):
            raise AssertionError(f'the address of the file is {url.geturl()}')
        status, content = self.send('GET', f'{url.path}?{url.query}')
        if status != 200:
            raise AssertionError(f'the file of {hour} has the status {status}')
        return [json.loads(line) for line in gzip.decompress(content).decode().split('\n') if line]


class Callbacks(Receiver):
    """Takes callbacks, and checks their signatures."""

    PATH = '/callbacks'

    def __init__(self, secret):
        self.secret = secret
        super().__init__()

    def read(self, headers, body):
        members = json.loads(body)
        signed = f'{members["callId"]}{self.secret}{members["timestamp"]}'
        return {
            'members': members,
            'is_signed': members['security'] == hashlib.md5(signed.encode()).hexdigest(),
            'is_json': headers['Content-Type'].startswith('application/json'),
        }

    def kind(self, members):
        """Returns the value of `chat_type`, or of `status`."""
        return members.get('chat_type', members.get('status'))
