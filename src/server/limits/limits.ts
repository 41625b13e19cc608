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
 * Returns the limits, named after the action and the key they are counted by. A school shares one IP
 * address, so networks get much more room than accounts, and only failed sign-ins stay counted.
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
    /** Mails to the owner of an account about sign-ups with the same address. */
    noticeByAccount: { points: 3, seconds: HOUR },
    mailByNetwork: { points: 30, seconds: HOUR },
    mailByAll: { points: 200, seconds: HOUR },
    linkByNetwork: { points: 20, seconds: 10 * MINUTE },
    googleByNetwork: { points: 60, seconds: 10 * MINUTE },
    /** A passkey that works is not counted. */
    passkeyByNetwork: { points: 60, seconds: 10 * MINUTE },
    passwordByUser: { points: 10, seconds: 15 * MINUTE },
    /** A code works once, and only within half a minute of its time. */
    codeOfUser: { points: 1, seconds: 2 * MINUTE },
    reportByUser: { points: 20, seconds: DAY },
    matchByUser: { points: 10, seconds: MINUTE },
    matchByUserHourly: { points: 60, seconds: HOUR },
    socketByUser: { points: sockets.openedPerMinute, seconds: MINUTE },
  } as const satisfies Record<string, Rule>
}

export type LimitName = keyof ReturnType<typeof rulesFor>

/** A rule, and the account or network it is counted for. */
export type Count = readonly [LimitName, string]

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
  /** Takes back one of each after a successful attempt. */
  readonly giveBack: (counts: readonly Count[]) => Promise<void>
}

/** The key of counts that all users share. */
export const ALL = 'all'

export function createLimits(database: Database, sockets: SocketLimits): Limits {
  const rules = rulesFor(sockets)
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, limiterOf(database, name, rule)]),
  )

  return {
    async use(counts) {
      for (const [name, key] of counts) {
        // A count that is used up must not add to the next one.
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
        throw new Problem('unavailable', 'The server cannot count requests.', {
          'retry-after': '5',
        })
      }
      throw new Problem('too_many_requests', 'Too many attempts. Try again later.', {
        'retry-after': String(Math.ceil(reason.msBeforeNext / 1000)),
      })
    }
  }
}

/** Counts like the library, but for many keys in one statement, which it does not offer. */
async function countTogether(
  database: Database,
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

/** The only method of a database client that the limiter uses. */
function clientOf(database: Database) {
  return {
    query: ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
      database.executeQuery(CompiledQuery.raw(text, [...values])),
  }
}

/** Hashes a key, so that no email or IP address is stored. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
