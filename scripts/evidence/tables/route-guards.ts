import type { Evidence } from './abuse-rows.ts'

/** What a route is guarded by, and the tests that prove it. */
type Guard = { readonly what: string; readonly tests: readonly Evidence[] }

export type RouteGuards = {
  /** The verbs and the path, as the server lists them. */
  readonly route: string
  /** How often it may be asked, or why asking often does no harm. */
  readonly limit: Guard
  /** What is read of a request, and what is refused. */
  readonly input: Guard
  /** Who is answered. */
  readonly access: Guard
}

const ACCESS = 'src/server/access.test.ts'
const DATA = 'src/server/data-access.test.ts'
const LIMITS = 'src/server/limits.test.ts'
const HEALTH = 'src/server/platform/http/health.test.ts'
const SITE = 'src/server/platform/http/serve-site.test.ts'
const LIVE = 'src/server/live/live.test.ts'
const API = 'src/server/api/api.test.ts'
const OUTBOX = 'src/server/mail/outbox-page.test.ts'
const REPORT = 'src/server/api/csp-report.test.ts'
const ATTACKS = 'src/server/account/sign-in/sign-in-attacks.test.ts'
const LINKS = 'src/server/account/sign-in/auth-callbacks.test.ts'
const GOOGLE = 'src/server/account/sign-in/google.test.ts'

const fromMemory: Guard = {
  what: 'answered from memory, without the database',
  tests: [[HEALTH, 'while the database opens the server is alive but not ready']],
}
const everybody = (tests: readonly Evidence[]): Guard => ({ what: 'everybody', tests })

/** Every call of the contract: they share their guards. */
export const callGuards: RouteGuards = {
  route: 'POST /api/NAME',
  limit: {
    what: 'by user or network, together and for expensive calls alone',
    tests: [
      [LIMITS, 'every call is refused to a network that has used up what its guests share'],
      [
        'src/server/api/gate.test.ts',
        'a user makes 1500 calls at once and then five a second, whatever they are',
      ],
      [LIMITS, '$name is refused after $size at once, and again allowed with time'],
    ],
  },
  input: {
    what: 'a schema of the contract that knows each field',
    tests: [[DATA, '%s takes no field that it does not know']],
  },
  access: {
    what: 'pages of this origin, and for most a session',
    tests: [
      [ACCESS, '%s is refused to a page of another site and changes nothing'],
      [ACCESS, '%s is refused to a guest and changes nothing'],
      [ACCESS, '%s of another user leaves the rows of the owner alone'],
    ],
  },
}

/** All other routes. */
export const routeGuards: readonly RouteGuards[] = [
  {
    route: 'GET /api/live',
    limit: {
      what: 'messages by bucket, size and fragments',
      tests: [
        [LIVE, 'a flood is warned three times and then closed with 4429'],
        [LIVE, 'a message of more than 4096 bytes closes the socket with 1009'],
      ],
    },
    input: {
      what: 'a schema for each message',
      tests: [[LIVE, '%s closes the socket with 4400']],
    },
    access: {
      what: 'pages of this origin; matches with a session',
      tests: [
        [LIVE, 'a page of another origin (%s) is refused before the upgrade'],
        ['src/server/match/whole-match.test.ts', 'a guest is told to sign in'],
      ],
    },
  },
  {
    route: 'GET, HEAD /api/openapi.json',
    limit: {
      what: 'written once, then answered from memory',
      tests: [[API, 'the description of the calls is written once']],
    },
    input: {
      what: 'nothing',
      tests: [[API, 'the description of the calls is written once']],
    },
    access: everybody([[API, 'the description of the calls is OpenAPI 3.1']]),
  },
  {
    route: 'POST /api/csp-report',
    limit: {
      what: '20 a minute for a network, 600 for all',
      tests: [
        [REPORT, 'one network may send 20 reports a minute'],
        [REPORT, 'all networks together may send 600 reports a minute'],
      ],
    },
    input: {
      what: 'two schemas, 8 KiB',
      tests: [[REPORT, 'a body of type %s is no report of a policy (%s)']],
    },
    access: everybody([[REPORT, 'a report of type %s is logged without secrets']]),
  },
  {
    route: 'GET /api/auth/verify-email',
    limit: {
      what: '20 in 10 minutes for a network',
      tests: [[LINKS, '%s is stopped after %d tries of one network']],
    },
    input: {
      what: 'the token alone',
      tests: [[ATTACKS, '%s sends nobody to another site, however it is asked']],
    },
    access: {
      what: 'who has the link of a mail',
      tests: [
        ['src/server/mail/mail.test.ts', 'a link goes on to the dashboard, whatever else it says'],
      ],
    },
  },
  {
    route: 'GET /api/auth/callback/google',
    limit: {
      what: '60 in 10 minutes for a network',
      tests: [[LINKS, '%s is stopped after %d tries of one network']],
    },
    input: {
      what: 'code, state, error and issuer alone',
      tests: [[ATTACKS, '%s sends nobody to another site, however it is asked']],
    },
    access: {
      what: 'the browser that asked Google',
      tests: [
        [GOOGLE, 'an answer with no state, or with the state of another browser, signs nobody in'],
      ],
    },
  },
  {
    route: 'GET, HEAD /healthz',
    limit: fromMemory,
    input: { what: 'nothing', tests: fromMemory.tests },
    access: everybody([[HEALTH, 'with its start in the database the server is ready']]),
  },
  {
    route: 'GET, HEAD /readyz',
    limit: {
      what: 'one question to the database at a time, however many ask',
      tests: [[HEALTH, 'however many ask whether the server is ready, the database is asked once']],
    },
    input: { what: 'nothing', tests: fromMemory.tests },
    access: everybody([[HEALTH, 'with its start in the database the server is ready']]),
  },
  {
    route: 'GET, HEAD /outbox',
    limit: {
      what: 'only asked from this machine, where no mail is sent',
      tests: [[OUTBOX, 'where mail is sent there is no such page']],
    },
    input: { what: 'nothing', tests: [[OUTBOX, 'the operator reads the mails at %s as %s']] },
    access: {
      what: 'this machine by its own name',
      tests: [[OUTBOX, 'nobody reads the mails %s']],
    },
  },
  {
    route: 'GET, HEAD every other path',
    limit: {
      what: 'files and pages in memory, each with a version that a browser keeps',
      tests: [
        [SITE, 'a known version is not sent again, and each encoding is a version of its own'],
      ],
    },
    input: {
      what: 'the path, among those of the build',
      tests: [
        [SITE, '%s is not found'],
        [SITE, '%s is no article'],
      ],
    },
    access: everybody([
      [SITE, '%s is %s'],
      [SITE, '%s is not allowed, whatever the body'],
    ]),
  },
]
