import type { Difficulty } from '#quiz/categories.ts'
import { courseOrder, needsOf } from '#quiz/prerequisites.ts'
import type { Random } from '#quiz/random.ts'
import { type SkillId, skill } from '#quiz/skills.ts'

/**
 * Simulated students. How they really learn and forget is not the model of the product:
 *
 * - a power law of practice and forgetting whose decay depends on the activation at each practice, as
 *   Pavlik and Anderson (2005, doi 10.1207/s15516709cog0000_14) found it, with rates of their own
 * - knowing or not knowing, as in Bayesian knowledge tracing, with slips and forgetting
 * - counts of attempts within time windows, as in DAS3H (Choffin and others 2019, arXiv 1905.06873)
 *
 * Their numbers were chosen so that random practice gives the share of right answers in the
 * first ten days and the recall on day 90 that are asked for, and so that spacing and mixing show. The results of
 * Today were known while they were set; the seeds of the published run were fresh.
 */

export const kinds = ['power', 'bayes', 'guesser', 'burst', 'strong', 'windows'] as const
export type Kind = (typeof kinds)[number]

/** Which effects the students show beside spacing; each can be switched off. */
export type Effects = { readonly prerequisites: boolean; readonly interleaving: boolean }

export type Student = {
  /** The true probability of knowing, without guessing. */
  readonly knows: (id: SkillId, level: Difficulty, day: number) => number
  /** Answers a question with four options and learns from its explanation. */
  readonly answers: (id: SkillId, level: Difficulty, day: number) => boolean
  readonly practices: (day: number) => boolean
}

type Memory = {
  readonly knows: (id: SkillId, harder: number, day: number) => number
  /** @param weight from 0 to 1: how much of the explanation was understood */
  readonly takes: (id: SkillId, day: number, weight: number, isRight: boolean) => void
}

const HARDER: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 1 }
const GUESS = 0.25
/** The least that is learned without any of the prerequisites. */
const UNPREPARED = 0.4
/** Learning from a question that follows one of the same skill. */
const SAME_SKILL = 0.1
/** Learning from a question that follows one of the same category. */
const SAME_CATEGORY = 0.3
/** Learning from a question that is far too hard. */
const TOO_HARD = 0.7
const MINUTE = 1 / 1440

export function studentOf(kind: Kind, effects: Effects, random: Random): Student {
  const memory = memories[kind](random)
  const engagement = kind === 'guesser' ? 0.72 : 1
  const tempo = { day: -1, now: 0 }
  let last: SkillId | null = null

  function moment(day: number): number {
    tempo.now = tempo.day === day ? tempo.now + MINUTE : day
    tempo.day = day
    return tempo.now
  }

  function weight(id: SkillId, known: number, now: number): number {
    const needs = needsOf(id)
    const ready =
      needs.reduce((sum, need) => sum + memory.knows(need, 0, now), 0) / Math.max(1, needs.length)
    const prepared =
      effects.prerequisites && needs.length > 0 ? UNPREPARED + (1 - UNPREPARED) * ready : 1
    const mixed = !effects.interleaving
      ? 1
      : last === id
        ? SAME_SKILL
        : isSameCategory(id, last)
          ? SAME_CATEGORY
          : 1
    return prepared * mixed * (effects.interleaving && known < 0.15 ? TOO_HARD : 1)
  }

  return {
    knows: (id, level, day) => memory.knows(id, HARDER[level], day),
    practices: (day) => kind !== 'burst' || day < 15 || day >= 55,
    answers(id, level, day) {
      const now = moment(day)
      const known = memory.knows(id, HARDER[level], now)
      const thinks = random() < engagement
      const isRight = (thinks && random() < known) || random() < GUESS
      memory.takes(id, now, weight(id, known, now) * (thinks ? 1 : 0.3), isRight)
      last = id
      return isRight
    },
  }
}

function isSameCategory(id: SkillId, last: SkillId | null): boolean {
  return last !== null && skill(id).category === skill(last).category
}

const memories: Readonly<Record<Kind, (random: Random) => Memory>> = {
  power: (random) => powerLaw(random, { head: -1.1, spacing: 0.16, slowest: 0.24, gain: 3.7 }),
  guesser: (random) => powerLaw(random, { head: -1.1, spacing: 0.16, slowest: 0.24, gain: 4.2 }),
  burst: (random) => powerLaw(random, { head: -1.4, spacing: 0.16, slowest: 0.24, gain: 3.8 }),
  strong: (random) => powerLaw(random, { head: 2, spacing: 0.14, slowest: 0.33, gain: 2.6 }),
  bayes: knowing,
  windows,
}

type Practice = { readonly at: number; readonly decay: number; readonly weight: number }

type Habits = {
  /** The mean of what is known before the first question, in logits. */
  readonly head: number
  /** By how much activation at practice speeds up the decay after it. */
  readonly spacing: number
  /** The decay of the student who forgets most slowly. */
  readonly slowest: number
  /** By how much activation adds to what is known, in logits. */
  readonly gain: number
}

function powerLaw(random: Random, { head, spacing, slowest, gain }: Habits): Memory {
  const rate = slowest + 0.12 * random()
  const practices = new Map<SkillId, Practice[]>()
  const start = new Map(courseOrder.map((id) => [id, head - 2.2 + 0.9 * normal(random)]))

  function activation(id: SkillId, now: number): number {
    const sum = (practices.get(id) ?? []).reduce(
      (total, { at, decay, weight }) => total + weight * Math.max(now - at, MINUTE) ** -decay,
      0,
    )
    return sum
  }

  return {
    knows: (id, harder, now) =>
      sigmoid((start.get(id) ?? 0) + gain * Math.log(1 + 1.2 * activation(id, now)) - harder),
    takes(id, at, weight) {
      const before = activation(id, at)
      // The more is active at practice, the sooner it is forgotten again: this is the spacing effect.
      const decay = Math.min(0.9, rate + spacing * before)
      practices.set(id, [...(practices.get(id) ?? []), { at, decay, weight }])
    },
  }
}

/** Known or unknown; the longer something has been remembered, the more slowly it is forgotten. */
function knowing(random: Random): Memory {
  const learning = 0.32 + 0.16 * random()
  const forgetting = 0.05 + 0.04 * random()
  const states = new Map(
    courseOrder.map((id) => [
      id,
      { known: random() < 0.15 ? 1 : 0, at: 0, rate: forgetting, hard: 0.6 * normal(random) },
    ]),
  )
  const held = (id: SkillId, now: number) => {
    const state = states.get(id)
    return state === undefined
      ? 0
      : state.known * Math.exp(-state.rate * Math.max(0, now - state.at))
  }
  return {
    knows(id, harder, now) {
      const slip = sigmoid(-2.2 + harder + (states.get(id)?.hard ?? 0))
      return held(id, now) * (1 - slip)
    },
    takes(id, at, weight) {
      const state = states.get(id)
      if (state === undefined) return
      const left = held(id, at)
      const waited = Math.min(1, Math.max(0, at - state.at) / 3)
      const isKept = random() < left
      const isLearned = isKept || random() < learning * weight
      if (isKept) state.rate = Math.max(0.004, state.rate * (1 - 0.5 * waited))
      else if (isLearned) state.rate = Math.max(state.rate, forgetting * 0.8)
      state.known = isLearned ? 1 : left
      state.at = at
    },
  }
}

const WINDOWS = [1, 7, 30, Number.POSITIVE_INFINITY]

/** Attempts in the last day, week, month and ever, each of which adds less than the one before. */
function windows(random: Random): Memory {
  const talent = 0.35 * normal(random)
  const attempts = new Map<SkillId, { at: number; weight: number; isRight: boolean }[]>()
  const start = new Map(courseOrder.map((id) => [id, talent - 2.6 + 0.7 * normal(random)]))
  return {
    knows(id, harder, now) {
      const own = attempts.get(id) ?? []
      let logits = start.get(id) ?? 0
      for (const [place, length] of WINDOWS.entries()) {
        const within = own.filter(({ at }) => now - at <= length)
        const days = new Set(within.map(({ at }) => Math.floor(at))).size
        const tried = within.reduce((sum, { weight }) => sum + weight, 0)
        const right = within.reduce((sum, one) => sum + (one.isRight ? one.weight : 0), 0)
        // Attempts of one day count as one at most.
        const counted = Math.min(tried, days)
        logits += (WINDOW_TRIED[place] ?? 0) * Math.log(1 + counted)
        logits += (WINDOW_RIGHT[place] ?? 0) * Math.log(1 + Math.min(right, days))
      }
      return sigmoid(logits - harder)
    },
    takes(id, at, weight, isRight) {
      attempts.set(id, [...(attempts.get(id) ?? []), { at, weight, isRight }])
    },
  }
}

const WINDOW_TRIED = [0.35, 0.3, 0.4, 1]
const WINDOW_RIGHT = [0.15, 0.15, 0.2, 0.45]

/** By the method of Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

function sigmoid(logits: number): number {
  return 1 / (1 + Math.exp(-logits))
}
