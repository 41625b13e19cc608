import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { element, elementByNumber, type ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  chargeOf,
  decays,
  formatPart,
  formatReaction,
  massNumberOf,
  type NuclearReaction,
  type Part,
  reactions,
} from '#chemistry/nuclear/nuclear-reactions.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { decaySeries } from '#quiz/templates/atomic-structure/nuclear-decay.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized, nameOf, nuclideName, uncapitalized } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, type Expression, less, multiplied } from '#quiz/worked/expressions.ts'

type Process = 'fission' | 'fusion' | 'alpha' | 'beta-minus'

const processes: Readonly<Record<Process, { readonly name: string; readonly reason: string }>> = {
  fission: { name: 'nuclear fission', reason: 'A heavy nucleus splits into two of middle size.' },
  fusion: { name: 'nuclear fusion', reason: 'Light nuclei join to a heavier one.' },
  alpha: { name: 'alpha decay', reason: 'A nucleus gives off α, a nucleus of helium, by itself.' },
  'beta-minus': {
    name: 'beta-minus decay',
    reason: 'A nucleus gives off an electron, and a neutron becomes a proton.',
  },
}

const all = ['fission', 'fusion', 'alpha', 'beta-minus'] as const

function symbolOf(parts: readonly Part[]): ElementSymbol {
  const found = parts.flatMap(({ what }) => (typeof what === 'string' ? [] : [what.symbol]))
  return found[0] ?? 'H'
}

/** The process that an equation shows. */
export const processOfEquation = template('as-e250', 'fission-and-fusion', (random) => {
  const answer = pick(random, all)
  const reaction = pick(
    random,
    [...reactions, ...decays].filter(({ kind }) => kind === answer),
  )
  return choice<Process>({
    element: symbolOf(reaction.reactants),
    badge: null,
    stem: `Which process is ${formatReaction(reaction)}?`,
    answer,
    isRight: (value) => value === reaction.kind,
    lures: all
      .filter((value) => value !== answer)
      .map((value): Lure<Process> => ({
        value,
        misconception: 'NU2',
        why: `In ${processes[value].name} it would be otherwise: ${uncapitalized(processes[value].reason)} ${processes[answer].reason}`,
      })),
    show: (value) => processes[value].name,
    right: `${processes[answer].reason} That is ${processes[answer].name}.`,
    see: { article: null },
  })
})

const kinds: readonly Fact[] = [
  {
    left: 'Nuclear fission',
    partner: 'a heavy nucleus splits',
    element: 'U',
    reason: 'Fission splits a heavy nucleus.',
  },
  {
    left: 'Nuclear fusion',
    partner: 'light nuclei join, as in the sun',
    element: 'H',
    reason: 'Fusion joins light nuclei, as in the sun.',
  },
  {
    left: 'Alpha decay',
    partner: 'two protons and two neutrons leave together',
    element: 'Ra',
    reason: 'In alpha decay two protons and two neutrons leave together.',
  },
  {
    left: 'Beta-minus decay',
    partner: 'a neutron becomes a proton and an electron leaves',
    element: 'Co',
    reason: 'In beta-minus decay a neutron becomes a proton.',
  },
  {
    left: 'Beta-plus decay',
    partner: 'a proton becomes a neutron and a positron leaves',
    element: 'F',
    reason: 'In beta-plus decay a proton becomes a neutron.',
  },
  {
    left: 'Gamma emission',
    partner: 'only energy leaves, the nuclide stays',
    element: 'Tc',
    reason: 'Gamma rays take away energy alone.',
  },
]

/** Processes in nuclei and what happens in them. */
export const processesInWords = production('as-e253', 'match', 'fission-and-fusion', (random) =>
  factsDraft(random, {
    stem: 'Pair each process with what happens in the nucleus.',
    facts: kinds,
    count: pick(random, [4, 5]),
    mistake: () => 'NU2',
  }),
)

/** The mass numbers, or the charges, of parts as a sum. */
function sumOf(parts: readonly Part[], of: (part: Part) => number): Expression {
  return added(
    ...parts.map((part) =>
      part.count === 1 ? exact(of(part)) : multiplied(exact(part.count), exact(of(part))),
    ),
  )
}

/** The mass numbers, or the charges, of parts together. */
export function total(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + part.count * of(part), 0)
}

/** A fission or transmutation twice as often as a decay. */
function drawReaction(random: Random): NuclearReaction {
  return pick(random, random() < 0.6 ? reactions : decays)
}

/** The mass number or the atomic number of a product. */
export const missingNumber = production('as-e251', 'number', 'nuclear-equations', (random) => {
  const reaction = drawReaction(random)
  const nuclides = reaction.products.filter(
    ({ what, count }) => typeof what !== 'string' && count === 1,
  )
  if (nuclides.length === 0) return null
  const hidden = pick(random, nuclides)
  if (typeof hidden.what === 'string') return null
  const asksMass = random() < 0.6
  const of = asksMass ? massNumberOf : chargeOf
  const value = of(hidden)
  const others = reaction.products.filter((part) => part !== hidden)
  const [left, right] = [total(reaction.reactants, of), total(others, of)]
  const neutrons = others
    .filter(({ what }) => what === 'n')
    .reduce((sum, { count }) => sum + count, 0)
  const name = asksMass ? 'mass number' : 'atomic number'
  const account = `The ${asksMass ? 'mass numbers' : 'charges'} are ${formatNumber(left)} on the left and ${formatNumber(right)} in the other products, so X has ${value}`
  const wrong: (readonly [number, MisconceptionId | null, string])[] = [
    [value + neutrons * (asksMass ? 1 : 0), 'NU1', 'That leaves the neutrons out.'],
    [
      asksMass ? value - 1 : value - (reaction.kind === 'beta-minus' ? 2 : 1),
      !asksMass && reaction.kind === 'beta-minus' ? 'NU5' : null,
      reaction.kind.startsWith('beta')
        ? 'An electron has the mass number 0 and the charge −1.'
        : 'One particle was counted too often.',
    ],
    [left, null, 'The other products have a share of it.'],
  ]
  return workedNumber({
    element: hidden.what.symbol,
    stem: `In ${formatReaction(reaction, hidden, 'X')}, what is the ${name} of X?`,
    value,
    unit: null,
    tolerance: 0,
    show: String,
    apart: 0,
    solution: () => ({
      asked: `the ${name} of X`,
      given: {
        [`In ${others.map(formatPart).join(' + ') || 'no other product'}`]: exact(right),
      },
      relation: 'Mass numbers and charges each have the same sum on both sides',
      conversions:
        reaction.reactants.length > 1 || reaction.reactants.some(({ count }) => count > 1)
          ? [['Left side', sumOf(reaction.reactants, of), null, {}]]
          : [],
      numbers: [['X', less(exact(left), exact(right)), null, {}]],
    }),
    account,
    wrong: wrong.filter(([number]) => number > 0),
    article: null,
  })
})

/** The element that a nuclide turns into. */
export const elementAfterDecay = production('as-e252', 'table', 'nuclear-equations', (random) => {
  const reaction = pick(random, decays)
  const [parent] = reaction.reactants
  const [daughter] = reaction.products
  if (parent === undefined || typeof parent.what === 'string') return null
  if (daughter === undefined || typeof daughter.what === 'string') return null
  const from = chargeOf(parent)
  const to = chargeOf(daughter)
  const name = reaction.kind
  const account = `In ${name} decay the atomic number goes from ${from} to ${to}, which is ${nameOf(daughter.what.symbol)}`
  const slips = [from + (from - to), to - 1, to + 1, from].flatMap((number) => {
    const wrong = elementByNumber(number)
    if (wrong === undefined || number === to) return []
    return [
      {
        value: [wrong.symbol],
        misconception: reaction.kind === 'beta-minus' && number < to ? ('NU5' as const) : null,
        text: `${wrong.name} has the atomic number ${number}. ${account}.`,
      },
    ]
  })
  return tableDraft({
    answer: [daughter.what.symbol],
    stem: `${capitalized(nuclideName(parent.what.symbol, parent.what.massNumber))} undergoes ${name} decay. Pick the element that it turns into.`,
    slips,
    right: `${account}.`,
    see: { elements: [parent.what.symbol, daughter.what.symbol], article: null },
  })
})

/** Nuclei that neutrons split, and how many neutrons most often come free. */
const fuels = [
  { fuel: 'U', massNumber: 235, free: [2, 3] },
  { fuel: 'U', massNumber: 233, free: [2, 3] },
  { fuel: 'Pu', massNumber: 239, free: [2, 3, 4] },
] as const

/**
 * The most probable charge of a heavy fragment lies half a unit below its share by mass. Fragments this near to it are
 * among those with the highest measured yields.
 */
const BELOW_SHARE = 0.5
const NEAR = 0.8

/** The neutrons that a fission sets free. */
export const neutronsOfFission = production('as-m250', 'number', 'nuclear-equations', (random) => {
  const { fuel, massNumber, free } = pick(random, fuels)
  const value = pick(random, free)
  const charge = element(fuel).protons
  const oneMass = integer(random, 132, 146)
  const likely = (oneMass * charge) / (massNumber + 1) - BELOW_SHARE
  const one = elementByNumber(Math.round(likely) + pick(random, [0, 1, -1]))
  const other = elementByNumber(charge - (one?.protons ?? 0))
  if (one === undefined || other === undefined) return null
  if (Math.abs(one.protons - likely) > NEAR) return null
  const otherMass = massNumber + 1 - value - oneMass
  const text = `n + ${formatNuclide(fuel, massNumber)} → ${formatNuclide(one.symbol, oneMass)} + ${formatNuclide(other.symbol, otherMass)} + k n`
  const account = `On the left the mass numbers add up to ${massNumber + 1}, the two fragments have ${oneMass + otherMass}, so k is ${value}`
  return workedNumber({
    element: fuel,
    stem: `How many neutrons, k, does this fission set free: ${text}?`,
    value,
    unit: null,
    tolerance: 0,
    show: String,
    apart: 0,
    solution: () => ({
      asked: 'the number of neutrons',
      given: {},
      relation: 'The mass numbers have the same sum on both sides, and a neutron has 1',
      conversions: [
        ['Left side', added(exact(1), exact(massNumber)), null, {}],
        ['Fragments', added(exact(oneMass), exact(otherMass)), null, {}],
      ],
      numbers: [['Neutrons', less(exact(massNumber + 1), exact(oneMass + otherMass)), null, {}]],
    }),
    account,
    wrong: [
      [value - 1, 'NU1', 'That leaves out the neutron on the left.'],
      [value + 1, 'AS24', 'The neutron on the left does not come out besides.'],
    ],
    article: null,
  })
})

/** Transmutations and decays with one particle missing. */
export const missingParticles = production('as-m251', 'match', 'nuclear-equations', (random) => {
  const shownKinds = ['n', 'p', 'α', 'e⁻', 'e⁺'] as const
  const names = {
    n: 'a neutron, n',
    p: 'a proton, p',
    α: 'an alpha particle, α',
    'e⁻': 'an electron, e⁻',
    'e⁺': 'a positron, e⁺',
  }
  const facts = sample(random, shownKinds, 4).flatMap((particle) => {
    const fitting = [...reactions, ...decays].filter(
      ({ kind, products }) =>
        kind !== 'fission' && products.some(({ what, count }) => what === particle && count === 1),
    )
    if (fitting.length === 0) return []
    const reaction = pick(random, fitting)
    const hidden = reaction.products.find(({ what }) => what === particle)
    if (hidden === undefined) return []
    return [
      {
        left: formatReaction(reaction, hidden, 'X'),
        partner: names[particle],
        element: symbolOf(reaction.reactants),
        reason: `In ${formatReaction(reaction)} both sums agree.`,
      },
    ]
  })
  return factsDraft(random, {
    stem: 'Pair each equation with the particle that X stands for.',
    facts,
    mistake: () => null,
  })
})

/** Nuclides of a series in the order in which they arise. */
export const orderOfChain = production('as-m252', 'order', 'nuclear-equations', (random) => {
  const row = pick(random, decaySeries)
  const start = Math.floor(random() * (row.length - 4))
  const chain = row.slice(start, start + 4)
  const [first, second, third, fourth] = chain
  if (first === undefined || second === undefined) return null
  if (third === undefined || fourth === undefined) return null
  const text = ({ symbol, massNumber }: (typeof chain)[number]) => formatNuclide(symbol, massNumber)
  const account = `Alpha decay takes 4 from the mass number, beta-minus decay leaves it and adds 1 to the atomic number: ${chain.map(text).join(', ')}`
  return orderedCards(random, {
    element: first.symbol,
    items: chain,
    card: text,
    ends: ['first', 'last'],
    stemOf: (shown) =>
      `Put ${shown.map(text).join(', ')} of a decay series into the order in which they arise, by alpha and beta-minus decay.`,
    wrong: [
      {
        order: [...chain].toSorted((a, b) => element(b.symbol).protons - element(a.symbol).protons),
        misconception: 'NU5',
        why: `That goes by the atomic number alone, but beta-minus decay raises it. ${account}.`,
      },
      {
        order: chain.toReversed(),
        misconception: null,
        why: `That is the reverse. ${account}.`,
      },
      {
        order: [first, third, second, fourth],
        misconception: null,
        why: `The two in the middle are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
})
