"""A back end that speaks the REST API of Agora RTM 1.x: from the vendor's facts alone.

Requests are JSON over HTTP. The back end shows its customer id and secret; a user shows the token with which it logs in.
"""
import base64
import http.client
import json
import time
import urllib.parse


class Refused(Exception):
    """The status of an answer is not 200."""

    def __init__(self, path, status, answer):
        super().__init__(f'{path}: {status} {answer}')
        self.status, self.answer = status, answer


def utc(milliseconds):
    """Returns a time as the history's filters have it."""
    return time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime(milliseconds / 1000))


class Client:
    """One app's access to the API."""

    def __init__(self, address, app, customer, secret):
        self.address, self.app, self.customer, self.secret = address, app, customer, secret

    def basic(self):
        return {'Authorization': 'Basic ' + base64.b64encode(f'{self.customer}:{self.secret}'.encode()).decode()}

    def answer(self, method, path, body=None, headers=None):
        """Sends a request, and returns the status and the members of its answer."""
        connection = http.client.HTTPConnection(self.address, timeout=30)
        fields = {**(self.basic() if headers is None else headers), 'Content-Type': 'application/json;charset=utf-8'}
        try:
            connection.request(
                method, f'/dev/v2/project/{self.app}/rtm{path}', None if body is None else json.dumps(body), fields)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()

    def call(self, method, path, body=None, headers=None):
        """Sends a request that is to succeed, and returns its answer."""
        status, answer = self.answer(method, path, body, headers)
        if status != 200 or answer['result'] != 'success':
            raise Refused(path, status, answer)
        return answer

    def send(self, sender, receiver, text, waits=False, headers=None, **options):
        """Sends a message to a user, and returns the code of the answer."""
        path = f'/users/{urllib.parse.quote(sender)}/peer_messages?wait_for_ack={"true" if waits else "false"}'
        return self.call('POST', path, {'destination': receiver, 'payload': text, **options}, headers)['code']

    def send_to_channel(self, sender, channel, text, **options):
        path = f'/users/{urllib.parse.quote(sender)}/channel_messages'
        return self.call('POST', path, {'channel_name': channel, 'payload': text, **options})['code']

    def events(self, kind):
        return self.call('GET', f'/vendor/{kind}_events')['events']

    def history(self, offset=0, limit=20, order='asc', **choice):
        """Makes a query, and fetches its messages."""
        now = int(time.time() * 1000)
        times = {'start_time': utc(now - 3_600_000), 'end_time': utc(now + 60_000)}
        answer = self.call('POST', '/message/history/query', {
            'filter': {**times, **choice}, 'offset': offset, 'limit': limit, 'order': order})
        # The tilde stands for the address of the project.
        path = answer['location'].removeprefix('~/rtm')
        for _ in range(20):
            answer = self.call('GET', path)
            if answer['code'] == 'ok':
                return answer['messages']
            time.sleep(2)
        raise TimeoutError(path)

    def count(self, **choice):
        now = int(time.time() * 1000)
        times = {'start_time': utc(now - 3_600_000), 'end_time': utc(now + 60_000)}
        return self.call('GET', '/message/history/count?' + urllib.parse.urlencode({**times, **choice}))['count']
