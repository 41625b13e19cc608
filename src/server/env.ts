import { isIP, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

import * as z from 'zod'

import type { GoogleClient } from './auth/auth.ts'
import { type NetworkLimits, networkLimits } from './limits/network-limits.ts'
import type { School } from './limits/networks.ts'
import { readDatabaseAddress } from './platform/database-address.ts'
import { leavesEncryptionOpen } from './platform/encryption.ts'
import { isLoopbackOrigin } from './platform/http/loopback.ts'
import { StartupProblem } from './platform/startup-problem.ts'

const modes = ['development', 'production', 'test'] as const
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = wholeNumber(0, 65_535)
/** How many times the room of other networks a school has for which nothing else is given. */
const SCHOOL_FACTOR = 10

const variables = z.object({
  NODE_ENV: z.enum(modes).default('development'),
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional(),
  DATA_DIR: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().min(32).optional(),
  DATABASE_URL: databaseAddress(['read-write', 'primary']),
  DATABASE_DIRECT_URL: databaseAddress(['read-write', 'primary']),
  READ_DATABASE_URL: databaseAddress(['any']),
  DATABASE_CONNECTIONS: wholeNumber(1, 100).default(10),
  WORKERS: z.union([z.literal('auto'), wholeNumber(1, 64)]).default(1),
  ACCOUNTS_KEPT_DAYS: wholeNumber(180, 36_500).optional(),
  ANSWERS_KEPT_DAYS: wholeNumber(400, 36_500).optional(),
  MATCHES_KEPT_DAYS: wholeNumber(1, 36_500).optional(),
  CLASS_GAMES_KEPT_DAYS: wholeNumber(1, 3650).default(30),
  ISSUED_QUESTIONS_KEPT_DAYS: wholeNumber(7, 365).default(30),
  MAILS_KEPT_DAYS: wholeNumber(1, 365).default(7),
  PAGES_KEPT_DAYS: wholeNumber(1, 3650).default(90),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((networks) => networks.every(isNetwork))
    .optional(),
  PEER_ORIGIN: z.string().refine(isWebOrigin).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  PUBLIC_ORIGIN: z.string().refine(isWebOrigin).optional(),
  SUPPORT_EMAIL: z.email().default('support@periodic-wizard.example'),
  /** Read by the build of the pages; named here so that a wrong value is refused. */
  AD_PLACEHOLDER: z.enum(['on', 'off']).default('on'),
  SESSION_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_DISCOVERY_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(levels).default('info'),
  LIVE_TIME_SCALE: wholeNumber(1, 999).default(1),
  SIGN_UPS_PER_NETWORK: wholeNumber(1, 99_999).default(networkLimits.signUps),
  SIGN_INS_PER_NETWORK: wholeNumber(1, 99_999).default(networkLimits.signIns),
  MAILS_PER_NETWORK: wholeNumber(1, 99_999).default(networkLimits.mails),
  SOCKETS_PER_NETWORK: wholeNumber(1, 99_999).default(networkLimits.sockets),
  CALLS_PER_NETWORK: wholeNumber(1, 99_999).default(networkLimits.calls),
  SIGN_UPS_PER_HOUR: wholeNumber(1, 99_999).default(500),
  MAILS_PER_HOUR: wholeNumber(1, 99_999).default(600),
  SCHOOL_NETWORKS: z
    .string()
    .transform((text) => text.split(',').map((part) => readSchool(part.trim())))
    .pipe(z.array(z.custom<School>((school) => school !== null)))
    .optional(),
})

/** The names of all variables that the server reads. */
export const variableNames: readonly string[] = Object.keys(variables.shape)

type VariableName = keyof z.output<typeof variables>

const expected: Readonly<Record<VariableName, string>> = {
  NODE_ENV: `one of ${modes.join(', ')}`,
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a host name or address, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder for the embedded database',
  BACKUP_DIR: 'a folder for daily backups of the embedded database, without DATABASE_URL',
  BACKUP_KEY: 'at least 32 random characters, such as `openssl rand -base64 32` prints',
  DATABASE_URL:
    'a PostgreSQL address, such as postgres://user:password@host:5432/name, or with several hosts postgres://user:password@a,b/name?target_session_attrs=read-write',
  DATABASE_DIRECT_URL:
    'the PostgreSQL address past the pooler to which DATABASE_URL leads, with the same form',
  READ_DATABASE_URL:
    'the PostgreSQL address of a copy that is only read, together with DATABASE_URL',
  DATABASE_CONNECTIONS: 'a whole number from 1 to 100',
  WORKERS:
    'a whole number from 1 to 64, or auto for one on each core; more than one needs DATABASE_URL',
  ACCOUNTS_KEPT_DAYS: 'a whole number from 180 to 36500, together with SMTP_URL',
  ANSWERS_KEPT_DAYS: 'a whole number from 400 to 36500',
  MATCHES_KEPT_DAYS: 'a whole number from 1 to 36500',
  CLASS_GAMES_KEPT_DAYS: 'a whole number from 1 to 3650',
  ISSUED_QUESTIONS_KEPT_DAYS: 'a whole number from 7 to 365',
  MAILS_KEPT_DAYS: 'a whole number from 1 to 365',
  PAGES_KEPT_DAYS: 'a whole number from 1 to 3650',
  TRUSTED_PROXIES: 'addresses or networks of proxies, such as 127.0.0.1,10.0.0.0/8',
  PEER_ORIGIN:
    'where the other servers reach this one, such as http://10.0.0.11:3000, together with DATABASE_URL and SESSION_SECRET',
  METRICS_PORT: 'a whole number from 0 to 65535',
  METRICS_HOST: 'a host name or address, such as 127.0.0.1 or 0.0.0.0',
  DRAIN_SECONDS: 'a whole number from 0 to 60',
  PUBLIC_ORIGIN: 'where browsers find this server, such as https://chem.example, without a path',
  SUPPORT_EMAIL: 'an e-mail address',
  AD_PLACEHOLDER: 'one of on, off',
  SESSION_SECRET: 'at least 32 random characters, such as `openssl rand -base64 32` prints',
  SMTP_URL: 'the address of a mail server, such as smtps://name:password@mail.example',
  GOOGLE_CLIENT_ID: 'the client id that Google gave, together with GOOGLE_CLIENT_SECRET',
  GOOGLE_CLIENT_SECRET: 'the client secret that Google gave, together with GOOGLE_CLIENT_ID',
  BREACHED_PASSWORDS_URL:
    'a list of stolen passwords, such as https://api.pwnedpasswords.com/range/',
  OIDC_DISCOVERY_URL: "the discovery document of an OpenID provider in Google's place",
  LOG_LEVEL: `one of ${levels.join(', ')}`,
  LIVE_TIME_SCALE: 'how many times faster live matches run, from 1 to 999; for tests only',
  SIGN_UPS_PER_NETWORK: 'a whole number from 1 to 99999',
  SIGN_INS_PER_NETWORK: 'a whole number from 1 to 99999',
  MAILS_PER_NETWORK: 'a whole number from 1 to 99999',
  SOCKETS_PER_NETWORK: 'a whole number from 1 to 99999',
  CALLS_PER_NETWORK: 'a whole number from 1 to 99999',
  SIGN_UPS_PER_HOUR: 'a whole number from 1 to 99999',
  MAILS_PER_HOUR: 'a whole number from 1 to 99999',
  SCHOOL_NETWORKS:
    'networks, each with how many times the room of others it has (10 unless given), such as 192.0.2.0/24,2001:db8::/48=20',
}

const UNENCRYPTED =
  'leads to another machine and says nothing of encryption, expected ?sslmode=verify-full at its ' +
  'end, or ?sslmode=disable where the network is private'

/** Values that are never printed, because they hold a password. */
const secrets: ReadonlySet<string> = new Set<VariableName>([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'READ_DATABASE_URL',
  'BACKUP_KEY',
  'SESSION_SECRET',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
])

/** For how many days the server keeps what it can do without. Undefined means for good. */
export type KeptDays = {
  /** Days without a sign-in after which an account is deleted. */
  readonly accounts: number | undefined
  /** Days after which answers of practice are shortened to what learning needs, for a month at once. */
  readonly answers: number | undefined
  /** Days after which a match that has ended is deleted. */
  readonly matches: number | undefined
  /** Days after which a class game is deleted, with its players and answers. */
  readonly classGames: number
  readonly issuedQuestions: number
  readonly mails: number
  /** Days after which an open page is forgotten that was not seen again. */
  readonly pages: number
}

export type Environment = {
  readonly mode: (typeof modes)[number]
  readonly port: number
  readonly host: string
  /** Absolute path of the folder of the embedded database. */
  readonly dataDir: string
  /** Absolute path of the folder for daily backups; undefined where none are made. */
  readonly backupDir: string | undefined
  /** Encrypts backups. */
  readonly backupKey: string | undefined
  /** Address of a real PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined
  /** Address of that PostgreSQL past a pooler; undefined where none is between. */
  readonly databaseDirectUrl: string | undefined
  /** Address of a copy of that PostgreSQL, from which the leaderboard is read. */
  readonly readDatabaseUrl: string | undefined
  /** Connections to PostgreSQL for calls; live matches have some more of their own. */
  readonly databaseConnections: number
  /** Processes that answer on the same port. */
  readonly workers: number
  readonly keptDays: KeptDays
  /** Proxies whose word on where a request comes from counts, as addresses or networks. */
  readonly trustedProxies: readonly string[]
  /** Where other servers reach this one; undefined where none hands requests on to it. */
  readonly peerOrigin: string | undefined
  /** Null without monitoring. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** How long a server that is to stop goes on while it says that it is not ready. */
  readonly drainMs: number
  /** Undefined when not given: then the origin is `http://localhost` with the real port. */
  readonly publicOrigin: string | undefined
  readonly supportEmail: string
  /** Signs the cookies; undefined when not given: then a random one is kept in the data folder. */
  readonly sessionSecret: string | undefined
  /** The mail server; undefined when there is none: then mails wait in the outbox. */
  readonly smtpUrl: string | undefined
  readonly google: GoogleClient | null
  /** A list of stolen passwords; undefined where none is asked. */
  readonly breachedPasswordsUrl: string | undefined
  readonly logLevel: (typeof levels)[number]
  /** How many times faster than the clock live matches run; 1 in production. */
  readonly liveTimeScale: number
  /** How much the guests of one network may do. */
  readonly networks: NetworkLimits
  /** Accounts that are created in an hour before browsers have to work for more. */
  readonly signUpsPerHour: number
  /** Mails that are sent in an hour; more wait in the queue. */
  readonly mailsPerHour: number
  /** Networks with more room than others. */
  readonly schools: readonly School[]
}

type Given = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment, once, at start. An empty variable counts as not given.
 * @throws StartupProblem that names every wrong or missing variable at once
 */
export function readEnvironment(given: Given): Environment {
  const parsed = variables.safeParse(withoutEmpty(given))
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => wrongLine(issue, given))
  const problems = [...new Set([...wrong, ...missingLines(given)])]
  if (!parsed.success || problems.length > 0) {
    throw new StartupProblem(
      ['Periodic Wizard cannot start, because of its environment:', ...problems].join('\n  '),
    )
  }
  const values = parsed.data
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST ?? (values.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(values.DATA_DIR ?? './data'),
    backupDir: values.BACKUP_DIR === undefined ? undefined : resolve(values.BACKUP_DIR),
    backupKey: values.BACKUP_KEY,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    readDatabaseUrl: values.READ_DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    workers: workersOf(values),
    keptDays: {
      accounts: values.ACCOUNTS_KEPT_DAYS,
      answers: values.ANSWERS_KEPT_DAYS,
      matches: values.MATCHES_KEPT_DAYS,
      classGames: values.CLASS_GAMES_KEPT_DAYS,
      issuedQuestions: values.ISSUED_QUESTIONS_KEPT_DAYS,
      mails: values.MAILS_KEPT_DAYS,
      pages: values.PAGES_KEPT_DAYS,
    },
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    peerOrigin: values.PEER_ORIGIN,
    metrics: metricsOf(values),
    drainMs: values.DRAIN_SECONDS * 1000,
    publicOrigin: values.PUBLIC_ORIGIN,
    supportEmail: values.SUPPORT_EMAIL,
    sessionSecret: values.SESSION_SECRET,
    smtpUrl: values.SMTP_URL,
    google: googleOf(values),
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL,
    logLevel: values.LOG_LEVEL,
    liveTimeScale: values.LIVE_TIME_SCALE,
    networks: {
      signUps: values.SIGN_UPS_PER_NETWORK,
      signIns: values.SIGN_INS_PER_NETWORK,
      mails: values.MAILS_PER_NETWORK,
      sockets: values.SOCKETS_PER_NETWORK,
      calls: values.CALLS_PER_NETWORK,
    },
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    mailsPerHour: values.MAILS_PER_HOUR,
    schools: values.SCHOOL_NETWORKS ?? [],
  }
}

/** The embedded database has one process, beside the thread that it runs in. */
function workersOf({ WORKERS, DATABASE_URL }: z.output<typeof variables>): number {
  if (WORKERS !== 'auto') return WORKERS
  return DATABASE_URL === undefined ? 1 : availableParallelism()
}

function metricsOf({ METRICS_HOST: host, METRICS_PORT }: z.output<typeof variables>) {
  return METRICS_PORT === undefined ? null : { host, port: METRICS_PORT }
}

function googleOf(values: z.output<typeof variables>): GoogleClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (clientId === undefined || clientSecret === undefined) return null
  return { clientId, clientSecret, discoveryUrl: values.OIDC_DISCOVERY_URL }
}

function withoutEmpty(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/** An address of one host or of several, with one of these targets if it names any. */
function databaseAddress(targets: readonly string[]) {
  return z
    .string()
    .refine((text) => {
      const address = readDatabaseAddress(text)
      return address !== null && (address.target === undefined || targets.includes(address.target))
    })
    .optional()
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
}

/** An address, or a network as in `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIPv6(address) ? 128 : 32
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && isLength && rest.length === 0
}

/** Reads a network as in `10.0.0.0/8` or `10.0.0.0/8=20`. Returns null for anything else. */
function readSchool(text: string): School | null {
  const [network = '', factor = String(SCHOOL_FACTOR), ...rest] = text.split('=')
  if (!isNetwork(network) || !/^[1-9]\d{0,2}$/.test(factor) || rest.length > 0) return null
  const [address = '', bits] = network.split('/')
  const longest = isIPv6(address) ? 128 : 32
  return { address, bits: Number(bits ?? longest), factor: Number(factor) }
}

function isWebOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text
}

function wrongLine(issue: z.core.$ZodIssue, given: Given): string {
  const name = variables.keyof().parse(issue.path[0])
  const value = secrets.has(name) ? 'a value that is not shown' : JSON.stringify(given[name])
  return `${name}: given ${value}, expected ${expected[name]}`
}

function missingLines(given: Given): readonly string[] {
  const half = [
    ...halfOfGoogle(given),
    ...copyOfNothing(given),
    ...backupOfPostgres(given),
    ...workersOfEmbedded(given),
    ...peersOfNothing(given),
    ...warningsWithoutMail(given),
  ]
  if (given['NODE_ENV'] !== 'production') return half
  const required = ['PUBLIC_ORIGIN', 'SESSION_SECRET', 'SMTP_URL'] as const
  return [
    ...required.filter((name) => !given[name]).map(missingLine),
    ...(given['DATA_DIR'] || given['DATABASE_URL']
      ? []
      : [`${missingLine('DATABASE_URL')}; or DATA_DIR, ${expected.DATA_DIR}`]),
    ...(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'READ_DATABASE_URL'] as const)
      .filter((name) => leavesEncryptionOpen(given[name] ?? ''))
      .map((name) => `${name}: ${UNENCRYPTED}`),
    ...plainOrigin(given['PUBLIC_ORIGIN'] ?? ''),
    ...weakSecrets(given),
    ...(given['LIVE_TIME_SCALE'] && given['LIVE_TIME_SCALE'] !== '1'
      ? ['LIVE_TIME_SCALE: given in production, expected only in tests']
      : []),
    ...half,
  ]
}

/** Sessions and passwords of a site without encryption could be read on the way. */
function plainOrigin(origin: string): readonly string[] {
  if (!origin.startsWith('http:') || isLoopbackOrigin(origin)) return []
  return [
    `PUBLIC_ORIGIN: given ${JSON.stringify(origin)}, expected https:// but on this machine alone`,
  ]
}

/** Long, and yet easy to guess: words of documentation, one character again and again. */
function weakSecrets(given: Given): readonly string[] {
  return (['SESSION_SECRET', 'BACKUP_KEY'] as const)
    .filter((name) => isWeak(given[name] ?? ''))
    .map((name) => `${name}: given a value that is easy to guess, expected ${expected[name]}`)
}

function isWeak(secret: string): boolean {
  if (secret === '') return false
  const isRepeated = /^(.{1,16})\1+.{0,15}$/.test(secret)
  return (
    isRepeated || new Set(secret).size < 12 || /change.?me|your.?secret|placeholder/i.test(secret)
  )
}

function halfOfGoogle(given: Given): readonly string[] {
  const names = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const
  const missing = names.filter((name) => !given[name])
  return missing.length === 1 ? missing.map(missingLine) : []
}

function copyOfNothing(given: Given): readonly string[] {
  const needsOne = given['READ_DATABASE_URL'] || given['DATABASE_DIRECT_URL']
  return needsOne && !given['DATABASE_URL'] ? [missingLine('DATABASE_URL')] : []
}

/** Other servers have the same database, and the same secret to prove that they are servers. */
function peersOfNothing(given: Given): readonly string[] {
  const needed = ['DATABASE_URL', 'SESSION_SECRET'] as const
  return given['PEER_ORIGIN'] ? needed.filter((name) => !given[name]).map(missingLine) : []
}

/** A PostgreSQL may have many servers, and programs of its own for this. */
function backupOfPostgres(given: Given): readonly string[] {
  return given['BACKUP_DIR'] && given['DATABASE_URL']
    ? [`BACKUP_DIR: given together with DATABASE_URL, expected ${expected.BACKUP_DIR}`]
    : []
}

function workersOfEmbedded(given: Given): readonly string[] {
  const isSeveral = /^\d+$/.test(given['WORKERS'] ?? '') && Number(given['WORKERS']) > 1
  return isSeveral && !given['DATABASE_URL']
    ? [`WORKERS: given without DATABASE_URL, expected ${expected.WORKERS}`]
    : []
}

/** Owners are warned by mail. */
function warningsWithoutMail(given: Given): readonly string[] {
  return given['ACCOUNTS_KEPT_DAYS'] && !given['SMTP_URL'] ? [missingLine('SMTP_URL')] : []
}

function missingLine(name: VariableName): string {
  return `${name}: missing, expected ${expected[name]}`
}
