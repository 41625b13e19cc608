import type { OrbitalBoxes } from '#chemistry/electrons/orbital-boxes.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'

import type { MisconceptionId } from './misconceptions.ts'

/** The kinds of questions whose answer the learner makes, in the order in which settings list them. */
export const productionKinds = [
  'number',
  'formula',
  'balance',
  'order',
  'table',
  'atom',
  'configuration',
  'match',
  'lewis',
  'naming',
  'steps',
] as const

export type ProductionKind = (typeof productionKinds)[number]

/** The right answer of a question of kind `number`. */
export type NumberKey = {
  readonly value: number
  /** The unit of `value` as people write it, or null for a number without one. */
  readonly unit: string | null
  /** The largest deviation that still is right, as a share of the value; of 1 where the value is 0. */
  readonly tolerance: number
  /** The significant figures that the question asks for, or null when it asks for none. */
  readonly figures: number | null
}

/** The right answer of a question of kind `formula`. */
export type FormulaKey = {
  /** The formula in plain notation, for example `Fe2(SO4)3` or `SO4^2-`. */
  readonly formula: string
  /** Whether the order of the groups matters, as in `CH3COOH` but not in an empirical formula. */
  readonly ordered: boolean
}

/** The equation to balance in plain notation, whatever its coefficients. */
export type BalanceKey = { readonly equation: string }

/** How many cards there are to put in order. Their right order is 0, 1, 2 and so on. */
export type OrderKey = { readonly cards: number }

/** The elements to pick on the periodic table. */
export type TableKey = { readonly symbols: readonly ElementSymbol[] }

/** The particles of an atom or ion. */
export type AtomKey = {
  readonly protons: number
  readonly neutrons: number
  readonly electrons: number
}

/** The electrons of an atom or ion in plain notation, for example `[Ar] 3d5 4s1`. */
export type ConfigurationKey = { readonly configuration: string }

/** How many pairs there are. The first thing on the left belongs to the first one on the right, and so on. */
export type MatchKey = { readonly pairs: number }

/** The molecule or ion whose Lewis structure is drawn on its skeleton. */
export type LewisKey = {
  /** A formula of the list of skeletons, for example `NO3^-`. */
  readonly formula: string
  /** Whether the formal charges are asked for. */
  readonly withCharges: boolean
}

/** The right answer of a question of kind `naming`. */
export type NameKey = {
  /** The systematic name. */
  readonly name: string
  /** The named substance, in plain text, such as `FeCl3`, `SO4^2-`, `CuSO4·5H2O` or `CH3CH=CH2`. */
  readonly formula: string
  /** By which rules names are read. */
  readonly nomenclature: 'inorganic' | 'organic'
}

/** The demand of a question of each kind with one answer, with the data that its judge needs. */
export type SingleTask =
  | {
      readonly type: 'number'
      readonly key: NumberKey
      /** Units to choose from beside the field; none for a number without a unit. */
      readonly units: readonly string[]
    }
  | { readonly type: 'formula'; readonly key: FormulaKey }
  | { readonly type: 'balance'; readonly key: BalanceKey }
  | {
      readonly type: 'order'
      readonly key: OrderKey
      /** The texts of the cards in their right order. */
      readonly cards: readonly string[]
      /** The cards as they lie at first: places in the right order, never all in it. */
      readonly shown: readonly number[]
      /** The labels of the two ends, for example smallest and largest. */
      readonly ends: readonly [string, string]
    }
  | { readonly type: 'table'; readonly key: TableKey }
  | { readonly type: 'atom'; readonly key: AtomKey }
  | {
      readonly type: 'configuration'
      readonly key: ConfigurationKey
      /** The boxes to draw arrows into, or null when the configuration is typed. */
      readonly boxes: OrbitalBoxes | null
    }
  | {
      readonly type: 'match'
      readonly key: MatchKey
      /** The items on the left, from top to bottom. */
      readonly left: readonly string[]
      /** The partner of each of them, in the same order. */
      readonly partners: readonly string[]
      /** The partners as they stand on the right: their places in `partners`, never all in order. */
      readonly shown: readonly number[]
    }
  | { readonly type: 'lewis'; readonly key: LewisKey }
  | { readonly type: 'naming'; readonly key: NameKey }

/**
 * How the right answer of a part follows from the learner's own answers to parts before, so that an error
 * is not punished twice. Parts are named by their place, numbers are those of the units of their keys.
 */
export type Carry =
  /** The least of the products of a number before and a factor: amounts, and the limiting one of two. */
  | {
      readonly kind: 'least'
      readonly of: readonly { readonly part: number; readonly factor: number }[]
    }
  /** The sum of such products. */
  | {
      readonly kind: 'sum'
      readonly of: readonly { readonly part: number; readonly factor: number }[]
    }
  /** The rest of a start after a number of half-lives. */
  | { readonly kind: 'halving'; readonly part: number; readonly start: number }
  /** How many formula units of a formula before make a molar mass. */
  | { readonly kind: 'units'; readonly part: number; readonly molarMass: number }
  /** A formula before, all of its numbers times a number before. */
  | { readonly kind: 'multiple'; readonly formula: number; readonly count: number }
  /** The salt of two ions before. */
  | { readonly kind: 'salt'; readonly cation: number; readonly anion: number }

/** One part of a problem. */
export type Part = SingleTask & {
  /** The question of this part. */
  readonly ask: string
  /** The right answer as it is shown. */
  readonly answer: string
  readonly corrections: readonly PartCorrection[]
  /** The right answer and the step that leads to it. */
  readonly right: string
  /** Null where the answer does not depend on parts before. */
  readonly carry: Carry | null
}

/** A wrong answer to a part that a known misconception leads to, with its correction. */
export type PartCorrection = {
  readonly given: string
  readonly misconception: MisconceptionId | null
  readonly text: string
}

/** The demand of a question of each kind. */
export type Task =
  | SingleTask
  | {
      readonly type: 'steps'
      /** Two to four parts, answered one after the other. */
      readonly parts: readonly Part[]
    }

/** The task of one kind. */
export type TaskOf<Kind extends ProductionKind> = Extract<Task, { readonly type: Kind }>

/** Stands between the answers to the parts: `0.25 mol|11 g`. */
export const PART_SIGN = '|'

/**
 * The texts of the parts as they were given. The last is the part that is open; all before are locked.
 * A locked part begins no text of its own.
 */
export function partTexts(given: string): readonly string[] {
  return given.split(PART_SIGN)
}

/** Whether an answer is submitted as it is. Of a problem in parts only the last part is. */
export function isLastPart(
  { parts = [] }: { readonly type: string; readonly parts?: readonly Part[] },
  given: string | number,
): boolean {
  return partTexts(String(given)).length >= parts.length
}

/** The letter of a part: a, b, c. */
export function partLetter(index: number): string {
  return 'abcd'.charAt(index)
}

/** Answers to all parts for history, reviews and screen readers: 'a: 0.25 mol; b: 11 g'. */
export function describeParts(shown: readonly string[]): string {
  return shown.map((text, index) => `${partLetter(index)}: ${text}`).join('; ')
}
