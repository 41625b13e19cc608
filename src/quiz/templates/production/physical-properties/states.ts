import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'

const article = 'elements-molecules-compounds'

/** Radon ends the elements whose state was measured on more than a trace. */
const LAST_PERIOD = 6

/** All elements of some periods that are gases, or not solid, at room temperature. */
export const gasesOfPeriods = production('ph-e22', 'table', 'state-of-matter', (random) => {
  const first = integer(random, 1, LAST_PERIOD - 1)
  const last = integer(random, first + 1, LAST_PERIOD)
  const asksGas = random() < 0.6
  const within = elements.filter(({ period }) => period >= first && period <= last)
  const symbols = within
    .filter(({ physicalState }) => (asksGas ? physicalState === 'gas' : physicalState !== 'solid'))
    .map(({ symbol }) => symbol)
  const noble = within.filter(({ group }) => group === 18).map(({ symbol }) => symbol)
  const [head] = symbols
  if (head === undefined) return null
  const state = asksGas ? 'gases' : 'gases or liquids'
  const wrong: readonly Correction[] = [
    ...(symbols.includes('Hg')
      ? [
          {
            given: symbols.filter((symbol) => symbol !== 'Hg').join(', '),
            misconception: 'PH4' as const,
            text: `One metal is liquid at 25 °C. Mercury melts at −39 °C.`,
          },
        ]
      : []),
    {
      given: noble.join(', '),
      misconception: 'PH8',
      text: `The noble gases are not the only gases among the elements. In these periods ${listed(symbols)} are ${state}.`,
    },
    {
      given: byNumber([...symbols, ...(first <= 4 && last >= 4 && asksGas ? ['Br'] : [])]).join(
        ', ',
      ),
      misconception: 'PH6',
      text: `Bromine is liquid at 25 °C. It melts at −7 °C and boils at 59 °C.`,
    },
    {
      given: symbols
        .filter((symbol) => element(symbol).physicalState === 'gas' && element(symbol).group !== 18)
        .join(', '),
      misconception: 'PH8',
      text: `Some are missing there. In these periods ${listed(symbols)} are ${state} at 25 °C.`,
    },
  ]
  return {
    type: 'table',
    key: { symbols },
    element: head,
    badge: null,
    stem: `Pick all elements of periods ${first} to ${last} that are ${state} at 25 °C and normal pressure.`,
    answer: symbols.join(', '),
    corrections: distinct(wrong, symbols),
    right: `At 25 °C these are ${state}: ${listed(symbols.map(nameOf))}.`,
    see: { elements: symbols, article },
  }
})

const pairs: ReadonlySet<ElementSymbol> = new Set(['H', 'N', 'O', 'F', 'Cl', 'Br', 'I'])
const nonMetals = 'H He B C N O F Ne Si P S Cl Ar Se Br Kr I Xe'.split(' ')

/** All of some non-metals that consist of two-atom molecules. */
export const twoAtomElements = production('ph-e23', 'table', 'elemental-molecules', (random) => {
  const first = integer(random, 1, 4)
  const last = integer(random, first + 1, 5)
  const from = pick(random, [1, 14, 15, 16])
  const within = nonMetals
    .map((symbol) => element(symbol))
    .filter(({ period, group }) => period >= first && period <= last && group >= from)
  const symbols = within.filter(({ symbol }) => pairs.has(symbol)).map(({ symbol }) => symbol)
  const nobleGases = within.filter(({ group }) => group === 18).map(({ symbol }) => symbol)
  const larger = within
    .map(({ symbol }) => symbol)
    .filter((symbol) => 'P S'.split(' ').includes(symbol))
  const [head] = symbols
  if (head === undefined) return null
  const account = `Two-atom molecules here: ${listed(symbols.map((symbol) => `${symbol}₂`))}`
  const wrong: readonly Correction[] = [
    {
      given: byNumber([...symbols, ...nobleGases]).join(', '),
      misconception: 'PH8',
      text: `Noble gases consist of single atoms. ${account}.`,
    },
    {
      given: byNumber([...symbols, ...larger]).join(', '),
      misconception: 'PH8',
      text: `White phosphorus consists of P₄ and sulfur of S₈ molecules. ${account}.`,
    },
    {
      given: symbols.filter((symbol) => element(symbol).physicalState === 'gas').join(', '),
      misconception: 'PH8',
      text: `The molecules of a liquid or a solid can have two atoms as well. ${account}.`,
    },
  ]
  return {
    type: 'table',
    key: { symbols },
    element: head,
    badge: null,
    stem: `Pick all elements of periods ${first} to ${last}${from === 1 ? '' : ` and groups ${from} to 18`} that consist of two-atom molecules at 25 °C.`,
    answer: symbols.join(', '),
    corrections: distinct(wrong, symbols),
    right: `${account}.`,
    see: { elements: symbols, article },
  }
})

function byNumber(symbols: readonly ElementSymbol[]): readonly ElementSymbol[] {
  return symbols.toSorted((a, b) => element(a).atomicNumber - element(b).atomicNumber)
}

/** The corrections of wrong sets, each once. */
function distinct(
  wrong: readonly Correction[],
  symbols: readonly ElementSymbol[],
): readonly Correction[] {
  return wrong.filter(
    ({ given }, place) =>
      given !== '' &&
      given !== symbols.join(', ') &&
      wrong.findIndex((other) => other.given === given) === place,
  )
}
