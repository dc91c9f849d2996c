"""The REST API of Agora RTM 1.x, from the vendor's facts alone, against a gateway that is a process."""
import concurrent.futures
import unittest

import nim
from gateway import Gateway, program
from rtm import Client, Refused


class RTMTestCase(unittest.TestCase):
    settings = {'rate-limits': False}

    @classmethod
    def setUpClass(cls):
        # Users are those whom the other back end creates, with their tokens.
        cls.gateway = Gateway(program(), {'rate-limits': False}, rtm=cls.settings)
        cls.client = Client(cls.gateway.address, Gateway.APP_ID, Gateway.KEY, Gateway.SECRET)
        cls.accounts = nim.Client(cls.gateway.address, Gateway.KEY, Gateway.SECRET)
        cls.number = 0

    @classmethod
    def tearDownClass(cls):
        cls.gateway.stop()

    def user(self):
        """Creates a user with a name of its own, and returns the name and the token."""
        type(self).number += 1
        name = f'user{self.number}'
        return name, self.accounts.call('user/create', accid=name)['info']['token']

    def refused(self, status, method, path, body=None, headers=None):
        with self.assertRaises(Refused) as caught:
            self.client.call(method, path, body, headers)
        answer = caught.exception.answer
        self.assertEqual((caught.exception.status, answer['result']), (status, 'failed'), answer)
        self.assertTrue(answer['request_id'] and answer['code'])


class AuthenticationTests(RTMTestCase):
    def test_the_customer_may_send_as_any_user(self):
        (anna, _), (ben, _) = self.user(), self.user()
        self.assertEqual(self.client.send(anna, ben, 'hello'), 'message_sent')
        for headers in [{}, {'Authorization': 'Basic x'}, {'Authorization': 'Bearer x'}]:
            self.refused(401, 'POST', f'/users/{anna}/peer_messages', {'destination': ben, 'payload': 'x'}, headers)
        wrong = Client(self.gateway.address, Gateway.APP_ID, Gateway.KEY, 'wrong')
        self.assertEqual(wrong.answer('GET', '/vendor/user_events')[0], 401)

    def test_a_user_may_send_as_itself_alone(self):
        (anna, token), (ben, _) = self.user(), self.user()
        headers = {'x-agora-token': token, 'x-agora-uid': anna}
        later = {'Authorization': f'agora token={token}', 'x-agora-uid': anna}
        for own in [headers, later, {**headers, **later}]:
            self.assertEqual(self.client.send(anna, ben, 'hello', headers=own), 'message_sent')
        self.refused(403, 'POST', f'/users/{ben}/peer_messages', {'destination': anna, 'payload': 'x'}, headers)
        self.refused(403, 'GET', '/vendor/user_events', None, headers)
        self.refused(
            401, 'POST', f'/users/{anna}/peer_messages', {'destination': ben, 'payload': 'x'},
            {**headers, 'x-agora-token': 'wrong'})

    def test_another_app_is_refused(self):
        other = Client(self.gateway.address, 'other', Gateway.KEY, Gateway.SECRET)
        self.assertEqual(other.answer('GET', '/vendor/user_events')[0], 403)


class MessageTests(RTMTestCase):
    def test_messages_to_users_who_are_offline(self):
        (anna, _), (ben, _) = self.user(), self.user()
        self.assertEqual(self.client.send(anna, ben, 'x', waits=True), 'message_offline')
        self.assertEqual(self.client.send(anna, ben, 'x', waits=True, enable_offline_messaging=True), 'message_offline')
        self.assertEqual(self.client.send(anna, 'nobody', 'x', waits=True), 'message_offline')

    def test_messages_to_channels(self):
        anna, _ = self.user()
        self.assertEqual(self.client.send_to_channel(anna, 'news', 'hello'), 'message_sent')

    def test_requests_that_do_not_fit_are_refused(self):
        (anna, _), (ben, _) = self.user(), self.user()
        for body in [{}, {'destination': ben}, {'payload': 'x'}, {'destination': ben, 'payload': ''},
                     {'destination': ben, 'payload': 5}, {'destination': ben, 'payload': 'x' * (32 * 1024 + 1)},
                     {'destination': 'b\n', 'payload': 'x'}]:
            self.refused(400, 'POST', f'/users/{anna}/peer_messages', body)
        self.assertEqual(self.client.send(anna, ben, 'x' * 32 * 1024), 'message_sent')
        for body in [{'payload': 'x'}, {'channel_name': '', 'payload': 'x'}, {'channel_name': 'c' * 65, 'payload': 'x'}]:
            self.refused(400, 'POST', f'/users/{anna}/channel_messages', body)


class HistoryTests(RTMTestCase):
    def test_messages_with_the_option_are_found(self):
        (anna, _), (ben, _), (carl, _) = self.user(), self.user(), self.user()
        kept = {'enable_offline_messaging': True, 'enable_historical_messaging': True}
        self.client.send(anna, ben, 'one', **kept)
        self.client.send(anna, ben, 'not kept', enable_offline_messaging=True)
        self.client.send(carl, ben, 'two', **kept)
        self.client.send_to_channel(anna, f'{anna}-news', 'three', enable_historical_messaging=True)
        messages = self.client.history(source=anna, destination=ben)
        self.assertEqual([message['payload'] for message in messages], ['one'])
        message = messages[0]
        self.assertEqual(
            (message['src'], message['dst'], message['message_type']), (anna, ben, 'peer_message'))
        self.assertIsInstance(message['ms'], int)
        received = self.client.history(destination=ben)
        self.assertEqual([message['payload'] for message in received], ['one', 'two'])
        sent = self.client.history(source=anna, order='desc')
        self.assertEqual(
            [(message['payload'], message['message_type']) for message in sent],
            [('three', 'group_message'), ('one', 'peer_message')])
        self.assertEqual(self.client.count(source=anna), 2)
        self.assertEqual(self.client.history(source=f'{anna}-news'), [])

    def test_pages(self):
        anna, _ = self.user()
        for number in range(30):
            self.client.send_to_channel(anna, 'numbers', str(number), enable_historical_messaging=True)
        pages = [self.client.history(offset=offset, source=anna, destination='numbers') for offset in (0, 20, 40)]
        self.assertEqual([[message['payload'] for message in page] for page in pages],
                         [[str(n) for n in range(20)], [str(n) for n in range(20, 30)], []])

    def test_queries_that_do_not_fit_are_refused(self):
        times = {'start_time': '2020-01-01T00:00:00Z', 'end_time': '2020-01-02T00:00:00.039Z'}
        right = {'filter': {**times, 'source': 'anna'}}
        self.client.call('POST', '/message/history/query', right)
        for body in [{}, {'filter': times}, {'filter': {'source': 'anna'}}, {**right, 'limit': 10},
                     {**right, 'order': 'x'}, {**right, 'offset': -1}]:
            self.refused(400, 'POST', '/message/history/query', body)
        self.refused(404, 'GET', '/message/history/query/unknown')


class RateTests(RTMTestCase):
    settings = {}

    def test_events_are_limited(self):
        def status(_):
            return self.client.answer('GET', '/vendor/user_events')[0]

        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            statuses = set(pool.map(status, range(60)))
        self.assertEqual(statuses, {200, 429})


class EventTests(RTMTestCase):
    def test_nobody_logged_in(self):
        self.assertEqual(self.client.events('user'), [])
        self.assertEqual(self.client.events('channel'), [])


if __name__ == '__main__':
    unittest.main()
