import { CallProblem, codeOf, type ProblemCode } from '#web/wire/api.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** A wait is told in minutes up to a minute and a half of seconds, and in hours from two hours on. */
const MAX_SECONDS = 90
const MAX_MINUTES = 2 * HOUR

/** Words for a report that was not sent, and waits in the browser. */
export type ReportNotice = { readonly title: string; readonly description: string }

/** Returns why a report waits, and when it is sent. */
export function reportNotice(error: unknown): ReportNotice {
  const code = codeOf(error)
  if (code === 'offline') {
    return {
      title: 'No Connection',
      description: 'Your report waits in this browser and is sent as soon as there is one.',
    }
  }
  return { title: 'Not Sent Yet', description: reasonOf(code, retrySecondsOf(error)) }
}

/** Returns when the server would take a refused report, in seconds from now; null when it does not say. */
export function retrySecondsOf(error: unknown): number | null {
  return error instanceof CallProblem ? error.retrySeconds : null
}

function reasonOf(code: ProblemCode, retrySeconds: number | null): string {
  if (code === 'session_missing') {
    return 'Your session has ended. Your report waits in this browser and is sent when you sign in again.'
  }
  return code === 'too_many_requests'
    ? `Too many reports have come from here. Yours waits in this browser and ${sentAfter(retrySeconds)}`
    : 'The server cannot take reports at the moment. Yours waits in this browser and is sent by itself as soon as it can.'
}

function sentAfter(seconds: number | null): string {
  if (seconds === null) return 'is sent by itself later.'
  if (seconds === 1) return 'is sent by itself in a second.'
  if (seconds <= MAX_SECONDS) return `is sent by itself in ${seconds} seconds.`
  return seconds < MAX_MINUTES
    ? `is sent by itself in ${Math.ceil(seconds / MINUTE)} minutes, or the next time you are here.`
    : `is sent by itself in ${Math.ceil(seconds / HOUR)} hours, or the next time you are here.`
}
