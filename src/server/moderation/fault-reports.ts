import type { FaultSubject } from '#contract/moderation.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'

import { momentOf } from './moment.ts'
import { quoted } from './quoted.ts'

/** Reports and acts that a list shows. */
const MAX_SHOWN = 100

/** A report of a mistake. */
export type FaultReport = {
  /** Made by the page, so that a repeated request is the same report. */
  readonly id: string
  /** Null for a guest. */
  readonly userId: string | null
  readonly about: FaultSubject
  readonly sentence: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/** An operator's act on a report. */
export type FaultAct = {
  readonly id: string
  readonly reportId: string
  readonly kind: 'close' | 'reopen'
  readonly at: Date
  readonly operator: string
  readonly note: string
}

/** Returns whether a report has arrived already. */
export async function isReported(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('fault_reports')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a report. A repeated one changes nothing. */
export async function addFaultReport(
  database: Database,
  { id, userId, about, sentence, at }: FaultReport,
): Promise<void> {
  await database
    .insertInto('fault_reports')
    .values({
      id,
      user_id: userId,
      question_id: about.what === 'question' ? about.question_id : null,
      choice: about.what === 'question' ? (about.choice ?? null) : null,
      element: about.what === 'value' ? about.element : null,
      property: about.what === 'value' ? about.property : null,
      shown: about.what === 'value' ? about.shown : null,
      sentence,
      reported_at: new Date(at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the open reports, those about the same thing together and the oldest first, a few lines for each. */
export async function listFaults(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('fault_reports')
    .selectAll()
    .where('settled_by', 'is', null)
    .orderBy('question_id')
    .orderBy('element')
    .orderBy('property')
    .orderBy('reported_at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute()
  if (rows.length === 0) return ['There are no open reports of mistakes.']
  return rows.flatMap((row) => [
    `${subjectOf(row)}, ${momentOf(row.reported_at)}, by ${row.user_id === null ? 'a guest' : 'a user'}`,
    `  report ${row.id}`,
    `  ${quoted(row.sentence)}`,
  ])
}

/** Returns the last acts about such reports, newest first, each with its moment and its lines. */
export async function faultActs(
  database: Database,
): Promise<readonly { readonly at: Date; readonly lines: readonly string[] }[]> {
  const rows = await database
    .selectFrom('fault_acts')
    .selectAll()
    .orderBy('acted_at', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ id, report_id: reportId, kind, acted_at: at, operator, note }) => ({
    at,
    lines: [
      `${momentOf(at)} ${operator}: ${kind} a report of a mistake`,
      `  act ${id}, report ${reportId}`,
      ...(note === '' ? [] : [`  ${quoted(note)}`]),
    ],
  }))
}

/**
 * Closes a report or opens it again, and adds the act to the log.
 * @returns why nothing was done, or null
 */
export async function settleFault(transaction: Transaction, act: FaultAct): Promise<string | null> {
  const report = await transaction
    .selectFrom('fault_reports')
    .select('settled_by')
    .where('id', '=', act.reportId)
    .forUpdate()
    .executeTakeFirst()
  if (report === undefined) return `There is no report ${act.reportId}.`
  const isClosed = report.settled_by !== null
  if (isClosed === (act.kind === 'close')) return 'Nothing to do: it is so already.'
  await transaction
    .insertInto('fault_acts')
    .values({
      id: act.id,
      report_id: act.reportId,
      kind: act.kind,
      acted_at: act.at,
      operator: act.operator,
      note: act.note,
    })
    .execute()
  await transaction
    .updateTable('fault_reports')
    .set({ settled_by: act.kind === 'close' ? act.id : null })
    .where('id', '=', act.reportId)
    .execute()
  return null
}

function subjectOf(row: {
  readonly question_id: string | null
  readonly choice: string | null
  readonly element: string | null
  readonly property: string | null
  readonly shown: string | null
}): string {
  if (row.question_id === null) {
    return `Value ${row.element ?? ''} ${quoted(row.property ?? '')}: ${quoted(row.shown ?? '')}`
  }
  return `Question ${row.question_id}${row.choice === null ? '' : `, chosen ${quoted(row.choice)}`}`
}
