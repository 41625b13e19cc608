import type { ElementSymbol } from '#chemistry/elements/elements.ts'

import type { Category, CategoryLetters, Difficulty } from './categories.ts'
import type { Figure } from './figures/figure.ts'
import type { MisconceptionId } from './misconceptions.ts'
import { kindOfTemplate } from './question-kind.ts'
import { pick, type Random, sample } from './random.ts'
import type { SkillId } from './skills.ts'
import type { ProductionKind, Task, TaskOf } from './task.ts'
import type { Solution } from './worked/solutions.ts'

/** The letters of a category, of a difficulty, and a number: `as-e3`, `bo-h2`. Stable for ever. */
export type TemplateId = `${CategoryLetters}-${'e' | 'm' | 'h'}${number}`

/** One way of asking: everything a question shows is drawn from `random`, so its seed re-creates it. */
export type Template = ChoiceTemplate | ProductionTemplate

type Recipe = {
  /** Stable for ever, for example `as-e3`: category, level and number. */
  readonly id: string
  /** Raised when the questions of old seeds would change; the old version stays and still renders. */
  readonly version: number
  readonly category: Category
  readonly difficulty: Difficulty
  readonly skill: SkillId
}

/** Asks for one of four options. */
export type ChoiceTemplate = Recipe & {
  readonly type: 'mcq'
  /** Short enough to be read and answered within the 8 seconds of a live match. */
  readonly fitsMatch: boolean
  /** A question, or null when the draw hit a case that a guard refuses: the caller draws again. */
  readonly draw: Draw
}

/** Asks for an answer that the learner makes. No live match has one. */
export type ProductionTemplate = Recipe & {
  readonly type: ProductionKind
  readonly draw: (random: Random) => ProductionDraft | null
}

/** Draws one question, or null when a guard refuses the values that were drawn. */
export type Draw = (random: Random) => Draft | null

/**
 * The first version of a template. Its category and difficulty are read from its id.
 * @throws RangeError when no category has the letters of the id.
 * @example template('bo-h2', 'lewis-structures', (random) => numeric({ ... }))
 */
export function template(
  id: TemplateId,
  skill: SkillId,
  draw: Draw,
  { fitsMatch = false }: { readonly fitsMatch?: boolean } = {},
): ChoiceTemplate {
  const kind = kindOfTemplate(id)
  if (kind === null) throw new RangeError(`No category has the letters of ${id}.`)
  return { id, version: 1, ...kind, skill, type: 'mcq', fitsMatch, draw }
}

/**
 * The first version of a template whose questions are of a kind that the learner makes the answer of.
 * @throws RangeError when no category has the letters of the id.
 * @example production('ge-h21', 'number', 'stoichiometry', (random) => typedNumber({ ... }))
 */
export function production<Kind extends ProductionKind>(
  id: TemplateId,
  type: Kind,
  skill: SkillId,
  draw: (random: Random) => (ProductionDraft & TaskOf<Kind>) | null,
): ProductionTemplate {
  const kind = kindOfTemplate(id)
  if (kind === null) throw new RangeError(`No category has the letters of ${id}.`)
  return { id, version: 1, ...kind, skill, type, draw }
}

/**
 * The next version of a template, for a change of what its seeds show: questions of ids that people
 * have kept stay as they were, new questions come from the version returned here.
 */
export function nextVersion(
  earlier: ChoiceTemplate,
  change: (draft: Draft, random: Random) => Draft,
): ChoiceTemplate {
  return {
    ...earlier,
    version: earlier.version + 1,
    draw(random) {
      const draft = earlier.draw(random)
      return draft === null ? null : change(draft, random)
    },
  }
}

/** The next version of a template whose options are drawn in another way, where `nextVersion` has too little to go on. */
export function nextDraw(earlier: ChoiceTemplate, draw: Draw): ChoiceTemplate {
  return { ...earlier, version: earlier.version + 1, draw }
}

/** The next version of a template whose answer the learner makes; its kind stays. */
export function nextProduction(
  earlier: ProductionTemplate,
  draw: ProductionTemplate['draw'],
): ProductionTemplate {
  return { ...earlier, version: earlier.version + 1, draw }
}

/** A wrong option that a known misconception leads to, or a slip of its own where there is none. */
export type Lure<Value> = {
  readonly value: Value
  readonly misconception: MisconceptionId | null
  /** Two short sentences for the learner who picked it, with the numbers of this very question. */
  readonly why: string
}

/** Where the learner can look it up: cells to light on the table and a section to read. */
export type See = {
  readonly elements: readonly ElementSymbol[]
  readonly article: string | null
}

/** An option before it gets its place. `rank` orders numeric options; worded ones have none. */
export type Candidate = {
  /** The value that the option stands for. Rules and judges look at it and never at the text. */
  readonly value: unknown
  readonly text: string
  readonly rank: number | null
  readonly misconception: MisconceptionId | null
  readonly why: string | null
  /** Whether a slip leads to it and no misconception; neighbors come from neither. */
  readonly isSlip?: boolean
}

/** A drawn question whose options have not been chosen yet. */
export type Draft = {
  readonly element: ElementSymbol
  readonly badge: ElementSymbol | null
  readonly stem: string
  readonly answer: Candidate
  /** Certainly wrong, different from each other and from the answer, best first. At least three. */
  readonly wrong: readonly Candidate[]
  readonly right: string
  readonly see: See
  /** Makes the hints and the worked solution of the values that were drawn. It draws nothing. */
  readonly solution?: (() => Solution) | undefined
  /** The figure that the question shows beside its text. */
  readonly figure?: Figure | undefined
}

/** A wrong answer that a known misconception leads to, with its correction. */
export type Correction = {
  /** The wrong answer, written as a learner would give it. */
  readonly given: string
  readonly misconception: MisconceptionId | null
  /** Two or three short sentences with the numbers of this very question. */
  readonly text: string
}

/** A drawn question whose answer the learner makes. */
export type ProductionDraft = Task & {
  readonly element: ElementSymbol
  readonly badge: ElementSymbol | null
  readonly stem: string
  /** The right answer as it is shown. */
  readonly answer: string
  readonly corrections: readonly Correction[]
  readonly right: string
  readonly see: See
  /** Makes the hints and the worked solution of the values that were drawn. It draws nothing. */
  readonly solution?: (() => Solution) | undefined
  /** The figure that the question shows beside its text. */
  readonly figure?: Figure | undefined
}

type Parts<Value> = {
  /** The element that the answer is about. It stands on the badge once the question is answered. */
  readonly element: ElementSymbol
  /** The element that the badge of the open question may name; `element` when left out. */
  readonly badge?: ElementSymbol | null
  /** The question, at most 30 words, complete without the options. */
  readonly stem: string
  readonly answer: Value
  /**
   * Whether a value answers the question correctly, found another way than `answer` was where that is
   * possible. Every option is judged by it, so no lure is right by accident.
   */
  readonly isRight: (value: Value) => boolean
  /** The most telling misconception first. */
  readonly lures: readonly Lure<Value>[]
  /** Neutral neighbors, used when fewer than three lures are left. */
  readonly fill?: readonly Value[]
  /** Returns two short sentences for the learner who picked a neutral neighbor. */
  readonly miss?: (value: Value) => string
  /** The right value and the step that leads to it. */
  readonly right: string
  readonly see?: Partial<See>
  /** How the question is solved, line by line. */
  readonly solution?: () => Solution
  /** The figure that the question shows beside its text. */
  readonly figure?: Figure
}

/** The question has numbers for options; they are shown in ascending order. */
export function numeric(
  parts: Parts<number> & { readonly show?: (value: number) => string },
): Draft | null {
  const finite = {
    ...parts,
    lures: parts.lures.filter(({ value }) => Number.isFinite(value)),
    fill: parts.fill?.filter(Number.isFinite) ?? [],
  }
  return draftOf(finite, parts.show ?? plain, (value) => value, Infinity)
}

/** A number as it is, with a minus sign that is one. */
function plain(value: number): string {
  return String(value).replace('-', '\u2212')
}

/**
 * The question has symbols, formulas or words for options; they are shuffled. `show` writes a value as
 * its option; values that are strings are shown as they are when it is left out.
 */
export function choice<Value>(parts: Parts<Value> & Shown<Value>): Draft | null {
  const withIdea = { ...parts, lures: ideaFirst(parts.lures) }
  return draftOf(withIdea, parts.show ?? String, () => null, WRONG_OPTIONS)
}

/** Moves a lure with a misconception to the front where only slips would be shown. */
function ideaFirst<Value>(lures: readonly Lure<Value>[]): readonly Lure<Value>[] {
  const place = lures.findIndex(({ misconception }) => misconception !== null)
  return place < WRONG_OPTIONS ? lures : [...lures.slice(place), ...lures.slice(0, place)]
}

type Shown<Value> = [Value] extends [string]
  ? { readonly show?: (value: Value) => string }
  : { readonly show: (value: Value) => string }

/** A question about one substance with whole sentences for options. */
export type Statement = {
  /** The element that the answer is about. It stands on the badge once the question is answered. */
  readonly element: ElementSymbol
  /** The element that the badge of the open question may name; `element` when left out. */
  readonly badge?: ElementSymbol | null
  /** The question, at most 30 words, complete without the options. */
  readonly stem: string
  /** The right option in one or more wordings, of which one is shown. */
  readonly answers: readonly [string, ...string[]]
  /** At least three, or fewer with fill. */
  readonly lures: readonly Lure<string>[]
  /** Wrong sentences without a misconception, used when fewer than three lures are left. */
  readonly fill?: readonly string[]
  /** The right value and the step that leads to it. */
  readonly right: string
  readonly see?: Partial<See>
  /** How the question is solved, line by line. */
  readonly solution?: () => Solution
}

/**
 * The question has sentences for options. Which ones are right is part of the data: `answers` are
 * right, `lures` and `fill` are wrong. Draws the wording of the answer, then three of the lures.
 */
export function statement(random: Random, parts: Statement): Draft | null {
  const { answers, lures, ...shared } = parts
  const right: ReadonlySet<string> = new Set(answers)
  return choice({
    ...shared,
    answer: pick(random, answers),
    isRight: (value) => right.has(value),
    // The others take part only where the three that are drawn are slips.
    lures: [...sample(random, lures, WRONG_OPTIONS), ...lures],
  })
}

/** Judging an option can be costly, so none is judged when there are `enough` wrong ones already. */
function draftOf<Value>(
  parts: Parts<Value>,
  show: (value: Value) => string,
  rank: (value: Value) => number | null,
  enough: number,
): Draft | null {
  if (!parts.isRight(parts.answer)) return null
  const answer = neutral(parts.answer)
  const texts = new Set([answer.text])
  const wrong: Candidate[] = []
  for (const lure of parts.lures) add(lure.value, lure.misconception, lure.why, true)
  for (const value of parts.fill ?? []) add(value, null, parts.miss?.(value) ?? null)
  if (wrong.length < WRONG_OPTIONS) return null
  return {
    element: parts.element,
    badge: parts.badge === undefined ? parts.element : parts.badge,
    stem: parts.stem,
    answer,
    wrong,
    right: parts.right,
    see: { elements: [parts.element], article: null, ...parts.see },
    solution: parts.solution,
    figure: parts.figure,
  }

  function neutral(value: Value): Candidate {
    return { value, text: show(value), rank: rank(value), misconception: null, why: null }
  }

  function add(
    value: Value,
    misconception: MisconceptionId | null,
    why: string | null,
    isLure = false,
  ): void {
    if (wrong.length >= enough) return
    const slip = isLure && misconception === null ? { isSlip: true } : {}
    const candidate = { ...neutral(value), misconception, why, ...slip }
    if (texts.has(candidate.text) || parts.isRight(value)) return
    texts.add(candidate.text)
    wrong.push(candidate)
  }
}

/** Each question has one right option and this many wrong ones. */
export const WRONG_OPTIONS = 3
