import type { Difficulty } from '#quiz/categories.ts'

/** A wrong answer and its correction. */
export type Wrong<Value> = { readonly given: Value; readonly feedback: string }

/** How an exported question is answered. */
export type Form =
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | {
      readonly kind: 'number'
      readonly value: number
      /** The largest deviation that still is right, in the unit of the value. */
      readonly tolerance: number
      readonly wrong: readonly (Wrong<number> & { readonly tolerance: number })[]
    }
  | {
      readonly kind: 'typed'
      /** All spellings that are right, the usual one first. */
      readonly accepted: readonly string[]
      readonly wrong: readonly Wrong<string>[]
      /** Whether capital and small letters differ, as in Co and CO. */
      readonly isCaseSensitive: boolean
    }
  | {
      readonly kind: 'order'
      /** From the first to the last. */
      readonly cards: readonly string[]
      /** The cards as they lie at first, by their place in the right order. */
      readonly shown: readonly number[]
      readonly ends: readonly [string, string]
    }
  | {
      readonly kind: 'pairs'
      readonly pairs: readonly Pair[]
      /** The right column in the order shown: for each row the place of its pair. */
      readonly shown: readonly number[]
    }
  /** Drawn on paper: no other program can judge it. */
  | { readonly kind: 'drawn' }

export type Option = {
  readonly text: string
  readonly isRight: boolean
  readonly feedback: string | null
}

export type Pair = { readonly left: string; readonly right: string }

/** A question as other programs know them, or one part of a problem in parts. Texts have Unicode scripts. */
export type Item = {
  /** The id of the question, with the letter of the part behind it: `ge-m71.1.7-b`. */
  readonly id: string
  readonly title: string
  /** The question, complete without its surroundings on a screen. */
  readonly text: string
  /** How the answer is written, or null where nothing has to be said. */
  readonly howTo: string | null
  readonly form: Form
  /** The right answer as it is shown. */
  readonly answer: string
  readonly explanation: string
  readonly category: string
  readonly difficulty: Difficulty
  readonly skill: string
}
