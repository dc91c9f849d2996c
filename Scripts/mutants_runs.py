"""The runs of mutants, for Scripts/mutants."""
import concurrent.futures
import contextlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import threading
import time
import typing

from mutants_tree import FOLDER, LOGS, PROCESSES, ROOT, SWIFT, TRAITS, TREE, VARIABLES, Failure, build, environment

LISTS = ROOT / 'Tests' / 'Mutants'
LOG = ROOT / '.build' / 'mutants.log'
SEEDS = os.environ.get('PARLANCE_SEEDS', '1...400')
# The seeds that are searched for a mutant of a rare world, when a change of the code has changed the world that noticed it.
RARE_SEEDS = os.environ.get('PARLANCE_RARE_SEEDS', '1...10000')
# The seconds after which a run is ended; the mutant counts as noticed. On a busy machine it is three times as long as the run without a
# change.
PATIENCE = {'tests': 600, 'worlds': 420}
UNCHANGED_PATIENCE = 1800
# The seconds after which that search is ended; the mutant survived.
RARE_PATIENCE = 900

RED, GREEN, BROKEN = 'red', 'SURVIVED', 'BROKEN'
LATE = 'not done after'


class Result(typing.NamedTuple):
    """The outcome of a run: RED if something failed, GREEN if not, BROKEN if nothing ran."""

    verdict: str
    message: str = ''
    # The test that failed first, or the option of the first world that did.
    place: str = ''


def run(suite, detail, name, width, patience, mutant=None, options=(), **variables):
    """Runs tests or worlds, with a mutant, until the first failure."""
    variables = {**environment(suite), 'PARLANCE_MUTANT': mutant or '', **variables}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, open(LOGS / name, 'ab') as log:
        variables['TMPDIR'] = folder
        events = pathlib.Path(folder) / 'events'
        if suite == 'worlds':
            command = [TREE / '.build/release/parlance-simulate', *detail.split(), *options]
        elif sys.platform == 'linux':
            command = [
                TREE / '.build/debug/ParlancePackageTests.xctest', '--testing-library', 'swift-testing', '--parallel',
                '--experimental-maximum-parallelization-width', str(width), '--event-stream-output-path', events,
                '--event-stream-version', '0', '--filter', detail, *options]
        else:
            command = [SWIFT, 'test', '--skip-build', *TRAITS, '--filter', detail, *options]
        command = ['timeout', '--kill-after=10', str(patience), *command]
        log.write(f'{shlex.join(map(str, command))}\n'.encode())
        began, lines = time.monotonic(), ['']
        with PROCESSES.start(
                command, cwd=TREE, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
            for line in process.stdout:
                log.write(line)
                lines.append(line.decode(errors='replace').strip())
                if suite == 'tests' and re.search('✘ Test .* recorded an issue', lines[-1]):
                    return Result(RED, lines[-1], failed_test(events))
            status = process.wait()
    PROCESSES.check()
    if status == 0:
        return Result(GREEN)
    if status in (124, 137) and time.monotonic() - began >= patience:
        return Result(RED, f'{LATE} {patience:.0f} s')
    if status == 137 or status < 0:
        return Result(BROKEN, 'the run was killed')
    # No test has the name, or the command does not know an option.
    if status == {'tests': 69, 'worlds': 2}[suite]:
        return Result(BROKEN, lines[-1])
    seed = re.search(r'--seed \d+$', lines[-1])
    for sign in ('Fatal error: ', ': VIOLATED ', ''):
        if found := [line for line in lines if sign in line]:
            return Result(RED, found[0 if sign else -1], seed.group() if seed else '')


def failed_test(events):
    """Returns the test whose issue the tests wrote down as the first; the log has it a moment earlier."""
    for _ in range(20):
        for line in events.read_text(encoding='utf-8').splitlines() if events.exists() else []:
            with contextlib.suppress(ValueError, KeyError):
                event = json.loads(line)['payload']
                if event['kind'] == 'issueRecorded' and not event['issue'].get('isKnown'):
                    return re.sub(r'/[^/]+\.swift:\d+:\d+$', '', event['testID'])
        time.sleep(0.1)
    return ''


class Memory:
    """The test, or the world, that noticed each mutant the last time: it runs first.

    Those of earlier runs on this machine are in .build/mutants; those of the repository are in Tests/Mutants.
    """

    def __init__(self):
        self.places = {}
        for path in (LISTS / 'noticed', FOLDER / 'noticed'):
            for line in path.read_text(encoding='utf-8').splitlines() if path.exists() else []:
                name, _, place = line.partition(': ')
                self.places[name] = place

    def note(self, name, place):
        self.places[name] = place
        self.write(FOLDER / 'noticed', self.places)

    @staticmethod
    def write(path, places):
        path.write_text(''.join(f'{name}: {place}\n' for name, place in sorted(places.items())), encoding='utf-8')


class Campaign:
    """Runs mutants, and notes their outcomes."""

    def __init__(self, jobs, tree, tests):
        self.jobs = jobs
        self.tree = tree
        # The filter of the tests that notice any mutant.
        self.tests = tests
        # More tests than processors keep these busy. Without a bound all begin at once, and each waits for all others.
        self.width = max(2, 4 * (os.cpu_count() or 1) // jobs)
        self.lock = threading.Lock()
        self.memory = Memory()
        self.patience = dict(PATIENCE)
        self.counts = {RED: 0, GREEN: 0, BROKEN: 0}

    def try_mutant(self, mutant, switch):
        """Runs what must notice a mutant; first the test or the world that did the last time."""
        attempt = self.try_world if mutant.suite == 'worlds' else self.try_test
        if place := self.memory.places.get(mutant.name):
            if (result := attempt(place, mutant, switch)).verdict == RED:
                return result
        result = Result(GREEN)
        if mutant.suite == 'tests' and (nearby := nearby_tests(mutant)):
            result = self.try_tests(mutant, switch, nearby)
        if result.verdict != RED:
            result = (self.try_worlds if mutant.suite == 'worlds' else self.try_tests)(mutant, switch)
        if result.verdict == RED and result.place:
            with self.lock:
                self.memory.note(mutant.name, result.place)
        return result

    def try_tests(self, mutant, switch, tests=None):
        options, unsteady = [], ''
        while True:
            result = run('tests', tests or mutant.detail, mutant.name, self.width, self.patience[mutant.suite], switch, options)
            if result.verdict != RED:
                return result._replace(message=result.message + unsteady)
            if not result.place or self.try_test(result.place, mutant, switch).verdict == RED:
                return result
            # It failed for another reason, such as the load of this machine.
            unsteady += f', but {result.place} failed once'
            options += ['--skip', pattern(result.place)]

    def try_test(self, test, mutant, switch):
        """Runs one test with a mutant. Beside so little its waits can be shorter."""
        deadline = str(min(30, float(VARIABLES['PARLANCE_DEADLINE'])))
        return run('tests', pattern(test), mutant.name, self.width, self.patience[mutant.suite], switch, PARLANCE_DEADLINE=deadline)

    def try_worlds(self, mutant, switch):
        detail, seed = re.fullmatch(r'(.*?)(--seed \d+)?', mutant.detail).groups()
        if not seed:
            return run('worlds', detail, mutant.name, self.width, self.patience[mutant.suite], switch, ['--seeds', SEEDS])
        if (result := self.try_world(seed, mutant, switch)).verdict == RED:
            return result
        result = run('worlds', detail, mutant.name, self.width, RARE_PATIENCE, switch, ['--seeds', RARE_SEEDS])
        is_late = result.message.startswith(LATE)
        return Result(GREEN, f'in all worlds of {RARE_PATIENCE} s') if is_late else result

    def try_world(self, seed, mutant, switch):
        detail = re.sub(r'--seed \d+', '', mutant.detail)
        return run('worlds', f'{detail} {seed}', mutant.name, self.width, self.patience[mutant.suite], switch)._replace(place=seed)

    def run(self, mutant, copy=None):
        """Runs a mutant and notes its outcome; with the copy, builds it by itself."""
        began, clock = time.strftime('%F %T'), time.monotonic()
        (LOGS / mutant.name).unlink(missing_ok=True)
        if not copy:
            result = self.try_mutant(mutant, mutant.name)
        else:
            with copy.alone(mutant):
                errors = build(mutant.suite)
                result = Result(BROKEN, f'does not compile: {errors[0][2]}') if errors else self.try_mutant(mutant, None)
        with self.lock:
            self.counts[result.verdict] += 1
        outcome = f'{result.verdict}: {result.message[:160]}' if result.message else result.verdict
        self.note(began, clock, mutant.name, outcome)

    def note(self, began, clock, name, outcome):
        with self.lock:
            seconds = time.monotonic() - clock
            with open(LOG, 'a', encoding='utf-8') as log:
                log.write(f'{began} {seconds:.0f} s {self.tree} {name}: {outcome}\n')
            print(f'{name}: {outcome} ({seconds:.0f} s)', flush=True)

    def expect_green(self, suite):
        """Shows that a suite passes without a change."""
        began, clock = time.strftime('%F %T'), time.monotonic()
        name = f'unchanged {suite}'
        (LOGS / name).unlink(missing_ok=True)
        if suite == 'tests':
            result = run(suite, self.tests, name, self.width, UNCHANGED_PATIENCE)
        else:
            result = run(suite, '', name, self.width, UNCHANGED_PATIENCE, options=['--seeds', SEEDS])
        if result.verdict != GREEN:
            raise Failure(f'Without a change the {suite} fail: {result.message}')
        self.note_unchanged(suite, time.monotonic() - clock)
        self.note(began, clock, name, 'green')

    def note_unchanged(self, suite, seconds):
        self.patience[suite] = max(PATIENCE[suite], 3 * seconds)

    def together(self, action, values):
        """Does something with several values at once; ends with the first exception."""
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            futures = [pool.submit(action, value) for value in values]
            try:
                for future in concurrent.futures.as_completed(futures):
                    future.result()
            except BaseException:
                PROCESSES.close()
                pool.shutdown(cancel_futures=True)
                raise


def nearby_tests(mutant):
    """Returns a filter of the tests of a target that are named like the mutant or its file; they are the likeliest to notice it.

    None if the list names tests already.
    """
    if not re.fullmatch(r'\w+', mutant.detail):
        return None
    path = pathlib.Path(mutant.file)
    words = re.findall('[A-Z][a-z]+', path.stem) + mutant.name.split('-')
    # The stem of the folder's name, so that Replies finds what is named Reply.
    folder = path.parent.name
    stems = {folder[:max(4, len(folder) - 3)], *(word for word in words if len(word) > 4)} - {'Rules', 'Device'}
    return rf'^{mutant.detail}\..*(?i:{"|".join(sorted(stems))})'


def pattern(test):
    """Returns a regular expression that only this test matches."""
    return '^' + re.sub(r'([^\w/`])', r'\\\1', test)
