import { createHmac } from 'node:crypto'

import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from '#server/platform/database/database.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { NetworkFull } from './network-full.ts'
import type { NetworkLimits } from './network-limits.ts'
import type { Network } from './networks.ts'
import type { SocketLimits } from './socket-limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Rule = {
  readonly points: number
  readonly seconds: number
  /**
   * Refills one point after so many seconds when the points are used up, so that no user is shut
   * out, only slowed down.
   */
  readonly slowly?: number
}

/**
 * Returns the limits, named after the action and the key they are counted by. A school shares one IP
 * address, so networks get much more room than accounts, and only failed sign-ins stay counted.
 */
function rulesFor(sockets: SocketLimits, networks: NetworkLimits, signUpsPerHour: number) {
  return {
    signInByAccount: { points: 10, seconds: 15 * MINUTE },
    signInByNetwork: { points: networks.signIns, seconds: 5 * MINUTE, slowly: 2 },
    signInByNetworkDaily: { points: Math.max(1000, networks.signIns), seconds: DAY, slowly: 10 },
    /** Neither refuses. Beyond them, browsers prove that they have worked for a sign-up. */
    signUpByNetwork: { points: networks.signUps, seconds: HOUR },
    signUpByAll: { points: signUpsPerHour, seconds: HOUR },
    /** A proof works once. */
    proofOfSignUp: { points: 1, seconds: 20 * MINUTE },
    mailByAccount: { points: 3, seconds: HOUR },
    /** Mails to the owner of an account about sign-ups with the same address. */
    noticeByAccount: { points: 3, seconds: HOUR },
    emailChangeByUser: { points: 5, seconds: DAY },
    mailByNetwork: { points: networks.mails, seconds: HOUR, slowly: 20 },
    /** Failed tries of a browser at other accounts than its own, before they count for its network. */
    triesOfBrowser: { points: 10, seconds: 15 * MINUTE },
    /** Links that do not work. One that does is never refused. */
    linkByNetwork: { points: 100, seconds: 10 * MINUTE, slowly: 2 },
    googleByNetwork: { points: 300, seconds: 10 * MINUTE, slowly: 2 },
    /** A passkey that works is not counted. */
    passkeyByNetwork: { points: 300, seconds: 10 * MINUTE, slowly: 2 },
    passwordByUser: { points: 10, seconds: 15 * MINUTE },
    /** A code works once, and only within half a minute of its time. */
    codeOfUser: { points: 1, seconds: 2 * MINUTE },
    reportByUser: { points: 20, seconds: DAY },
    faultByUser: { points: 20, seconds: DAY },
    /** Reports of guests. A class that reports at once is slowed, not stopped. */
    faultByNetwork: { points: 100, seconds: HOUR, slowly: 20 },
    matchByUser: { points: 10, seconds: MINUTE },
    matchByUserHourly: { points: 60, seconds: HOUR },
    /** Codes of classes and sets that do not exist. One that does is given back. */
    codeByNetwork: { points: 60, seconds: MINUTE, slowly: 1 },
    codeByUser: { points: 60, seconds: MINUTE },
    /** Cards that no member of a class has. A class is slowed, not shut: half of it may be typing. */
    cardByClass: { points: 120, seconds: HOUR, slowly: 10 },
    /** Wrong codes and cards that browsers have worked for. Each time it is passed the work doubles. */
    workedGuesses: { points: 500, seconds: DAY },
    socketByUser: { points: sockets.openedPerMinute, seconds: MINUTE },
  } as const satisfies Record<string, Rule>
}

export type LimitName = keyof ReturnType<typeof rulesFor>

/** A rule, and the account or network it is counted for. */
export type Count = readonly [LimitName, string | Network]

/** Limits counted in the database, so that all servers share them and a restart keeps them. */
export type Limits = {
  /**
   * Adds one to each of these counts.
   * @throws Problem `too_many_requests` when one of them is used up, `unavailable` when the database
   * cannot count
   */
  readonly use: (counts: readonly Count[]) => Promise<void>
  /**
   * Adds one to a rule for each of many keys, in one statement.
   * @returns the keys that are used up
   */
  readonly usedUp: (name: LimitName, keys: readonly string[]) => Promise<ReadonlySet<string>>
  /** Adds one to each of these counts, and refuses nothing. */
  readonly add: (counts: readonly Count[]) => Promise<void>
  /**
   * Returns how much of a rule is used up, without counting: 0 for nothing, 1 for all, 2 for twice as much.
   * Of a network and those around it, that which has used up most is returned.
   */
  readonly loadOf: (count: Count) => Promise<number>
  /** Takes back one of each after a successful attempt. */
  readonly giveBack: (counts: readonly Count[]) => Promise<void>
}

/** The key of counts that all users share. */
export const ALL = 'all'

/** @param secret without which the keys of counts do not tell whose they are, not even of all addresses that there are */
export function createLimits(
  database: Database,
  secret: string,
  sockets: SocketLimits,
  networks: NetworkLimits,
  signUpsPerHour: number,
): Limits {
  const rules: Readonly<Record<LimitName, Rule>> = rulesFor(sockets, networks, signUpsPerHour)
  const limiters = new Map<string, RateLimiterPostgres>()
  const hashed: Hashed = (key) =>
    createHmac('sha256', secret).update(`limit ${key}`).digest('base64url')

  return {
    async use(counts) {
      for (const [name, key] of counts) {
        for (const one of keysOf(key)) {
          // A count that is used up must not add to the next one.
          // oxlint-disable-next-line no-await-in-loop
          await consume(name, one)
        }
      }
    },
    usedUp: (name, keys) => countTogether(database, hashed, rules[name], name, keys),
    async add(counts) {
      for (const [name, key] of counts) {
        const keys = keysOf(key).map((one) => one.key)
        // In the order in which others count, too.
        // oxlint-disable-next-line no-await-in-loop
        await countTogether(database, hashed, rules[name], name, keys)
      }
    },
    async loadOf([name, key]) {
      const rooms = new Map(
        keysOf(key).map((one) => [
          `${name}:${hashed(one.key)}`,
          roomFor(rules[name].points, one.times),
        ]),
      )
      const rows = await database
        .selectFrom('rate_limits')
        .select(['key', 'points'])
        .where('key', 'in', [...rooms.keys()])
        .where('expire', '>', Date.now())
        .execute()
      return Math.max(0, ...rows.map((row) => row.points / (rooms.get(row.key) ?? Infinity)))
    },
    async giveBack(counts) {
      await Promise.all(
        counts.flatMap(([name, key]) =>
          keysOf(key).map((one) => limiter(name, one, rules[name]).reward(hashed(one.key), 1)),
        ),
      )
    },
  }

  async function consume(name: LimitName, one: Key): Promise<void> {
    const { slowly } = rules[name]
    const waitMs = await waitFor(limiter(name, one, rules[name]), hashed(one.key))
    if (waitMs === 0) return
    const slow =
      slowly === undefined
        ? waitMs
        : await waitFor(
            limiter(`${name} slowly`, one, { points: 1, seconds: slowly }),
            hashed(one.key),
          )
    if (slow === 0) return
    const [words, seconds] = ['Too many attempts. Try again later.', Math.ceil(slow / 1000)]
    if (one.isOfNetwork) throw new NetworkFull(words, seconds)
    throw new Problem('too_many_requests', words, { 'retry-after': String(seconds) })
  }

  function limiter(name: string, { times }: Key, { points, seconds }: Rule): RateLimiterPostgres {
    const known = limiters.get(`${name} ${times}`)
    const found = known ?? limiterOf(database, name, { points: roomFor(points, times), seconds })
    if (known === undefined) limiters.set(`${name} ${times}`, found)
    return found
  }
}

/** Hashes a key with the secret of the server, so that no email or IP address is stored. */
type Hashed = (key: string) => string

/** One key of a count, and how many times the room of the rule it has. */
type Key = { readonly key: string; readonly times: number; readonly isOfNetwork: boolean }

function keysOf(key: string | Network): readonly Key[] {
  if (typeof key === 'string') return [{ key, times: 1, isOfNetwork: false }]
  const { factor, wider } = key
  return [{ key: key.key, times: 1 }, ...wider].map((one) => ({
    key: one.key,
    times: factor * one.times,
    isOfNetwork: true,
  }))
}

/** A small part of a small room is still room for one. */
function roomFor(points: number, times: number): number {
  return Math.max(1, Math.floor(points * times))
}

/** Counts one more. Returns how long to wait, in milliseconds: 0 when there was room. */
async function waitFor(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext)
    throw new Problem('unavailable', 'The server cannot count requests.', { 'retry-after': '5' })
  }
}

/** Counts like the library, but for many keys in one statement, which it does not offer. */
async function countTogether(
  database: Database,
  hashed: Hashed,
  { points, seconds }: Rule,
  name: LimitName,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const now = Date.now()
  const byRow = new Map(keys.map((key) => [`${name}:${hashed(key)}`, key]))
  // Sorted keys keep two servers from a deadlock.
  const { rows } = await sql<{ readonly key: string; readonly points: number }>`
    ${prepared('count together')} insert into rate_limits (key, points, expire)
    select value, 1, ${now + seconds * 1000}
    from json_array_elements_text(${JSON.stringify([...byRow.keys()].toSorted())})
    on conflict (key) do update set
      points = case when rate_limits.expire <= ${now} then 1 else rate_limits.points + 1 end,
      expire = case when rate_limits.expire <= ${now} then excluded.expire else rate_limits.expire end
    returning key, points
  `.execute(database)
  const full = rows.filter((row) => row.points > points)
  return new Set(full.flatMap((row) => byRow.get(row.key) ?? []))
}

function limiterOf(
  database: Database,
  name: string,
  { points, seconds }: Rule,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOf(database),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })
}

/** The only method of a database client that the limiter uses. */
function clientOf(database: Database) {
  return {
    query: ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
      database.executeQuery(CompiledQuery.raw(text, [...values])),
  }
}
