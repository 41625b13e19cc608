import type { Reported } from '#web/report-link/report-address.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { call, codeOf } from '#web/wire/api.ts'

/** Sends a report. Returns null when it has arrived, or a sentence about why it has not. */
export async function sendReport(
  reportId: string,
  subject: Reported,
  sentence: string,
): Promise<string | null> {
  try {
    await call('report_fault', {
      report_id: reportId,
      about:
        subject.what === 'question'
          ? {
              what: 'question',
              question_id: subject.id,
              ...(subject.choice !== '' && { choice: subject.choice }),
            }
          : { ...subject },
      sentence,
    })
    return null
  } catch (error) {
    const isOdd = codeOf(error) === 'invalid_input'
    const reason = isOdd ? 'The address of this page names nothing to report.' : sentenceFor(error)
    return `Your report was not sent, and your sentence stays on this page. ${reason}`
  }
}
