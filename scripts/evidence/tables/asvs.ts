import type { Evidence } from './abuse-rows.ts'

/** Requirements of the standard that are met, or not, in the same way. */
export type Requirement = {
  /** Their numbers in ASVS 5.0, with commas between. */
  readonly id: string
  readonly what: string
  /** How they are held. What is not met begins with “Not met”, what is met in part with “In part”. */
  readonly held: string
  readonly tests: readonly Evidence[]
}

const ACCESS = 'src/server/access.test.ts'
const DATA = 'src/server/data-access.test.ts'
const ABUSE = 'src/server/account/sign-in/abuse.test.ts'
const ATTACKS = 'src/server/account/sign-in/sign-in-attacks.test.ts'
const MAIL = 'src/server/mail/mail.test.ts'
const GOOGLE = 'src/server/account/sign-in/google.test.ts'
const SIGN_IN = 'src/server/account/sign-in/sign-in.test.ts'
const SECOND = 'src/server/account/sign-in/second-factor.test.ts'
const PASSKEYS = 'src/server/account/sign-in/passkeys.test.ts'
const STRENGTH = 'src/server/account/auth/password-strength.test.ts'
const HEADERS = 'src/server/platform/http/security-headers.test.ts'
const BROKEN = 'src/server/platform/http/broken-request.test.ts'
const SITE = 'src/server/platform/http/serve-site.test.ts'
const API = 'src/server/api/api.test.ts'
const LIVE = 'src/server/live/live.test.ts'
const LOG = 'src/server/platform/log.test.ts'
const ENV = 'src/server/env.test.ts'
const PRACTICE = 'src/server/practice/practice.test.ts'
const USER_DATA = 'src/server/user-data/user-data.test.ts'
const LIMITS = 'src/server/limits.test.ts'
const SCREEN = 'e2e/attacks.test.ts'
const BEHIND_TLS = 'by what terminates TLS in front of the server, which is not part of the product'

const UNKNOWN_FIELD: Evidence = [DATA, '%s takes no field that it does not know']
const STRANGER: Evidence = [ACCESS, '%s of another user leaves the rows of the owner alone']
const GUEST: Evidence = [ACCESS, '%s is refused to a guest and changes nothing']
const SQL: Evidence = [DATA, '%s, %s: SQL in a text stays text']
const EVERY_HEADER: Evidence = [HEADERS, '%s %s carries every header']
const COOKIE: Evidence = [
  SIGN_IN,
  'the session cookie is out of reach of scripts and of other sites',
]
const UNFORESEEN: Evidence = [
  API,
  'an unforeseen error is told without its text, and logged with its stack',
]

/** What the standard asks for at levels 1 and 2 and applies here. */
export const requirements: readonly Requirement[] = [
  // Chapter 1: encoding and sanitization.
  one(
    '1.1.1, 1.1.2, 1.2.1, 3.2.2',
    'Output is encoded where it is used',
    'React writes text as text, mails escape it',
    [
      [SCREEN, 'a name with markup is text on every screen'],
      [ATTACKS, 'a name with markup is text in a mail'],
    ],
  ),
  one(
    '1.2.2, 3.7.2',
    'Addresses are built from known parts, and nobody is sent elsewhere',
    'two fixed targets; Google alone outside',
    [[ATTACKS, '%s sends nobody to another site, however it is asked']],
  ),
  one('1.2.3, 1.3.2', 'No code is made of data', 'a policy without eval, and Trusted Types', [
    [SCREEN, 'what is injected into a page does not run, and is reported'],
  ]),
  one('1.2.4', 'Queries are parameterized', 'a query builder; sqlmap finds nothing', [SQL]),
  one(
    '1.2.5, 1.3.6, 1.3.7',
    'No command, request or template is made of input',
    'the server starts no program and asks no address that a client names',
    [],
  ),
  one(
    '1.2.9',
    'Regular expressions are not made of input',
    'they are constants; names are compared as text',
    [],
  ),
  one('1.3.3, 1.4.2', 'Texts and numbers are limited', 'by schema', [
    [DATA, '%s, %s: no number that is none is taken'],
    [DATA, 'a body of more than 16 KiB is not read'],
  ]),
  one('1.3.11', 'Mail is safe from injection', 'addresses by schema, headers by the mail library', [
    [
      'src/server/naughty-strings.test.ts',
      '%s, %s: a naughty string is taken or refused and breaks nothing',
    ],
  ]),
  one('1.5.2', 'Only plain data is read', 'JSON, then a schema', [[API, '%s is no input']]),
  // Chapter 2: validation and business logic.
  one(
    '2.1.1, 2.1.2, 2.1.3',
    'Rules of validation and limits are written down',
    'docs/api.md, from the contract',
    [
      [
        'scripts/evidence/write-api-docs.test.ts',
        'the committed page is what node scripts/evidence/write-api-docs.ts writes',
      ],
    ],
  ),
  one(
    '2.2.1, 2.2.2, 2.2.3',
    'Input is validated by the server, also in combination',
    'schemas of the contract',
    [UNKNOWN_FIELD, [USER_DATA, 'guest data with %s is refused']],
  ),
  one(
    '2.3.1',
    'Steps are taken in order',
    'issued, opened, answered once; the match is a state machine',
    [
      [PRACTICE, 'a question that was issued to nobody or to somebody else cannot be answered'],
      [
        'src/server/match/whole-match.test.ts',
        'an answer that is early, ahead, late or nonsense is refused with its reason',
      ],
    ],
  ),
  one(
    '2.3.2, 2.4.1',
    'Limits of the business, and against automation',
    'XP by day and by time; counts by user and network',
    [
      [PRACTICE, 'practice gives at most 2000 XP a day'],
      [LIMITS, 'a flood without a session is refused, and users of the same network are not'],
    ],
  ),
  one(
    '2.3.3, 2.3.4',
    'Operations are whole, and nothing is given twice',
    'transactions, keys and locks',
    [
      [
        PRACTICE,
        'the same answer sent twenty times at once counts once, and all get the first result',
      ],
      ['src/server/leaderboard/standings.test.ts', 'the same deed is awarded once'],
    ],
  ),
  // Chapter 3: the web frontend.
  one(
    '3.2.1',
    'Nothing is rendered in the wrong context',
    'nosniff, a type with each answer, a policy on all',
    [EVERY_HEADER],
  ),
  one(
    '3.3.1, 3.3.2, 3.3.3, 3.3.4',
    'Cookies are Secure, SameSite, of this host, and HttpOnly',
    '__Host- over https; the marker that scripts read says only that there is a session',
    [COOKIE],
  ),
  one(
    '3.4.1, 3.4.3, 3.4.4, 3.4.5, 3.4.6',
    'HSTS, content security policy, nosniff, referrer, frames',
    'on every answer',
    [EVERY_HEADER, [SCREEN, 'a page of another origin cannot show the app in a frame']],
  ),
  one('3.4.2', 'No other origin may read', 'there is no CORS header', [[SITE, '%s is %s']]),
  one(
    '3.5.1, 3.5.2, 3.5.3',
    'No other site can act for a visitor',
    'POST of JSON from the same origin',
    [
      [API, 'a call from elsewhere is refused: %s'],
      [API, 'a body that is not plain JSON is refused: %s'],
      [ACCESS, '%s has no other verb than POST'],
    ],
  ),
  one('3.7.1', 'No technology that is no longer supported', 'none', []),
  // Chapter 4: API and web service.
  one('4.1.1', 'Every answer names its type and charset', 'by the server', [[SITE, '%s is %s']]),
  one('4.1.2', 'Calls are not redirected to https', BEHIND_TLS, []),
  one(
    '4.1.3, 15.3.4',
    'Forwarding headers of a client are not believed',
    'the address of the connection counts',
    [[ABUSE, 'what a client says about its address is not believed (%s, %j)']],
  ),
  one('4.2.1', 'No request smuggling', 'doubtful requests are refused and hung up on', [
    [BROKEN, '%s is refused with a problem body and every header'],
  ]),
  one('4.4.1', 'Sockets over TLS', 'the policy upgrades; ' + BEHIND_TLS, []),
  one(
    '4.4.2, 4.4.3, 4.4.4',
    'Sockets check the origin and use the session',
    'the cookie of the upgrade, asked again',
    [
      [LIVE, 'a page of another origin (%s) is refused before the upgrade'],
      [
        'src/server/live/audience.test.ts',
        'signing out closes the sockets of that session with 4401, and not those of another',
      ],
    ],
  ),
  // Chapter 6: authentication.
  one(
    '6.1.1, 6.3.1',
    'Guessing is limited without locking the owner out',
    'by account, network and known browser',
    [
      [ABUSE, 'who guesses at an account is stopped, its owner signs in with a known browser'],
      [ABUSE, 'a network that fails 100 times in 5 minutes has to wait'],
    ],
  ),
  one(
    '6.1.2, 6.2.11',
    'Words of the product are no passwords',
    'its name, elements, address and name of the owner',
    [[ABUSE, 'the password %s is refused with reasons, and no account is made']],
  ),
  one(
    '6.1.3, 6.3.4',
    'Ways to sign in are documented and equal',
    'password, passkey and Google (docs/decisions/0010)',
    [],
  ),
  one(
    '6.2.1, 6.2.5, 6.2.9',
    'Passwords of 8 to 128 characters of any kind',
    'judged by strength, not by composition',
    [[ABUSE, '128 characters are a password, 129 are not, and a megabyte is not even read']],
  ),
  one('6.2.2, 6.2.3', 'Passwords can be changed by who knows them', 'asked for again', [
    [ABUSE, 'a password is changed by who knows it, and other devices are signed out'],
  ]),
  one(
    '6.2.4',
    'Not among the 3,000 commonest that fit',
    'a dictionary, and a score for what resembles it',
    [[STRENGTH, '%s is too weak, and the reason is told']],
  ),
  one(
    '6.2.6, 6.2.7',
    'Fields are masked, paste and managers work',
    'type=password with names that managers know',
    [],
  ),
  one('6.2.8', 'Compared exactly', 'no cutting, no folding', [
    [ABUSE, 'passwords are compared as they are: whole, with case, space and NUL'],
  ]),
  one('6.2.10', 'No password expires by itself', 'none does', []),
  one(
    '6.2.12',
    'Not among breached passwords',
    'a bundled dictionary, and where BREACHED_PASSWORDS_URL is set the list there, by part of a hash',
    [
      [STRENGTH, '%s is too weak, and the reason is told'],
      [
        'src/server/account/auth/breached-passwords.test.ts',
        'a stolen password is refused, and of passwords no more is told than five digits of a hash',
      ],
    ],
  ),
  one('6.3.2', 'No default accounts', 'there are none, and no administrators', []),
  one(
    '6.3.3',
    'A second factor',
    'In part: whoever wants one has a passkey, or the code of an app; with Google that is a matter of Google',
    [
      [PASSKEYS, 'what was signed %s opens nothing'],
      [PASSKEYS, 'what was signed opens the account once, and only for the browser that asked'],
      [PASSKEYS, 'another key, a changed signature and a copied device open nothing'],
      [SECOND, 'the password alone opens nothing; with the code it does, and each code once'],
      [SECOND, 'a backup code opens the account once, and the owner hears of it'],
      [SECOND, 'five codes may be tried for a password, and ten wrong ones in a row lock the step'],
      [SECOND, 'a new password by mail does not lead around the code'],
    ],
  ),
  one('6.4.1, 6.4.2', 'No first passwords, no secret questions', 'there are none', []),
  one('6.4.3', 'Forgotten passwords', 'a link that works once, and ends all sessions', [
    [MAIL, 'a new password ends all sessions, and its link works once'],
  ]),
  one(
    '6.5.1, 6.5.2, 6.5.3, 6.5.4, 6.6.2, 6.6.3',
    'Links are random, stored as hashes, used once, and limited',
    'by the auth library and our counts',
    [
      [MAIL, 'of twenty uses of a link at once exactly one succeeds'],
      [MAIL, 'the tables hold no link that works'],
      [ABUSE, 'guessing at links is stopped'],
    ],
  ),
  one(
    '6.5.5',
    'Links hold ten minutes',
    'those that verify an address do so for a day, but sign in no later either',
    [
      [MAIL, 'a link that verifies an address signs in for ten minutes; later it only verifies'],
      [ATTACKS, 'the link for a new password holds ten minutes and not a moment longer'],
    ],
  ),
  one('6.8.1, 10.5.2', 'Users of Google are known by their id there', 'never by address alone', [
    [GOOGLE, 'signing in with Google makes an account the first time and finds it again later'],
    [GOOGLE, 'an address that is not proven on both sides never opens an account that exists'],
  ]),
  one(
    '6.8.2, 9.1.1, 9.1.2, 9.1.3, 9.2.1, 9.2.2, 9.2.3',
    'ID tokens are verified',
    'signature, algorithm, key, time, client',
    [[GOOGLE, 'an ID token %s is refused']],
  ),
  // Chapter 7: sessions.
  one('7.1.1, 7.3.1, 7.3.2', 'Sessions end', '7 days unused, 30 days at most', [
    ['src/server/account/sweep.test.ts', 'what is over is forgotten, and what is not stays'],
  ]),
  one('7.1.2', 'A limit of sessions', '10 for an account; the oldest ends', [
    [ABUSE, 'a right password is not counted as an attempt'],
  ]),
  one('7.2.1, 7.2.2, 7.2.3', 'Random tokens, verified by the server', 'by the auth library', [
    COOKIE,
    [ATTACKS, 'what the table of sessions holds is no cookie without the secret that signs it'],
  ]),
  one('7.2.4', 'A new token with each sign-in', 'yes', [
    [ABUSE, 'a session id that was planted before signing in never becomes valid'],
  ]),
  one('7.4.1, 7.4.2', 'What has ended is worth nothing', 'the row is gone', [
    [ABUSE, 'the cookie of a session that was signed out is worth nothing'],
    [ABUSE, 'the export holds the own data and no secret; deletion leaves nothing behind'],
  ]),
  one('7.4.3', 'A new password ends other sessions', 'always, and their sockets', [
    [ATTACKS, 'a changed password closes the sockets of the other devices with 4401'],
  ]),
  one('7.4.4', 'Signing out is easy to find', 'in the header', [
    [
      'e2e/accounts.test.ts',
      'sign up, practice, reload: the account keeps it; signing out brings the guest back',
    ],
  ]),
  one('7.4.5', 'Administrators can end sessions', 'by a command, of one account or of everybody', [
    [
      'src/server/account/end-sessions.test.ts',
      'an operator signs one account out on all of its devices, and nobody else',
    ],
    [
      'src/server/account/end-sessions.test.ts',
      'an operator signs everybody out, and servers are told once',
    ],
    [
      'scripts/operator/end-sessions.test.ts',
      'a server that runs signs everybody out, and closes their sockets',
    ],
  ]),
  one('7.5.1', 'Asked again before what is sensitive', 'password, passkeys, export, deletion', [
    [PASSKEYS, 'a passkey is renamed, and by the password removed; then it opens nothing'],
    [ABUSE, 'a password is changed by who knows it, and other devices are signed out'],
  ]),
  one('7.5.2', 'Sessions are listed and can be ended', 'in Settings, by the password', [
    [ABUSE, 'one device is signed out from another, and nobody ends the session of a stranger'],
  ]),
  one(
    '7.6.1, 7.6.2',
    'Sessions begin with an action of the user and do not depend on Google',
    'yes',
    [[GOOGLE, 'an answer with no state, or with the state of another browser, signs nobody in']],
  ),
  // Chapter 8: authorization.
  one('8.1.1, 8.2.1', 'Calls are for guests or users', 'as the contract says', [GUEST]),
  one('8.2.2, 8.4.1', 'Data of others is out of reach', '404, as if it did not exist', [
    STRANGER,
    [ACCESS, '%s with what belongs to another user finds nothing and changes nothing'],
  ]),
  one(
    '8.1.2, 8.2.3, 15.3.1, 15.3.3',
    'Fields that are not named neither come nor go',
    'strict schemas both ways',
    [UNKNOWN_FIELD, [API, 'only what the contract names leaves a call']],
  ),
  one('8.3.1', 'The server decides', 'it judges each answer itself', [
    [USER_DATA, 'totals cannot be sent'],
  ]),
  // Chapter 10: OAuth.
  one('10.1.1', 'Tokens go nowhere else', 'none is kept', [
    [GOOGLE, 'nothing with which Google could be asked is kept'],
  ]),
  one(
    '10.1.2, 10.2.1, 10.5.1',
    'Answers belong to the browser that asked',
    'state, PKCE and nonce',
    [
      [GOOGLE, 'an answer with no state, or with the state of another browser, signs nobody in'],
      [GOOGLE, 'the same answer works once, and a refusal at Google is told'],
    ],
  ),
  one('10.5.4', 'The token is for this client', 'audience', [
    [GOOGLE, 'an ID token %s is refused'],
  ]),
  // Chapter 11: cryptography.
  one(
    '11.1.1, 11.1.2',
    'Keys are documented',
    'one: SESSION_SECRET signs cookies and encrypts second steps; changing it signs everybody out and ends those',
    [
      [ENV, 'a short session secret is refused without being printed'],
      [
        'src/server/account/sign-in/second-factor.test.ts',
        'with another secret of the server no code can be judged, and that is said',
      ],
    ],
  ),
  one(
    '11.2.1, 11.2.3, 11.4.1, 11.4.3, 11.5.1, 11.6.1',
    'Approved algorithms and randomness',
    'those of Node: SHA-256, HMAC, random bytes',
    [],
  ),
  one(
    '11.4.2, 11.4.4',
    'Passwords by a slow hash',
    'scrypt with N = 2¹⁴, r = 8, p = 5, one of the settings that OWASP recommends',
    [
      [
        'src/server/account/auth/scrypt.test.ts',
        'a password is kept as RFC 7914 has it, with 2 to the 14th, 8 and 5, and a salt of its own',
      ],
      [
        'src/server/account/auth/hashing.test.ts',
        'of a flood of passwords two are hashed at once, fifty wait, and the rest is refused',
      ],
    ],
  ),
  // Chapter 12: communication.
  one('12.1.1', 'Only new versions of TLS', 'by the file for nginx', [
    [
      'scripts/evidence/old-tls.test.ts',
      'old versions of TLS are refused, and new ones are spoken',
    ],
  ]),
  one('12.1.2, 12.2.1, 12.2.2, 12.3.3, 12.3.4', 'TLS', BEHIND_TLS, []),
  one(
    '12.3.1, 12.3.2',
    'Connections of the server itself',
    'Google by https; SMTP and PostgreSQL encrypted, unless their addresses say that nobody else is there',
    [
      [ENV, 'production wants to know whether a database on another machine is reached encrypted'],
      ['src/server/platform/encryption.test.ts', 'mails to %s have to be encrypted first: %s'],
    ],
  ),
  // Chapter 13: configuration.
  one(
    '13.1.1, 13.2.4, 13.2.5',
    'What is talked to is known',
    'PostgreSQL, SMTP, Google and a list of stolen passwords, each by the environment',
    [],
  ),
  one('13.2.3', 'No default credentials', 'required in production', [
    [ENV, 'production names every required variable that is missing'],
  ]),
  one(
    '13.4.1, 13.4.3, 13.4.4, 13.4.5',
    'No metadata, listings, TRACE or inner pages',
    'the files of the build alone',
    [
      [SITE, '%s is not found'],
      [SITE, '%s is not allowed, whatever the body'],
      ['src/server/mail/outbox-page.test.ts', 'nobody reads the mails %s'],
    ],
  ),
  one('13.4.2, 15.2.3', 'Nothing for development in production', 'no outbox, no faster clock', [
    [ENV, 'live matches run faster only outside of production'],
  ]),
  // Chapter 14: data.
  one(
    '14.1.1, 14.1.2',
    'Data is classified',
    'secrets (passwords, sessions, links), personal (address, name, answers), public (name and XP on the board)',
    [],
  ),
  one(
    '14.2.1',
    'Nothing sensitive in addresses',
    'tokens behind # or removed; calls take no query',
    [
      [DATA, 'a call takes nothing from its address (%s)'],
      [
        'e2e/accounts.test.ts',
        'the link of a mail sets a new password, and its secret leaves the address bar',
      ],
    ],
  ),
  one(
    '14.2.2, 14.3.2',
    'Nothing personal is cached',
    'no-store on all calls; pages hold no data of users',
    [[API, 'app_version tells the version and since when it runs']],
  ),
  one('14.2.3', 'Nobody else gets data', 'no request to another host', [
    ['e2e/support/browser/browser.test.ts', 'the watch over a page sees whatever it complains of'],
  ]),
  one('14.3.1', 'Signing out clears the browser', 'what was lent is dropped', [
    [
      'e2e/accounts.test.ts',
      'sign up, practice, reload: the account keeps it; signing out brings the guest back',
    ],
  ]),
  one('14.3.3', 'Nothing secret in the storage of the browser', 'yes', [
    [SCREEN, 'nothing that a script can read opens the account'],
  ]),
  // Chapter 15: coding and architecture.
  one(
    '15.1.1, 15.2.1',
    'Weak components are replaced in time',
    'the times are in SECURITY.md; no service checks them by itself',
    [],
  ),
  one('15.1.2', 'A bill of materials', 'npm run sbom; licenses.md', [
    ['scripts/evidence/licenses.test.ts', 'every package that is shipped has a license that fits'],
  ]),
  one(
    '15.1.3, 15.2.2',
    'What is expensive is known and limited',
    'hashing, the leaderboard, sockets',
    [
      [
        'src/server/app.test.ts',
        'while the event loop is blocked calls are refused for a while, and files are not',
      ],
    ],
  ),
  one(
    '15.3.2',
    'Redirects of others are not followed',
    'tokens and keys are asked where the provider says and nowhere else',
    [[GOOGLE, 'where a provider sends elsewhere is not asked: %s']],
  ),
  one(
    '15.3.5, 15.3.6, 15.3.7',
    'Types, prototypes and doubled parameters',
    'parsed at the border',
    [
      [API, '%s is no input'],
      [DATA, 'a body that names a key twice is refused'],
    ],
  ),
  // Chapter 16: logging and errors.
  one(
    '16.1.1, 16.2.1, 16.2.2, 16.2.4, 16.2.5',
    'Logs are structured, in UTC, without secrets',
    'one line for each answer, with the id of the request',
    [[LOG, 'an answered call is one line without query, headers, body or address']],
  ),
  one(
    '16.2.3, 16.4.2, 16.4.3',
    'Where logs go',
    'standard output; keeping them safe is up to who runs it',
    [],
  ),
  one(
    '16.3.1, 16.3.2, 16.3.3',
    'Security events are logged',
    'signing in and each refusal, with its way, its reason, and what stands for the account',
    [
      [LOG, 'what is tried with an account can be found, without its address'],
      [LOG, 'an answer to somebody who is signed in names the user, and nothing else of them'],
    ],
  ),
  one('16.3.4, 16.5.1', 'Errors are logged, not told', 'a code and a plain sentence', [UNFORESEEN]),
  one('16.4.1', 'Logs cannot be forged', 'each line is JSON', [
    [LOG, 'an answered call is one line without query, headers, body or address'],
  ]),
  one('16.5.2, 16.5.3', 'Failing safely', '503 and tried again; nothing passes uncounted', [
    ['src/server/lost-database.test.ts', '%s is answered with 503, and that is logged once'],
  ]),
]

function one(id: string, what: string, held: string, tests: readonly Evidence[]): Requirement {
  return { id, what, held, tests }
}
