import { isPaused, type Pause } from '#quiz/practice/goal.ts'
import { localDay } from '#web/learner/local-day.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { pauseOf } from './pause.ts'

/** The hour of the day at which the reminder comes. */
export const REMINDER_HOUR = 17

/** A computer that slept through the hour, or a tab that was frozen, does not make up for it. */
const LATE_MS = 600_000

/**
 * Reminds once a day at the hour, for as long as this page is open, of days without an answer. Pages
 * of the same browser share one notification. Gives the way to stop.
 */
export function startReminder(): () => void {
  let timer = setTimeout(remind, nextReminder(new Date()).getTime() - Date.now())

  function remind() {
    const now = new Date()
    const lastAnswer = storedProgress.get().answers[0]?.timestamp ?? null
    if (isDue(now, lastAnswer, pauseOf(storedSettings.get().plannedPause))) void show()
    timer = setTimeout(remind, nextReminder(now).getTime() - now.getTime())
  }

  return () => clearTimeout(timer)
}

/** The next time that it is the hour, where the visitor is. */
export function nextReminder(now: Date): Date {
  const next = atHour(now)
  if (next.getTime() <= now.getTime()) next.setDate(next.getDate() + 1)
  return next
}

/** Whether it is the hour of a day outside a planned pause, and the last answer was given on another day. */
export function isDue(now: Date, lastAnswer: number | null, pause: Pause | null): boolean {
  const late = now.getTime() - atHour(now).getTime()
  const isToday = lastAnswer !== null && new Date(lastAnswer).toDateString() === now.toDateString()
  const isFree = isPaused(pause, localDay(now.getTime()))
  return late >= 0 && late < LATE_MS && !isToday && !isFree
}

function atHour(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), REMINDER_HOUR)
}

async function show() {
  if (Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.ready
  await registration.showNotification('Time for chemistry', {
    body: 'A few questions keep what you know awake.',
    icon: '/apple-touch-icon.png',
    tag: 'reminder',
  })
}
