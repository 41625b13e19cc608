import { SHORTEST_READING_MS } from './reading-time.ts'

/** The goals of a day that a learner can choose; having none is the start. */
export const goals = [
  { id: 'questions-5', unit: 'questions', amount: 5 },
  { id: 'questions-10', unit: 'questions', amount: 10 },
  { id: 'questions-20', unit: 'questions', amount: 20 },
  { id: 'minutes-5', unit: 'minutes', amount: 5 },
  { id: 'minutes-10', unit: 'minutes', amount: 10 },
  { id: 'minutes-15', unit: 'minutes', amount: 15 },
] as const

export type Goal = (typeof goals)[number]

/** An answer, as much of it as goals need. Days are local calendar days. */
export type WorkAnswer = {
  readonly questionId: string
  readonly day: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly seconds: number
}

/** The real work of a day. */
export type DayWork = {
  /** The questions, each once. */
  readonly questions: ReadonlySet<string>
  readonly seconds: number
}

/** The real work of each day that has any. */
export type Work = ReadonlyMap<number, DayWork>

/** The first and the last day of a planned pause. */
export type Pause = { readonly first: number; readonly last: number }

/** `free` is a day without enough work that is forgiven; `open` is today, as long as it does not count. */
export type DayMark = 'counts' | 'pause' | 'free' | 'open' | 'none'

export type WeekDay = {
  readonly day: number
  readonly answered: number
  readonly minutes: number
  readonly mark: DayMark
}

/** A question that stays open for longer was left alone. */
export const LONGEST_WORK_SECONDS = 120
const DAYS_OF_WEEK = 7
/** A day counts from the smallest goals on. */
const QUESTIONS_OF_A_DAY = 5
const SECONDS_OF_A_DAY = 300

const NOTHING: DayWork = { questions: new Set(), seconds: 0 }

/** Returns the goal of a setting; null for none, and for one that this version does not know. */
export function goalOf(id: string | null): Goal | null {
  return goals.find((goal) => goal.id === id) ?? null
}

/**
 * Returns the work of all answers, in whichever order they are listed. One that came too fast to be read adds
 * nothing, nor does a question that the day has already.
 */
export function workOf(answers: readonly WorkAnswer[]): Work {
  const days = new Map<number, { readonly questions: Set<string>; seconds: number }>()
  for (const { questionId, day, seconds } of inOrder(answers)) {
    const own = days.get(day) ?? { questions: new Set<string>(), seconds: 0 }
    if (seconds * 1000 < SHORTEST_READING_MS || own.questions.has(questionId)) continue
    own.questions.add(questionId)
    own.seconds += Math.min(seconds, LONGEST_WORK_SECONDS)
    days.set(day, own)
  }
  return days
}

/** Returns how much of a goal a day has reached, at most all of it. */
export function reachedOf(goal: Goal, work: Work, day: number): number {
  const { questions, seconds } = work.get(day) ?? NOTHING
  const done = goal.unit === 'questions' ? questions.size : Math.floor(seconds / 60)
  return Math.min(goal.amount, done)
}

/** Whether a day has enough work to count. */
export function isCounted(work: Work, day: number): boolean {
  const { questions, seconds } = work.get(day) ?? NOTHING
  return questions.size >= QUESTIONS_OF_A_DAY || seconds >= SECONDS_OF_A_DAY
}

/** Returns the seven days up to today, oldest first. Days to come are not looked at. */
export function weekOf(work: Work, pause: Pause | null, today: number): readonly WeekDay[] {
  const { free } = runOf(work, pause, today)
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
    const day = today - DAYS_OF_WEEK + 1 + index
    const { questions, seconds } = work.get(day) ?? NOTHING
    return {
      day,
      answered: questions.size,
      minutes: Math.round(seconds / 60),
      mark: isCounted(work, day)
        ? 'counts'
        : isPaused(pause, day)
          ? 'pause'
          : free.has(day)
            ? 'free'
            : day === today
              ? 'open'
              : 'none',
    }
  })
}

/** Returns how many days count in a row up to today. A pause and one missed day in seven do not end the row. */
export function daysInARow(work: Work, pause: Pause | null, today: number): number {
  return runOf(work, pause, today).count
}

/** Whether a day belongs to a planned pause. */
export function isPaused(pause: Pause | null, day: number): boolean {
  return pause !== null && day >= pause.first && day <= pause.last
}

function runOf(
  work: Work,
  pause: Pause | null,
  today: number,
): { readonly count: number; readonly free: ReadonlySet<number> } {
  const days = Array.from(work.keys()).filter((day) => day <= today && isCounted(work, day))
  const first = days.reduce((least, day) => Math.min(least, day), today + 1)
  const free = new Set<number>()
  let count = 0
  let missed = Number.POSITIVE_INFINITY
  for (let day = today; day >= first; day -= 1) {
    if (isCounted(work, day)) count += 1
    else if (day !== today && !isPaused(pause, day)) {
      if (missed - day < DAYS_OF_WEEK) break
      missed = day
      free.add(day)
    }
  }
  return { count, free }
}

/** Of two answers to one question on a day the first one counts, on whichever device it was given. */
function inOrder(answers: readonly WorkAnswer[]): readonly WorkAnswer[] {
  return answers.toSorted(
    (one, other) =>
      one.at - other.at ||
      (one.questionId < other.questionId ? -1 : one.questionId > other.questionId ? 1 : 0) ||
      one.seconds - other.seconds,
  )
}
