import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { keptByDefault } from '#server/testing/account/kept-days.ts'

import { readEnvironment } from './env.ts'

test('nothing has to be set for development', () => {
  expect(readEnvironment({})).toEqual({
    mode: 'development',
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    readDatabaseUrl: undefined,
    databaseConnections: 10,
    keptDays: keptByDefault,
    trustedProxies: [],
    metrics: null,
    drainMs: 0,
    publicOrigin: undefined,
    supportEmail: 'support@periodic-wizard.example',
    sessionSecret: undefined,
    smtpUrl: undefined,
    google: null,
    logLevel: 'info',
    liveTimeScale: 1,
    networks: { signUps: 300, signIns: 300, mails: 120, sockets: 200, calls: 3000 },
    signUpsPerHour: 500,
    mailsPerHour: 600,
    workers: 1,
    schools: [],
  })
})

test('backups are of the embedded database alone', () => {
  const folder = { BACKUP_DIR: 'backups' }
  expect(readEnvironment(folder).backupDir).toBe(resolve('backups'))
  expect(() => readEnvironment({ ...folder, DATABASE_URL: 'postgres://localhost/wizard' })).toThrow(
    'BACKUP_DIR: given together with DATABASE_URL, expected ' +
      'a folder for daily backups of the embedded database, without DATABASE_URL',
  )
})

test('the embedded database has one process', () => {
  expect(readEnvironment({ WORKERS: 'auto' }).workers).toBe(1)
  expect(() => readEnvironment({ WORKERS: '2' })).toThrow('WORKERS: given without DATABASE_URL')
})

test('other servers are reached at an origin, with the same database and secret', () => {
  const shared = {
    DATABASE_URL: 'postgres://localhost/wizard',
    SESSION_SECRET: 'kept by the operator, not in a file',
  }
  const PEER_ORIGIN = 'http://10.0.0.11:3000'
  expect(readEnvironment({ ...shared, PEER_ORIGIN }).peerOrigin).toBe(PEER_ORIGIN)
  expect(readEnvironment(shared).peerOrigin).toBeUndefined()
  const alone = problemOf({ PEER_ORIGIN })
  expect(alone).toContain('DATABASE_URL: missing')
  expect(alone).toContain('SESSION_SECRET: missing')
  for (const wrong of [
    '10.0.0.11:3000',
    'http://10.0.0.11:3000/',
    'ftp://10.0.0.11',
    'http://a b',
  ]) {
    expect(problemOf({ ...shared, PEER_ORIGIN: wrong })).toContain('PEER_ORIGIN: given')
  }
})

test('an empty variable counts as not given', () => {
  expect(readEnvironment({ PORT: '', HOST: '', DATABASE_URL: '' })).toEqual(readEnvironment({}))
})

test('given variables are used', () => {
  expect(
    readEnvironment({
      NODE_ENV: 'production',
      PORT: '8080',
      DATABASE_URL: 'postgres://wizard:secret@db:5432/wizard?sslmode=verify-full',
      READ_DATABASE_URL: 'postgres://wizard:secret@copy:5432/wizard?sslmode=verify-full',
      DATABASE_CONNECTIONS: '4',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      DRAIN_SECONDS: '5',
      DATA_DIR: '/srv/wizard',
      PUBLIC_ORIGIN: 'https://chem.example',
      SUPPORT_EMAIL: 'help@chem.example',
      SESSION_SECRET: 'kept by the operator, not in a file',
      SMTP_URL: 'smtps://wizard:secret@mail.example',
      GOOGLE_CLIENT_ID: 'wizard',
      GOOGLE_CLIENT_SECRET: 'secret',
      LOG_LEVEL: 'warn',
      SIGN_UPS_PER_NETWORK: '500',
      SIGN_INS_PER_NETWORK: '200',
      MAILS_PER_NETWORK: '50',
      SOCKETS_PER_NETWORK: '20',
      CALLS_PER_NETWORK: '9000',
      SIGN_UPS_PER_HOUR: '700',
      MAILS_PER_HOUR: '900',
      SCHOOL_NETWORKS: '192.0.2.0/24, 203.0.113.7=3, 2001:db8::/48=20',
    }),
  ).toEqual({
    mode: 'production',
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/wizard',
    databaseUrl: 'postgres://wizard:secret@db:5432/wizard?sslmode=verify-full',
    readDatabaseUrl: 'postgres://wizard:secret@copy:5432/wizard?sslmode=verify-full',
    databaseConnections: 4,
    keptDays: keptByDefault,
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    metrics: { host: '0.0.0.0', port: 9464 },
    drainMs: 5000,
    publicOrigin: 'https://chem.example',
    supportEmail: 'help@chem.example',
    sessionSecret: 'kept by the operator, not in a file',
    smtpUrl: 'smtps://wizard:secret@mail.example',
    google: { clientId: 'wizard', clientSecret: 'secret', discoveryUrl: undefined },
    logLevel: 'warn',
    liveTimeScale: 1,
    networks: { signUps: 500, signIns: 200, mails: 50, sockets: 20, calls: 9000 },
    signUpsPerHour: 700,
    mailsPerHour: 900,
    workers: 1,
    schools: [
      { address: '192.0.2.0', bits: 24, factor: 10 },
      { address: '203.0.113.7', bits: 32, factor: 3 },
      { address: '2001:db8::', bits: 48, factor: 20 },
    ],
  })
})

test('every wrong variable is named at once, with its value and what is expected', () => {
  expect(
    problemOf({
      NODE_ENV: 'staging',
      PORT: 'abc',
      HOST: 'a host',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      PUBLIC_ORIGIN: 'https://chem.example/app',
      SUPPORT_EMAIL: 'nobody',
      AD_PLACEHOLDER: 'no',
      LOG_LEVEL: 'loud',
    }),
  ).toBe(
    `Periodic Wizard cannot start, because of its environment:
  NODE_ENV: given "staging", expected one of development, production, test
  PORT: given "abc", expected a whole number from 0 to 65535
  HOST: given "a host", expected a host name or address, such as 127.0.0.1 or 0.0.0.0
  DATABASE_URL: given a value that is not shown, expected a PostgreSQL address, such as postgres://user:password@host:5432/name, or with several hosts postgres://user:password@a,b/name?target_session_attrs=read-write
  PUBLIC_ORIGIN: given "https://chem.example/app", expected where browsers find this server, such as https://chem.example, without a path
  SUPPORT_EMAIL: given "nobody", expected an e-mail address
  AD_PLACEHOLDER: given "no", expected one of on, off
  LOG_LEVEL: given "loud", expected one of fatal, error, warn, info, debug, trace, silent`,
  )
})

test.each(['-1', '65536', '3000.5', '0x10', '999999', ' 80'])('PORT=%s is refused', (PORT) => {
  expect(problemOf({ PORT })).toContain(`PORT: given ${JSON.stringify(PORT)}, expected`)
})

test('O12 production names every required variable that is missing', () => {
  expect(problemOf({ NODE_ENV: 'production' })).toBe(
    `Periodic Wizard cannot start, because of its environment:
  PUBLIC_ORIGIN: missing, expected where browsers find this server, such as https://chem.example, without a path
  SESSION_SECRET: missing, expected at least 32 random characters, such as \`openssl rand -base64 32\` prints
  SMTP_URL: missing, expected the address of a mail server, such as smtps://name:password@mail.example
  DATABASE_URL: missing, expected a PostgreSQL address, such as postgres://user:password@host:5432/name, or with several hosts postgres://user:password@a,b/name?target_session_attrs=read-write; or DATA_DIR, a folder for the embedded database`,
  )
})

test('production wants to know whether a database on another machine is reached encrypted', () => {
  const far = { DATABASE_URL: 'postgres://w:hunter2@db/x', READ_DATABASE_URL: 'postgres://copy/x' }
  const said = problemOf({ ...far, NODE_ENV: 'production' })
  expect(said).toContain(
    '\n  DATABASE_URL: leads to another machine and says nothing of encryption',
  )
  expect(said).toContain('\n  READ_DATABASE_URL: leads to another machine')
  expect(said).not.toContain('hunter2')
  expect(readEnvironment(far).databaseUrl).toBe(far.DATABASE_URL)
  const near = { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/x' }
  expect(problemOf(near)).not.toContain('DATABASE_URL')
})

test('a database may have several hosts, of which the one that takes writes is used', () => {
  const given = {
    DATABASE_URL: 'postgres://w:hunter2@a:5432,b:5433/x?target_session_attrs=read-write',
    DATABASE_DIRECT_URL: 'postgres://w:hunter2@a,b/x?target_session_attrs=primary',
    READ_DATABASE_URL: 'postgres://w:hunter2@b,a/x?target_session_attrs=any',
  }
  expect(readEnvironment(given)).toMatchObject({
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    readDatabaseUrl: given.READ_DATABASE_URL,
  })
  const said = problemOf({ ...given, NODE_ENV: 'production' })
  for (const name of Object.keys(given)) {
    expect(said).toContain(`\n  ${name}: leads to another machine`)
  }
})

test.each([
  { DATABASE_URL: 'postgres://w:hunter2@a,b/x?target_session_attrs=standby' },
  { DATABASE_URL: 'postgres://w:hunter2@a,,b/x' },
  { DATABASE_DIRECT_URL: 'postgres://w:hunter2@a:port/x' },
  { READ_DATABASE_URL: 'postgres://w:hunter2@a/x?target_session_attrs=read-write' },
])('%o is refused without being printed', (given) => {
  const said = problemOf(given)
  expect(said).toContain(`${Object.keys(given)[0]}: given a value that is not shown, expected`)
  expect(said).not.toContain('hunter2')
})

test('an address past a pooler without one through it is refused', () => {
  expect(problemOf({ DATABASE_DIRECT_URL: 'postgres://db/x' })).toContain('DATABASE_URL: missing')
})

test('live matches run faster only outside of production', () => {
  expect(readEnvironment({ LIVE_TIME_SCALE: '20' }).liveTimeScale).toBe(20)
  expect(problemOf({ LIVE_TIME_SCALE: '0' })).toContain('LIVE_TIME_SCALE: given "0", expected')
  expect(problemOf({ NODE_ENV: 'production', LIVE_TIME_SCALE: '20' })).toContain(
    'LIVE_TIME_SCALE: given in production, expected only in tests',
  )
})

test('half of the credentials of Google is refused in every mode', () => {
  expect(problemOf({ GOOGLE_CLIENT_ID: 'wizard' })).toContain('GOOGLE_CLIENT_SECRET: missing')
})

test.each(['everybody', '10.0.0.0/33', '10.0.0/8', '127.0.0.1,', 'fd00::/8/8'])(
  'TRUSTED_PROXIES=%s is refused',
  (TRUSTED_PROXIES) => {
    expect(problemOf({ TRUSTED_PROXIES })).toContain('TRUSTED_PROXIES: given')
  },
)

test.each([
  'school',
  '10.0.0.0/33',
  '10.0.0.0/8=0',
  '10.0.0.0/8=x',
  '10.0.0.0/8=1=2',
  '10.0.0.0/8,',
])('SCHOOL_NETWORKS=%s is refused', (SCHOOL_NETWORKS) => {
  expect(problemOf({ SCHOOL_NETWORKS })).toContain('SCHOOL_NETWORKS: given')
})

test('a copy of no database is refused, and its password is not printed', () => {
  expect(problemOf({ READ_DATABASE_URL: 'postgres://db/x' })).toContain('DATABASE_URL: missing')
  expect(problemOf({ READ_DATABASE_URL: 'mysql://root:hunter2@db/x' })).not.toContain('hunter2')
})

test('O12 a short session secret is refused without being printed', () => {
  const problem = problemOf({ SESSION_SECRET: 'hunter2' })
  expect(problem).toContain('SESSION_SECRET: given a value that is not shown')
  expect(problem).not.toContain('hunter2')
})

test('production may use the embedded database when its folder is given', () => {
  const given = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://school.lan',
    DATA_DIR: '/srv/pw',
    SESSION_SECRET: 'kept by the operator, not in a file',
    SMTP_URL: 'smtp://mail.school.lan',
  }
  expect(readEnvironment(given).dataDir).toBe('/srv/pw')
})

test.each([
  ['http://school.lan', true],
  ['http://localhost.evil.example', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]', false],
  ['https://school.lan', false],
])('O12 in production the origin %s is refused: %j', (PUBLIC_ORIGIN, isRefused) => {
  const said = problemOf({ NODE_ENV: 'production', PUBLIC_ORIGIN })
  expect(said.includes('PUBLIC_ORIGIN: given')).toBe(isRefused)
  expect(readEnvironment({ PUBLIC_ORIGIN }).publicOrigin).toBe(PUBLIC_ORIGIN)
})

test.each([
  ['s'.repeat(40), true],
  ['change-me-to-something-random-and-long', true],
  ['0123456789'.repeat(4), true],
  ['password'.repeat(5), true],
  ['fL0nE9w2mQx7Rk4TzVbYc8HdJs6Ua1Pg', false],
  ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c', false],
])('O12 in production a secret that is easy to guess is refused (%s: %j)', (secret, isRefused) => {
  for (const name of ['SESSION_SECRET', 'BACKUP_KEY']) {
    const said = problemOf({ NODE_ENV: 'production', [name]: secret })
    expect(said.includes(`${name}: given a value that is easy to guess`)).toBe(isRefused)
    expect(said).not.toContain(secret)
  }
})

function problemOf(given: Readonly<Record<string, string>>): string {
  try {
    readEnvironment(given)
  } catch (problem) {
    if (problem instanceof Error) return problem.message
  }
  throw new Error('The environment was accepted')
}
