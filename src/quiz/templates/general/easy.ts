import { materialChanges } from '#chemistry/changes.ts'
import { compounds } from '#chemistry/compounds.ts'
import { element, type Element, elementBySymbol, elements } from '#chemistry/elements.ts'
import { composition, formatFormula } from '#chemistry/formulas.ts'
import { originalNames } from '#chemistry/identities.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/familiar.ts'

import { nearbyWhole } from './nearby.ts'

const category = 'general'
const difficulty = 'easy'

const familiar = elements.filter(({ symbol }) => isFamiliar(symbol))

const originalSymbols = [...originalNames.keys()]

export const symbolOf: Template = {
  id: 'ge-e1',
  version: 1,
  category,
  difficulty,
  skill: 'symbols',
  fitsMatch: true,
  draw(random) {
    const { symbol, name } =
      random() < 0.25 ? element(pick(random, originalSymbols)) : pick(random, familiar)
    const invented = symbolsFromName(name).filter(
      (text) => text !== symbol && !otherMeanings.has(text),
    )
    const real = invented.filter((text) => elementBySymbol(text) !== undefined)
    const sameInitial = elements
      .map((other) => other.symbol)
      .filter((text) => text !== symbol && text.startsWith(name.charAt(0)))
    const ordered = [real, invented, sameInitial].flatMap((texts) => shuffle(random, texts))
    return worded({
      element: symbol,
      stem: `What is the symbol of ${name.toLowerCase()}?`,
      answer: symbol,
      isRight: (text) => elementBySymbol(text)?.name === name,
      lures: ordered.map((text) => ({
        value: text,
        misconception: 'GE7',
        why: whyNotSymbol(text, symbol, name),
      })),
      right: `${name} has the symbol ${symbol}${originOf(symbol)}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
}

/** Letters that stand for isotopes or groups of elements, so they are neither right nor wrong. */
const otherMeanings = new Set(['D', 'T', 'An', 'Ln'])

/** First letter of a name alone and with each later letter, most telling first. */
function symbolsFromName(name: string): string[] {
  const [first = '', ...others] = Array.from(name)
  return [...others.slice(0, 6).map((letter) => first + letter.toLowerCase()), first]
}

function originOf(symbol: string): string {
  const origin = originalNames.get(symbol)
  return origin === undefined ? '' : `, from ${origin}`
}

function whyNotSymbol(text: string, symbol: string, name: string): string {
  const owner = elementBySymbol(text)
  return owner === undefined
    ? `No element has the symbol ${text}. The symbol of ${name.toLowerCase()} is ${symbol}${originOf(symbol)}.`
    : `${text} is the symbol of ${owner.name.toLowerCase()}. The symbol of ${name.toLowerCase()} is ${symbol}${originOf(symbol)}.`
}

export const elementOfSymbol: Template = {
  id: 'ge-e2',
  version: 1,
  category,
  difficulty,
  skill: 'symbols',
  fitsMatch: true,
  draw(random) {
    const { symbol, name } =
      random() < 0.25 ? element(pick(random, originalSymbols)) : pick(random, familiar)
    const similar = shuffle(
      random,
      familiar.filter((other) => other.symbol !== symbol),
    ).toSorted((a, b) => likeness(b, element(symbol)) - likeness(a, element(symbol)))
    return worded({
      element: symbol,
      stem: `Which element has the symbol ${symbol}?`,
      answer: name,
      isRight: (text) => elements.find((other) => other.name === text)?.symbol === symbol,
      lures: similar.slice(0, 6).map((other) => ({
        value: other.name,
        misconception: 'GE7',
        why: `The symbol of ${other.name.toLowerCase()} is ${other.symbol}. The symbol ${symbol} stands for ${name.toLowerCase()}${originOf(symbol)}.`,
      })),
      right: `${symbol} is the symbol of ${name.toLowerCase()}${originOf(symbol)}.`,
      see: { article: 'guide-to-periodic-table' },
    })
  },
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

export const chemicalChange: Template = {
  id: 'ge-e3',
  version: 1,
  category,
  difficulty,
  skill: 'physical-or-chemical',
  fitsMatch: false,
  draw(random) {
    const { material, element: symbol, chemical, physical } = pick(random, materialChanges)
    const answer = pick(random, chemical)
    return worded({
      element: symbol,
      stem: `Which of these is a chemical change of ${material}?`,
      answer: capitalized(answer),
      isRight: (text) => chemical.some((change) => capitalized(change) === text),
      lures: sample(random, physical, 3).map((change) => ({
        value: capitalized(change),
        misconception: 'GE8',
        why: `${capitalized(change)} makes no new substance: it is a physical change, and ${material} is still there. ${capitalized(answer)} makes a new substance.`,
      })),
      right: `${capitalized(answer)} turns ${material} into other substances; the other changes leave it the same substance.`,
      see: { article: 'chemical-reactions-in-everyday-life' },
    })
  },
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const atomsInFormula: Template = {
  id: 'ge-e5',
  version: 1,
  category,
  difficulty,
  skill: 'formula-reading',
  fitsMatch: false,
  draw(random) {
    const { formula, isMolecular, element: symbol } = pick(random, compounds)
    const atoms = [...composition(formula).values()]
    const total = atoms.reduce((sum, count) => sum + count, 0)
    const shown = formatFormula(formula)
    const unbracketed = atomsWithoutBrackets(formula)
    const numbers = Array.from(formula.matchAll(/\d+/g), ([digits]) => Number(digits))
    const symbols = formula.match(/[A-Z][a-z]?/g) ?? []
    const sumOfNumbers = numbers.reduce((sum, number) => sum + number, 0)
    if (total < 4) return null
    const lures = [
      {
        value: unbracketed,
        misconception: 'GE2' as const,
        why: `${unbracketed} counts each atom in the bracket of ${shown} once. The number after the bracket multiplies everything inside, which gives ${total}.`,
      },
      {
        value: atoms.length,
        misconception: 'GE2' as const,
        why: `${atoms.length} is the number of different elements in ${shown}. Counting each atom gives ${total}.`,
      },
      {
        value: sumOfNumbers,
        misconception: 'GE2' as const,
        why: `${sumOfNumbers} is the sum of the small numbers in ${shown}. A symbol without a number stands for one atom, and a number after a bracket counts for each atom inside.`,
      },
      {
        value: sumOfNumbers + symbols.length,
        misconception: 'GE2' as const,
        why: `${sumOfNumbers + symbols.length} adds the ${symbols.length} symbols and the small numbers of ${shown}. A small number already counts all atoms of its symbol, and ${total} is the sum.`,
      },
      {
        value: atomsWithoutBrackets(formula) * Number(/\)(\d)/.exec(formula)?.[1] ?? 0),
        misconception: 'GE2' as const,
        why: `The number after the bracket in ${shown} multiplies only what is inside the bracket. The atoms outside count as written, which gives ${total}.`,
      },
    ]
    return numeric({
      element: symbol,
      stem: `How many atoms are in one ${isMolecular ? 'molecule' : 'formula unit'} of ${shown}?`,
      answer: total,
      isRight: (count) => count === expandedLength(formula),
      lures: lures.filter(({ value }) => value > 0),
      fill: nearbyWhole(random, total, 1),
      right: `${[...composition(formula)].map(([part, count]) => `${count} ${part}`).join(' + ')} = ${total} atoms.`,
      see: { elements: [...composition(formula).keys()], article: 'elements-molecules-compounds' },
    })
  },
}

/** Atoms of a formula when the numbers after brackets are overlooked. */
function atomsWithoutBrackets(formula: string): number {
  return [...composition(formula.replace(/\)\d*/g, ')')).values()].reduce(
    (sum, count) => sum + count,
    0,
  )
}

/** Atoms counted by writing every one of them out. */
function expandedLength(formula: string): number {
  const flat = formula.replace(/\(([^)]*)\)(\d*)/g, (_, inside: string, times: string) =>
    inside.repeat(Number(times || '1')),
  )
  return Array.from(flat.matchAll(/[A-Z][a-z]?(\d*)/g)).reduce(
    (sum, [, count]) => sum + Number(count === '' ? '1' : count),
    0,
  )
}
