"""NIM's server API, from the vendor's facts alone, against a gateway that is a process."""
import concurrent.futures
import http.client
import json
import re
import socket
import threading
import time
import unittest
import urllib.parse

from gateway import Gateway, program
from nim import Client, Copies


class NIMTestCase(unittest.TestCase):
    settings = {'rate-limits': False}

    @classmethod
    def setUpClass(cls):
        cls.gateway = Gateway(program(), cls.settings)
        cls.client = Client(cls.gateway.address, Gateway.KEY, Gateway.SECRET)
        cls.number = 0

    @classmethod
    def tearDownClass(cls):
        cls.gateway.stop()

    def account(self):
        """Creates an account with a name of its own."""
        type(self).number += 1
        name = f'account{self.number}'
        self.client.call('user/create', accid=name)
        return name

    def code(self, path, **fields):
        return self.client.answer(path, **fields)['code']


class BroadcastTests(NIMTestCase):
    def test_broadcasts_are_listed_read_and_deleted(self):
        sender = self.account()
        sent = [
            self.client.call('msg/broadcastMsg', **{'body': f'news {number}', 'from': sender, 'isOffline': number != 1})['msg']
            for number in range(3)]
        self.assertEqual([row['isOffline'] for row in sent], [True, False, True])
        self.assertEqual(sorted(row['broadcastId'] for row in sent), [row['broadcastId'] for row in sent])
        newest = self.client.call('history/queryBroadcastMsg', broadcastId=0, limit=2, type=1)
        self.assertEqual(newest['msgs'], [sent[2], sent[1]])
        older = self.client.call('history/queryBroadcastMsg', broadcastId=sent[1]['broadcastId'], type=2)
        self.assertEqual(older['msgs'][0], sent[0])
        one = sent[1]['broadcastId']
        self.assertEqual(self.client.call('history/queryBroadcastMsgById', broadcastId=one)['msg'], sent[1])
        self.client.call('history/delBroadcastMsgById', broadcastId=one)
        self.assertEqual(self.code('history/queryBroadcastMsgById', broadcastId=one), 404)
        self.assertEqual(self.code('msg/broadcastMsg', body='x', targetOs=['toaster']), 414)
        self.assertEqual(self.code('msg/broadcastMsg', body=''), 414)

    def test_messages_of_super_teams_are_found_by_their_numbers(self):
        owner, member = self.account(), self.account()
        team = self.client.call(
            'superteam/create', tname='T', owner=owner, inviteAccids=[member], msg='m', joinmode='0', beinvitemode='1')['tid']
        numbers = [
            self.client.call('superteam/sendMsg', tid=team, fromAccid=owner, type='0', body={'msg': text})['data']['msgid']
            for text in ['one', 'two']]
        asked = [{'tid': team, 'msgid': number} for number in reversed(numbers)]
        rows = self.client.call('superteam/queryHistoryMsgByIds', msgs=asked)['msgs']
        self.assertEqual([row['body']['msg'] for row in rows], ['two', 'one'])
        self.assertEqual(self.code('superteam/queryHistoryMsgByIds', msgs='x'), 414)

    def test_teams_of_a_member_are_listed(self):
        owner, member = self.account(), self.account()
        team = self.client.call('team/create', tname='T', owner=owner, members=[member], msg='m', magree=0, joinmode=0)['tid']
        infos = self.client.call('team/listMemberInfo', accid=member)['infos']
        self.assertEqual([(info['tid'], info['accid'], info['type']) for info in infos], [(team, member, 0)])


class AuthenticationTests(NIMTestCase):
    def send(self, body='accid=x1', **changes):
        headers = self.client.headers()
        for name, value in changes.items():
            headers.pop(name)
            if value is not None:
                headers[name] = value
        status, content = self.client.post('user/getUinfos', body, headers)
        self.assertEqual(status, 200)
        return json.loads(content)['code']

    def test_requests_without_a_right_signature_are_refused(self):
        now = int(time.time())
        for changes in [{'CheckSum': 'x' * 40}, {'CheckSum': None}, {'AppKey': 'another'}, {'AppKey': None}, {'Nonce': None},
                        {'CurTime': None}, {'CurTime': 'now'}, {'Nonce': 'x'}]:
            self.assertEqual(self.send(**changes), 414, changes)
        for time_of_request in [now - 360, now + 360]:
            headers = self.client.headers(cur_time=str(time_of_request))
            status, content = self.client.post('user/getUinfos', 'accids=%5B%5D', headers)
            self.assertEqual((status, json.loads(content)['code']), (200, 414))

    def test_checksum_of_upper_case_is_refused(self):
        headers = self.client.headers()
        headers['CheckSum'] = headers['CheckSum'].upper()
        if headers['CheckSum'].isdigit():
            return
        self.assertEqual(json.loads(self.client.post('user/getUinfos', 'accids=%5B%5D', headers)[1])['code'], 414)

    def test_the_request_of_a_client_that_tries_again_is_accepted(self):
        account = self.account()
        headers = self.client.headers()
        body = urllib.parse.urlencode({'accid': account, 'name': 'Name'})
        for _ in range(2):
            self.assertEqual(json.loads(self.client.post('user/updateUinfo', body, headers)[1])['code'], 200)

    def test_other_bodies_are_refused(self):
        headers = self.client.headers()
        for content_type in ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']:
            _, content = self.client.post('user/create', 'accid=zz1', {**headers, 'Content-Type': content_type})
            self.assertEqual(json.loads(content)['code'], 414, content_type)
        for body in ['accid=a&accid=b', 'accid=%ff', 'accid=%zz', '']:
            self.assertEqual(json.loads(self.client.post('user/create', body, headers)[1])['code'], 414, body)

    def test_large_bodies_are_refused_and_the_gateway_goes_on(self):
        connection = http.client.HTTPConnection(self.gateway.address, timeout=30)
        connection.putrequest('POST', '/nimserver/user/create.action')
        for name, value in self.client.headers().items():
            connection.putheader(name, value)
        connection.putheader('Content-Length', str(100 << 20))
        connection.endheaders()
        self.assertEqual(connection.getresponse().status, 413)
        connection.close()
        self.account()

    def test_no_secret_is_written_to_the_log(self):
        token = 'token-that-nobody-may-read'
        self.client.call('user/create', accid='logged', token=token)
        self.send(CheckSum='x' * 40)
        for secret in [Gateway.SECRET, token]:
            self.assertNotIn(secret, self.gateway.written())


class UserTests(NIMTestCase):
    def test_an_account_is_created_in_lower_case(self):
        answer = self.client.call('user/create', accid='Upper.Case@1', name='Name', icon='http://i', gender=2, ex='{"a":1}')
        self.assertEqual(answer['info']['accid'], 'upper.case@1')
        self.assertEqual(answer['info']['name'], 'Name')
        self.assertTrue(answer['info']['token'])
        info = self.client.call('user/getUinfos', accids=['upper.case@1'])['uinfos'][0]
        self.assertEqual((info['name'], info['icon'], info['gender'], info['ex']), ('Name', 'http://i', 2, '{"a":1}'))
        self.assertEqual(self.code('user/create', accid='upper.case@1'), 414)

    def test_names_and_texts_have_their_limits(self):
        for accid in ['', 'with space', 'ümlaut', 'a/b', 'a' * 33]:
            self.assertIn(self.code('user/create', accid=accid), [405, 414], accid)
        for name, size in [('name', 64), ('icon', 1024), ('sign', 256), ('email', 64), ('ex', 1024), ('token', 128)]:
            self.assertEqual(self.code('user/create', accid='limits', **{name: 'x' * (size + 1)}), 405, name)
        self.assertEqual(self.code('user/create', accid='limits', gender=5), 414)
        self.assertEqual(self.code('user/create'), 414)
        self.assertEqual(self.code('user/getUinfos', accids=['limits']), 404)
        self.assertEqual(self.code('user/getUinfos', accids=['a'] * 201), 414)
        self.assertEqual(self.code('user/getUinfos', accids='no list'), 414)

    def test_unknown_accounts_are_not_found(self):
        for path in ['update', 'refreshToken', 'block', 'unblock', 'updateUinfo', 'listBlackAndMuteList']:
            self.assertEqual(self.code(f'user/{path}', accid='nobody'), 404, path)

    def test_a_new_token_is_made(self):
        account = self.account()
        first, second = (self.client.call('user/refreshToken', accid=account)['info']['token'] for _ in range(2))
        self.assertNotEqual(first, second)

    def test_accounts_are_created_once_by_many_at_once(self):
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            codes = list(pool.map(lambda _: self.code('user/create', accid='crowded'), range(16)))
        self.assertEqual(sorted(codes), [200] + [414] * 15)


class FriendTests(NIMTestCase):
    def test_friends(self):
        one, two = self.account(), self.account()
        self.client.call('friend/add', accid=one, faccid=two, type=1, serverex='server')
        self.client.call('friend/update', accid=one, faccid=two, alias='alias', ex='ex')
        friends = self.client.call('friend/get', accid=one, updatetime=0)
        self.assertEqual((friends['size'], friends['friends'][0]['faccid'], friends['friends'][0]['alias']), (1, two, 'alias'))
        self.assertEqual(self.client.call('friend/get', accid=two, updatetime=0)['size'], 1)
        friend = self.client.call('friend/getByAccid', accid=one, faccid=two)['friend']
        self.assertEqual((friend['ex'], friend['serverex']), ('ex', 'server'))
        self.client.call('friend/delete', accid=one, faccid=two)
        self.assertEqual(self.client.call('friend/get', accid=two, updatetime=0)['size'], 0)
        self.assertEqual(self.code('friend/add', accid=one, faccid=two, type=9), 414)
        self.assertEqual(self.code('friend/add', accid=one, faccid='nobody', type=1), 404)

    def test_a_request_is_accepted(self):
        one, two = self.account(), self.account()
        self.client.call('friend/add', accid=one, faccid=two, type=2, msg='please')
        self.assertEqual(self.client.call('friend/get', accid=one, updatetime=0)['size'], 0)
        self.client.call('friend/add', accid=two, faccid=one, type=3)
        self.assertEqual(self.client.call('friend/get', accid=one, updatetime=0)['size'], 1)


class MessageTests(NIMTestCase):
    def text(self, sender, to, text='text', **fields):
        return self.client.call(
            'msg/sendMsg', **{'from': sender, 'ope': 0, 'to': to, 'type': 0, 'body': {'msg': text}, **fields})['data']

    def history(self, one, two, **fields):
        now = int(time.time() * 1000)
        return self.client.call(
            'history/querySessionMsg',
            **{'from': one, 'to': two, 'begintime': now - 600_000, 'endtime': now + 60_000, 'limit': 100, 'reverse': 1,
               **fields})['msgs']

    def test_messages_are_in_the_history(self):
        one, two = self.account(), self.account()
        sent = [self.text(one, two, f'text {number}') for number in range(5)]
        self.assertEqual(len({message['msgid'] for message in sent}), 5)
        rows = self.history(two, one)
        self.assertEqual([row['msgid'] for row in rows], [message['msgid'] for message in sent])
        self.assertEqual([row['sendtime'] for row in rows], [message['timetag'] for message in sent])
        self.assertEqual(rows[0]['body'], {'msg': 'text 0'})
        self.assertEqual((rows[0]['from'], rows[0]['fromclienttype'], rows[0]['type']), (one, 32, 0))
        self.assertEqual([row['body']['msg'] for row in self.history(one, two, reverse=2, limit=2)], ['text 4', 'text 3'])
        # The whole, in parts that begin where the part before ended.
        self.assertEqual(self.history(one, two, begintime=sent[3]['timetag'] + 1)[-1]['msgid'], sent[4]['msgid'])

    def test_windows_and_limits_of_histories(self):
        one, two = self.account(), self.account()
        now = int(time.time() * 1000)
        good = {'from': one, 'to': two, 'begintime': now - 1000, 'endtime': now, 'limit': 10}
        self.assertEqual(self.code('history/querySessionMsg', **good), 200)
        for wrong in [{'limit': 0}, {'limit': 101}, {'reverse': 3}, {'endtime': now - 2000}, {'begintime': 'x'}]:
            self.assertEqual(self.code('history/querySessionMsg', **{**good, **wrong}), 414, wrong)

    def test_recall(self):
        one, two = self.account(), self.account()
        message = self.text(one, two)
        fields = {'deleteMsgid': message['msgid'], 'timetag': message['timetag'], 'type': 7, 'from': one, 'to': two}
        for wrong in [{'type': 9}, {'ignoreTime': '0'}, {'deleteMsgid': 'x'}]:
            self.assertEqual(self.code('msg/recall', **{**fields, **wrong}), 414, wrong)
        self.assertNotEqual(self.code('msg/recall', **{**fields, 'from': two, 'to': one}), 200)
        self.assertEqual(len(self.history(one, two)), 1)
        self.client.call('msg/recall', **fields)
        self.assertEqual(self.history(one, two), [])
        self.assertEqual(self.code('msg/recall', **fields), 404)

    def test_deletion_for_both_sides(self):
        sender, receiver = self.account(), self.account()
        sent = self.text(sender, receiver, 'gone')
        deletion = {'deleteMsgid': sent['msgid'], 'timetag': sent['timetag'], 'type': 7, 'from': sender, 'to': receiver}
        self.client.call('msg/delMsg', **deletion)
        for pair in [(sender, receiver), (receiver, sender)]:
            self.assertEqual(self.history(*pair), [])
        self.assertEqual(self.code('msg/delMsg', **deletion), 404)

    def test_a_muted_account_writes_nothing(self):
        sender, receiver = self.account(), self.account()
        message = {'from': sender, 'ope': 0, 'to': receiver, 'type': 0, 'body': {'msg': 'x'}}
        for path, fields, code in [
                ('user/mute', {'mute': 'true'}, 423), ('user/muteModule', {'muteP2P': 'false'}, 200),
                ('user/muteModule', {'muteP2P': 'true', 'muteRoom': 'false'}, 423), ('user/mute', {'mute': 'false'}, 200)]:
            self.client.call(path, accid=sender, **fields)
            self.assertEqual(self.code('msg/sendMsg', **message), code, (path, fields))
        self.client.call('user/setDonnop', accid=sender, donnopOpen='true')

    def test_logins_of_an_account(self):
        account = self.account()
        now = int(time.time() * 1000)
        query = {'accid': account, 'begintime': now - 3_600_000, 'endtime': now + 60_000, 'limit': 10}
        self.assertEqual(self.client.call('history/queryUserEvents', **query)['events'], [])
        for wrong in [{'limit': 0}, {'limit': 101}, {'reverse': 3}, {'begintime': now, 'endtime': now}]:
            self.assertEqual(self.code('history/queryUserEvents', **{**query, **wrong}), 414)

    def test_deletion_for_one_side(self):
        one, two = self.account(), self.account()
        message = self.text(one, two)
        self.client.call(
            'msg/delMsgOneWay', **{'deleteMsgid': message['msgid'], 'timetag': message['timetag'], 'type': 13, 'from': two, 'to': one})
        self.assertEqual(self.history(two, one), [])
        self.assertEqual(len(self.history(one, two)), 1)

    def test_all_kinds_of_content(self):
        one, two = self.account(), self.account()
        contents = {0: {'msg': 'text'}, 4: {'title': 'place', 'lng': 120.5, 'lat': 30.25}, 10: {'msg': 'tip'}, 100: {'any': ['json']}}
        for kind, body in contents.items():
            self.text(one, two, type=kind, body=body)
        self.assertEqual({row['type']: row['body'] for row in self.history(one, two)}, contents)
        for kind in [5, 7, 11, -1, 'x']:
            self.assertEqual(
                self.code('msg/sendMsg', **{'from': one, 'ope': 0, 'to': two, 'type': kind, 'body': {'msg': 'x'}}), 414)
        self.assertEqual(
            self.code('msg/sendMsg', **{'from': one, 'ope': 0, 'to': two, 'type': 0, 'body': {'msg': 'x' * 5001}}), 405)

    def test_batches(self):
        sender, receivers = self.account(), [self.account() for _ in range(3)]
        answer = self.client.call(
            'msg/sendBatchMsg', fromAccid=sender, toAccids=receivers + ['nobody'], type=0, body={'msg': 'to all'}, returnMsgid=True)
        self.assertEqual(answer['unregister'], ['nobody'])
        self.assertEqual(set(answer['msgids']), set(receivers))
        for receiver in receivers:
            self.assertEqual(self.history(receiver, sender)[0]['msgid'], answer['msgids'][receiver])
        self.assertEqual(
            self.code('msg/sendBatchMsg', fromAccid=sender, toAccids=['a'] * 10_000, type=0, body={'msg': 'x'}), 414)


class TeamTests(NIMTestCase):
    def test_a_team(self):
        owner, one, two = self.account(), self.account(), self.account()
        team = self.client.call(
            'team/create', tname='Team', owner=owner, members=[one], msg='come', magree=0, joinmode=0, intro='intro')['tid']
        self.client.call('team/add', tid=team, owner=owner, members=[two], magree=0, msg='come')
        info = self.client.call('team/query', tids=[team], ope=1)['tinfos'][0]
        self.assertEqual((info['tname'], info['owner'], sorted(info['members']), info['size'], info['intro']),
                         ('Team', owner, sorted([one, two]), 3, 'intro'))
        self.assertNotIn('members', self.client.call('team/query', tids=[team], ope=0)['tinfos'][0])
        self.assertEqual(self.code('team/kick', tid=team, owner=one, member=two), 802)
        self.client.call('team/muteTlist', tid=team, owner=owner, accid=one, mute=1)
        message = {'from': one, 'ope': 1, 'to': team, 'type': 0, 'body': {'msg': 'x'}}
        self.assertEqual(self.code('msg/sendMsg', **message), 423)
        self.client.call('team/leave', tid=team, accid=one)
        self.assertEqual(self.code('msg/sendMsg', **message), 804)
        self.assertEqual([team_of['tid'] for team_of in self.client.call('team/joinTeams', accid=two)['infos']], [team])
        self.client.call('team/remove', tid=team, owner=owner)
        self.assertEqual(self.code('team/query', tids=[team], ope=1), 803)
        self.assertEqual(self.code('team/create', tname='T', owner=owner, members=[one], msg='m', magree=2, joinmode=0), 414)

    def test_a_super_team(self):
        owner, one, two = self.account(), self.account(), self.account()
        team = self.client.call(
            'superteam/create', tname='Super', owner=owner, inviteAccids=[one], msg='come', joinmode='0', beinvitemode='1',
            serverCustom='{"a":1}')['tid']
        self.client.call('superteam/invite', tid=team, owner=owner, inviteAccids=[two], msg='come')
        info = self.client.call('superteam/getTinfos', tids=[team])['tinfos'][0]
        self.assertEqual((info['tname'], info['owner'], info['size'], info['maxusers'], info['serverCustom']),
                         ('Super', owner, 3, 10_000, '{"a":1}'))
        members = self.client.call('superteam/getTlists', tid=team, timetag='0', limit='10', reverse='1')['tlists']
        self.assertEqual({member['accid'] for member in members}, {owner, one, two})
        self.assertEqual(self.code('superteam/kick', tid=team, owner=one, kickAccids=[two]), 802)
        message = {'tid': team, 'fromAccid': one, 'type': '0', 'body': {'msg': 'hello'}}
        sent = self.client.call('superteam/sendMsg', **message)['data']
        query = {'tid': team, 'accid': two, 'begintime': '0', 'endtime': str(sent['timetag'] + 1000), 'limit': 10, 'reverse': 2}
        self.assertEqual(self.client.call('superteam/queryHistoryMsg', **query)['msgs'][0]['body'], {'msg': 'hello'})
        self.client.call(
            'superteam/recallMsg', **{'deleteMsgid': sent['msgid'], 'timetag': sent['timetag'], 'from': one, 'to': team})
        self.client.call('superteam/muteTlist', tid=team, owner=owner, muteAccids=[one], mute='1')
        self.assertEqual(self.code('superteam/sendMsg', **message), 423)
        self.assertEqual(
            [mute['accid'] for mute in self.client.call('superteam/getMuteTlists', tid=team, timetag=0, limit=10)['mutes']], [one])
        # A team of one kind is not found among those of the other.
        self.assertEqual(self.code('team/query', tids=[team], ope=0), 803)
        self.assertEqual(self.client.call('team/joinTeams', accid=two)['infos'], [])
        self.assertEqual([team_of['tid'] for team_of in self.client.call('superteam/joinTeams', accid=two)['infos']], [team])
        self.client.call('superteam/dismiss', tid=team, owner=owner)
        self.assertEqual(self.code('superteam/getTinfos', tids=[team]), 803)

    def test_a_team_is_silenced_and_grows(self):
        owner, one, two = self.account(), self.account(), self.account()
        team = self.client.call(
            'team/create', tname='Team', owner=owner, members=[one], msg='come', magree=0, joinmode=0, teamMemberLimit=2)['tid']
        self.client.call('team/muteTeam', tid=team, accid=one, ope=1)
        self.assertEqual(self.code('team/muteTeam', tid=team, accid=two, ope=1), 804)
        self.assertEqual(self.code('team/add', tid=team, owner=owner, members=[two], magree=0, msg='come'), 801)
        self.client.call('team/update', tid=team, owner=owner, teamMemberLimit=3)
        self.client.call('team/add', tid=team, owner=owner, members=[two], magree=0, msg='come')


class RoomTests(NIMTestCase):
    def test_a_message_to_a_room_is_answered_under_desc(self):
        creator, sender = self.account(), self.account()
        room = self.client.call('chatroom/create', creator=creator, name='Room')['chatroom']['roomid']
        self.assertIsInstance(room, int)
        message = {'roomid': room, 'msgId': 'client-id', 'fromAccid': sender, 'msgType': 0, 'attach': 'hello'}
        answer = self.client.call('chatroom/sendMsg', **message)['desc']
        self.assertEqual((answer['msgid_client'], answer['fromAccount'], answer['attach']), ('client-id', sender, 'hello'))
        rows = self.client.call(
            'history/queryChatroomMsg', roomid=room, accid=creator, timetag=int(time.time() * 1000) + 1000, limit=10, reverse=2)
        self.assertEqual([row['body'] for row in rows['msgs']], [{'msg': 'hello'}])
        self.assertEqual(self.code('chatroom/sendMsg', **{**message, 'roomid': 5}), 404)

    def room(self, **fields):
        """Creates a room, and returns its id and its creator."""
        creator = self.account()
        return self.client.call('chatroom/create', creator=creator, name='Room', **fields)['chatroom']['roomid'], creator

    def members(self, room, **roles):
        rows = self.client.call('chatroom/queryMembersByRole', roomid=room, roles=json.dumps(roles))['desc']['data']
        return [row['accid'] for row in rows]

    def test_properties_of_a_room_are_set_and_changed(self):
        room, creator = self.room(announcement='hello', ext='{"a":1}', broadcasturl='http://stream', queuelevel=1)
        found = self.client.call('chatroom/get', roomid=room)['chatroom']
        self.assertEqual(
            (found['announcement'], found['ext'], found['broadcasturl'], found['queuelevel'], found['muted']),
            ('hello', '{"a":1}', 'http://stream', 1, False))
        changed = self.client.call('chatroom/update', roomid=room, name='New', announcement='', needNotify='false')['chatroom']
        self.assertEqual((changed['name'], changed['announcement'], changed['ext']), ('New', '', '{"a":1}'))
        self.assertEqual(self.code('chatroom/update', roomid=room), 414)
        self.assertEqual(self.code('chatroom/update', roomid=5, name='x'), 404)

    def test_tags_of_a_room(self):
        room, creator = self.room()
        guest = self.account()
        counted = self.client.call('chatroom/tagMembersCount', roomid=room, tag='red')['desc']
        self.assertEqual(counted, {'tag': 'red', 'onlineUserCount': 0})
        self.assertEqual(self.client.call('chatroom/tagMembersQuery', roomid=room, tag='red')['desc']['data'], [])
        mute = {'roomid': room, 'operator': creator, 'targetTag': 'red', 'muteDuration': 60}
        self.assertEqual(self.client.call('chatroom/tagTemporaryMute', **mute)['desc'], {'muteDuration': 60})
        self.assertEqual(self.code('chatroom/tagTemporaryMute', **{**mute, 'operator': guest}), 403)
        self.assertEqual(self.code('chatroom/tagTemporaryMute', **{**mute, 'muteDuration': -1}), 414)
        # Tags are those of accounts that are in the room.
        tags = {'roomId': room, 'accid': guest, 'tags': json.dumps(['red'])}
        self.assertEqual(self.code('chatroom/updateChatRoomRoleTag', **tags), 804)
        self.assertEqual(self.code('chatroom/updateChatRoomRoleTag', **{**tags, 'roomId': 5}), 404)
        found = self.client.call('history/queryTagHistoryMsg', roomId=room, tags=json.dumps(['red']))
        self.assertEqual((found['size'], found['msgs']), (0, []))
        self.client.call('chatroom/updateInOutNotification', roomid=room, close='true')
        self.assertEqual(self.code('chatroom/updateInOutNotification', roomid=room, close='maybe'), 414)

    def test_roles_and_silences_of_a_room(self):
        room, creator = self.room()
        manager, guest = self.account(), self.account()
        role = {'roomid': room, 'operator': creator, 'target': manager, 'opt': 1, 'optvalue': 'true'}
        self.assertEqual(
            self.client.call('chatroom/setMemberRole', **role)['desc'],
            {'roomid': str(room), 'level': 0, 'accid': manager, 'type': 'MANAGER'})
        # A manager silences ordinary accounts, and makes no managers.
        mute = {**role, 'operator': manager, 'target': guest, 'opt': -2}
        self.client.call('chatroom/setMemberRole', **mute)
        self.assertEqual(self.code('chatroom/setMemberRole', **{**mute, 'opt': 1}), 403)
        self.assertEqual(self.code('chatroom/setMemberRole', **{**mute, 'target': creator}), 403)
        self.assertEqual(self.code('chatroom/setMemberRole', **{**mute, 'opt': 0}), 414)
        self.assertEqual(self.code('chatroom/setMemberRole', **{**mute, 'target': 'nobody'}), 404)
        self.assertEqual(self.members(room, mute=True), [guest])
        self.client.call('chatroom/setMemberRole', **{**mute, 'optvalue': 'false'})
        self.assertEqual(self.members(room, mute=True), [])
        # Fixed members are listed whether they are there or not.
        self.assertEqual(self.client.call('chatroom/setMemberRole', **{**mute, 'opt': 2})['desc']['type'], 'COMMON')
        self.assertEqual(sorted(self.members(room, common=True)), sorted([creator, manager, guest]))
        self.client.call('chatroom/updateMyRoomRole', roomid=room, accid=guest, nick='Gus', avator='pic', save='true')
        row = self.client.call('chatroom/queryMembers', roomid=room, accids=json.dumps([guest]))['desc']['data'][0]
        self.assertEqual((row['nick'], row['avator'], row['type']), ('Gus', 'pic', 'COMMON'))
        self.client.call('chatroom/setMemberRole', **{**mute, 'opt': 2, 'optvalue': 'false'})
        self.assertEqual(self.code('chatroom/updateMyRoomRole', roomid=room, accid=guest, nick='x', save='true'), 804)
        self.assertEqual(self.members(room, manager=True, creator=True), sorted([creator, manager]))
        self.client.call('chatroom/setMemberRole', **{**mute, 'opt': -1})
        self.assertEqual(self.members(room, blacklist=True), [guest])

        silence = {'roomid': room, 'operator': creator, 'target': guest, 'muteDuration': 60}
        self.assertEqual(self.client.call('chatroom/temporaryMute', **silence)['desc'], {'muteDuration': 60})
        row = self.client.call('chatroom/queryMembers', roomid=room, accids=json.dumps([guest]))['desc']['data'][0]
        self.assertEqual((row['tempMuted'], row['blacklisted'], row['muted'], row['onlineStat']), (True, True, False, False))
        self.assertTrue(50 < row['tempMuteTtl'] <= 60)
        self.client.call('chatroom/temporaryMute', **{**silence, 'muteDuration': 0})
        self.assertEqual(self.code('chatroom/temporaryMute', **{**silence, 'muteDuration': 2592001}), 414)
        self.client.call('chatroom/muteRoom', roomid=room, operator=creator, mute='true')
        self.assertTrue(self.client.call('chatroom/get', roomid=room)['chatroom']['muted'])
        self.assertEqual(self.code('chatroom/muteRoom', roomid=room, operator=guest, mute='false'), 403)

    def queue(self, room):
        return self.client.call('chatroom/queueList', roomid=room)['desc']['list']

    def test_the_queue_of_a_room(self):
        room, creator = self.room()
        one = self.account()
        self.assertEqual(self.queue(room), [])
        self.client.call('chatroom/queueOffer', roomid=room, key='b', value='1', operator=one)
        self.client.call('chatroom/queueOffer', roomid=room, key='a', value='2')
        self.client.call('chatroom/queueOffer', roomid=room, key='b', value='3', operator=creator)
        self.assertEqual(self.queue(room), [{'b': '3'}, {'a': '2'}])
        self.client.call('chatroom/queueBatchOffer', roomid=room, operator=one, elements=json.dumps({'c': '4', 'd': '5'}))
        updated = self.client.call(
            'chatroom/queueBatchUpdateElements', roomid=room, operator=one, elements=json.dumps({'c': '6', 'x': '7'}))
        self.assertEqual(updated['desc'], {'noExistElement': ['x']})
        rows = self.client.call('chatroom/queueMultiGet', roomid=room, keys=json.dumps(['d', 'c', 'x']))['desc']['list']
        self.assertEqual(rows, [{'c': '6'}, {'d': '5'}])
        self.assertEqual(self.client.call('chatroom/queuePoll', roomid=room)['desc'], {'key': 'b', 'value': '3'})
        self.assertEqual(self.client.call('chatroom/queuePoll', roomid=room, key='d')['desc'], {'key': 'd', 'value': '5'})
        self.assertEqual(self.code('chatroom/queuePoll', roomid=room, key='d'), 404)
        self.client.call('chatroom/queueInit', roomid=room, sizeLimit=2)
        self.assertEqual(self.code('chatroom/queueOffer', roomid=room, key='e', value='8'), 419)
        self.client.call('chatroom/queueOffer', roomid=room, key='c', value='9')
        self.client.call('chatroom/queueDrop', roomid=room)
        self.assertEqual(self.queue(room), [])
        self.assertEqual(self.code('chatroom/queuePoll', roomid=room), 404)

    def test_wrong_requests_about_the_queue_of_a_room(self):
        room, creator = self.room()
        offer = {'roomid': room, 'key': 'k', 'value': 'v'}
        self.assertEqual(self.code('chatroom/queueOffer', **offer, operator='nobody'), 404)
        # An element that goes with its operator needs one who is there.
        self.assertEqual(self.code('chatroom/queueOffer', **offer, operator=creator, transient='true'), 403)
        self.assertEqual(self.code('chatroom/queueOffer', **{**offer, 'roomid': 5}), 404)
        self.assertEqual(self.code('chatroom/queueOffer', **{**offer, 'key': 'k' * 129}), 405)
        self.assertEqual(self.code('chatroom/queueInit', roomid=room, sizeLimit=1001), 414)
        for elements in ({}, {str(number): 'v' for number in range(201)}, {'k': 1}, {'k': 'v' * 4097}):
            self.assertEqual(
                self.code('chatroom/queueBatchOffer', roomid=room, operator=creator, elements=json.dumps(elements)), 414)
        self.assertEqual(self.queue(room), [])

    def test_several_messages_for_a_room(self):
        room, sender = self.room()
        messages = [{'msgId': f'm{number}', 'msgType': 0, 'attach': f'text {number}'} for number in range(3)]
        call = {'roomid': room, 'fromAccid': sender, 'msgList': json.dumps(messages)}
        sent = self.client.call('chatroom/batchSendMsg', **call)['desc']['msgs']
        self.assertEqual([message['msgid_client'] for message in sent], ['m0', 'm1', 'm2'])
        # Once more sends nothing more.
        self.assertEqual(self.client.call('chatroom/batchSendMsg', **call)['desc']['msgs'], sent)
        rows = self.client.call(
            'history/queryChatroomMsg', roomid=room, accid=sender, timetag=int(time.time() * 1000) + 1000, limit=10, reverse=2)
        self.assertEqual([row['body']['msg'] for row in rows['msgs']], ['text 2', 'text 1', 'text 0'])
        self.assertEqual(self.code('chatroom/batchSendMsg', **{**call, 'msgList': '[]'}), 414)
        self.assertEqual(self.code('chatroom/batchSendMsg', **{**call, 'msgList': json.dumps([{'msgType': 0}])}), 414)
        someone = {'roomid': room, 'msgId': 's', 'fromAccid': sender, 'msgType': 0, 'attach': 'x',
                   'toAccids': json.dumps([self.account()])}
        self.assertEqual(self.code('chatroom/sendMsgToSomeone', **someone), 404)


class SubscriptionTests(NIMTestCase):
    def test_subscriptions_to_online_events(self):
        subscriber, publisher, other = self.account(), self.account(), self.account()
        call = {'accid': subscriber, 'eventType': 1, 'publisherAccids': json.dumps([publisher, other, 'nobody'])}
        self.assertEqual(self.client.call('event/subscribe/add', **call, ttl=60)['failed_accid'], ['nobody'])
        rows = self.client.call('event/subscribe/query', **call)['subscribes']
        self.assertEqual(sorted(row['accid'] for row in rows), sorted([publisher, other]))
        self.assertEqual({row['expireTime'] - row['subscribeTime'] for row in rows}, {60_000})
        only = {**call, 'publisherAccids': json.dumps([publisher])}
        self.client.call('event/subscribe/delete', **only)
        self.assertEqual(self.client.call('event/subscribe/query', **only)['subscribes'], [])
        self.assertEqual(self.code('event/subscribe/delete', **{**call, 'publisherAccids': '[]'}), 414)
        self.client.call('event/subscribe/batchdel', accid=subscriber, eventType=1)
        self.assertEqual(self.client.call('event/subscribe/query', **call)['subscribes'], [])
        self.assertEqual(self.code('event/subscribe/add', **call, ttl=59), 414)
        self.assertEqual(self.code('event/subscribe/add', **{**call, 'eventType': 2}, ttl=60), 414)
        self.assertEqual(self.code('event/subscribe/add', **{**call, 'accid': 'nobody'}, ttl=60), 404)


class RateTests(NIMTestCase):
    settings = {}

    def codes_of_many(self, path, count, **fields):
        """Sends a request many times at once, over one connection, so that they arrive within a second; returns the answers' codes."""
        body = urllib.parse.urlencode(fields)
        head = ''.join(f'{name}: {value}\r\n' for name, value in self.client.headers().items())
        request = (f'POST /nimserver/{path}.action HTTP/1.1\r\nHost: {self.gateway.address}\r\n{head}'
                   f'Content-Length: {len(body)}\r\n\r\n{body}').encode()
        host, port = self.gateway.address.split(':')
        codes, data = [], b''
        with socket.create_connection((host, int(port)), 60) as connection:
            sender = threading.Thread(target=connection.sendall, args=(request * count,))
            sender.start()
            while len(codes) < count and (part := connection.recv(1 << 16)):
                data += part
                codes = [int(code) for code in re.findall(rb'"code": ?(\d+)', data)]
            sender.join()
        return codes

    def test_the_hundredth_and_first_request_of_a_second_is_refused(self):
        account = self.account()
        codes = self.codes_of_many('friend/get', 400, accid=account, updatetime=0)
        self.assertEqual(len(codes), 400)
        self.assertEqual(set(codes), {200, 416})
        self.assertGreaterEqual(codes.count(200), 100)
        # Requests to other paths go on.
        self.assertEqual(self.code('user/getUinfos', accids=[account]), 200)


class CopyTests(unittest.TestCase):
    def setUp(self):
        self.copies = Copies(Gateway.SECRET)
        self.gateway = Gateway(program(), {'rate-limits': False, 'copy-url': self.copies.url, 'copy-tries': 2})
        self.client = Client(self.gateway.address, Gateway.KEY, Gateway.SECRET)
        for account in ['anna', 'ben']:
            self.client.call('user/create', accid=account)

    def tearDown(self):
        self.gateway.stop()
        self.copies.stop()

    def send(self, text):
        return self.client.call(
            'msg/sendMsg', **{'from': 'anna', 'ope': 0, 'to': 'ben', 'type': 0, 'body': {'msg': text}})['data']

    def test_messages_and_recalls_are_copied(self):
        sent = self.send('hello')
        copy = self.copies.next('1')
        self.assertTrue(copy['is_signed'] and copy['is_text'] and copy['is_json'])
        self.assertLess(copy['delay'], 60_000)
        members = copy['members']
        self.assertEqual(
            [members[name] for name in ['convType', 'fromAccount', 'to', 'msgType', 'body', 'msgidServer', 'msgTimestamp', 'fromClientType']],
            ['PERSON', 'anna', 'ben', 'TEXT', 'hello', str(sent['msgid']), str(sent['timetag']), 'REST'])
        self.client.call(
            'msg/recall', **{'deleteMsgid': sent['msgid'], 'timetag': sent['timetag'], 'type': 7, 'from': 'anna', 'to': 'ben'})
        recall = self.copies.next('7')['members']
        self.assertEqual((recall['msgId'], recall['clientId']), (str(sent['msgid']), members['msgidClient']))

    def test_members_of_a_team_are_listed_without_quotes(self):
        team = self.client.call(
            'team/create', tname='T', owner='anna', members=['ben'], msg='m', magree=0, joinmode=0)['tid']
        self.client.call('msg/sendMsg', **{'from': 'ben', 'ope': 1, 'to': team, 'type': 0, 'body': {'msg': 'x'}})
        notification, members = [self.copies.next('1')['members'] for _ in range(2)]
        self.assertEqual((notification['msgType'], notification['to']), ('NOTIFICATION', team))
        self.assertEqual((members['msgType'], members['convType'], members['to']), ('TEXT', 'TEAM', team))
        self.assertRegex(members['tMembers'], r'^\[(anna, ben|ben, anna)\]$')

    def test_copies_of_super_teams_have_a_type_of_their_own(self):
        team = self.client.call(
            'superteam/create', tname='T', owner='anna', inviteAccids=['ben'], msg='m', joinmode='0', beinvitemode='1')['tid']
        sent = self.client.call('superteam/sendMsg', tid=team, fromAccid='ben', type='0', body={'msg': 'x'})['data']
        notification, message = [self.copies.next('1')['members'] for _ in range(2)]
        self.assertEqual((notification['convType'], json.loads(notification['attach'])['id']), ('SUPER_TEAM', 401))
        self.assertEqual((message['convType'], message['to'], 'tMembers' in message), ('SUPER_TEAM', team, False))
        self.client.call(
            'superteam/recallMsg', **{'deleteMsgid': sent['msgid'], 'timetag': sent['timetag'], 'from': 'ben', 'to': team})
        self.assertEqual(self.copies.next('25')['members']['to'], team)

    def test_a_copy_comes_again_until_it_is_taken(self):
        for status in [503, 200, 404, 404, 500]:
            self.copies.statuses.put(status)
        for text in ['one', 'two', 'three', 'four']:
            self.send(text)
        self.assertEqual(
            [self.copies.next('1')['members']['body'] for _ in range(6)], ['one', 'one', 'two', 'two', 'three', 'four'])


if __name__ == '__main__':
    unittest.main()
