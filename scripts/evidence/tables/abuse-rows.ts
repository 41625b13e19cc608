/** A test by its file and its title, without the ids of rows in front. */
export type Evidence = readonly [file: string, title: string]

/** One way to abuse the product, and what has to come of it. */
export type AbuseRow = {
  readonly id: string
  readonly input: string
  readonly expected: string
  /** Tests that prove it besides those whose titles begin with the id. */
  readonly tests?: readonly Evidence[]
  /** Programs that check it with what no test can bring about. */
  readonly scripts?: readonly string[]
  /** What is not checked here, and why. */
  readonly open?: string
}

export type AbuseGroup = {
  readonly letter: string
  readonly title: string
  readonly rows: readonly AbuseRow[]
}

const WHOLE_MATCH = 'src/server/match/whole-match.test.ts'
const SEARCH = 'src/server/match/search/search.test.ts'
const LIVE = 'src/server/live/live.test.ts'
const JUDGE = 'src/match/judge.test.ts'
const TWO_SERVERS = 'src/server/match/two-servers.test.ts'
const NODE_KILL = 'src/server/match/node-kill.test.ts'
const LOST = 'src/server/lost-database.test.ts'
const MATCH_CLIENT = 'src/web/match/client/match-client.test.ts'

const EARLY = 'an answer that is early, ahead, late or nonsense is refused with its reason'
const NO_FRAME = 'no frame holds a question before it opens, or what is right before the own answer'
const FIRST_COUNTS =
  'of an answer that is sent twenty times, with other choices, the first one counts'
const STRANGER = 'a stranger cannot confirm, answer, leave or see a match'
const PAIRS = 'twenty who search at once, each in two tabs, are ten pairs and nobody is left'
const SCAN = 'scripts/rigs/scan.ts'

/** Every row of the abuse list. What a test proves is found by its title; see `row-tests.ts`. */
export const abuseGroups: readonly AbuseGroup[] = [
  {
    letter: 'A',
    title: 'Signing in',
    rows: [
      row(
        'A1',
        'stolen passwords, one try each, from one address',
        '429 after 100 failures; two hashes at once',
      ),
      row('A2', 'the same from many addresses of one IPv6 /64', 'counted as one network'),
      row('A3', 'a forged X-Forwarded-For with each try', 'ignored'),
      row('A4', 'a forwarded address of this machine', 'no exemption'),
      row(
        'A5',
        'guessing at one account from many networks',
        'stopped; a known browser of the owner still signs in',
      ),
      row(
        'A6',
        'signing in with a known and an unknown address',
        'the same words, and the same time',
        {
          scripts: ['bench/sign-in-timing.ts'],
        },
      ),
      row('A7', 'signing up with a registered address', 'the same answer; its owner gets a mail'),
      row(
        'A8',
        'asking for a new password, address known or not',
        'the same answer; the mail goes out behind it',
      ),
      row(
        'A9',
        'weak passwords: repeated, listed, walked, from the own address',
        '422 with reasons',
      ),
      row(
        'A10',
        'passwords of 128 and 129 characters, and of a megabyte',
        'taken; 422; 413 unread',
      ),
      row('A11', 'two passwords that are equal for 72 bytes', 'told apart'),
      row('A12', 'NUL, leading space and capitals in a password', 'compared exactly'),
      row('A13', 'the cookie of a session that was signed out', '401, and no row is left'),
      row('A14', 'an older session after a new password', '401, its sockets closed with 4401'),
      row('A15', 'a session id planted before signing in', 'never becomes valid'),
      row('A16', 'cookies that are long, broken, injected or doubled', 'nobody, and no error'),
      row(
        'A17',
        'a script that looks for the session',
        'HttpOnly cookie of this host; nothing secret in reach of scripts',
      ),
      row('A18', 'the link for a new password, twice', 'works once'),
      row('A19', 'the same twenty times at once', 'exactly one succeeds'),
      row('A20', 'a link that is late, replaced, or older than the password', 'refused'),
      row('A21', 'a link asked for with a foreign Host', 'leads to the configured origin'),
      row('A22', 'guessing at links', '429; the tables hold no link that works'),
      row(
        'A23',
        'the page behind the link',
        'gives no referrer away; the token leaves the address bar',
      ),
      row('A24', 'forty targets on other sites in links and callbacks', 'this site or nowhere'),
      row(
        'A25',
        'an answer of Google without state, with a foreign, old or used one',
        'nobody is signed in',
      ),
      row(
        'A26',
        'ID tokens of others: client, issuer, time, nonce, key, no signature',
        'refused; no account is opened by an unproven address',
      ),
      row('A27', 'a form or page of another site that signs in', '403 by origin, 415 by type'),
      row(
        'A28',
        'GET, HEAD and method overrides that would change something',
        '405, nothing changed',
      ),
      row('A29', 'a flood of new accounts and mails', '429 by network and for all'),
      row(
        'A30',
        'a new password with nothing but the session',
        '401; after a change the owner gets a mail',
      ),
    ],
  },
  {
    letter: 'D',
    title: 'Data of others, and false data',
    rows: [
      row('D1', 'what belongs to another user, by every call and verb', '404, unchanged'),
      row('D2', 'the match of others: its review, its socket', 'not found', {
        tests: [[WHOLE_MATCH, STRANGER]],
      }),
      row(
        'D3',
        'fields that nobody asked for, among them user, role and prototype',
        '422, nothing written',
      ),
      row('D4', 'XP and wins in a profile', '422'),
      row('D5', 'limits and orders for the leaderboard', '422; names and XP only'),
      row('D6', 'awarding XP by a call', '404: there is none'),
      row('D7', 'numbers that are none, too large, or too exact', '422'),
      row('D8', 'answering a question that was never issued', '404, no XP'),
      row('D9', 'one answer twenty times at once', 'counted once'),
      row('D10', 'answering the question of another user', '404'),
      row(
        'D11',
        'answers at once after issue, and thousands a day',
        'no XP under 300 ms; 2,000 XP a day',
      ),
      row('D12', 'a time that the client claims', 'the server measures'),
      row('D13', 'a list of a million bookmarks', '413; 2,000 are kept'),
      row('D14', 'bookmarks of nothing, of 10 KB, of markup', '422'),
      row('D15', 'no category, unknown ones, doubled ones', '422'),
      row('D16', 'a difficulty in capitals, as a number, as an object', '422'),
      row('D17', 'names that are empty, long or invisible', '422 outside 1 to 32 characters'),
      row('D18', 'totals sent by a client', 'not taken; what a guest brings gives no XP'),
      row('D19', 'two devices that save at once', 'answers add up; stale settings are refused'),
      row('D20', 'SQL in every text', 'stays text', { scripts: ['scripts/rigs/sqlmap.ts'] }),
      row('D21', 'a parameter or a key twice', '422'),
      row('D22', 'JSON of thousands of levels', '422'),
      row(
        'D23',
        'using an account after its deletion',
        '401; nothing is left, the opponent keeps the match',
        {
          tests: [
            [
              WHOLE_MATCH,
              'whoever deletes the account in mid match loses by time, and has no name any more',
            ],
          ],
        },
      ),
      row('D24', 'the export of an account', 'own data, no hash, nobody else'),
    ],
  },
  {
    letter: 'L',
    title: 'The live match',
    rows: [
      row('L1', 'an answer before its question', 'refused; no text goes out early', {
        tests: [
          [WHOLE_MATCH, EARLY],
          [WHOLE_MATCH, NO_FRAME],
        ],
      }),
      row('L2', 'an answer just before and just after the end of time', 'counts; times out', {
        tests: [
          [WHOLE_MATCH, EARLY],
          [
            'src/server/match/fairness.test.ts',
            'what the network takes is not charged, and an answer may be late by it',
          ],
        ],
      }),
      row('L3', 'the same answer again, with another choice', 'the first one stays', {
        tests: [[WHOLE_MATCH, FIRST_COUNTS]],
      }),
      row('L4', 'answers out of order', 'refused', { tests: [[WHOLE_MATCH, EARLY]] }),
      row('L5', 'an answer in the name of the opponent', 'the seat is that of the session', {
        tests: [
          [LIVE, '%s closes the socket with 4400'],
          [WHOLE_MATCH, STRANGER],
        ],
      }),
      row('L6', 'looking for the right answer in what is sent', 'not there before the own answer', {
        tests: [[WHOLE_MATCH, NO_FRAME]],
      }),
      row('L7', 'frames of another match or session, sent again', 'refused', {
        tests: [[WHOLE_MATCH, STRANGER]],
      }),
      row('L8', 'one player in two tabs', 'one seat, one answer', {
        tests: [
          [
            WHOLE_MATCH,
            'two tabs of one player answer at once: both see the one answer that counts',
          ],
        ],
      }),
      row('L9', 'searching in two tabs at once', 'one place', { tests: [[SEARCH, PAIRS]] }),
      row('L10', 'joining oneself, or a pair', 'never', { tests: [[SEARCH, PAIRS]] }),
      row('L11', 'leaving while waiting', 'found by nobody', {
        tests: [
          [
            SEARCH,
            'whoever closes the page while searching is paired with nobody, and leaves the queue',
          ],
        ],
      }),
      row('L12', 'a thousand messages a second', 'three warnings, then 4429', {
        tests: [[LIVE, 'a flood is warned three times and then closed with 4429']],
      }),
      row('L13', 'a wrong clock of the browser', 'the countdown is the server’s', {
        tests: [
          [
            'src/web/match/client/server-clock.test.ts',
            'after a clock was set, the newest message is right',
          ],
        ],
      }),
      row(
        'L14',
        'a clock of the server that is set back',
        'nobody is locked out, no time is negative',
      ),
      row(
        'L15',
        'losing the connection at any moment',
        'back with the same question and the time left',
        {
          tests: [
            [
              WHOLE_MATCH,
              'another tab, or the next connection, has the same question and the time that is left',
            ],
          ],
        },
      ),
      row('L16', 'losing it for good', 'the opponent gets a result in time', {
        tests: [
          [
            WHOLE_MATCH,
            'a player who closes the page loses by time, and the other sees that they are gone',
          ],
        ],
      }),
      row('L17', 'both are gone', 'the match ends by itself', {
        tests: [[WHOLE_MATCH, 'both close their pages: the match ends all the same']],
      }),
      row('L18', 'the server is killed in any state of a match', 'no acknowledged answer is lost', {
        tests: [
          [
            NODE_KILL,
            'a server that is killed in mid match is missed by nobody: the next one goes on',
          ],
        ],
        scripts: ['scripts/rigs/kill-matrix.ts'],
      }),
      row('L19', 'killed between storing and acknowledging', 'sent again, answered the same', {
        tests: [
          [
            JUDGE,
            'an answer is judged, and judged again the same, whatever it says the second time',
          ],
        ],
        scripts: ['scripts/rigs/kill-matrix.ts'],
      }),
      row('L20', 'PostgreSQL stops in mid match', 'told, and tried again'),
      row(
        'L21',
        'the network between server and database goes silent',
        '503 within 3 s, back by itself',
      ),
      row(
        'L22',
        'connections to the database break in the middle of transactions',
        'nothing is lost or doubled',
        {
          tests: [
            [LOST, 'the server lives on when its connections break in the middle of transactions'],
          ],
        },
      ),
      row(
        'L23',
        'nobody knows whether a transaction was stored',
        'asked by its key, never taken for failed',
        {
          tests: [
            [
              JUDGE,
              'an answer is judged, and judged again the same, whatever it says the second time',
            ],
          ],
          scripts: ['scripts/rigs/kill-practice.ts'],
        },
      ),
      row('L24', 'a client that never reads', 'cut at 1 MiB', {
        tests: [
          [
            'src/server/live/send.test.ts',
            'a client that stopped reading is cut when more than 1 MiB waits for it',
          ],
        ],
      }),
      row('L25', 'a connection that died without a word', 'cut after two pings', {
        tests: [[LIVE, 'a client that answers no ping is cut, one that does stays']],
      }),
      row('L26', 'news that come late or twice', 'ignored', {
        tests: [[MATCH_CLIENT, 'hints may get lost, come twice and overtake each other']],
      }),
      row('L27', 'a client that says who has won', '4400', {
        tests: [[LIVE, '%s closes the socket with 4400']],
      }),
      row('L28', 'both finish in the same instant, on two servers', 'one result', {
        tests: [
          [TWO_SERVERS, 'two servers that look after the same matches end each of them once'],
        ],
      }),
      row('L29', 'equal answers in equal time', 'a draw without XP', {
        tests: [[WHOLE_MATCH, 'equal answers in equal time are a draw without XP']],
      }),
      row('L30', 'two accounts that feed each other XP', 'three times a day', {
        tests: [[WHOLE_MATCH, 'two accounts win XP from each other three times a day']],
      }),
    ],
  },
  {
    letter: 'C',
    title: 'What is shown',
    rows: [
      row('C1', 'markup and templates in a name', 'text, everywhere'),
      row('C2', 'characters that turn or hide text', '422'),
      row('C3', 'fifty marks on one letter', '422'),
      row('C4', 'names of nothing visible', '422'),
      row(
        'C5',
        'emoji of several persons, Arabic, Devanagari',
        'taken, and kept apart in its direction',
      ),
      row('C6', 'names that look like those who run this', '422'),
      row(
        'C7',
        'the 515 naughty strings in every text of every call',
        'stored as they are, or refused; never an error',
      ),
      row(
        'C8',
        'injected scripts, styles, handlers, base, forms, frames',
        'stopped by the policy, and reported',
      ),
      row('C9', 'the app in a frame of another site', 'refused'),
      row('C10', 'articles at paths that climb, shout or are too long', '404'),
    ],
  },
  {
    letter: 'S',
    title: 'What a browser stores',
    rows: [
      row(
        'S1',
        'damage or foreign data under each key',
        'the start; the old text is kept aside once',
      ),
      row('S2', 'storage that is full', 'less is kept, nothing is lost now'),
      row('S3', 'storage that is forbidden', 'works in memory'),
      row('S4', 'imports that are too large or too deep', 'refused unread, with a reason'),
      row('S5', 'imports with keys of prototypes', 'refused'),
      row('S6', 'imports with numbers and dates that cannot be', 'refused'),
      row('S7', 'data of versions 0, 1 and 99', 'read, set aside, or left alone'),
      row('S8', 'two tabs that write at once', 'neither change is lost'),
      row('S9', 'an import that claims a million XP', 'stays in the browser'),
    ],
  },
  {
    letter: 'T',
    title: 'Transport',
    rows: [
      row('T1', 'bodies that are too long or lie about their length', '413, 400, 408'),
      row('T2', '300 connections with endless headers', 'cut after 10 s; others are served', {
        scripts: [SCAN],
      }),
      row('T3', '200 connections with endless bodies', 'cut after 20 s; others are served', {
        scripts: [SCAN],
      }),
      row('T4', 'hanging up in the middle of a body, 1,000 times', 'no harm'),
      row('T5', 'frames that break the protocol of sockets', '1002, 1007, 1008, 1009', {
        scripts: [SCAN],
      }),
      row('T6', 'sockets from other origins', '403 before the upgrade'),
      row('T7', 'compressed bodies', '415'),
      row('T8', 'compressed frames', 'not negotiated'),
      row('T9', 'headers and paths that are too long, too many, broken or doubled', '400, 431'),
      row('T10', 'two lengths, folded headers and other smuggling', '400, hung up'),
      row('T11', 'TRACE, CONNECT, OPTIONS, PUT', '405 with Allow'),
      row('T12', 'files that are none of the site', '404', { scripts: [SCAN] }),
      row('T13', 'old versions of TLS', 'refused by the file for nginx'),
    ],
  },
  {
    letter: 'O',
    title: 'Operations',
    rows: [
      row('O1', 'the disk of the data is full', 'writes 503, reads work', {
        scripts: ['scripts/rigs/full-disk.ts'],
      }),
      row(
        'O2',
        'the disk of the write-ahead log is full',
        'PostgreSQL stops, 503; started again, nothing acknowledged is lost',
        { scripts: ['scripts/rigs/full-log-disk.ts'] },
      ),
      row('O3', 'a migration is killed half-way', 'nothing is left of it'),
      row('O4', 'servers that migrate at once', 'each step once'),
      row('O5', 'an index that was half built', 'never: each step is one transaction'),
      row(
        'O6',
        'an older server on a newer database, and the reverse',
        'refused; brought up to date',
      ),
      row('O7', 'two servers on one embedded database', 'the second is refused'),
      row('O8', 'being asked to stop', 'answers, closes sockets with 1012, ends within 10 s', {
        tests: [
          [LIVE, 'a stopping server closes its sockets with 1012, also those that do not answer'],
        ],
      }),
      row('O9', 'being killed, and started again', 'ready soon, matches go on', {
        tests: [
          [
            NODE_KILL,
            'a server that is killed in mid match is missed by nobody: the next one goes on',
          ],
        ],
      }),
      row('O10', 'a backup that is restored', 'equal, table by table'),
      row('O11', 'a mail server that is down', 'answers as ever; mails wait'),
      row('O12', 'a secret that is missing or too short', 'refuses to start'),
      row('O13', 'an error that nobody foresaw', '500 for that request alone, logged'),
    ],
  },
]

function row(
  id: string,
  input: string,
  expected: string,
  proof: Pick<AbuseRow, 'tests' | 'scripts' | 'open'> = {},
): AbuseRow {
  return { id, input, expected, ...proof }
}
