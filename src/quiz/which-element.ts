import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'

import type { MisconceptionId } from './misconceptions.ts'
import { choice, type Draft, type See, WRONG_OPTIONS } from './template.ts'
import type { Solution } from './worked/solutions.ts'

/** An element that a known misconception leads to, or a slip of its own where there is none. */
export type ElementLure = {
  readonly symbol: ElementSymbol
  readonly misconception: MisconceptionId | null
  /** Two short sentences for the learner who picked it. */
  readonly why: string
}

type Parts = {
  /** The element that the question itself names, if it is about one. */
  readonly badge?: ElementSymbol
  readonly stem: string
  readonly answer: ElementSymbol
  /** Whether an element answers the question correctly, found another way than `answer` was. */
  readonly isRight: (symbol: ElementSymbol) => boolean
  /** The most telling misconception first; only the first three are offered. */
  readonly lures: readonly ElementLure[]
  /** Neutral elements, used when fewer than three lures are left. */
  readonly fill?: readonly ElementSymbol[]
  /** Returns two short sentences for the learner who picked a neutral element. */
  readonly miss?: (symbol: ElementSymbol) => string
  /** Returns the text of an option about an element; its name when left out. */
  readonly label?: (symbol: ElementSymbol) => string
  readonly right: string
  readonly see?: Partial<See>
  readonly solution?: () => Solution
}

/** A question whose options are elements. Its badge names no element unless the question does. */
export function whichElement(parts: Parts): Draft | null {
  const { badge = null, stem, answer, isRight, miss, right, see, label = nameOf } = parts
  const wrong = firstWrong(parts)
  return choice({
    element: answer,
    badge,
    stem,
    answer,
    isRight,
    lures: parts.lures
      .filter(({ symbol }) => wrong.includes(symbol))
      .map(({ symbol, misconception, why }) => ({ value: symbol, misconception, why })),
    fill: wrong,
    ...(miss === undefined ? {} : { miss }),
    ...(parts.solution === undefined ? {} : { solution: parts.solution }),
    show: label,
    right,
    see: { elements: [answer], ...see },
  })
}

function nameOf(symbol: ElementSymbol): string {
  return element(symbol).name
}

/** Judging an element can be costly, so none is judged when there are enough wrong ones already. */
function firstWrong({ answer, isRight, lures, fill = [] }: Parts): readonly ElementSymbol[] {
  const wrong: ElementSymbol[] = []
  for (const symbol of new Set([...lures.map((lure) => lure.symbol), ...fill])) {
    if (wrong.length === WRONG_OPTIONS) break
    if (symbol !== answer && !isRight(symbol)) wrong.push(symbol)
  }
  return wrong
}
