import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '#server/platform/database/database.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'

// The promises of docs/decisions/0014 about the tables, so that they can be spread over many
// machines.

let database: Database
beforeAll(async () => {
  database = await anyTestDatabase.openMigrated()
})
afterAll(() => database.destroy())

test('every table has a primary key, and it begins with the column that its rows are spread by', async () => {
  const keys = await namesOf(sql`
    select t.relname || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as name
    from pg_class t
    left join pg_index i on i.indrelid = t.oid and i.indisprimary
    left join lateral unnest(i.indkey::int2[]) with ordinality as k (number, place) on true
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      and t.relname not like 'kysely_%'
    group by t.relname order by 1`)
  const others = keys.filter((key) => !/\((?:user_id|match_id|game_id|id)\b/.test(key))
  expect(others).toEqual([
    'assignment_answers (assignment_id, member_id, place, attempt)',
    'assignment_runs (assignment_id, member_id)',
    'rate_limits (key)',
    'seasons (season_id)',
    'standings (season_id, user_id)',
    'xp_counts (season_id, season_xp)',
    'xp_thousand_counts (season_id, thousand)',
  ])
})

test('no number is handed out by the database', async () => {
  expect(await namesOf(sql`select relname as name from pg_class where relkind = 'S'`)).toEqual([])
})

test('there are no triggers, functions, views or extensions of our own, but those of the logs of operators', async () => {
  const found = await namesOf(sql`
    select tgname as name from pg_trigger where not tgisinternal
    union all
    select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select relname from pg_class
    where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
    union all
    select extname from pg_extension where extname <> 'plpgsql'`)
  // Records 0017 and 0029 weigh them.
  expect(found.toSorted()).toEqual([
    'fault_acts_are_only_added',
    'moderation_acts_are_only_added',
    'refuse_change_of_fault_acts',
    'refuse_change_of_moderation_acts',
  ])
})

async function namesOf(query: ReturnType<typeof sql>): Promise<readonly string[]> {
  const { rows } = await query.execute(database)
  return rows.map((row) => String(Object(row).name))
}
