import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

/** What somebody found out about atoms, in a year on which historians agree. */
type Finding = {
  readonly who: string
  readonly what: string
  readonly year: number
  readonly element: ElementSymbol
}

/** Sources: OpenStax Chemistry 2e, sections 2.1, 2.2, 6.2 and 6.3; the pages of the Nobel Prizes. */
const findings: readonly Finding[] = [
  { who: 'Dalton', what: 'atoms join in whole numbers', year: 1808, element: 'O' },
  { who: 'Becquerel', what: 'uranium gives off rays', year: 1896, element: 'U' },
  { who: 'Thomson', what: 'cathode rays are electrons', year: 1897, element: 'H' },
  { who: 'Millikan', what: 'the charge of one electron', year: 1909, element: 'O' },
  { who: 'Rutherford', what: 'an atom has a nucleus', year: 1911, element: 'Au' },
  { who: 'Bohr', what: 'electrons have levels of energy', year: 1913, element: 'H' },
  { who: 'Moseley', what: 'X-rays tell the nuclear charge', year: 1913, element: 'Ca' },
  { who: 'Schrödinger', what: 'waves describe electrons', year: 1926, element: 'H' },
  { who: 'Chadwick', what: 'nuclei contain neutrons', year: 1932, element: 'Be' },
]

const byName: readonly Fact[] = findings.map(({ who, what, element }) => ({
  left: who,
  isName: true,
  partner: what,
  element,
  reason: `${who} found: ${what}.`,
}))

/** Names of the history of the atom and what they stand for. */
export const namesAndFindings = production('as-e611', 'match', 'atom-models', (random) =>
  factsDraft(random, {
    stem: 'Pair each name with what this person found out.',
    facts: byName,
    count: 4,
    mistake: (one, other) =>
      [one, other].some(({ left }) => left === 'Thomson') &&
      [one, other].some(({ left }) => left === 'Rutherford')
        ? 'NU9'
        : null,
    article: 'what-is-an-atom',
    asked: 'what each person found out',
    rule: 'Whole atoms came first, then electrons, then the nucleus, then its parts',
  }),
)

/** Years between two findings, since the measured charge of the electron is dated from 1909 to 1913. */
const SHORTEST = 5

/** Findings about atoms in the order in which they were made. */
export const orderOfFindings = production('as-m611', 'order', 'atom-models', (random) => {
  const items = sample(random, findings, 4).toSorted((one, other) => one.year - other.year)
  const [first, second, third, fourth] = items
  if (!first || !second || !third || !fourth) return null
  if (items.some(({ year }, place) => place > 0 && year - (items[place - 1]?.year ?? 0) < SHORTEST))
    return null
  const account = items.map(({ who, what, year }) => `${year}: ${what} (${who})`).join('; ')
  const why = (text: string) => `${text} ${account}.`
  return orderedCards(random, {
    element: fourth.element,
    items,
    card: ({ what }) => what,
    ends: ['found first', 'found last'],
    stemOf: () => 'Order what was found out about atoms by time.',
    wrong: [
      { order: items.toReversed(), misconception: null, why: why('That is the other way around.') },
      {
        order: [second, first, third, fourth],
        misconception: 'NU10',
        why: why('The first two are exchanged.'),
      },
      {
        order: [first, third, second, fourth],
        misconception: 'NU10',
        why: why('The two in the middle are exchanged.'),
      },
      {
        order: [first, second, fourth, third],
        misconception: 'NU10',
        why: why('The last two are exchanged.'),
      },
    ],
    right: `${account}.`,
    article: 'what-is-an-atom',
  })
})

const observations: readonly Fact[] = (
  [
    ['most alpha particles pass through gold foil', 'atoms are nearly empty', 'Au'],
    ['a few alpha particles bounce back', 'a nucleus has nearly all the mass', 'Au'],
    ['cathode rays bend toward a positive plate', 'electrons are negative', 'H'],
    ['cathode rays are the same for all metals', 'all atoms contain electrons', 'Al'],
    ['charges of oil drops go up in equal steps', 'charge comes in portions', 'O'],
    ['glowing hydrogen emits only a few colors', 'electrons have levels of energy', 'H'],
    ['electrons behind a crystal make rings', 'electrons behave like waves', 'Ni'],
    ['neon has atoms of two masses', 'an element can have isotopes', 'Ne'],
    ['elements combine in fixed ratios of masses', 'compounds hold whole atoms', 'O'],
  ] as const
).map(([left, partner, element]) => ({
  left,
  partner,
  element,
  reason: `That ${left} shows that ${partner}.`,
}))

/** Observations and what they show about atoms. */
export const observationsOfAtoms = production('as-m612', 'match', 'atom-models', (random) =>
  factsDraft(random, {
    stem: 'Pair each observation with what it shows.',
    facts: observations,
    count: 4,
    mistake: (one, other) =>
      [one, other].every(({ left }) => left.includes('alpha particles')) ? 'NU9' : null,
    article: 'what-is-an-atom',
  }),
)
