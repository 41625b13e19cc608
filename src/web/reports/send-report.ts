import type { WaitingReport } from '#web/outbox/waiting-reports.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { reportNotice } from '#web/sync/report-notice.ts'
import { deliver } from '#web/sync/report-queue.ts'
import { codeOf } from '#web/wire/api.ts'

/** The end of a report as its sender reads it: thanks, or why it was refused. */
export type ReportEnd = { readonly thanks: string } | { readonly problem: string }

/** Sends a report. Returns that it has arrived, why it waits, or why it was refused. */
export async function sendReport(report: WaitingReport): Promise<ReportEnd> {
  const fate = await deliver(report)
  if (fate.status === 'sent') {
    return {
      thanks: 'Thank you. The people who run this will look at it. There is no answer to a report.',
    }
  }
  if (fate.status === 'waiting') {
    return { thanks: `Thank you. ${reportNotice(fate.error).description}` }
  }
  const isOdd = codeOf(fate.error) === 'invalid_input'
  const reason = isOdd
    ? 'The address of this page names nothing to report.'
    : sentenceFor(fate.error)
  return {
    problem: `Your report was not sent, and your sentence stays on this page. ${reason}`,
  }
}
