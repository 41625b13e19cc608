import { element, elements, type ElementSymbol } from '#chemistry/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random } from '#quiz/random.ts'
import { type Draft, type See, worded, WRONG_OPTIONS } from '#quiz/template.ts'

/** The name of an element as it stands inside a sentence. */
export function named(symbol: ElementSymbol): string {
  return element(symbol).name.toLowerCase()
}

/** The items in a sentence: 'boron, carbon and nitrogen'. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

type ElementLure = {
  readonly value: ElementSymbol
  readonly misconception: MisconceptionId
  readonly why: string
}

type ElementParts = {
  readonly stem: string
  readonly answer: ElementSymbol
  readonly isRight: (symbol: ElementSymbol) => boolean
  readonly lures: readonly ElementLure[]
  readonly fill?: readonly ElementSymbol[]
  readonly right: string
  readonly see?: Partial<See>
}

/**
 * A question whose options are names of elements. Its badge shows one of the four options by
 * chance, so that it does not give the answer away.
 */
export function whichElement(random: Random, parts: ElementParts): Draft | null {
  const wrong = [...parts.lures.map(({ value }) => value), ...(parts.fill ?? [])]
    .filter((symbol) => !parts.isRight(symbol))
    .filter((symbol, index, all) => all.indexOf(symbol) === index)
    .slice(0, WRONG_OPTIONS)
  const options = [parts.answer, ...wrong]
  return worded({
    element: pick(random, options),
    stem: parts.stem,
    answer: element(parts.answer).name,
    isRight: (name) => parts.isRight(symbolOf(name)),
    lures: parts.lures.map((lure) => ({ ...lure, value: element(lure.value).name })),
    fill: (parts.fill ?? []).map((symbol) => element(symbol).name),
    right: parts.right,
    see: { elements: options, ...parts.see },
  })
}

function symbolOf(name: string): ElementSymbol {
  return elements.find((entry) => entry.name === name)?.symbol ?? ''
}
