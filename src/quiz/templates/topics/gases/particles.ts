import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { type Gas, gases, permanentGases } from '#chemistry/gases/gases.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, production, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { orderDraft } from '#quiz/templates/production/building/drafts.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { measured } from '#quiz/worked/amounts.ts'
import { divided, root } from '#quiz/worked/expressions.ts'

const see = { article: null }

/** How the particles of a gas behave after a change, and wrong ideas about it. */
type Change = {
  readonly stemOf: (gas: string) => string
  readonly answer: string
  readonly wrong: readonly (readonly [string, MisconceptionId])[]
  readonly reason: string
}

const faster = 'They move faster and hit harder.'
const slower = 'They move slower and hit softer.'
const swell = 'They swell and need more space.'
const shrink = 'They shrink and need less space.'
const oftener = 'They hit the walls more often.'
const seldomer = 'They hit the walls less often.'
const fade = 'They slow each other by hits.'

const changes: readonly Change[] = [
  {
    stemOf: (gas) => `A rigid, sealed flask of ${gas} is warmed. How do the particles change?`,
    answer: faster,
    wrong: [
      [swell, 'GA4'],
      [fade, 'GA11'],
      [slower, 'GA4'],
      [seldomer, 'GA2'],
    ],
    reason: 'Warmed particles move faster; their size and number stay the same',
  },
  {
    stemOf: (gas) => `A rigid, sealed flask of ${gas} is cooled. How do the particles change?`,
    answer: slower,
    wrong: [
      [shrink, 'GA4'],
      [fade, 'GA11'],
      [faster, 'GA4'],
      [oftener, 'GA2'],
    ],
    reason: 'Cooled particles move slower; their size and number stay the same',
  },
  {
    stemOf: (gas) =>
      `A syringe of ${gas} is pushed in at constant temperature. How do the particles change?`,
    answer: oftener,
    wrong: [
      [faster, 'GA3'],
      [shrink, 'GA4'],
      [seldomer, 'GA2'],
      [fade, 'GA11'],
    ],
    reason:
      'At constant temperature the mean speed stays the same; in less space the walls are hit more often',
  },
  {
    stemOf: (gas) =>
      `A syringe of ${gas} is pulled out at constant temperature. How do the particles change?`,
    answer: seldomer,
    wrong: [
      [slower, 'GA3'],
      [swell, 'GA4'],
      [oftener, 'GA2'],
      [fade, 'GA11'],
    ],
    reason:
      'At constant temperature the mean speed stays the same; with more space the walls are hit less often',
  },
]

/** The particles of a gas that is warmed, cooled, squeezed or let expand. */
export const particlesAfterChange = template('ph-e42', 'kinetic-theory', (random) => {
  const gas = pick(random, permanentGases)
  const { stemOf, answer, wrong, reason } = pick(random, changes)
  return choice({
    element: gas.element,
    badge: null,
    stem: stemOf(gas.name),
    answer,
    isRight: (value) => value === answer,
    lures: sample(random, wrong, 3).map(([value, misconception]) => ({
      value,
      misconception,
      why: `${whyNot[value]} ${reason}.`,
    })),
    right: `${reason}.`,
    see,
  })
})

const whyNot: Readonly<Record<string, string>> = {
  [faster]: 'Nothing here gives the particles more speed.',
  [slower]: 'Nothing here takes speed from the particles.',
  [swell]: 'Particles of a gas do not change their size.',
  [shrink]: 'Particles of a gas do not change their size.',
  [oftener]: 'They do not meet the walls more often here.',
  [seldomer]: 'They do not meet the walls less often here.',
  [fade]: 'Collisions are elastic on average, or the pressure of a gas would fade by itself.',
}

/** Gases that consist of molecules, with names of about the same length. */
const molecular = gases.filter(
  ({ formula }) => !['He', 'Ne', 'Ar', 'Kr', 'Xe', 'SF6'].includes(formula),
)

type Sample = { readonly gas: Gas; readonly liters: number }

/** The sample with most or fewest molecules, at the same temperature and pressure. */
export const mostMolecules = template('ph-e47', 'kinetic-theory', (random) => {
  const isMost = integer(random, 0, 1) === 0
  const volumes = sample(random, [1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5], 4)
  const samples = sample(random, molecular, 4).flatMap((gas, place): Sample[] => {
    const liters = volumes[place]
    return liters === undefined ? [] : [{ gas, liters }]
  })
  const sign = isMost ? 1 : -1
  const [best, ...others] = samples.toSorted((one, other) => sign * (other.liters - one.liters))
  if (best === undefined) return null
  const ranked = samples.toSorted(
    (one, other) => sign * (molarMass(other.gas.formula) - molarMass(one.gas.formula)),
  )
  // The badge of the answer must not name another option.
  const named = nameOf(best.gas.element)
  if (others.some(({ gas }) => gas.name.split(' ').includes(named))) return null
  if (ranked[0] === best) return null
  const show = ({ gas, liters }: Sample) => `${gas.name}, ${quantity(liters, 'L', 2)}`
  const account = `Equal volumes hold equally many molecules, so ${quantity(best.liters, 'L', 2)} of ${best.gas.name}, the ${isMost ? 'largest' : 'smallest'} volume, holds ${isMost ? 'most' : 'fewest'}`
  return choice<Sample>({
    element: best.gas.element,
    badge: null,
    stem: `At the same temperature and pressure, which sample of gas holds the ${isMost ? 'most' : 'fewest'} molecules?`,
    answer: best,
    isRight: ({ liters }) => liters === best.liters,
    lures: others.map((value): Lure<Sample> => {
      const molar = quantity(molarMass(value.gas.formula), 'g/mol')
      return {
        value,
        misconception: 'GA5',
        why: `The mass of the molecules of ${value.gas.name}, ${molar}, does not count. ${account}.`,
      }
    }),
    show,
    right: `${account}.`,
    see: { ...see, elements: [...new Set(samples.map(({ gas }) => gas.element))] },
  })
})

/** A question about two gases. When `isApart`, no two of its options say the same. */
function speedDraft(random: Random, isApart: boolean) {
  // A long formula would tell the options apart.
  const short = gases.filter(({ formula }) => formula.length < 5)
  const [one, other] = sample(random, short, 2)
  if (one === undefined || other === undefined) return null
  const [light, heavy] =
    molarMass(one.formula) < molarMass(other.formula) ? [one, other] : [other, one]
  if (molarMass(heavy.formula) < 1.3 * molarMass(light.formula)) return null
  const names = shuffle(random, [light.name, heavy.name])
  const [lighter, heavier] = [formatFormula(light.formula), formatFormula(heavy.formula)]
  const reason = `The mean energy of moving along depends on the temperature alone, so the lighter particles of ${light.name} are faster`
  const right = [
    `On average, ${lighter} is faster.`,
    `On average, ${heavier} is slower.`,
    'On average, they move with equal energy.',
  ] as const
  const ofSpeed = `With equal energies, different masses mean different speeds. ${reason}.`
  const ofEnergy = `Equal temperature is equal mean kinetic energy of moving along. ${reason}.`
  const lures: readonly Lure<string>[] = [
    { value: `On average, ${heavier} is faster.`, misconception: 'GA6', why: ofSpeed },
    { value: `On average, ${lighter} is slower.`, misconception: 'GA6', why: ofSpeed },
    { value: 'On average, they are equally fast.', misconception: 'GA6', why: ofSpeed },
    {
      value: `On average, ${heavier} moves with more energy.`,
      misconception: 'GA5',
      why: ofEnergy,
    },
    {
      value: `On average, ${lighter} moves with more energy.`,
      misconception: 'GA6',
      why: ofEnergy,
    },
  ]
  const answer = pick(random, right)
  const drawn = sample(random, lures, 3)
  return choice({
    element: light.element,
    badge: null,
    stem: `${capitalized(names[0] ?? '')} and ${names[1]} have the same temperature. Which statement about their particles is right?`,
    answer,
    isRight: (value) => right.some((text) => text === value),
    lures: isApart ? withoutTwins(drawn, lures) : drawn,
    right: `${reason}.`,
    see: { ...see, elements: [light.element, heavy.element] },
  })
}

/** The options that were drawn, with another one where the first two of all are among them, which say the same. */
function withoutTwins(
  drawn: readonly Lure<string>[],
  [first, second, ...others]: readonly Lure<string>[],
): readonly Lure<string>[] {
  const areTwins = [first, second].every((twin) => twin !== undefined && drawn.includes(twin))
  if (!areTwins) return drawn
  const [spare] = others.filter((one) => !drawn.includes(one)).toReversed()
  return drawn.flatMap((one) => (one === second ? (spare ?? []) : one))
}

/** Speed and energy of two gases at the same temperature. */
export const energyAndSpeed = template('ph-m45', 'kinetic-theory', (random) =>
  speedDraft(random, false),
)

/** The same, without two options that say the same about the two gases. */
export const energyOrSpeed = nextDraw(energyAndSpeed, (random) => speedDraft(random, true))

/** Gases in the order of their mean speed. */
export const orderOfSpeeds = production('ph-m46', 'order', 'kinetic-theory', (random) => {
  const answer = sample(random, gases, 4).toSorted(
    (one, other) => molarMass(other.formula) - molarMass(one.formula),
  )
  const masses = answer.map(({ formula }) => molarMass(formula))
  if (masses.some((mass, place) => place > 0 && (masses[place - 1] ?? 0) < 1.15 * mass)) return null
  const [slowest] = answer
  if (slowest === undefined) return null
  const list = answer
    .map(({ formula }) => `${formatFormula(formula)} ${quantity(molarMass(formula), null)}`)
    .join(', ')
  const account = `At the same temperature the heavier particles are slower; the molar masses in g/mol are ${list}`
  const [first, second, third, fourth] = answer
  return orderDraft({
    random,
    element: slowest.element,
    answer,
    card: ({ name, formula }) => `${capitalized(name)} (${formatFormula(formula)})`,
    ends: ['slowest', 'fastest'],
    stemOf: () => 'Order these gases at 25 °C by the mean speed of their particles.',
    slips: [
      {
        value: answer.toReversed(),
        misconception: 'GA6',
        text: `That makes the heaviest the fastest. ${account}.`,
      },
      ...(first && second && third && fourth
        ? [
            {
              value: [second, first, third, fourth],
              misconception: null,
              text: `The first two are exchanged. ${account}.`,
            },
            {
              value: [first, second, fourth, third],
              misconception: null,
              text: `The last two are exchanged. ${account}.`,
            },
          ]
        : []),
    ],
    right: `${account}.`,
    see: { article: null, elements: answer.map(({ element }) => element) },
  })
})

/** How many times as fast the particles of one gas are as those of another. */
export const ratioOfSpeeds = production('ph-m550', 'number', 'kinetic-theory', (random) => {
  const [one, other] = sample(random, gases, 2)
  if (one === undefined || other === undefined) return null
  const [light, heavy] =
    molarMass(one.formula) < molarMass(other.formula) ? [one, other] : [other, one]
  const [small, large] = [molarMass(light.formula), molarMass(heavy.formula)]
  if (large < 1.4 * small) return null
  const value = Math.sqrt(large / small)
  const [m1, m2] = [quantity(small, 'g/mol', 4), quantity(large, 'g/mol', 4)]
  return workedNumber({
    element: light.element,
    elements: [light.element, heavy.element],
    stem: `At the same temperature, how many times as fast as particles of ${heavy.name} (${m2}) are those of ${light.name} (${m1}), as root mean square?`,
    value,
    unit: null,
    solution: () => ({
      asked: `how many times as fast particles of ${light.name} are`,
      given: {
        [`Molar mass of ${light.name}`]: measured(small, 'g/mol', 4),
        [`Molar mass of ${heavy.name}`]: measured(large, 'g/mol', 4),
      },
      relation:
        'At equal mean energy, the ratio of the speeds is the root of the turned ratio of the masses',
      numbers: [
        [
          'Ratio of the speeds',
          root(2, divided(measured(large, 'g/mol', 4), measured(small, 'g/mol', 4))),
          null,
        ],
      ],
    }),
    account: `Equal mean energy makes the ratio of the speeds √(${quantity(large, null, 4)} / ${quantity(small, null, 4)}) = ${quantity(value, null)}`,
    wrong: [
      [
        large / small,
        'GA6',
        'That is the ratio of the masses, but the energy goes with the square of the speed.',
      ],
      [1 / value, 'GA6', 'The ratio was turned around: the lighter particles are the faster ones.'],
      [1, 'GA6', 'At the same temperature the energies are equal, not the speeds.'],
    ],
  })
})

/** How the curve of speeds differs from another one. */
type Curve = 'flatter-right' | 'taller-left' | 'taller-right' | 'flatter-left'

const curves: Readonly<Record<Curve, string>> = {
  'flatter-right': 'It is flatter, with a peak at faster speeds.',
  'taller-left': 'It is taller, with a peak at slower speeds.',
  'taller-right': 'It is taller, with a peak at faster speeds.',
  'flatter-left': 'It is flatter, with a peak at slower speeds.',
}

/** The curve of speeds of a hotter, colder, lighter or heavier gas. */
export const curveOfSpeeds = template('ph-h44', 'kinetic-theory', (random) => {
  const { stem, isFaster, element } = pick(random, [byTemperature, byMass])(random)
  const answer: Curve = isFaster ? 'flatter-right' : 'taller-left'
  const reason = `The faster particles are on average, the farther right the peak lies; the area stays the same, so that the curve is ${isFaster ? 'flatter' : 'taller'} here`
  return choice<Curve>({
    element,
    badge: null,
    stem,
    answer,
    isRight: (value) => value === answer,
    lures: [
      {
        value: isFaster ? 'taller-right' : 'flatter-left',
        misconception: 'GA14',
        why: `The height does not tell the speed. ${reason}.`,
      },
      {
        value: isFaster ? 'taller-left' : 'flatter-right',
        misconception: 'GA6',
        why: `That would be the curve of ${isFaster ? 'slower' : 'faster'} particles. ${reason}.`,
      },
      {
        value: isFaster ? 'flatter-left' : 'taller-right',
        misconception: 'GA6',
        why: `The peak lies on the wrong side. ${reason}.`,
      },
    ],
    show: (value) => curves[value],
    right: `${reason}.`,
    see,
  })
})

type Compared = { readonly stem: string; readonly isFaster: boolean; readonly element: string }

function byTemperature(random: Random): Compared {
  const gas = pick(random, gases)
  const [low, high] = [integer(random, 20, 40) * 10, integer(random, 55, 90) * 10]
  const isFaster = integer(random, 0, 1) === 0
  const [from, to] = isFaster ? [low, high] : [high, low]
  return {
    element: gas.element,
    isFaster,
    stem: `How does the curve of the speeds of ${gas.name} particles at ${formatNumber(to)} K compare with that at ${formatNumber(from)} K?`,
  }
}

function byMass(random: Random): Compared {
  const [one, other] = sample(random, gases, 2)
  const [light, heavy] = [one, other]
    .flatMap((gas) => gas ?? [])
    .toSorted((a, b) => molarMass(a.formula) - molarMass(b.formula))
  if (
    light === undefined ||
    heavy === undefined ||
    molarMass(heavy.formula) < 1.5 * molarMass(light.formula)
  ) {
    return byTemperature(random)
  }
  const isFaster = integer(random, 0, 1) === 0
  const [asked, base] = isFaster ? [light, heavy] : [heavy, light]
  return {
    element: asked.element,
    isFaster,
    stem: `At 300 K, how does the curve of the speeds of ${asked.name} particles compare with that of as many ${base.name} particles?`,
  }
}

/** Gases whose attraction makes them deviate, in a range in which they stay gases. */
const attracting = gases.filter(({ formula }) =>
  ['NH3', 'CO2', 'SO2', 'Cl2', 'C3H8', 'H2S'].includes(formula),
)

type Conditions = { readonly kilopascals: number; readonly kelvin: number }

/** The conditions under which a gas deviates most, or least, from an ideal one. */
export const nearlyIdeal = template('ph-m545', 'real-gases', (random) => {
  const gas = pick(random, attracting)
  const isMost = integer(random, 0, 1) === 0
  const [low, high] = [pick(random, [10, 20, 25, 40]), pick(random, [150, 180, 200, 250])]
  const [cold, hot] = [pick(random, [300, 310, 320, 330]), pick(random, [450, 480, 500, 550])]
  const all: readonly Conditions[] = [low, high].flatMap((kilopascals) =>
    [cold, hot].map((kelvin) => ({ kilopascals, kelvin })),
  )
  const isRight = ({ kilopascals, kelvin }: Conditions) =>
    isMost ? kilopascals === high && kelvin === cold : kilopascals === low && kelvin === hot
  const answer = all.find(isRight)
  if (answer === undefined) return null
  const reason = `The denser and colder a gas is, the less ideal it is, here at ${high} kPa and ${cold} K; it is nearly ideal at ${low} kPa and ${hot} K`
  return choice<Conditions>({
    element: gas.element,
    badge: null,
    stem: `Under which conditions does ${gas.name} deviate ${isMost ? 'most' : 'least'} from an ideal gas?`,
    answer,
    isRight,
    lures: all
      .filter((value) => !isRight(value))
      .map((value) => ({
        value,
        misconception: 'GA10',
        why: `${whyOther(value)} ${reason}.`,
      })),
    show: ({ kilopascals, kelvin }) => `at ${kilopascals} kPa and ${kelvin} K`,
    right: `${reason}.`,
    see,
  })

  function whyOther({ kilopascals, kelvin }: Conditions): string {
    if (isMost) {
      return kilopascals === low
        ? 'At the lower pressure the particles are far apart.'
        : 'At the higher temperature the attraction counts less.'
    }
    if (kilopascals === high) return 'At the higher pressure the particles are close together.'
    return kelvin === cold
      ? 'At the lower temperature the attraction counts more.'
      : 'Both the pressure and the temperature count.'
  }
})
