import { createHash } from 'node:crypto'

import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from '#server/platform/database/database.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'
import { Problem } from '#server/platform/http/problem.ts'

import type { SocketLimits } from './socket-limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Rule = { readonly points: number; readonly seconds: number }

/**
 * How often something may be tried, by what it is counted for. Schools share one address, so that
 * networks are given much more room than accounts, and for signing in only failures stay counted.
 */
function rulesFor(sockets: SocketLimits) {
  return {
    signInByAccount: { points: 10, seconds: 15 * MINUTE },
    signInByNetwork: { points: 100, seconds: 5 * MINUTE },
    signInByNetworkDaily: { points: 1000, seconds: DAY },
    signUpByNetwork: { points: 60, seconds: HOUR },
    signUpByNetworkDaily: { points: 300, seconds: DAY },
    signUpByAll: { points: 500, seconds: HOUR },
    mailByAccount: { points: 3, seconds: HOUR },
    /** What is mailed to whoever has an account when somebody signs up with the address. */
    noticeByAccount: { points: 3, seconds: HOUR },
    mailByNetwork: { points: 30, seconds: HOUR },
    mailByAll: { points: 200, seconds: HOUR },
    linkByNetwork: { points: 20, seconds: 10 * MINUTE },
    googleByNetwork: { points: 60, seconds: 10 * MINUTE },
    /** A passkey that was right is not counted. */
    passkeyByNetwork: { points: 60, seconds: 10 * MINUTE },
    passwordByUser: { points: 10, seconds: 15 * MINUTE },
    /** A code opens an account once, and is wrong half a minute after its time. */
    codeOfUser: { points: 1, seconds: 2 * MINUTE },
    matchByUser: { points: 10, seconds: MINUTE },
    matchByUserHourly: { points: 60, seconds: HOUR },
    socketByUser: { points: sockets.openedPerMinute, seconds: MINUTE },
  } as const satisfies Record<string, Rule>
}

export type LimitName = keyof ReturnType<typeof rulesFor>

/** One count: a rule, and the account or network it is counted for. */
export type Count = readonly [LimitName, string]

/** Counts in the database, so that all servers count together and a restart forgets nothing. */
export type Limits = {
  /**
   * Counts one more, for each of these.
   * @throws Problem `too_many_requests` when one of them is used up, `unavailable` when the database
   * cannot count
   */
  readonly use: (counts: readonly Count[]) => Promise<void>
  /**
   * Counts one more by a rule for each of many, together.
   * @returns those for whom it is used up
   */
  readonly usedUp: (name: LimitName, keys: readonly string[]) => Promise<ReadonlySet<string>>
  /** Takes back one of each: what was tried turned out to be right. */
  readonly giveBack: (counts: readonly Count[]) => Promise<void>
}

/** The key under which everybody is counted together. */
export const ALL = 'all'

export function createLimits(database: Database, sockets: SocketLimits): Limits {
  const rules = rulesFor(sockets)
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, limiterOf(database, name, rule)]),
  )

  return {
    async use(counts) {
      for (const [name, key] of counts) {
        // A count that is used up must not use the next one.
        // oxlint-disable-next-line no-await-in-loop
        await consume(name, key)
      }
    },
    usedUp: (name, keys) => countTogether(database, rules[name], name, keys),
    async giveBack(counts) {
      await Promise.all(
        counts.map(async ([name, key]) => limiters.get(name)?.reward(hashed(key), 1)),
      )
    },
  }

  async function consume(name: LimitName, key: string): Promise<void> {
    try {
      await limiters.get(name)?.consume(hashed(key))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) {
        throw new Problem('unavailable', 'The server cannot count requests now.', {
          'retry-after': '5',
        })
      }
      throw new Problem('too_many_requests', 'Too many attempts. Try again later.', {
        'retry-after': String(Math.ceil(reason.msBeforeNext / 1000)),
      })
    }
  }
}

/** As the library counts, which knows no way to count for many in one statement. */
async function countTogether(
  database: Database,
  { points, seconds }: Rule,
  name: LimitName,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const now = Date.now()
  const byRow = new Map(keys.map((key) => [`${name}:${hashed(key)}`, key]))
  // In the order of keys two servers never wait for each other.
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

function limiterOf(database: Database, name: string, { points, seconds }: Rule) {
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

/** The one method of a database client that the limiter uses. */
function clientOf(database: Database) {
  return {
    query: ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
      database.executeQuery(CompiledQuery.raw(text, [...values])),
  }
}

/** Addresses of people and networks are not kept as they are. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
