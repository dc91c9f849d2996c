"""The REST API of Easemob and Agora Chat, from the vendor's facts alone, against a gateway that is a process."""
import concurrent.futures
import datetime
import http.client
import json
import unittest

from easemob import Callbacks, Client, Refused
from gateway import Gateway, program

# The offset of the hours of the history in the clusters in China, in hours.
CHINA = 8


class EasemobTestCase(unittest.TestCase):
    settings = {'rate-limits': False, 'history-delay': 0}

    @classmethod
    def setUpClass(cls):
        cls.gateway = Gateway(program(), easemob=cls.settings)
        cls.client = cls.new_client()
        cls.number = 0

    @classmethod
    def tearDownClass(cls):
        cls.gateway.stop()

    @classmethod
    def new_client(cls, org=Gateway.ORG, app=Gateway.APP, secret=Gateway.SECRET):
        return Client(cls.gateway.address, org, app, Gateway.KEY, secret)

    def user(self):
        """Registers a user with a name of its own."""
        type(self).number += 1
        name = f'user{self.number}'
        self.client.call('POST', '/users', {'username': name, 'password': 'secret'})
        return name

    def send(self, sender, receiver, text='hello', kind='users'):
        data = self.client.call('POST', f'/messages/{kind}', {
            'from': sender, 'to': [receiver], 'type': 'txt', 'body': {'msg': text}})['data']
        return data[receiver]

    def group(self, owner, *members):
        return self.client.call('POST', '/chatgroups', {
            'groupname': 'group', 'description': 'text', 'public': True, 'owner': owner, 'members': list(members)})['data']['groupid']

    def refused(self, status, error, method, path, body=None, **query):
        with self.assertRaises(Refused) as caught:
            self.client.call(method, path, body, **query)
        self.assertEqual((caught.exception.status, caught.exception.error), (status, error), caught.exception)
        self.assertTrue(caught.exception.description)


class AuthenticationTests(EasemobTestCase):
    def test_a_token_has_its_lifetime(self):
        answer = self.new_client().log_in()
        self.assertEqual(answer['expires_in'], 5_184_000)
        self.assertTrue(answer['application'])
        self.assertEqual(self.new_client().log_in(ttl=1000)['expires_in'], 1000)

    def test_wrong_credentials_get_no_token(self):
        for change in [{'client_secret': 'wrong'}, {'client_id': 'wrong'}, {'client_secret': None}]:
            with self.assertRaises(Refused) as caught:
                self.new_client().log_in(**change)
            self.assertEqual((caught.exception.status, caught.exception.error), (400, 'invalid_grant'))

    def test_requests_without_a_right_token_are_refused(self):
        for token, error in [(None, 'unauthorized'), ('wrong', 'auth_bad_access_token')]:
            for method, path in [('GET', '/users'), ('POST', '/messages/users'), ('GET', '/chatmessages/2024010100')]:
                status, answer = self.client.answer(method, path, {} if method == 'POST' else None, token=token)
                self.assertEqual((status, answer['error']), (401, error))
                self.assertTrue({'exception', 'timestamp', 'duration', 'error_description'} <= set(answer))

    def test_other_apps_are_refused(self):
        for client in [self.new_client(org='other'), self.new_client(app='other')]:
            with self.assertRaises(Refused) as caught:
                client.log_in()
            self.assertEqual((caught.exception.status, caught.exception.error), (404, 'organization_application_not_found'))

    def test_other_bodies_are_refused(self):
        self.client.call('GET', '/users')
        headers = {'Authorization': f'Bearer {self.client.token}'}
        path = f'/{Gateway.ORG}/{Gateway.APP}/users'
        for content_type in ['text/plain', 'application/x-www-form-urlencoded']:
            status, content = self.client.send('POST', path, b'{}', {**headers, 'Content-Type': content_type})
            self.assertEqual((status, json.loads(content)['error']), (415, 'web_application'))
        for body in [b'{', b'\xff', b'{"username":}']:
            status, content = self.client.send('POST', path, body, {**headers, 'Content-Type': 'application/json'})
            self.assertEqual((status, json.loads(content)['error']), (400, 'json_parse'))

    def test_large_bodies_are_refused_and_the_gateway_goes_on(self):
        connection = http.client.HTTPConnection(self.gateway.address, timeout=30)
        connection.putrequest('POST', f'/{Gateway.ORG}/{Gateway.APP}/users')
        connection.putheader('Content-Type', 'application/json')
        connection.putheader('Content-Length', str(100 << 20))
        connection.endheaders()
        self.assertEqual(connection.getresponse().status, 413)
        connection.close()
        self.user()

    def test_no_secret_is_written_to_the_log(self):
        user = self.user()
        self.client.call('PUT', f'/users/{user}/password', {'newpassword': 'password-that-nobody-may-read'})
        self.client.answer('GET', '/users', token='token-that-nobody-may-read')
        for secret in [Gateway.SECRET, Gateway.CALLBACK_SECRET, self.client.token, 'that-nobody-may-read']:
            self.assertNotIn(secret, self.gateway.written())


class MuteTests(EasemobTestCase):
    def test_a_muted_user_writes_nowhere_of_a_kind(self):
        sender, receiver = self.user(), self.user()
        self.send(sender, receiver)
        self.client.call('POST', '/mutes', {'username': sender, 'chat': -1, 'chatroom': 3600})
        self.refused(403, 'forbidden_op', 'POST', '/messages/users', {
            'from': sender, 'to': [receiver], 'type': 'txt', 'body': {'msg': 'x'}})
        state = self.client.call('GET', f'/mutes/{sender}')['data']
        self.assertEqual((state['userid'], state['chat'], state['groupchat']), (sender, -1, 0))
        self.assertTrue(3500 < state['chatroom'] <= 3600)
        rows = self.client.call('GET', '/mutes', pageNum=1, pageSize=50)['data']['data']
        self.assertIn({'username': sender, 'chat': -1}, rows)
        self.client.call('POST', '/mutes', {'username': sender, 'chat': 0, 'chatroom': 0})
        self.send(sender, receiver)
        self.assertEqual(self.client.call('GET', f'/mutes/{sender}')['data']['chat'], 0)

    def test_requests_that_do_not_fit_are_refused(self):
        user = self.user()
        for body in [{'username': user}, {'chat': 5}, {'username': user, 'chat': -2}, {'username': user, 'chat': 2 ** 31}]:
            self.refused(400, 'illegal_argument', 'POST', '/mutes', body)
        self.assertEqual(self.client.call('GET', f'/users/{user}/joined_chatrooms')['data'], [])


class UserTests(EasemobTestCase):
    def test_an_answer_has_the_envelope(self):
        answer = self.client.call('POST', '/users', {'username': 'Envelope', 'password': 'x', 'nickname': 'Name'})
        self.assertEqual((answer['organization'], answer['applicationName']), (Gateway.ORG, Gateway.APP))
        self.assertTrue({'action', 'application', 'path', 'uri', 'timestamp', 'duration'} <= set(answer))
        entity = answer['entities'][0]
        self.assertEqual((entity['username'], entity['type'], entity['activated']), ('envelope', 'user', True))
        self.assertEqual(self.client.call('GET', '/users/envelope')['entities'], [entity])

    def test_a_user_is_registered_once(self):
        user = self.user()
        self.refused(400, 'duplicate_unique_property_exists', 'POST', '/users', {'username': user, 'password': 'x'})
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            statuses = list(pool.map(lambda _: self.client.answer('POST', '/users', {'username': 'crowded', 'password': 'x'})[0], range(16)))
        self.assertEqual(sorted(statuses), [200] + [400] * 15)

    def test_names_have_their_form(self):
        for name in ['', 'with space', 'ümlaut', 'a/b', 'a' * 65]:
            self.refused(400, 'illegal_argument', 'POST', '/users', {'username': name, 'password': 'x'})
        self.refused(400, 'illegal_argument', 'POST', '/users', {'password': 'x'})

    def test_a_batch_registers_those_that_it_can(self):
        user = self.user()
        answer = self.client.call('POST', '/users', [{'username': 'batch1', 'password': 'x'}, {'username': user, 'password': 'x'}])
        self.assertEqual([entity['username'] for entity in answer['entities']], ['batch1'])
        self.assertEqual([row['username'] for row in answer['data']], [user])
        self.assertTrue(answer['data'][0]['registerUserFailReason'])
        self.refused(400, 'illegal_argument', 'POST', '/users', [{'username': f'many{i}', 'password': 'x'} for i in range(61)])

    def test_pages_have_all_users(self):
        users = {self.user() for _ in range(5)}
        found, cursor = set(), None
        while True:
            answer = self.client.call('GET', '/users', limit=2, **({'cursor': cursor} if cursor else {}))
            self.assertLessEqual(len(answer['entities']), 2)
            found |= {entity['username'] for entity in answer['entities']}
            cursor = answer.get('cursor')
            if cursor is None:
                break
        self.assertLessEqual(users, found)

    def test_passwords_and_user_tokens(self):
        user = self.user()

        def log_in(password):
            return self.client.answer('POST', '/token', {'grant_type': 'password', 'username': user, 'password': password}, token=None)
        status, answer = log_in('secret')
        self.assertEqual((status, answer['user']['username']), (200, user))
        self.client.call('PUT', f'/users/{user}/password', {'newpassword': 'other'})
        status, answer = log_in('secret')
        self.assertEqual((status, answer['error']), (400, 'invalid_grant'))
        self.assertEqual(log_in('other')[0], 200)
        inherited = self.client.call('POST', '/token', {'grant_type': 'inherit', 'username': 'fresh', 'autoCreateUser': True})
        self.assertEqual(inherited['user']['username'], 'fresh')
        self.client.call('GET', '/users/fresh')

    def test_a_user_is_deactivated_and_deleted(self):
        user = self.user()
        self.assertFalse(self.client.call('POST', f'/users/{user}/deactivate')['entities'][0]['activated'])
        self.assertTrue(self.client.call('POST', f'/users/{user}/activate')['entities'][0]['activated'])
        self.assertEqual(self.client.call('GET', f'/users/{user}/status')['data'], {user: 'offline'})
        self.assertEqual(self.client.call('POST', '/users/batch/status', {'usernames': [user]})['data'], [{user: 'offline'}])
        self.client.call('DELETE', f'/users/{user}')
        self.refused(404, 'service_resource_not_found', 'GET', f'/users/{user}')

    def test_attributes(self):
        user = self.user()
        status, answer = self.client.set_attributes(user, nickname='Name', avatarurl='http://i', ext='{"a":1}', gender='1')
        self.assertEqual((status, answer['data']), (200, {'nickname': 'Name', 'avatarurl': 'http://i', 'ext': '{"a":1}', 'gender': '1'}))
        self.assertEqual(self.client.call('GET', f'/metadata/user/{user}')['data'], answer['data'])
        some = self.client.call('POST', '/metadata/user/get', {'targets': [user], 'properties': ['nickname']})
        self.assertEqual(some['data'], {user: {'nickname': 'Name'}})
        self.assertIs(self.client.call('DELETE', f'/metadata/user/{user}')['data'], True)

    def test_contacts_and_blocks(self):
        one, two = self.user(), self.user()
        self.client.call('POST', f'/users/{one}/contacts/users/{two}')
        for owner, friend in [(one, two), (two, one)]:
            self.assertEqual(self.client.call('GET', f'/users/{owner}/contacts/users')['data'], [friend])
        self.client.call('DELETE', f'/users/{one}/contacts/users/{two}')
        self.assertEqual(self.client.call('GET', f'/users/{one}/contacts/users')['data'], [])
        self.client.call('POST', f'/users/{one}/blocks/users', {'usernames': [two]})
        self.assertEqual(self.client.call('GET', f'/users/{one}/blocks/users')['data'], [two])
        self.client.call('DELETE', f'/users/{one}/blocks/users/{two}')
        self.assertEqual(self.client.call('GET', f'/users/{one}/blocks/users')['data'], [])


class MessageTests(EasemobTestCase):
    def hour(self):
        return (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=CHINA)).strftime('%Y%m%d%H')

    def test_each_receiver_has_a_message_of_its_own(self):
        one, two, three = self.user(), self.user(), self.user()
        data = self.client.call('POST', '/messages/users', {
            'from': one, 'to': [two, three], 'type': 'txt', 'body': {'msg': 'hello'}, 'ext': {'k': 1}})['data']
        self.assertEqual(set(data), {two, three})
        self.assertEqual(len({int(number) for number in data.values()}), 2)
        for number in data.values():
            self.assertLess(int(number), 1 << 63)

    def test_wrong_messages_are_refused(self):
        one, two = self.user(), self.user()
        right = {'from': one, 'to': [two], 'type': 'txt', 'body': {'msg': 'x'}}
        for change in [{'from': ''}, {'to': []}, {'to': [f'u{i}' for i in range(601)]}, {'type': 'x'}, {'body': {}}, {'ext': None},
                       {'to': [f'u{i}' for i in range(10_000)]}, {'body': {'msg': 'x' * 6000}}]:
            self.refused(400, 'illegal_argument', 'POST', '/messages/users', {**right, **change})
        self.refused(404, 'service_resource_not_found', 'POST', '/messages/users', {**right, 'to': ['nobody']})

    def test_history_has_every_kind_of_body(self):
        one, two = self.user(), self.user()
        content = bytes(range(256)) * 40
        entity = self.client.upload('a.bin', 'application/octet-stream', content)
        self.assertEqual(self.client.download(entity['uuid'], entity['share-secret']), (200, content))
        url = self.client.file_url(entity['uuid'])
        bodies = {
            'txt': {'msg': 'hello, 你好 👋'}, 'loc': {'lat': '39.9', 'lng': '116.4', 'addr': 'here'},
            'custom': {'customEvent': 'gift_1', 'customExts': {'name': 'flower'}},
            'file': {'url': url, 'filename': 'a.bin', 'secret': entity['share-secret']},
            'audio': {'url': url, 'filename': 'a.amr', 'length': 10},
            'img': {'url': url, 'filename': 'a.jpg', 'size': {'width': 480, 'height': 720}},
            'video': {'url': url, 'filename': 'a.mp4', 'thumb': url, 'length': 10, 'file_length': 1},
        }
        sent, hours = {}, [self.hour()]
        for kind, body in bodies.items():
            data = self.client.call('POST', '/messages/users', {'from': one, 'to': [two], 'type': kind, 'body': body, 'ext': {'k': kind}})
            sent[data['data'][two]] = kind
        if self.hour() not in hours:
            hours.append(self.hour())
        rows = [row for hour in hours for row in self.history(hour) if row['payload']['to'] == two]
        self.assertEqual({row['msg_id']: row['payload']['bodies'][0]['type'] for row in rows}, sent)
        by_kind = {row['payload']['bodies'][0]['type']: row for row in rows}
        for kind, row in by_kind.items():
            self.assertEqual((row['chat_type'], row['payload']['from'], row['payload']['ext']), ('chat', one, {'k': kind}))
            self.assertAlmostEqual(row['timestamp'] / 1000, datetime.datetime.now().timestamp(), delta=600)
        read = {kind: row['payload']['bodies'][0] for kind, row in by_kind.items()}
        self.assertEqual(read['txt']['msg'], 'hello, 你好 👋')
        self.assertEqual((read['loc']['lat'], read['loc']['lng'], read['loc']['addr']), (39.9, 116.4, 'here'))
        self.assertEqual((read['custom']['customEvent'], read['custom']['v2:customExts']), ('gift_1', {'name': 'flower'}))
        self.assertEqual((read['file']['filename'], read['file']['file_length']), ('a.bin', len(content)))
        self.assertEqual((read['audio']['length'], read['video']['length']), (10, 10))
        for kind in ['file', 'audio', 'img', 'video']:
            self.assertTrue(read[kind]['url'].endswith(f'/chatfiles/{entity["uuid"]}'), read[kind])

    def history(self, hour):
        try:
            return self.client.history(hour)
        except Refused as refused:
            self.assertEqual((refused.status, refused.error), (404, 'storage_object_not_found'))
            return []

    def test_an_hour_without_messages_is_not_found(self):
        self.refused(404, 'storage_object_not_found', 'GET', '/chatmessages/2024010100')
        self.refused(400, 'illegal_argument', 'GET', '/chatmessages/yesterday')

    def test_a_message_is_recalled_once(self):
        one, two = self.user(), self.user()
        recall = {'msg_id': self.send(one, two), 'to': two, 'chat_type': 'chat', 'from': one, 'force': True}
        self.refused(403, 'message_recall_error', 'POST', '/messages/msg_recall', {**recall, 'to': one})
        data = self.client.call('POST', '/messages/msg_recall', recall)['data']
        self.assertEqual((data['recalled'], data['msg_id']), ('yes', recall['msg_id']))
        self.refused(403, 'message_recall_error', 'POST', '/messages/msg_recall', recall)
        self.refused(400, 'message_recall_error', 'POST', '/messages/msg_recall', {**recall, 'msg_id': ''})

    def test_conversations_are_listed_and_removed(self):
        one, two = self.user(), self.user()
        self.send(one, two)
        self.client.call('DELETE', f'/users/{one}/user_channel', {'channel': two, 'type': 'chat', 'delete_roam': True})
        self.refused(400, 'illegal_argument', 'DELETE', f'/users/{one}/user_channel', {'channel': two, 'type': 'x', 'delete_roam': True})

    def test_reactions_and_edits(self):
        one, two = self.user(), self.user()
        number = self.send(one, two)
        self.assertEqual(self.client.call('POST', f'/reaction/user/{two}', {'msgId': number, 'message': 'ok'})['requestStatusCode'], 'ok')
        listed = self.client.call('GET', f'/reaction/user/{one}', msgIdList=number, msgType='chat')['data'][0]['reactionList'][0]
        self.assertEqual((listed['reaction'], listed['count'], listed['userList']), ('ok', 1, [two]))
        change = {'user': one, 'new_msg': {'type': 'txt', 'msg': 'changed'}}
        self.assertEqual(self.client.call('PUT', f'/messages/rewrite/{number}', change)['data'], 'success')


class GroupTests(EasemobTestCase):
    def test_a_group_has_its_members(self):
        one, two, three = self.user(), self.user(), self.user()
        group = self.group(one, two)
        details = self.client.call('GET', f'/chatgroups/{group}')['data'][0]
        self.assertEqual((details['owner'], details['affiliations_count'], details['public']), (one, 2, True))
        self.assertIn({'owner': one}, details['affiliations'])
        added = self.client.call('POST', f'/chatgroups/{group}/users/{three}')['data']
        self.assertEqual((added['result'], added['action'], added['user']), (True, 'add_member', three))
        self.refused(403, 'forbidden_op', 'POST', f'/chatgroups/{group}/users/{three}')
        self.assertTrue(self.client.call('GET', f'/chatgroups/{group}/user/{three}/is_joined')['data'])
        self.client.call('DELETE', f'/chatgroups/{group}/users/{three}')
        self.refused(403, 'forbidden_op', 'DELETE', f'/chatgroups/{group}/users/{three}')
        self.assertEqual(self.client.call('PUT', f'/chatgroups/{group}', {'newowner': two})['data'], {'newowner': True})
        self.refused(400, 'invalid_parameter', 'PUT', f'/chatgroups/{group}', {'unknown': 1})
        self.client.call('DELETE', f'/chatgroups/{group}')
        self.refused(404, 'service_resource_not_found', 'GET', f'/chatgroups/{group}')

    def test_the_administrator_writes_to_a_group(self):
        group = self.group(self.user(), self.user())
        data = self.client.call('POST', '/messages/chatgroups', {'to': [group], 'type': 'txt', 'body': {'msg': 'x'}})['data']
        self.assertEqual(set(data), {group})

    def test_admins_mutes_and_announcement(self):
        one, two = self.user(), self.user()
        group = self.group(one, two)
        self.client.call('POST', f'/chatgroups/{group}/admin', {'newadmin': two})
        self.assertEqual(self.client.call('GET', f'/chatgroups/{group}/admin')['data'], [two])
        self.client.call('DELETE', f'/chatgroups/{group}/admin/{two}')
        self.client.call('POST', f'/chatgroups/{group}/mute', {'usernames': [two], 'mute_duration': -1})
        self.assertEqual(self.client.call('GET', f'/chatgroups/{group}/mute')['data'], [{'expire': -1, 'user': two}])
        self.client.call('DELETE', f'/chatgroups/{group}/mute/{two}')
        self.client.call('POST', f'/chatgroups/{group}/announcement', {'announcement': 'news'})
        self.assertEqual(self.client.call('GET', f'/chatgroups/{group}/announcement')['data'], {'announcement': 'news'})

    def test_a_room_is_created_and_dismissed(self):
        room = self.client.call('POST', '/chatrooms', {'name': 'room', 'description': 'text', 'owner': self.user()})['data']['id']
        self.assertEqual(self.client.call('GET', f'/chatrooms/{room}')['data'][0]['name'], 'room')
        self.client.call('DELETE', f'/chatrooms/{room}')
        self.refused(404, 'service_resource_not_found', 'GET', f'/chatrooms/{room}')

    def room(self):
        """Creates a room, and returns its path and its owner."""
        owner = self.user()
        room = self.client.call('POST', '/chatrooms', {'name': 'room', 'description': 'text', 'owner': owner})['data']['id']
        return f'/chatrooms/{room}', owner

    def data(self, method, path, body=None):
        return self.client.call(method, path, body)['data']

    def test_a_room_is_changed(self):
        room, owner = self.room()
        self.assertEqual(
            self.data('PUT', room, {'name': 'new', 'description': 'other', 'maxusers': 50}),
            {'groupname': True, 'description': True, 'maxusers': True})
        found = self.data('GET', room)[0]
        self.assertEqual((found['name'], found['description'], found['maxusers'], found['mute']), ('new', 'other', 50, False))
        self.refused(400, 'invalid_parameter', 'PUT', room, {'owner': owner})
        self.assertEqual(self.data('GET', f'{room}/announcement'), {'announcement': ''})
        self.assertTrue(self.data('POST', f'{room}/announcement', {'announcement': 'hello'})['result'])
        self.assertEqual(self.data('GET', f'{room}/announcement'), {'announcement': 'hello'})
        self.assertEqual(self.data('POST', f'{room}/ban'), {'mute': True})
        self.assertTrue(self.data('GET', room)[0]['mute'])
        self.assertEqual(self.data('DELETE', f'{room}/ban'), {'mute': False})
        self.refused(404, 'service_resource_not_found', 'PUT', '/chatrooms/none', {'name': 'x'})

    def test_admins_mutes_and_lists_of_a_room(self):
        room, owner = self.room()
        one, two = self.user(), self.user()
        self.assertEqual(self.data('POST', f'{room}/admin', {'newadmin': one}), {'result': 'success', 'newadmin': one})
        self.assertEqual(self.data('GET', f'{room}/admin'), [one])
        self.assertEqual(self.data('DELETE', f'{room}/admin/{one}'), {'result': 'success', 'oldadmin': one})
        self.assertEqual(self.data('GET', f'{room}/admin'), [])

        muted = self.data('POST', f'{room}/mute', {'usernames': [one, two], 'mute_duration': -1})
        self.assertEqual(muted, [{'result': True, 'expire': -1, 'user': name} for name in (one, two)])
        timed = self.data('POST', f'{room}/mute', {'usernames': [two], 'mute_duration': 60_000})[0]['expire']
        rows = {row['user']: row['expire'] for row in self.data('GET', f'{room}/mute')}
        self.assertEqual(rows, {one: -1, two: timed})
        self.assertEqual(self.data('DELETE', f'{room}/mute/{one},{two}'), [{'result': True, 'user': name} for name in (one, two)])
        self.assertEqual(self.data('GET', f'{room}/mute'), [])

        for kind, words in (('blocks', 'blocks'), ('white', 'user_whitelist')):
            users = f'{room}/{kind}/users'
            self.assertEqual(
                self.data('POST', f'{users}/{one}'),
                {'result': True, 'action': f'add_{words}', 'chatroomid': room.split('/')[-1], 'user': one})
            self.assertEqual(len(self.data('POST', users, {'usernames': [one, two]})), 2)
            self.assertEqual(sorted(self.data('GET', users)), sorted([one, two]))
            self.assertEqual(self.data('DELETE', f'{users}/{one}')['action'], f'remove_{words}')
            self.assertEqual(self.data('GET', users), [two])
            self.refused(403, 'forbidden_op', 'POST', f'{users}/{owner}')
            self.refused(404, 'service_resource_not_found', 'POST', f'{users}/nobody')

    def test_lists_of_a_group(self):
        owner, one, two = self.user(), self.user(), self.user()
        group = self.group(owner, one)
        blocks, white = f'/chatgroups/{group}/blocks/users', f'/chatgroups/{group}/white/users'
        self.assertEqual(
            self.data('POST', f'{blocks}/{one}'), {'result': True, 'action': 'add_blocks', 'groupid': group, 'user': one})
        self.assertFalse(self.data('GET', f'/chatgroups/{group}/user/{one}/is_joined'))
        self.assertEqual(len(self.data('POST', blocks, {'usernames': [one, two]})), 2)
        self.assertEqual(self.data('GET', blocks), sorted([one, two]))
        page = self.client.call('GET', blocks, pageSize=1)
        self.assertEqual((page['data'], page['count']), ([sorted([one, two])[0]], 1))
        self.assertEqual(self.client.call('GET', blocks, pageSize=1, cursor=page['cursor'])['data'], [sorted([one, two])[1]])
        self.refused(403, 'forbidden_op', 'POST', f'/chatgroups/{group}/users/{one}')
        self.assertEqual(self.data('DELETE', f'{blocks}/{one}')['action'], 'remove_blocks')
        self.data('POST', f'/chatgroups/{group}/users/{one}')

        self.assertEqual(self.data('POST', f'{white}/{one}')['action'], 'add_user_whitelist')
        self.assertEqual(len(self.data('POST', white, {'usernames': [one]})), 1)
        self.assertEqual(self.data('GET', white), [one])
        self.assertEqual(self.data('DELETE', f'{white}/{one}')['action'], 'remove_user_whitelist')
        self.assertEqual(self.data('GET', white), [])
        self.refused(403, 'forbidden_op', 'POST', f'{white}/{two}')
        self.refused(403, 'forbidden_op', 'POST', f'{blocks}/{owner}')
        self.refused(404, 'service_resource_not_found', 'POST', f'{blocks}/nobody')
        self.refused(404, 'service_resource_not_found', 'GET', '/chatgroups/none/blocks/users')

    def test_shared_files_of_a_group(self):
        owner = self.user()
        files = f'/chatgroups/{self.group(owner, self.user())}/share_files'
        self.assertEqual(self.data('GET', files), [])
        added = self.client.post_file(files, 'plan.txt', 'text/plain', b'the plan')['data']
        self.assertEqual((added['file_name'], added['file_size']), ('plan.txt', 8))
        self.assertTrue(added['file_url'].endswith(f'{files}/{added["file_id"]}'))
        listed = self.data('GET', files)
        self.assertEqual([(row['file_id'], row['file_owner']) for row in listed], [(added['file_id'], owner)])
        self.assertEqual(self.client.read(f'{files}/{added["file_id"]}'), (200, b'the plan'))
        self.assertTrue(self.data('DELETE', f'{files}/{added["file_id"]}')['result'])
        self.assertEqual(self.data('GET', files), [])
        self.assertEqual(self.client.read(f'{files}/{added["file_id"]}')[0], 404)
        self.refused(404, 'service_resource_not_found', 'GET', '/chatgroups/none/share_files')

    def test_a_group_is_disabled(self):
        owner, one = self.user(), self.user()
        group = self.group(owner, self.user())
        self.assertEqual(self.data('POST', f'/chatgroups/{group}/disable'), {'disabled': True})
        self.assertEqual(self.data('POST', f'/chatgroups/{group}/disable'), {'disabled': True})
        self.assertTrue(self.data('GET', f'/chatgroups/{group}')[0]['disabled'])
        self.refused(403, 'forbidden_op', 'POST', f'/chatgroups/{group}/users/{one}')
        self.assertEqual(self.data('POST', f'/chatgroups/{group}/enable'), {'disabled': False})
        self.assertFalse(self.data('GET', f'/chatgroups/{group}')[0]['disabled'])
        self.data('POST', f'/chatgroups/{group}/users/{one}')
        self.refused(404, 'service_resource_not_found', 'POST', '/chatgroups/none/disable')

    def test_attributes_of_members_of_a_group(self):
        owner, one = self.user(), self.user()
        group = self.group(owner, one)
        path = f'/metadata/chatgroup/{group}'
        self.assertEqual(self.data('GET', f'{path}/user/{one}'), {})
        self.assertEqual(self.data('PUT', f'{path}/user/{one}', {'metaData': {'a': '1', 'b': '2'}}), {'a': '1', 'b': '2'})
        self.assertEqual(self.data('PUT', f'{path}/user/{one}', {'metaData': {'a': ''}}), {'b': '2'})
        self.data('PUT', f'{path}/user/{owner}', {'metaData': {'a': '3'}})
        self.assertEqual(
            self.data('POST', f'{path}/get', {'targets': [one, owner], 'properties': ['a']}), {one: {}, owner: {'a': '3'}})
        self.assertEqual(self.data('POST', f'{path}/get', {'targets': [one], 'properties': []}), {one: {'b': '2'}})
        self.refused(403, 'forbidden_op', 'PUT', f'{path}/user/{self.user()}', {'metaData': {'a': '1'}})
        for wrong in ({}, {'metaData': {}}, {'metaData': {'k': 1}}, {'metaData': {'k' * 17: ''}}, {'metaData': {'k': 'v' * 513}}):
            self.refused(400, 'illegal_argument', 'PUT', f'{path}/user/{one}', wrong)
        self.refused(404, 'service_resource_not_found', 'POST', '/metadata/chatgroup/none/get', {'targets': [one]})

    def test_attributes_of_a_room(self):
        room, owner = self.room()
        attributes = f'/metadata{room.replace("chatrooms", "chatroom")}'
        path, stay = f'{attributes}/user/{owner}', {'autoDelete': 'NO_DELETE'}
        self.assertEqual(self.data('POST', attributes, {'keys': []}), {})
        self.assertEqual(
            self.data('PUT', path, {'metaData': {'a': '1', 'b': '2'}, **stay}), {'successKeys': ['a', 'b'], 'errorKeys': {}})
        self.assertEqual(self.data('POST', attributes, {'keys': ['b', 'x']}), {'b': '2'})
        self.assertEqual(self.data('POST', attributes, {}), {'a': '1', 'b': '2'})

        # Those of another user are refused one by one, unless forced.
        admin = self.user()
        self.data('POST', f'{room}/admin', {'newadmin': admin})
        other = f'{attributes}/user/{admin}'
        answer = self.data('PUT', other, {'metaData': {'a': '9', 'c': '3'}, **stay})
        self.assertEqual((answer['successKeys'], list(answer['errorKeys'])), (['c'], ['a']))
        self.assertEqual(self.data('PUT', f'{other}/forced', {'metaData': {'a': '9'}, **stay})['successKeys'], ['a'])
        answer = self.data('DELETE', path, {'keys': ['a', 'b', 'x']})
        self.assertEqual((answer['successKeys'], sorted(answer['errorKeys'])), (['b'], ['a', 'x']))
        self.assertEqual(self.data('DELETE', f'{path}/forced', {'keys': ['a']})['successKeys'], ['a'])
        self.assertEqual(self.data('POST', attributes, {'keys': []}), {'c': '3'})

        # One who is not in the room can set none, and none that is deleted with the user.
        self.refused(403, 'forbidden_op', 'PUT', f'{attributes}/user/{self.user()}', {'metaData': {'k': 'v'}, **stay})
        self.refused(403, 'forbidden_op', 'PUT', path, {'metaData': {'k': 'v'}})
        self.refused(404, 'service_resource_not_found', 'POST', '/metadata/chatroom/none', {'keys': []})
        for wrong in ({}, {'metaData': {}}, {'metaData': {'k': 1}}, {'metaData': {'k' * 129: ''}}, {'metaData': {'k': 'v' * 4097}},
                      {'metaData': {str(number): '' for number in range(11)}}, {'metaData': {'k': 'v'}, 'autoDelete': 'x'}):
            self.refused(400, 'illegal_argument', 'PUT', path, wrong)
        self.refused(400, 'illegal_argument', 'DELETE', path, {'keys': []})

    def test_a_thread_has_its_members(self):
        one, two = self.user(), self.user()
        group = self.group(one, two)
        root = self.send(one, group, kind='chatgroups')
        thread = self.client.call('POST', '/thread', {'group_id': group, 'name': 'thread', 'owner': one, 'msg_id': root})['data']['thread_id']
        self.client.call('POST', f'/thread/{thread}/users', {'usernames': [two]})
        self.assertEqual(set(self.client.call('GET', f'/thread/{thread}/users')['data']['affiliations']), {one, two})
        self.assertEqual(self.client.call('GET', f'/threads/user/{two}')['entities'][0]['msgId'], root)
        self.client.call('DELETE', f'/thread/{thread}')

    def test_presence(self):
        one, two = self.user(), self.user()
        self.assertEqual(self.client.call('POST', f'/users/{two}/presence/phone/1', {'ext': 'busy'}), {'result': 'ok'})
        result = self.client.call('POST', f'/users/{one}/presence/100', {'usernames': [two]})['result'][0]
        self.assertEqual((result['uid'], result['ext']), (two, 'busy'))
        self.assertEqual(self.client.call('GET', f'/users/{one}/presence/sublist')['result']['totalnum'], '1')
        self.assertEqual(self.client.call('DELETE', f'/users/{one}/presence', [two]), {'result': 'ok'})


class RateTests(EasemobTestCase):
    settings = {}

    def test_too_many_requests_are_refused(self):
        statuses = [self.client.answer('GET', '/chatmessages/2024010100') for _ in range(12)]
        self.assertEqual({status for status, _ in statuses}, {404, 429})
        self.assertEqual(statuses[-1][1]['error'], 'reach_limit')


class CallbackTests(unittest.TestCase):
    def test_callbacks_are_signed_and_repeated(self):
        callbacks = Callbacks(Gateway.CALLBACK_SECRET)
        gateway = Gateway(program(), easemob={'callback-url': callbacks.url})
        try:
            client = Client(gateway.address, Gateway.ORG, Gateway.APP, Gateway.KEY, Gateway.SECRET)
            for user in ['one', 'two']:
                client.call('POST', '/users', {'username': user, 'password': 'x'})
            callbacks.statuses.put(500)
            numbers = [client.call('POST', '/messages/users', {
                'from': 'one', 'to': ['two'], 'type': 'txt', 'body': {'msg': text}})['data']['two'] for text in ['first', 'second']]
            client.call('POST', '/messages/msg_recall', {'msg_id': numbers[0], 'to': 'two', 'chat_type': 'chat', 'force': True})
            arrived = [callbacks.next('chat', 'recall') for _ in range(4)]
            self.assertTrue(all(callback['is_signed'] and callback['is_json'] for callback in arrived))
            members = [callback['members'] for callback in arrived]
            self.assertEqual([m['msg_id'] for m in members[:3]], [numbers[0], numbers[0], numbers[1]])
            self.assertEqual(members[0]['callId'], members[1]['callId'])
            self.assertEqual((members[2]['from'], members[2]['to'], members[2]['payload']['bodies']),
                             ('one', 'two', [{'type': 'txt', 'msg': 'second'}]))
            self.assertEqual((members[3]['chat_type'], members[3]['recall_id']), ('recall', numbers[0]))
            self.assertEqual(members[3]['payload']['ack_message_id'], numbers[0])
        finally:
            gateway.stop()
            callbacks.stop()


if __name__ == '__main__':
    unittest.main()
