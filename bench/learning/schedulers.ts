import { categories, difficulties, type Difficulty } from '#quiz/categories.ts'
import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { type Askable, askableBy } from '#quiz/learning/askable.ts'
import { learn } from '#quiz/learning/learn.ts'
import { type Learner, NEW_LEARNER } from '#quiz/learning/learner.ts'
import { nearestLevel } from '#quiz/learning/level.ts'
import { type Planned, planNext } from '#quiz/learning/plan.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { SkillId } from '#quiz/skills.ts'

/** A question asked, and the scheduler that chose it. */
export type Asked = { readonly skill: SkillId; readonly level: Difficulty }

/** Chooses questions, and learns from the answers. A new one is made for every student. */
export type Scheduler = {
  readonly choose: (day: number, place: number) => Asked
  readonly take: (answer: SkillAnswer) => void
  /** Its model of the student at the end, if it has one. */
  readonly learner: () => Learner | null
}

export const schedulers = {
  random: randomPractice,
  blocked,
  leitner,
  fsrs,
  today,
} satisfies Record<string, (random: Random, bank: Askable, size: number) => Scheduler>

export type SchedulerName = keyof typeof schedulers

/** The bank as it is for a learner who has chosen no topic. */
export const firstYear: Askable = askableBy({
  enabledCategories: categories.map(({ id }) => id),
  questionTypes: questionTypes.map(({ id }) => id),
})

/** The same skills at every level: the choice is measured, not the gaps of the bank. */
export const fullBank: Askable = new Map(
  [...firstYear].map(([id, { category }]) => [
    id,
    { category, templates: new Map(difficulties.map((level) => [level, ['any']])) },
  ]),
)

/** Practice as it is: a category by chance, and in it a skill that has medium questions. */
function randomPractice(random: Random, bank: Askable): Scheduler {
  const pools = categories
    .map(({ id }) =>
      [...bank].filter(([, one]) => one.category === id && one.templates.has('medium')),
    )
    .filter((pool) => pool.length > 0)
  return {
    choose: () => ({ skill: pick(random, pick(random, pools))[0], level: 'medium' }),
    take: ignore,
    learner: () => null,
  }
}

/** One category after the other, its skills in turn. */
function blocked(_random: Random, bank: Askable, size: number): Scheduler {
  const order = categories.flatMap(({ id }) =>
    [...bank.keys()].filter((one) => bank.get(one)?.category === id),
  )
  // So many days that sixty of them go through all categories once.
  const each = Math.ceil((60 * size) / order.length)
  let count = 0
  return {
    choose() {
      const id = order[Math.floor(count / each) % order.length] ?? 'symbols'
      count += 1
      return { skill: id, level: levelIn(bank, id) }
    },
    take: ignore,
    learner: () => null,
  }
}

const BOX_DAYS = [1, 2, 4, 8, 16, 32]

/**
 * Five boxes: up when right, back to the first when wrong. The longest overdue comes first, then
 * new ones.
 */
function leitner(_random: Random, bank: Askable): Scheduler {
  const boxes = new Map<SkillId, { box: number; day: number }>()
  return {
    choose(day) {
      const due = [...boxes]
        .map(([id, { box, day: last }]) => ({ id, late: day - last - (BOX_DAYS[box] ?? 32) }))
        .toSorted((one, other) => other.late - one.late)
      const id =
        due[0] !== undefined && due[0].late >= 0
          ? due[0].id
          : ([...bank.keys()].find((one) => !boxes.has(one)) ?? due[0]?.id ?? 'symbols')
      return { skill: id, level: levelIn(bank, id) }
    },
    take({ skill: id, day, right }) {
      const box = boxes.get(id)?.box ?? 0
      boxes.set(id, { day, box: right === 1 ? Math.min(box + 1, BOX_DAYS.length - 1) : 0 })
    },
    learner: () => null,
  }
}

type Card = { stability: number; difficulty: number; day: number }

/** The published default weights of FSRS 4.5 (github.com/open-spaced-repetition, MIT). */
const W = [
  0.4872, 1.4003, 3.7145, 13.8206, 5.1618, 1.2298, 0.8975, 0.031, 1.6474, 0.1367, 1.0461, 2.1072,
  0.0793, 0.3246, 1.587, 0.2272, 2.8755,
]
const RETENTION = 0.9

/** One FSRS card for each skill: due cards first, then new ones, else the least remembered. */
function fsrs(_random: Random, bank: Askable): Scheduler {
  const cards = new Map<SkillId, Card>()
  const recall = ({ stability, day: last }: Card, day: number) =>
    (1 + ((19 / 81) * Math.max(0, day - last)) / stability) ** -0.5
  return {
    choose(day) {
      const byRecall = [...cards]
        .map(([id, card]) => ({ id, left: recall(card, day) }))
        .toSorted((one, other) => one.left - other.left)
      const lowest = byRecall[0]
      const fresh = [...bank.keys()].find((one) => !cards.has(one))
      const id =
        lowest !== undefined && (lowest.left <= RETENTION || fresh === undefined)
          ? lowest.id
          : (fresh ?? 'symbols')
      return { skill: id, level: levelIn(bank, id) }
    },
    take({ skill: id, day, right }) {
      const card = cards.get(id)
      cards.set(id, card === undefined ? firstCard(right, day) : nextCard(card, right, day, recall))
    },
    learner: () => null,
  }
}

function w(place: number): number {
  return W[place] ?? 0
}

function firstCard(right: number, day: number): Card {
  const grade = right === 1 ? 3 : 1
  return { stability: w(grade - 1), difficulty: w(4) - (grade - 3) * w(5), day }
}

function nextCard(
  card: Card,
  right: number,
  day: number,
  recall: (card: Card, day: number) => number,
): Card {
  const { stability, difficulty } = card
  const grade = right === 1 ? 3 : 1
  const left = recall(card, day)
  const moved = w(7) * w(4) + (1 - w(7)) * (difficulty - w(6) * (grade - 3))
  const stable =
    right === 1
      ? stability *
        (1 +
          Math.exp(w(8)) *
            (11 - difficulty) *
            stability ** -w(9) *
            (Math.exp(w(10) * (1 - left)) - 1))
      : w(11) * difficulty ** -w(12) * ((stability + 1) ** w(13) - 1) * Math.exp(w(14) * (1 - left))
  return {
    stability: Math.max(0.1, stable),
    difficulty: Math.min(10, Math.max(1, moved)),
    day,
  }
}

/** The product's own choice. */
function today(_random: Random, bank: Askable, size: number): Scheduler {
  let learner = NEW_LEARNER
  let asked: Planned[] = []
  return {
    choose(day, place) {
      if (place === 0) asked = []
      const context = { day, askable: bank, goal: 'medium', size, asked, ideas: [] } as const
      const planned = planNext(learner, context)
      if (planned === null) throw new Error('There is nothing to ask.')
      asked.push(planned)
      return planned
    },
    take(answer) {
      learner = learn(learner, answer)
    },
    learner: () => learner,
  }
}

function levelIn(bank: Askable, id: SkillId): Difficulty {
  return nearestLevel('medium', [...(bank.get(id)?.templates.keys() ?? [])])
}

function ignore(): void {
  // It learns nothing.
}
