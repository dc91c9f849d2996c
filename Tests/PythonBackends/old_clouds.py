"""What differs between the vendors whose service is left: the face that plays the old cloud, its requests, and the bridge's settings."""
import hashlib
import http.client
import time

import easemob
import nim
from gateway import Gateway
from killable import Unclear

# What a request without an answer, or with one that cannot be read, raises.
NO_ANSWER = (OSError, http.client.HTTPException, ValueError, RuntimeError)


class NIM:
    """NetEase NIM: a gateway with its face, asked over the vendor's server API."""

    NAME = 'nim'
    SAMPLE = 'NIM/Sample'

    class Once(nim.Client):
        """A client that sends a request once: whether to repeat it is the caller's decision."""

        def post(self, path, body, headers):
            connection = http.client.HTTPConnection(self.address, timeout=30)
            try:
                connection.request('POST', f'/nimserver/{path}.action', body, headers)
                answer = connection.getresponse()
                return answer.status, answer.read()
            finally:
                connection.close()

    def __init__(self, address, public):
        """`public` is the address that URLs of files have."""
        self.client = self.Once(address, Gateway.KEY, Gateway.SECRET)
        self.teams = []

    @staticmethod
    def face(bridge, tries, public):
        """Returns the settings of the face; `bridge` is the address for callbacks, `public` that of files."""
        return {'app-key': Gateway.KEY, 'app-secret-file': 'secret', 'rate-limits': False, 'url': f'http://{public}',
                'copy-url': f'http://{bridge}/copies', 'copy-tries': tries}

    @staticmethod
    def bridge(cloud):
        """Returns the bridge's settings; `cloud` is the service's address."""
        return {'app-key': Gateway.KEY, 'app-secret-file': 'secret', 'endpoint': f'http://{cloud}/nimserver', 'rate': 1000}

    @staticmethod
    def fetch(cloud):
        """Returns the options of `parlance fetch`."""
        return ['--endpoint', f'http://{cloud}/nimserver', '--key', Gateway.KEY, '--until', int(time.time() * 1000) + 1000]

    def create(self, account):
        self.client.call('user/create', accid=account)

    def create_group(self, name, owner, members):
        answer = self.client.call('team/create', tname=name, owner=owner, members=members, msg='welcome', magree=0, joinmode=0)
        self.teams.append((answer['tid'], owner))
        return answer['tid']

    def send(self, sender, conversation, text, is_file):
        """Sends a text, or a file with the text as its name, to a conversation, which is a group's id, or a set of two accounts."""
        is_group = isinstance(conversation, str)
        body = {'msg': text}
        try:
            if is_file:
                answer = self.client.upload(text, 'text/plain', content_of(text))
                if answer.get('code') != 200:
                    raise Unclear('msg/fileUpload')
                body = {'url': answer['url'], 'name': text}
            answer = self.client.answer('msg/sendMsg', **{
                'from': sender, 'ope': 1 if is_group else 0, 'to': conversation if is_group else peer(conversation, sender),
                'type': 6 if is_file else 0, 'body': body})
        except NO_ANSWER as failure:
            raise Unclear('msg/sendMsg') from failure
        if answer.get('code') in (500, 503):
            raise Unclear('msg/sendMsg')
        if answer.get('code') != 200:
            raise nim.Refused('msg/sendMsg', answer)

    def has(self, sender, conversation, text, since):
        """Returns whether a text arrived whose sending had no answer."""
        return any(found == text for _, found in self.rows(conversation, sender, since))

    def rows(self, conversation, reader, begin=0):
        """Returns the senders and texts of a conversation's history, in its order."""
        end = int(time.time() * 1000) + 60_000
        found, known = [], set()
        while True:
            window = {'begintime': begin, 'endtime': end, 'limit': 100, 'reverse': 1}
            try:
                if isinstance(conversation, str):
                    answer = self.client.call('history/queryTeamMsg', tid=conversation, accid=reader, **window)
                else:
                    answer = self.client.call(
                        'history/querySessionMsg', **{'from': reader, 'to': peer(conversation, reader), **window})
            except NO_ANSWER as failure:
                raise Unclear('history') from failure
            fresh = [row for row in answer['msgs'] if row['msgid'] not in known]
            known.update(row['msgid'] for row in fresh)
            found += [(row['from'], self.text(row)) for row in fresh if row['type'] in (0, 6)]
            if len(answer['msgs']) < 100:
                return found
            if not fresh:
                raise AssertionError('more messages in one millisecond than a page of the history has')
            begin = answer['msgs'][-1]['sendtime']

    @staticmethod
    def text(row):
        if row['type'] == 0:
            return row['body']['msg']
        return named(row['body']['name'], row['body']['md5'] == hashlib.md5(content_of(row['body']['name'])).hexdigest())

    def read(self, conversations):
        """Returns the messages of all conversations; `conversations` has of each one of its members."""
        return {key: self.rows(members, reader) for key, (members, reader) in conversations.items()}


class Easemob:
    """Easemob: a gateway with its face, asked over the REST API."""

    NAME = 'easemob'
    SAMPLE = 'AgoraChat/Sample'
    PATH = '/callbacks-2c9be0f1a85d4e6790'

    def __init__(self, address, public):
        self.client = easemob.Client(address, Gateway.ORG, Gateway.APP, Gateway.KEY, Gateway.SECRET)
        self.client.public = public

    @classmethod
    def face(cls, bridge, tries, public):
        return {'org': Gateway.ORG, 'app': Gateway.APP, 'client-id': Gateway.KEY, 'client-secret-file': 'secret',
                'callback-secret-file': 'rule-secret', 'callback-url': f'http://{bridge}{cls.PATH}', 'callback-tries': tries,
                'url': f'http://{public}', 'history-delay': 0, 'rate-limits': False}

    @classmethod
    def bridge(cls, cloud):
        return {'endpoint': f'http://{cloud}/{Gateway.ORG}/{Gateway.APP}', 'client-id': Gateway.KEY, 'client-secret-file': 'secret',
                'callback-secret-file': 'rule-secret', 'callback-path': cls.PATH, 'rate': 1000,
                'history-delay': 0, 'history-rate': 600}

    @staticmethod
    def fetch(cloud):
        # The service gives ten hours a minute, each as a whole, and the demo is of the last ones.
        hour = int(time.time()) // 3600
        return ['--endpoint', f'http://{cloud}/{Gateway.ORG}/{Gateway.APP}', '--key', Gateway.KEY,
                '--since', (hour - 1) * 3_600_000, '--until', (hour + 1) * 3_600_000]

    def call(self, *arguments, **query):
        try:
            return self.client.call(*arguments, **query)
        except easemob.Refused as refusal:
            if refusal.status >= 500:
                raise Unclear(arguments[1]) from refusal
            raise
        except NO_ANSWER as failure:
            raise Unclear(arguments[1]) from failure

    def create(self, account):
        self.call('POST', '/users', {'username': account, 'password': f'secret of {account}'})

    def create_group(self, name, owner, members):
        return self.call('POST', '/chatgroups', {
            'groupname': name, 'description': '', 'public': True, 'owner': owner, 'members': members})['data']['groupid']

    def send(self, sender, conversation, text, is_file):
        is_group = isinstance(conversation, str)
        to = conversation if is_group else peer(conversation, sender)
        body = {'msg': text}
        if is_file:
            try:
                entity = self.client.upload(text, 'text/plain', content_of(text))
            except (easemob.Refused, *NO_ANSWER) as failure:
                raise Unclear('/chatfiles') from failure
            body = {'url': self.client.file_url(entity['uuid']), 'secret': entity['share-secret'], 'filename': text}
        self.call('POST', '/messages/chatgroups' if is_group else '/messages/users', {
            'from': sender, 'to': [to], 'type': 'file' if is_file else 'txt', 'body': body})

    def has(self, sender, conversation, text, since):
        return any(text in (row['payload']['bodies'][0].get('msg'), row['payload']['bodies'][0].get('filename'))
                   for row in self.lines(since))

    def lines(self, since):
        """Returns the messages of the files of hours since a time, in milliseconds."""
        lines, first = [], since // 3_600_000
        for hour in range(first, int(time.time()) // 3600 + 1):
            # The hours of the vendor's clusters in China, eight hours from UTC.
            name = time.strftime('%Y%m%d%H', time.gmtime(hour * 3600 + 8 * 3600))
            try:
                lines += self.client.history(name)
            except easemob.Refused as refusal:
                if refusal.status >= 500:
                    raise Unclear('/chatmessages') from refusal
                # An hour without messages.
                if refusal.status != 404:
                    raise
            except NO_ANSWER as failure:
                raise Unclear('/chatmessages') from failure
        return lines

    def read(self, conversations):
        keys = {members: key for key, (members, _) in conversations.items()}
        found = {key: [] for key in conversations}
        # The demo takes some minutes.
        for row in self.lines(int(time.time() * 1000) - 3_600_000):
            sender, to = row['payload']['from'], row['payload']['to']
            key = keys.get(to if row['chat_type'] == 'groupchat' else frozenset((sender, to)))
            body = row['payload']['bodies'][0]
            if key is not None and body['type'] == 'txt':
                found[key].append((sender, body['msg']))
            elif key is not None and body['type'] == 'file':
                name = body['filename']
                found[key].append((sender, named(name, body['file_length'] == len(content_of(name)))))
        return found


def content_of(name):
    """Returns the content of the file with a name: no two have the same size and beginning."""
    return (name + '\n').encode() * (1 + sum(name.encode()) % 400)


def named(name, is_whole):
    """Returns what the ledger is to find: the file's name, if the file is what was uploaded under it."""
    return name if is_whole else f'{name} with another content'


def peer(members, account):
    """Returns the other one of two accounts."""
    return next(name for name in members if name != account)


ALL = {vendor.NAME: vendor for vendor in (NIM, Easemob)}
