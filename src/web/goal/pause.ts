import type { Pause } from '#quiz/practice/goal.ts'
import { dayOfText, textOfDay } from '#web/learner/local-day.ts'

/** Reads a pause such as `2026-03-01_2026-03-07`. Null for none, and for a text that is no pause. */
export function pauseOf(text: string | null): Pause | null {
  const [, from = '', to = ''] = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(text ?? '') ?? []
  const [first, last] = [dayOfText(from), dayOfText(to)]
  return first <= last ? { first, last } : null
}

/** Returns a pause as settings keep it. */
export function textOfPause({ first, last }: Pause): string {
  return `${textOfDay(first)}_${textOfDay(last)}`
}
