import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type DoseSource, doseSources } from '#chemistry/nuclear/doses.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random, sample } from '#quiz/random.ts'
import { choice, nextProduction, production, template } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { factsDraft } from '#quiz/templates/topics/school/building/facts.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided, multiplied, raised } from '#quiz/worked/expressions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

type Thing = {
  readonly name: string
  /** The radioactive element in it, or the one whose radiation has met it. */
  readonly element: ElementSymbol
}

/** Things with radioactive material on or in them. */
const contaminated: readonly Thing[] = [
  { name: 'a coat with dust of uranium ore', element: 'U' },
  { name: 'a glove with a drop of iodine-131', element: 'I' },
  { name: 'a shoe with plutonium powder on it', element: 'Pu' },
  { name: 'milk with iodine-131 from grass', element: 'I' },
  { name: 'a bench with spilled phosphorus-32', element: 'P' },
  { name: 'a mushroom with cesium-137 in it', element: 'Cs' },
]

/** Things that radiation has met and that hold nothing radioactive of it. */
const irradiated: readonly Thing[] = [
  { name: 'a suitcase after an X-ray at an airport', element: 'W' },
  { name: 'a tooth after an X-ray of the jaw', element: 'W' },
  { name: 'syringes after gamma rays of cobalt-60', element: 'Co' },
  { name: 'spices after gamma rays of cobalt-60', element: 'Co' },
  { name: 'a weld after gamma rays of iridium-192', element: 'Ir' },
  { name: 'a jar of pills after gamma rays', element: 'Cs' },
]

/** Things that neither radiation nor radioactive material has reached. */
const untouched: readonly Thing[] = [
  { name: 'a book behind a wall of lead', element: 'Pb' },
  { name: 'a coat far from a sealed source', element: 'Co' },
  { name: 'tea under a lamp', element: 'W' },
]

/** Whether things are contaminated, irradiated or neither. */
export const contaminatedThings = production('as-e255', 'match', 'radiation-safety', (random) =>
  factsDraft(random, {
    stem: 'Pair each thing with what has happened to it.',
    facts: [
      {
        ...pick(random, contaminated),
        partner: 'contaminated, so it gives off radiation',
        reason: 'Radioactive material on or in a thing goes on giving off radiation.',
      },
      {
        ...pick(random, irradiated),
        partner: 'irradiated, but not radioactive',
        reason: 'X-rays and gamma rays leave nothing radioactive behind.',
      },
      {
        ...pick(random, untouched),
        partner: 'neither irradiated nor contaminated',
        reason: 'Where neither radiation nor radioactive material arrives, nothing has happened.',
      },
    ].map(({ name, ...fact }) => ({ left: name, ...fact })),
    mistake: (one, other) =>
      [one, other].every(({ partner }) => !partner.startsWith('neither')) ? 'NU3' : null,
    asked: 'what has happened to each thing',
    rule: 'Radioactive material on or in a thing contaminates it, and radiation from outside only irradiates it',
  }),
)

type RadiationKind = {
  readonly kind: string
  readonly emitters: readonly (readonly [nuclide: string, element: ElementSymbol])[]
  readonly partner: string
  readonly reason: string
}

const kinds: readonly RadiationKind[] = [
  {
    kind: 'alpha',
    emitters: [
      ['polonium-210', 'Po'],
      ['americium-241', 'Am'],
      ['radium-226', 'Ra'],
    ],
    partner: 'a sheet of paper',
    reason:
      'Alpha particles give their energy away within a few centimeters of air or a sheet of paper.',
  },
  {
    kind: 'beta',
    emitters: [
      ['strontium-90', 'Sr'],
      ['phosphorus-32', 'P'],
      ['yttrium-90', 'Y'],
    ],
    partner: 'a few millimeters of aluminum',
    reason: 'Beta particles pass through paper, and a few millimeters of aluminum stop them.',
  },
  {
    kind: 'gamma',
    emitters: [
      ['cobalt-60', 'Co'],
      ['cesium-137', 'Cs'],
      ['iridium-192', 'Ir'],
    ],
    partner: 'a thick wall of lead',
    reason: 'Gamma rays are only weakened by matter, most by thick lead or concrete.',
  },
]

/** The kinds of radiation and what is needed to stop them. */
function shieldsDraft(random: Random, stem: string) {
  return factsDraft(random, {
    stem,
    facts: kinds.map(({ kind, emitters, partner, reason }) => {
      const [emitter, element] = pick(random, emitters)
      return { left: `${kind} radiation of ${emitter}`, partner, element, reason }
    }),
    mistake: () => 'NU8',
    asked: 'the shield for each radiation',
    rule: 'Alpha particles go least far in matter, beta particles further, gamma rays furthest',
  })
}

/** The kinds of radiation and their shields. */
export const shieldsOfRadiation = production('as-e256', 'match', 'radiation-safety', (random) =>
  shieldsDraft(random, 'Pair each kind of radiation with a thin shield that nearly stops it.'),
)

/** The same; a wall of lead is not thin. */
export const leastShieldsOfRadiation = nextProduction(shieldsOfRadiation, (random) =>
  shieldsDraft(
    random,
    'Pair each kind of radiation with the thinnest shield that nearly stops it.',
  ),
)

/** How much larger one dose is than the next, so that places with more of the one do not change the order. */
const APART = 1.5

/** Some sources of radiation, the largest dose first; null where two of them come close. */
function rankedSources(
  random: Random,
  sources: readonly DoseSource[],
  count: number,
): readonly DoseSource[] | null {
  const ranked = sample(random, sources, count).toSorted(
    (one, other) => other.millisieverts - one.millisieverts,
  )
  const isClear = ranked
    .slice(1)
    .every(
      ({ millisieverts }, place) => (ranked[place]?.millisieverts ?? 0) >= APART * millisieverts,
    )
  return isClear ? ranked : null
}

function doseOf({ name, millisieverts }: DoseSource): string {
  return `${name}, ${formatNumber(millisieverts)} mSv`
}

/** The element that stands for a source of radiation. */
function elementOf({ name }: DoseSource): ElementSymbol {
  if (name.startsWith('radon')) return 'Rn'
  return name.startsWith('food') ? 'K' : name.startsWith('fallout') ? 'Cs' : 'U'
}

/** Sources of radiation by their doses. */
function dosesDraft(random: Random, sources: readonly DoseSource[], count: number) {
  const items = rankedSources(random, sources, count)
  const [first] = items ?? []
  if (items === null || first === undefined) return null
  const account = `Averages of a year are: ${items.map(doseOf).join('; ')}`
  const byPeople = items.toSorted((one, other) => Number(one.isNatural) - Number(other.isNatural))
  return orderedCards(random, {
    element: elementOf(first),
    items,
    card: ({ name }) => name,
    ends: ['largest dose', 'smallest dose'],
    stemOf: () =>
      'Order these sources of radiation by the dose that they give in a year, averaged over all people.',
    wrong: [
      {
        order: byPeople,
        misconception: 'NU4',
        why: `That puts everything made by people first. ${account}.`,
      },
      {
        order: items.toReversed(),
        misconception: 'NU4',
        why: `That is the order from the smallest dose on. ${account}.`,
      },
      ...items.slice(1).map((_, place) => ({
        order: exchanged(items, place),
        misconception: null,
        why: `Two neighbors are exchanged. ${account}.`,
      })),
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      workedComparison(
        'the order of the doses',
        'Most of the average dose is natural, above all from radon',
        items.map(({ name, millisieverts }) => [name, `${formatNumber(millisieverts)} mSv`]),
        items.map(({ name }) => name).join(', '),
      ),
  })
}

/** The order of sources of radiation. */
export const orderOfDoses = production('as-m256', 'order', 'radiation-safety', (random) =>
  dosesDraft(random, doseSources, 4),
)

/** The same without medicine, whose dose differs by half between two sources. */
export const orderOfAgreedDoses = nextProduction(orderOfDoses, (random) =>
  dosesDraft(
    random,
    doseSources.filter(({ name }) => name !== 'medical examinations'),
    pick(random, [3, 4]),
  ),
)

const gammaSources: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['cobalt-60', 'Co'],
  ['cesium-137', 'Cs'],
  ['iridium-192', 'Ir'],
]

/** The dose rate at another distance from a small source. */
export const doseAtDistance = production('as-m257', 'number', 'radiation-safety', (random) => {
  const [name, element] = pick(random, gammaSources)
  const near = pick(random, [0.5, 1, 1.5, 2])
  const factor = integer(random, 2, 5)
  const far = near * factor
  const rate = integer(random, 3, 40) * 10
  const value = rate / factor ** 2
  const [close, away] = [`${formatNumber(near)} m`, `${formatNumber(far)} m`]
  return workedNumber({
    element,
    stem: `At ${close} from a small source of ${name} the dose rate is ${rate} µSv/h. What is it at ${away} from the source, without any shield?`,
    value,
    unit: 'µSv/h',
    units: ['µSv/h', 'mSv/h'],
    solution: () => ({
      asked: `the dose rate at ${away}`,
      given: { 'Dose rate': exact(rate, 'µSv/h'), Near: exact(near, 'm'), Far: exact(far, 'm') },
      relation: 'The dose rate of a small source falls with the square of the distance',
      numbers: [
        ['Ratio of the distances', divided(exact(far, 'm'), exact(near, 'm')), null, {}],
        [
          'Dose rate',
          multiplied(exact(rate, 'µSv/h'), raised(divided(exact(1), exact(factor)), exact(2))),
          'µSv/h',
        ],
      ],
    }),
    account: `${away} is ${factor} times ${close}, and the same radiation spreads over ${factor}² = ${factor ** 2} times the area: ${rate} µSv/h ÷ ${factor ** 2} = ${quantity(value, 'µSv/h')}`,
    wrong: [
      [rate / factor, 'NU7', 'That divides by the ratio of the distances and not by its square.'],
      [rate, 'NU7', 'The dose rate does not stay the same: radiation spreads.'],
      [rate * factor ** 2, null, 'That is more than near the source. Farther away it is less.'],
    ],
  })
})

/** Minutes at a number of meters from a source. */
type Stay = { readonly minutes: number; readonly meters: number }

function doseOfStay({ minutes, meters }: Stay): number {
  return minutes / meters ** 2
}

function stayText({ minutes, meters }: Stay): string {
  return `${minutes} min at ${formatNumber(meters)} m`
}

/** How much the dose of a stay differs at least from the next one. */
const CLEAR = 1.3

const stays: readonly Stay[] = [0.5, 1, 1.5, 2, 3, 4].flatMap((meters) =>
  [5, 10, 15, 20, 30, 40, 60, 90].map((minutes) => ({ minutes, meters })),
)

/** Two stays of which the first one has the clearly smaller dose, though not the smaller quotient of time and distance. */
const deceptive = stays.flatMap((low) =>
  stays
    .filter(
      (high) =>
        CLEAR * doseOfStay(low) < doseOfStay(high) &&
        low.minutes / low.meters > high.minutes / high.meters,
    )
    .map((high) => ({ low, high })),
)

/** The stay near a source that gives the smallest or the largest dose. */
export const stayNearSource = template('as-m258', 'radiation-safety', (random) => {
  const [name, element] = pick(random, gammaSources)
  const asksLeast = random() < 0.5
  const { low, high } = pick(random, deceptive)
  const [answer, byRatio] = asksLeast ? [low, high] : [high, low]
  const others = sample(
    random,
    stays.filter((stay) => {
      const [near, far] = [low, high].map(doseOfStay)
      const dose = doseOfStay(stay)
      return asksLeast ? dose > (far ?? 0) : dose < (near ?? 0)
    }),
    2,
  )
  if (others.length < 2) return null
  const offered = [answer, byRatio, ...others]
  const account = `Time divided by the square of the distance, in min/m², is ${offered.map((stay) => `${formatNumber(doseOfStay(stay), { significant: 3 })} for ${stayText(stay)}`).join(', ')}`
  const rank = (stay: Stay) => (asksLeast ? doseOfStay(stay) : -doseOfStay(stay))
  return choice<Stay>({
    element,
    badge: null,
    stem: `Which stay near a small source of ${name}, without any shield, gives the ${asksLeast ? 'smallest' : 'largest'} dose?`,
    answer,
    isRight: (stay) => offered.every((other) => rank(stay) <= rank(other)),
    show: stayText,
    lures: [byRatio, ...others].map((stay) => ({
      value: stay,
      misconception: stay === byRatio ? 'NU7' : null,
      why:
        stay === byRatio
          ? `That divides the time by the distance and not by its square. ${account}.`
          : `The dose grows with the time and falls with the square of the distance. ${account}.`,
    })),
    right: `${account}.`,
    see: { article: null },
  })
})
