import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

/** Reactive elements with a reason why each might be taken for an unreactive one. */
const reactive: readonly ElementLure[] = [
  ...['F', 'Cl'].map((symbol) => ({
    symbol,
    misconception: 'CH1' as const,
    why: `${element(symbol).name} stands high in group 17, where halogens react most. It takes up one electron very readily.`,
  })),
  ...['Li', 'Na'].map((symbol) => ({
    symbol,
    misconception: 'CH1' as const,
    why: `${element(symbol).name} stands high in its group, yet all alkali metals react readily. Its one outer electron is lost easily.`,
  })),
  ...['Br', 'K', 'Rb', 'Cs', 'Ba', 'Ca'].map((symbol) => ({
    symbol,
    misconception: 'CH2' as const,
    why: `${element(symbol).name} has ${element(symbol).atomicNumber} protons, but that does not make it stable. It reacts readily because of its outer electrons.`,
  })),
  {
    symbol: 'H',
    misconception: 'CH2',
    why: 'Hydrogen has only one electron, but that does not make it unreactive. It burns in oxygen and chlorine.',
  },
  {
    symbol: 'O',
    misconception: 'CL13',
    why: 'Oxygen is a colorless gas like the noble gases, but its particles are O₂ molecules. It combines with nearly all elements.',
  },
]

/** Elements with names as short as those of the noble gases, so that length does not tell the answer. */
const shortNamed: readonly ElementLure[] = [
  {
    symbol: 'Fe',
    misconception: null,
    why: 'Iron lasts as a metal only if it is kept dry: it rusts in moist air and burns in chlorine. Its outer electrons are lost fairly easily.',
  },
  {
    symbol: 'Zn',
    misconception: null,
    why: 'Zinc dissolves in dilute acids and burns in air when it is hot. It gives away its two outer electrons.',
  },
  {
    symbol: 'Sn',
    misconception: null,
    why: 'Tin keeps well in air, yet it burns when hot and reacts with chlorine. It forms many compounds.',
  },
]

export const leastReactiveElement = template(
  'ch-e4',
  'reactivity',
  (random) => {
    // Krypton has a few compounds, but all the wrong options react far more readily.
    const answer = pick(random, ['He', 'Ne', 'Ar', 'Kr'])
    return whichElement({
      stem: 'Which of these elements is the least reactive?',
      answer,
      isRight: (symbol) => element(symbol).classification === 'noble-gas',
      lures: [...sample(random, shortNamed, random() < 0.7 ? 1 : 0), ...shuffle(random, reactive)],
      right: `${element(answer).name} is a noble gas: its outer electrons are held very firmly, and a further electron would have to start a new shell.`,
      see: { article: 'why-noble-gases-are-stable' },
    })
  },
  { fitsMatch: true },
)

/** Metals that react with cold water, more violently down the group. */
const alkaliMetals = ['Li', 'Na', 'K', 'Rb', 'Cs']
const milderMetals = ['Be', 'Mg', 'Ca', 'Zn', 'Al', 'Fe', 'Cu']

export const mostViolentWithWater = template(
  'ch-e5',
  'reactivity',
  (random) => {
    const place = pick(random, [1, 2, 3, 4])
    const answer = alkaliMetals[place] ?? 'Cs'
    const milder = [
      ...sample(random, alkaliMetals.slice(0, place), pick(random, [1, 2])),
      ...sample(random, milderMetals, 3),
    ]
    return whichElement({
      stem: 'Which of these metals reacts most violently with water?',
      answer,
      isRight: (symbol) => alkaliMetals.indexOf(symbol) >= place,
      lures: milder.map((symbol) => milderReaction(symbol, answer)),
      right: `Down group 1 the outer electron is lost more and more easily, so ${nameOf(answer)} reacts most violently here.`,
      see: { elements: alkaliMetals, article: 'deep-dive-alkali-metals' },
    })
  },
  { fitsMatch: true },
)

function milderReaction(symbol: ElementSymbol, answer: ElementSymbol): ElementLure {
  const { name, group } = element(symbol)
  return group === 1
    ? {
        symbol,
        misconception: 'CH12',
        why: `${name} stands above ${nameOf(answer)} in group 1. Its outer electron is nearer to the nucleus and less easily lost.`,
      }
    : {
        symbol,
        misconception: null,
        why: `${name} reacts with cold water more mildly or not at all. Alkali metals such as ${nameOf(answer)} lose their one outer electron more easily.`,
      }
}

/** The halogens, most reactive first. */
const halogens = ['F', 'Cl', 'Br', 'I']

/** Noble gases, which do not react with a metal or with hydrogen. */
const slowGases = ['Kr', 'Ar', 'Ne', 'He']

export const mostReactiveHalogen = template(
  'ch-e6',
  'reactivity',
  (random) => {
    const partner = pick(random, ['iron', 'hydrogen', 'zinc'])
    const place = pick(random, [0, 1, 2, 2])
    const answer = halogens[place] ?? 'F'
    const below = sample(random, halogens.slice(place + 1), pick(random, [1, 2]))
    const gases = [...(random() < 0.75 ? ['N'] : []), ...sample(random, slowGases, 3)]
    return whichElement({
      stem: `Which of these elements is the most reactive toward ${partner}?`,
      answer,
      isRight: (symbol) =>
        halogens.includes(symbol) &&
        below.every((other) => element(symbol).period <= element(other).period),
      lures: [
        ...below.map((symbol) => lowerHalogen(symbol, answer)),
        ...gases.map((symbol) => slowGas(symbol, answer, partner)),
      ],
      right: `Halogens react more readily the higher they stand in group 17; here ${nameOf(answer)} is the highest.`,
      see: { elements: halogens, article: 'periodic-trends-explained' },
    })
  },
  { fitsMatch: true },
)

function lowerHalogen(symbol: ElementSymbol, answer: ElementSymbol): ElementLure {
  return {
    symbol,
    misconception: 'CH1',
    why: `${element(symbol).name} stands below ${nameOf(answer)} in group 17. The farther down, the less readily a halogen takes up electrons.`,
  }
}

function slowGas(symbol: ElementSymbol, answer: ElementSymbol, partner: string): ElementLure {
  return {
    symbol,
    misconception: symbol === 'N' ? null : 'CL13',
    why:
      symbol === 'N'
        ? `The strong triple bond makes nitrogen slow to react. Halogens such as ${nameOf(answer)} react with ${partner} far more readily.`
        : `${element(symbol).name} is a noble gas and does not react with ${partner}. Halogens such as ${nameOf(answer)} do.`,
  }
}

/** In which order three elements of group 1 or 17 get more reactive. */
export const orderOfReactivity = template('ch-m361', 'reactivity', (random) => {
  const isMetal = random() < 0.6
  // Down group 1 reactivity grows, down group 17 it falls.
  const line = isMetal ? alkaliMetals : halogens.toReversed()
  const drawn = sample(random, line, 3)
  const growing = line.filter((symbol) => drawn.includes(symbol))
  const [first = '', second = '', third = ''] = growing
  const partner = isMetal ? 'water' : 'hydrogen'
  const solution = isMetal
    ? `Down group 1 the outer electron is lost more easily, so the order is ${orderText(growing)}.`
    : `Up group 17 an electron is taken up more readily, so the order is ${orderText(growing)}.`
  const lures: readonly (readonly ElementSymbol[])[] = [
    [third, second, first],
    ...pick(random, [
      [
        [second, first, third],
        [third, first, second],
      ],
      [
        [first, third, second],
        [second, third, first],
      ],
    ]),
  ]
  return choice<readonly ElementSymbol[]>({
    element: second,
    badge: null,
    stem: `In which order do these elements react more and more readily with ${partner}?`,
    answer: growing,
    isRight: (order) =>
      order.every((symbol, index) => {
        const before = order[index - 1]
        if (before === undefined) return true
        const [one, other] = [element(before).period, element(symbol).period]
        return isMetal ? one < other : one > other
      }),
    show: orderText,
    lures: lures.map((value) => ({
      value,
      misconception: isTurned(value, isMetal) ? (isMetal ? 'CH12' : 'CH1') : null,
      why: `That is not the order of the ${isMetal ? 'alkali metals' : 'halogens'}. ${solution}`,
    })),
    right: solution,
    see: {
      elements: growing,
      article: isMetal ? 'deep-dive-alkali-metals' : 'periodic-trends-explained',
    },
  })
})

function orderText(order: readonly ElementSymbol[]): string {
  return order.join(' < ')
}

/** Returns whether an order of a group is the right one turned around. */
function isTurned(order: readonly ElementSymbol[], isMetal: boolean): boolean {
  return order.every((symbol, index) => {
    const before = order[index - 1]
    if (before === undefined) return true
    const [one, other] = [element(before).period, element(symbol).period]
    return isMetal ? one > other : one < other
  })
}
