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
 * Their numbers come from `calibrate.ts`, which knows published effects and random practice and has never run Today.
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

export type MemoryMaker = (random: Random) => Memory

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

/** @param remember makes the memory; the one of the kind, unless a calibration tries another */
export function studentOf(
  kind: Kind,
  effects: Effects,
  random: Random,
  remember: MemoryMaker = memories[kind],
): Student {
  const memory = remember(random)
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

/** The numbers of each kind, as `calibrate.ts` has found them. */
export const habits = {
  power: { head: -3.69, spread: 1.348, spacing: 0.131, slowest: 0.286, gain: 4.735 },
  guesser: { head: -3.621, spread: 1.13, spacing: 0.219, slowest: 0.182, gain: 4.52 },
  burst: { head: -3.897, spread: 1.105, spacing: 0.163, slowest: 0.214, gain: 4.433 },
  strong: { head: -0.701, spread: 0.354, spacing: 0.19, slowest: 0.283, gain: 2.847 },
  bayes: { learning: 0.336, forgetting: 0.075, lasting: 0.812, slip: -1.495 },
  windows: { head: -2.589, talent: 0.287, tried: 0.996, right: 0.391, ever: 1.194 },
} as const satisfies Readonly<Record<Kind, PowerHabits | KnowingHabits | WindowHabits>>

const memories: Readonly<Record<Kind, MemoryMaker>> = {
  power: powerLaw(habits.power),
  guesser: powerLaw(habits.guesser),
  burst: powerLaw(habits.burst),
  strong: powerLaw(habits.strong),
  bayes: knowing(habits.bayes),
  windows: windows(habits.windows),
}

type Practice = { readonly at: number; readonly decay: number; readonly weight: number }

export type PowerHabits = {
  /** The mean of what is known before the first question, and its deviation over skills, in logits. */
  readonly head: number
  readonly spread: number
  /** By how much activation at practice speeds up the decay after it. */
  readonly spacing: number
  /** The decay of the student who forgets most slowly. */
  readonly slowest: number
  /** By how much activation adds to what is known, in logits. */
  readonly gain: number
}

export function powerLaw({ head, spread, spacing, slowest, gain }: PowerHabits): MemoryMaker {
  return (random) => {
    const rate = slowest + 0.12 * random()
    const practices = new Map<SkillId, Practice[]>()
    const start = new Map(courseOrder.map((id) => [id, head + spread * normal(random)]))

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
}

export type KnowingHabits = {
  /** The mean chance to learn from an explanation. */
  readonly learning: number
  /** The mean rate of forgetting, a day. */
  readonly forgetting: number
  /** The share of the rate that a memory kept over three days loses. */
  readonly lasting: number
  /** The logits of a slip. */
  readonly slip: number
}

/** Known or unknown; the longer something has been remembered, the more slowly it is forgotten. */
export function knowing({ learning, forgetting, lasting, slip }: KnowingHabits): MemoryMaker {
  return (random) => {
    const quickness = learning + 0.16 * (random() - 0.5)
    const loss = forgetting * (1 + 0.6 * (random() - 0.5))
    const states = new Map(
      courseOrder.map((id) => [
        id,
        { known: random() < 0.15 ? 1 : 0, at: 0, rate: loss, hard: 0.6 * normal(random) },
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
        const slipped = sigmoid(slip + harder + (states.get(id)?.hard ?? 0))
        return held(id, now) * (1 - slipped)
      },
      takes(id, at, weight) {
        const state = states.get(id)
        if (state === undefined) return
        const left = held(id, at)
        const waited = Math.min(1, Math.max(0, at - state.at) / 3)
        const isKept = random() < left
        const isLearned = isKept || random() < quickness * weight
        if (isKept) state.rate = Math.max(0.004, state.rate * (1 - lasting * waited))
        else if (isLearned) state.rate = Math.max(state.rate, loss * 0.8)
        state.known = isLearned ? 1 : left
        state.at = at
      },
    }
  }
}

export type WindowHabits = {
  /** The mean of what is known before the first question, and its deviation over students, in logits. */
  readonly head: number
  readonly talent: number
  /** Factors of the weights of attempts and of right ones, and a further one of those that never end. */
  readonly tried: number
  readonly right: number
  readonly ever: number
}

const WINDOWS = [1, 7, 30, Number.POSITIVE_INFINITY]

/** Attempts in the last day, week, month and ever, each of which adds less than the one before. */
export function windows(habit: WindowHabits): MemoryMaker {
  return (random) => {
    const mean = habit.head + habit.talent * normal(random)
    const attempts = new Map<SkillId, { at: number; weight: number; isRight: boolean }[]>()
    const start = new Map(courseOrder.map((id) => [id, mean + 0.7 * normal(random)]))
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
          const lasting = length === Number.POSITIVE_INFINITY ? habit.ever : 1
          logits += lasting * habit.tried * (WINDOW_TRIED[place] ?? 0) * Math.log(1 + counted)
          logits +=
            lasting * habit.right * (WINDOW_RIGHT[place] ?? 0) * Math.log(1 + Math.min(right, days))
        }
        return sigmoid(logits - harder)
      },
      takes(id, at, weight, isRight) {
        attempts.set(id, [...(attempts.get(id) ?? []), { at, weight, isRight }])
      },
    }
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
