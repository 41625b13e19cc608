import type { ElementSymbol } from '#chemistry/elements/elements.ts'

import type { Category, Difficulty } from './categories.ts'
import type { Figure } from './figures/figure.ts'
import type { MisconceptionId } from './misconceptions.ts'
import { type QuestionId, questionId } from './question-id.ts'
import { type Random, randomFrom, shuffle } from './random.ts'
import type { SkillId } from './skills.ts'
import type { ProductionKind, TaskOf } from './task.ts'
import {
  type Candidate,
  type ChoiceTemplate,
  type Correction,
  type Draft,
  type ProductionDraft,
  type See,
  type Template,
  WRONG_OPTIONS,
} from './template.ts'
import type { Solution } from './worked/solutions.ts'

/** The correction for a learner who picked a wrong option, with the misconception behind it, if any. */
export type Feedback = { readonly misconception: MisconceptionId | null; readonly text: string }

export type Question = McqQuestion | ProductionQuestion

type Common = {
  readonly id: QuestionId
  readonly question: string
  /** The right answer as it is shown. */
  readonly correctAnswer: string
  /** The right value and the step that leads to it. */
  readonly explanation: string
  readonly difficulty: Difficulty
  readonly category: Category
  /** The element that the answer is about. */
  readonly element: ElementSymbol
  /** The element that the question is about while it is open; null for a question about several. */
  readonly badge: ElementSymbol | null
  readonly skill: SkillId
  readonly see: See
  /** From it come the hints, and the worked solution once the question is answered. */
  readonly solution?: Solution
  /** The figure that the question shows beside its text. */
  readonly figure?: Figure
}

/** A question with four options, of which one is right. */
export type McqQuestion = Common & {
  readonly type: 'mcq'
  readonly options: readonly string[]
  /** One entry for each option; null for the right one and for the few without a correction. */
  readonly feedback: readonly (Feedback | null)[]
}

/** A question of one kind whose answer the learner makes. */
export type ProductionQuestionOf<Kind extends ProductionKind> = Common &
  TaskOf<Kind> & {
    /** Wrong answers that have a correction of their own. */
    readonly corrections: readonly Correction[]
  }

/** A question whose answer the learner makes. `quiz/kinds` reads and judges it. */
export type ProductionQuestion = {
  [Kind in ProductionKind]: ProductionQuestionOf<Kind>
}[ProductionKind]

/** Draws that a template may refuse before its seed is given up. */
const DRAWS = 50

/**
 * The question of a template and a seed: the same for ever, with its options in the same order.
 * @throws RangeError when the template refuses fifty draws in a row for this seed.
 */
export function makeQuestion(template: ChoiceTemplate, seed: number): McqQuestion
export function makeQuestion(template: Template, seed: number): Question
export function makeQuestion(template: Template, seed: number): Question {
  const question = drawQuestion(template, seed)
  if (question === null) throw new RangeError(`${template.id} refused ${DRAWS} draws in a row.`)
  return question
}

/** As `makeQuestion`, but null for one of the rare seeds that the template makes nothing of. */
export function drawQuestion(template: ChoiceTemplate, seed: number): McqQuestion | null
export function drawQuestion(template: Template, seed: number): Question | null
export function drawQuestion(template: Template, seed: number): Question | null {
  const id = questionId(template, seed)
  const random = randomFrom(id)
  if (template.type !== 'mcq') {
    const draft = firstDraft(template.draw, random)
    return draft === null ? null : productionQuestion(id, template, draft)
  }
  const draft = firstDraft(template.draw, random)
  if (draft === null) return null
  const options = arrange(draft, random)
  return {
    id,
    question: draft.stem,
    options: options.map((option) => option.text),
    correctAnswer: draft.answer.text,
    explanation: draft.right,
    difficulty: template.difficulty,
    category: template.category,
    element: draft.element,
    badge: draft.badge,
    type: 'mcq',
    skill: template.skill,
    feedback: options.map(feedbackOf),
    see: draft.see,
    ...solutionOf(draft),
    ...figureOf(draft),
  }
}

function firstDraft<Drawn>(draw: (random: Random) => Drawn | null, random: Random): Drawn | null {
  for (let tried = 0; tried < DRAWS; tried += 1) {
    const draft = draw(random)
    if (draft !== null) return draft
  }
  return null
}

function productionQuestion(
  id: QuestionId,
  { difficulty, category, skill }: Template,
  { stem, answer, right, solution, figure, ...draft }: ProductionDraft,
): ProductionQuestion {
  return {
    id,
    question: stem,
    correctAnswer: answer,
    explanation: right,
    difficulty,
    category,
    skill,
    ...draft,
    ...solutionOf({ solution }),
    ...figureOf({ figure }),
  }
}

function solutionOf({ solution }: Pick<Draft, 'solution'>) {
  return solution === undefined ? {} : { solution: solution() }
}

function figureOf({ figure }: Pick<Draft, 'figure'>) {
  return figure === undefined ? {} : { figure }
}

function arrange(draft: Draft, random: Random): Candidate[] {
  return draft.answer.rank === null ? arrangeWords(draft, random) : arrangeNumbers(draft, random)
}

function arrangeWords(draft: Draft, random: Random): Candidate[] {
  return shuffle(random, [draft.answer, ...draft.wrong.slice(0, WRONG_OPTIONS)])
}

/**
 * Ascending order would give the answer away if it always stood at the same place, so its place is
 * drawn first and the wrong options are chosen to fit, misconceptions before neutral neighbors.
 */
function arrangeNumbers(draft: Draft, random: Random): Candidate[] {
  const answer = valueOf(draft.answer)
  const lower = draft.wrong.filter((candidate) => valueOf(candidate) < answer)
  const higher = draft.wrong.filter((candidate) => valueOf(candidate) > answer)
  const places = [0, 1, 2, 3].filter(
    (place) => place <= lower.length && WRONG_OPTIONS - place <= higher.length,
  )
  const place = places[Math.floor(random() * places.length)] ?? 0
  return [
    draft.answer,
    ...lower.slice(0, place),
    ...higher.slice(0, WRONG_OPTIONS - place),
  ].toSorted((a, b) => valueOf(a) - valueOf(b))
}

function valueOf(candidate: Candidate): number {
  return candidate.rank ?? 0
}

function feedbackOf(option: Candidate): Feedback | null {
  return option.why === null ? null : { misconception: option.misconception, text: option.why }
}
