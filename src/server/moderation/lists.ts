import { sql } from 'kysely'

import { publicNames } from '#server/names/public-names.ts'
import type { Database } from '#server/platform/database/database.ts'

import { type Act, lastActs } from './acts.ts'
import { faultActs } from './fault-reports.ts'
import { momentOf } from './moment.ts'
import { quoted } from './quoted.ts'

/** Players that a list shows. */
const MAX_REPORTED = 100
/** Acts that a list shows. */
const MAX_ACTS = 100

type Reported = {
  readonly user_id: string
  readonly name: string
  readonly hidden_name: string | null
  readonly is_banned: boolean
  readonly reports: number
  readonly reported_at: Date
  readonly reasons: readonly string[]
  readonly names: readonly string[]
}

/** Returns the players with open reports, those with the most first, a few lines for each. */
export async function listReports(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<Reported>`
    select r.reported_id as user_id, p.display_name as name, p.hidden_name,
      p.banned_at is not null as is_banned, count(*)::int as reports,
      max(r.reported_at) as reported_at,
      array_agg(r.reason order by r.reason) as reasons,
      array_agg(distinct r.name) as names
    from name_reports r join profiles p on p.user_id = r.reported_id
    where r.settled_by is null
    group by r.reported_id, p.display_name, p.hidden_name, p.banned_at
    order by reports desc, reported_at desc, r.reported_id limit ${MAX_REPORTED}`.execute(database)
  if (rows.length === 0) return ['There are no open reports.']
  return rows.flatMap(linesOf)
}

/** Returns the last acts of operators, newest first, a few lines for each. */
export async function listActs(database: Database): Promise<readonly string[]> {
  const acts = [...(await lastActs(database)).map(entryOf), ...(await faultActs(database))]
  if (acts.length === 0) return ['No operator has acted yet.']
  return acts
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MAX_ACTS)
    .flatMap(({ lines }) => lines)
}

function entryOf({ id, userId, kind, at, operator, note, before, after, undoes }: Act) {
  return {
    at,
    lines: [
      `${momentOf(at)} ${operator}: ${kind} ${quoted(before.name)}${before.name === after.name ? '' : ` to ${quoted(after.name)}`}`,
      `  act ${id}, player ${userId}${undoes === null ? '' : `, takes back ${undoes}`}`,
      ...(note === '' ? [] : [`  ${quoted(note)}`]),
    ],
  }
}

function linesOf(row: Reported): readonly string[] {
  const { user_id: userId, name, hidden_name: hiddenName, reports } = row
  const shown = publicNames([{ userId, name, hiddenName }])[0] ?? name
  const reasons = Map.groupBy(row.reasons, (reason) => reason)
  const others = row.names.filter((other) => other !== name)
  return [
    `${quoted(name)}: ${reports === 1 ? '1 report' : `${reports} reports`}, the last at ${momentOf(row.reported_at)}`,
    `  player ${userId}`,
    `  ${[...reasons].map(([reason, all]) => `${reason} ${all.length}`).join(', ')}`,
    ...(others.length === 0 ? [] : [`  reported as ${others.map(quoted).join(', ')}`]),
    ...(shown === name ? [] : [`  shown to others as ${quoted(shown)}`]),
    ...(row.is_banned ? ['  kept off the leaderboard'] : []),
  ]
}
