import type { WaitingReport } from '#web/outbox/waiting-reports.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { deliver } from '#web/sync/report-queue.ts'
import { codeOf } from '#web/wire/api.ts'

/** Sends a report. Returns that it has arrived or waits for a connection, or why it was refused. */
export async function sendReport(
  report: WaitingReport,
): Promise<'sent' | 'waiting' | { readonly problem: string }> {
  const fate = await deliver(report)
  if (fate.status !== 'refused') return fate.status
  const isOdd = codeOf(fate.error) === 'invalid_input'
  const reason = isOdd
    ? 'The address of this page names nothing to report.'
    : sentenceFor(fate.error)
  return {
    problem: `Your report was not sent, and your sentence stays on this page. ${reason}`,
  }
}
