import {
  forgetReport,
  keepReport,
  storedReports,
  type WaitingReport,
} from '#web/outbox/waiting-reports.ts'
import { currentVisitor } from '#web/store/visitor.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { call, codeOf, isRetryable } from '#web/wire/api.ts'

import { retrySecondsOf } from './report-notice.ts'

/** The wait before a report is sent again when the server names none. */
const AGAIN_MS = 60_000

/** The end of an attempt: the server has the report, it waits for a better moment, or it was refused. */
export type Fate =
  | { readonly status: 'sent' }
  | { readonly status: 'waiting' | 'refused'; readonly error: unknown }

export type ReportParts = {
  readonly place: typeof storedReports
  readonly send: (report: WaitingReport) => Promise<unknown>
  /** Sends what waits once more after so many milliseconds. */
  readonly sendLater: (milliseconds: number) => void
}

const page: ReportParts = { place: storedReports, send: sendReport, sendLater }
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends a report, which waits in this browser until the server has it. It is refused for lack of a
 * connection only where the browser cannot keep it.
 */
export async function deliver(report: WaitingReport, parts: ReportParts = page): Promise<Fate> {
  const isKept = keepReport(report, parts.place)
  const fate = await attempt(report, parts)
  return fate.status === 'waiting' && !isKept ? { status: 'refused', error: fate.error } : fate
}

/** Sends the reports of a user, or those of a guest for null, that wait. */
export async function sendWaiting(
  userId: string | null,
  parts: ReportParts = page,
): Promise<readonly Fate[]> {
  const own = parts.place.get().filter(({ by }) => by === undefined || by === userId)
  const fates: Fate[] = []
  for (const report of own) {
    // The connection that failed for one fails for all.
    // oxlint-disable-next-line no-await-in-loop
    const fate = await attempt(report, parts)
    fates.push(fate)
    if (fate.status === 'waiting') break
  }
  return fates
}

/** Sends what waits now and whenever the connection returns. Returns the way to stop. */
export function startReports(userId: string): () => void {
  function send() {
    void sendAndTell(userId)
  }
  send()
  globalThis.addEventListener('online', send)
  return () => globalThis.removeEventListener('online', send)
}

/** Sends what waits and says so. */
export async function sendAndTell(userId: string | null): Promise<void> {
  const fates = await sendWaiting(userId)
  if (fates.some(({ status }) => status === 'sent')) {
    showToast({ title: 'Report Sent', description: 'The report that waited here has arrived.' })
  } else if (fates.some(({ status }) => status === 'refused')) {
    showToast({
      title: 'Not Reported',
      description: 'The subject of the report that waited here is no longer shown.',
    })
  }
}

async function attempt(
  report: WaitingReport,
  { place, send, sendLater: again }: ReportParts,
): Promise<Fate> {
  try {
    await send(report)
    forgetReport(report.id, place)
    return { status: 'sent' }
  } catch (error) {
    if (mayPass(error)) {
      // A new session sends what waits.
      if (codeOf(error) !== 'session_missing') again(againIn(error))
      return { status: 'waiting', error }
    }
    forgetReport(report.id, place)
    return { status: 'refused', error }
  }
}

function againIn(error: unknown): number {
  const seconds = retrySecondsOf(error)
  return seconds === null ? AGAIN_MS : 1000 * seconds
}

function sendLater(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const visitor = currentVisitor()
    if (visitor.status === 'guest') void sendAndTell(null)
    if (visitor.status === 'signed-in') void sendAndTell(visitor.account.user_id)
  }, milliseconds)
}

/** Whether the same report may be taken later: another page of this browser may have signed out, too. */
function mayPass(error: unknown): boolean {
  const code = codeOf(error)
  return isRetryable(error) || code === 'too_many_requests' || code === 'session_missing'
}

async function sendReport(report: WaitingReport): Promise<void> {
  if (report.type === 'name') {
    const { by = null, seen, reason } = report
    await call('report_name', { seen, reason }, { ...(by !== null && { account: by }) })
    return
  }
  const { about, id, sentence } = report
  await call('report_fault', {
    report_id: id,
    about:
      about.what === 'question'
        ? {
            what: 'question',
            question_id: about.id,
            ...(about.choice !== '' && { choice: about.choice }),
          }
        : about,
    sentence,
  })
}
