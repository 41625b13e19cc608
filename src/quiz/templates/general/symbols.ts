import {
  element,
  type Element,
  elementBySymbol,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { originalNames } from '#chemistry/search/element-names.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

const familiar = elements.filter(({ symbol }) => isFamiliar(symbol))

const originalSymbols = [...originalNames.keys()]

const see = { article: 'guide-to-periodic-table' }

export const symbolOfElement = template(
  'ge-e1',
  'symbols',
  (random) => {
    const { symbol, name } = drawElement(random)
    const invented = symbolsFromName(name).filter(
      (text) => text !== symbol && !otherMeanings.has(text),
    )
    const real = invented.filter((text) => elementBySymbol(text) !== undefined)
    const sameInitial = elements
      .map((other) => other.symbol)
      .filter((text) => text !== symbol && text.startsWith(name.charAt(0)))
    const ordered = [real, invented, sameInitial].flatMap((texts) => shuffle(random, texts))
    return choice({
      element: symbol,
      stem: `What is the symbol of ${nameOf(symbol)}?`,
      answer: symbol,
      isRight: (value) => elementBySymbol(value)?.name === name,
      lures: ordered.map((value) => ({
        value,
        misconception: ideaOf(value, name),
        why: `${whatStandsFor(value)}. The symbol of ${nameOf(symbol)} is ${symbol}${originOf(symbol)}.`,
      })),
      right: `${name} has the symbol ${symbol}${originOf(symbol)}.`,
      see,
    })
  },
  { fitsMatch: true },
)

export const elementOfSymbol = template(
  'ge-e2',
  'symbols',
  (random) => {
    const asked = drawElement(random)
    const { symbol } = asked
    const similar = shuffle(
      random,
      familiar.filter((other) => other.symbol !== symbol),
    ).toSorted((a, b) => likeness(b, asked) - likeness(a, asked))
    return choice({
      element: symbol,
      stem: `Which element has the symbol ${symbol}?`,
      answer: symbol,
      isRight: (value) => value === symbol,
      lures: similar.slice(0, 6).map((other) => ({
        value: other.symbol,
        misconception: 'GE7',
        why: `The symbol of ${nameOf(other.symbol)} is ${other.symbol}. The symbol ${symbol} stands for ${nameOf(symbol)}${originOf(symbol)}.`,
      })),
      show: (value) => element(value).name,
      right: `${symbol} is the symbol of ${nameOf(symbol)}${originOf(symbol)}.`,
      see,
    })
  },
  { fitsMatch: true },
)

/** A familiar element. Those whose symbols do not come from their English names are more frequent. */
function drawElement(random: Random): Element {
  return random() < 0.25 ? element(pick(random, originalSymbols)) : pick(random, familiar)
}

/** Letters that stand for isotopes or groups of elements, so they are neither right nor wrong. */
const otherMeanings = new Set(['D', 'T', 'An', 'Ln'])

/** The first letter of a name with each of some later letters, then alone. */
function symbolsFromName(name: string): string[] {
  const [first = '', ...others] = Array.from(name)
  return [...others.slice(0, 6).map((letter) => first + letter.toLowerCase()), first]
}

function whatStandsFor(letters: string): string {
  return elementBySymbol(letters) === undefined
    ? `No element has the symbol ${letters}`
    : `${letters} is the symbol of ${nameOf(letters)}`
}

function originOf(symbol: ElementSymbol): string {
  const origin = originalNames.get(symbol)
  return origin === undefined ? '' : `, from ${origin}`
}

/** How easily another element is taken for this one: by its letters, then by its place. */
function likeness(other: Element, { symbol, name, atomicNumber }: Element): number {
  const letters = symbol.toLowerCase()
  const otherName = other.name.toLowerCase()
  const nearness = 1 / (1 + Math.abs(other.atomicNumber - atomicNumber))
  const score = nearness - (Math.abs(otherName.length - name.length) > 5 ? 9 : 0)
  if (otherName.startsWith(letters)) return 4 + score
  if (otherName[0] !== letters[0]) return score
  return score + (otherName.includes(letters[1] ?? '') ? 3 : 2)
}

/** Elements whose symbols of two letters do not come from their English names. */
const twoLettered = originalSymbols.filter((symbol) => symbol.length === 2)

/** The symbols of two elements in the order of their names. */
export const symbolsInOrder = template('ge-m360', 'symbols', (random) => {
  const first = pick(random, twoLettered)
  const second = pick(
    random,
    random() < 0.5
      ? twoLettered
      : familiar.map(({ symbol }) => symbol).filter((symbol) => symbol.length === 2),
  )
  if (first === second) return null
  const [one, other] = [first, second].map((symbol) =>
    shuffle(random, symbolsFromName(element(symbol).name)).find(
      (text) => text.length === 2 && text !== symbol && !otherMeanings.has(text),
    ),
  )
  if (one === undefined || other === undefined) return null
  type Pair = readonly [string, string]
  const pairs: readonly Pair[] = [
    [one, second],
    [first, other],
    [one, other],
  ]
  return choice<Pair>({
    element: first,
    badge: null,
    stem: `Which are the symbols of ${nameOf(first)} and ${nameOf(second)}, in this order?`,
    answer: [first, second],
    isRight: ([left, right]) =>
      elementBySymbol(left)?.name === element(first).name &&
      elementBySymbol(right)?.name === element(second).name,
    show: (pair) => pair.join(', '),
    lures: pairs.map((value) => {
      const wrong = value[0] === first ? value[1] : value[0]
      const named = value[0] === first ? second : first
      return {
        value,
        misconception: ideaOf(wrong, element(named).name),
        why: `${whatStandsFor(wrong)}. The symbol of ${nameOf(named)} is ${named}${originOf(named)}.`,
      }
    }),
    right: `${element(first).name} has the symbol ${first}${originOf(first)}, and ${nameOf(second)} has ${second}${originOf(second)}.`,
    see: { elements: [first, second], article: 'guide-to-periodic-table' },
  })
})

/** Returns the idea behind a wrong symbol: its letters stand in the name in this order. */
export function ideaOf(symbol: string, name: string): 'GE7' | null {
  return new RegExp(symbol.split('').join('.*'), 'i').test(name) ? 'GE7' : null
}
