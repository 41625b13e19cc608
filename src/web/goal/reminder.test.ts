import { expect, test } from 'vitest'

import { pauseOf } from './pause.ts'
import { isDue, nextReminder, REMINDER_HOUR } from './reminder.ts'

const hour = new Date(2026, 2, 10, REMINDER_HOUR)

function minutesAfter(minutes: number): Date {
  return new Date(hour.getTime() + minutes * 60_000)
}

test('the next reminder is at five in the afternoon, today or tomorrow', () => {
  expect(nextReminder(minutesAfter(-1))).toEqual(hour)
  expect(nextReminder(hour)).toEqual(new Date(2026, 2, 11, 17))
  expect(nextReminder(minutesAfter(90))).toEqual(new Date(2026, 2, 11, 17))
  expect(nextReminder(new Date(2026, 11, 31, 23))).toEqual(new Date(2027, 0, 1, 17))
})

test.each([
  ['before the hour', -1, null, false],
  ['at the hour, when nothing was ever answered', 0, null, true],
  ['at the hour, after an answer the day before', 0, minutesAfter(-24 * 60 + 1), true],
  ['at the hour, after an answer that day', 0, minutesAfter(-600), false],
  ['after ten minutes', 10, null, false],
])('%s the reminder is due or not', (_, minutes, lastAnswer, expected) => {
  expect(isDue(minutesAfter(minutes), lastAnswer?.getTime() ?? null, null)).toBe(expected)
})

/** Whether it is due on the day of `hour` by a stored pause. */
function dueIn(pause: string): boolean {
  return isDue(hour, null, pauseOf(pause))
}

test('K20 no reminder comes in a planned pause', () => {
  expect([
    dueIn('2026-03-08_2026-03-10'),
    dueIn('2026-03-10_2026-03-12'),
    dueIn('2026-03-11_2026-03-12'),
  ]).toEqual([false, false, true])
})
