import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import {
  apparatus,
  type Apparatus,
  type Pictogram,
  pictograms,
} from '#chemistry/laboratory/apparatus.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

const see = { article: null }

/** Pictograms that are taken for each other. */
const alike: readonly (readonly string[])[] = [
  ['GHS02', 'GHS03'],
  ['GHS06', 'GHS07', 'GHS08'],
]

/** The symbols in words of about the same length. */
const signs: Readonly<Record<string, string>> = {
  GHS01: 'an exploding bomb',
  GHS02: 'a single flame',
  GHS03: 'a flame over a circle',
  GHS04: 'a gas cylinder',
  GHS05: 'a liquid on a hand',
  GHS06: 'a skull with crossbones',
  GHS07: 'an exclamation mark',
  GHS08: 'a person with a star',
  GHS09: 'a dead tree and fish',
}

/** The pictogram for a warning. */
export const pictogramOfWarning = template('ge-e254', 'hazard-symbols', (random) => {
  const group = pick(random, alike)
  const own = pictograms.filter(({ code }) => group.includes(code))
  const [answer, twin] = sample(random, own, 2)
  if (answer === undefined || twin === undefined) return null
  const others = sample(
    random,
    pictograms.filter((one) => one !== answer && one !== twin),
    2,
  )
  const { meaning } = answer
  const account = `For “${meaning}” the symbol is ${signs[answer.code] ?? ''}`
  return choice<Pictogram>({
    element: pick(random, ['O', 'H', 'Cl', 'N', 'Cr']),
    badge: null,
    stem: `A label warns: ${meaning}. Which hazard symbol does it have?`,
    answer,
    isRight: ({ code }) => code === answer.code,
    lures: [twin, ...others].map((value): Lure<Pictogram> => ({
      value,
      misconception: group.includes(value.code) ? 'LA8' : null,
      why: `The symbol with ${signs[value.code] ?? ''} means ${value.meaning}. ${account}.`,
    })),
    show: ({ code }) => signs[code] ?? '',
    right: `${account}.`,
    see,
  })
})

/** The two pictograms of a substance with two dangers. */
export const pictogramsOfTwo = template('ge-m408', 'hazard-symbols', (random) => {
  const [group, others] = shuffle(random, alike)
  const [first, twin] = sample(random, codesOf(group), 2)
  const [second, other] = sample(random, codesOf(others), 2)
  if (first === undefined || twin === undefined || second === undefined || other === undefined)
    return null
  const [one, two] = [first.meaning, second.meaning]
  const account = `“${one}” has ${signOf(first)}, “${two}” has ${signOf(second)}`
  const wrong: readonly Both[] = [
    [twin, second],
    [first, other],
    [twin, other],
  ]
  return choice<Both>({
    element: pick(random, ['O', 'H', 'Cl', 'N', 'Cr']),
    badge: null,
    stem: `A label warns: ${one}; and: ${two}. Which two hazard symbols does it have?`,
    answer: [first, second],
    isRight: ([left, right]) => left.code === first.code && right.code === second.code,
    lures: wrong.map((value): Lure<Both> => ({
      value,
      misconception: 'LA8',
      why: `That is the label for “${value.map(({ meaning }) => meaning).join('” and “')}”. ${account}.`,
    })),
    show: (value) => value.map(signOf).join(' and '),
    right: `${account}.`,
    see,
  })
})

type Both = readonly [Pictogram, Pictogram]

function codesOf(group: readonly string[] = []): readonly Pictogram[] {
  return pictograms.filter(({ code }) => group.includes(code))
}

function signOf({ code }: Pictogram): string {
  return signs[code] ?? ''
}

/** Whether a value lies between two written ones, so that books round it in two ways. */
function isHalfway(value: number, significant: number): boolean {
  const [below, above] = [1 - 1e-9, 1 + 1e-9].map((share) =>
    formatNumber(share * value, { significant }),
  )
  return below !== above
}

/** A quotient of two measured values, with as many figures as the less exact one has. */
function densityDraft(random: Random, isPlain: (written: string) => boolean, densest = Infinity) {
  const symbol = pick(random, weighed)
  const [many, few] = sample(random, [2, 3, 4], 2)
  if (many === undefined || few === undefined) return null
  const mass = formatNumber(integer(random, 120, 980) / 10 ** pick(random, [1, 2]), {
    significant: many,
  })
  const volume = formatNumber(integer(random, 210, 950) / 100, { significant: few })
  const value = Number(mass) / Number(volume)
  if (value > densest) return null
  const least = Math.min(many, few)
  const write = (figures: number) => `${formatNumber(value, { significant: figures })} g/cm³`
  if (![mass, volume, write(least)].every(isPlain)) return null
  if (densest < Infinity && isHalfway(value, least)) return null
  const account = `${mass} has ${many} significant figures and ${volume} has ${few}, so the result has ${least}: ${write(least)}`
  return choice<string>({
    element: symbol,
    badge: null,
    stem: `A sample has a mass of ${mass} g and a volume of ${volume} cm³. How should its density be written?`,
    answer: write(least),
    isRight: (text) => text === write(Math.min(figuresIn(mass), figuresIn(volume))),
    lures: [
      {
        value: write(Math.max(many, few)),
        misconception: 'LA3',
        why: `That has the figures of the more exact value. ${account}.`,
      },
      {
        value: write(7),
        misconception: 'LA3',
        why: `Figures that a calculator shows are not all certain. ${account}.`,
      },
      {
        value: write(least - 1),
        misconception: null,
        why: `That leaves out a figure that is certain. ${account}.`,
      },
    ],
    right: `${account}.`,
    see,
  })
}

/** A quotient of two measured values. */
export const figuresOfDensity = template('ge-m410', 'significant-figures', (random) =>
  densityDraft(random, () => true),
)

/** The same, without whole numbers that end in zero, whose figures can be counted in two ways. */
export const plainFiguresOfDensity = nextDraw(figuresOfDensity, (random) =>
  densityDraft(random, (written) => !/^\d*0( |$)/.test(written)),
)

/** In g/cm³: gold has 19.3, and only a few metals are denser. */
const DENSEST = 19

/** The same, without densities that no sample has. */
export const possibleDensity = nextDraw(plainFiguresOfDensity, (random) =>
  densityDraft(random, (written) => !/^\d*0( |$)/.test(written), DENSEST),
)

/** The idea behind a vessel with marks that is taken for one of another job. */
function ideaOfVessel(value: string, answer: string): 'LA7' | null {
  return [value, answer].some((name) => ['conical flask', 'measuring cylinder'].includes(name))
    ? 'LA7'
    : null
}

/** The apparatus for a job that needs an exact volume, or none. */
export const apparatusForJob = template('ge-e255', 'lab-equipment', (random) => {
  const measuring = apparatus.filter(({ measures }) => measures)
  const flask = apparatus.find(({ name }) => name === 'conical flask')
  if (flask === undefined) return null
  const asksFlask = random() < 0.2
  const answer = asksFlask ? flask : pick(random, measuring)
  const others = asksFlask
    ? sample(random, measuring, 3)
    : [
        flask,
        ...sample(
          random,
          measuring.filter((one) => one !== answer),
          2,
        ),
      ]
  const account = `A ${answer.name} ${answer.job}`
  return choice<Apparatus>({
    element: answer.element,
    badge: null,
    stem: `${pick(random, ['Which piece of apparatus', 'Which of these', 'Which glass vessel or device'])} ${answer.job}?`,
    answer,
    isRight: ({ job }) => job === answer.job,
    lures: others.map((value): Lure<Apparatus> => ({
      value,
      misconception: ideaOfVessel(value.name, answer.name),
      why: `A ${value.name} ${value.job}. ${account}.`,
    })),
    show: ({ name }) => name,
    right: `${account}.`,
    see,
  })
})

const weighed: readonly ElementSymbol[] = ['Al', 'Fe', 'Cu', 'Zn', 'Ag', 'Sn', 'Mg']

/** The significant figures of a mass. */
export const figuresOfMass = template(
  'ge-e256',
  'significant-figures',
  withLureBeside((random) => {
    const zeros = pick(random, [0, 1, 2])
    const inner = integer(random, 11, 999)
    const trailing = pick(random, [0, 1, 2])
    const written =
      zeros === 0
        ? `${integer(random, 1, 9)}.${inner}${'0'.repeat(trailing)}`
        : `0.${'0'.repeat(zeros)}${inner}${'0'.repeat(trailing)}`
    const all = written.replace('.', '')
    const value = all.replace(/^0+/, '').length
    const leading = all.length - value
    const ends = /0*$/.exec(all)?.[0].length ?? 0
    const symbol = pick(random, weighed)
    const account =
      leading === 0
        ? `All figures of ${written} count: ${value}`
        : `Zeros in front only place the point, so ${value} figures of ${written} count`
    const decimals = written.split('.')[1]?.length ?? 0
    return numeric({
      element: symbol,
      stem: `A piece of ${nameOf(symbol)} weighs ${written} g. How many significant figures does this mass have?`,
      answer: value,
      isRight: (number) => number === figuresIn(written),
      lures: [
        {
          value: all.length,
          misconception: 'LA4',
          why: `That counts the zeros in front. ${account}.`,
        },
        {
          value: value - ends,
          misconception: 'LA4',
          why: `Zeros at the end of a decimal number count. ${account}.`,
        },
        { value: decimals, misconception: 'LA13', why: `Those are decimal places. ${account}.` },
        {
          value: value + 1,
          misconception: null,
          why: `That counts one zero too many. ${account}.`,
        },
        {
          value: Math.max(1, value - 1),
          misconception: null,
          why: `That leaves out one figure that counts. ${account}.`,
        },
      ],
      fill: shuffle(random, [1, 2, 3, 4, 5, 6, 7, 8]),
      miss: (number) => `${number} is another count. ${account}.`,
      right: `${account}.`,
      see,
      solution: () =>
        workedSolution({
          asked: 'the number of significant figures',
          given: { 'Zeros in front': exact(leading) },
          relation: 'Zeros in front only place the decimal point, all other figures count',
          numbers: [['Significant figures', less(exact(all.length), exact(leading)), null, {}]],
        }),
    })
  }),
)

function milliliters(value: number): string {
  return `${formatNumber(value, { decimals: 2 })} mL`
}

/** The reading of a burette, whose numbers grow downward. */
export const readingOfBurette = template(
  'ge-e257',
  'reading-scales',
  withLureBeside((random) => {
    const number = integer(random, 4, 45)
    const marks = integer(random, 2, 8)
    const value = number + marks / 10
    const account = `The numbers grow downward, so ${marks} marks of 0.1 mL below ${number} are ${milliliters(value)}`
    return numeric({
      element: pick(random, ['Cl', 'Na', 'N', 'S', 'K']),
      badge: null,
      stem: `The surface in a burette is lowest ${marks} marks of 0.1 mL below the number ${number}. What is the reading?`,
      answer: value,
      isRight: (other) => Math.abs(other - value) < 0.001,
      lures: [
        {
          value: number - marks / 10,
          misconception: 'LA2',
          why: `That reads the burette upward like a cylinder. ${account}.`,
        },
        {
          value: number + (10 - marks) / 10,
          misconception: null,
          why: `That counts the marks from the next number up. ${account}.`,
        },
        {
          value: number,
          misconception: 'LA1',
          why: `That is the nearest number alone. ${account}.`,
        },
        {
          value: number + marks,
          misconception: 'LA12',
          why: `A mark is 0.1 mL, not 1 mL. ${account}.`,
        },
        {
          value: number + 1,
          misconception: null,
          why: `That is the next number, without the marks. ${account}.`,
        },
      ],
      fill: shuffle(random, [-2, -1, 2, 3]).map((step) => value + step / 10),
      miss: (other) => `${milliliters(other)} would be at another mark. ${account}.`,
      show: milliliters,
      right: `${account}.`,
      see,
      solution: () =>
        workedSolution({
          asked: 'the reading',
          given: { 'Number above the surface': exact(number, 'mL') },
          relation: 'The numbers grow downward, so marks below a number are added to it',
          numbers: [
            [
              'Reading',
              added(exact(number, 'mL'), multiplied(exact(marks), exact(0.1, 'mL'))),
              'mL',
              { decimals: 2 },
            ],
          ],
        }),
    })
  }),
)

function percent(value: number): string {
  return `${formatNumber(value, { significant: 2 })}%`
}

/** The percent error of a measured melting point or mass, with wrong denominators. */
export const errorInPercent = template(
  'ge-m254',
  'measurement-error',
  withLureBeside((random) => {
    const symbol = pick(random, weighed)
    const accepted = integer(random, 20, 90) / 10
    const share = integer(random, 8, 40) / 100
    const found = Number((accepted * (random() < 0.5 ? 1 + share : 1 - share)).toFixed(1))
    const difference = Number(Math.abs(found - accepted).toFixed(1))
    const value = (100 * difference) / accepted
    const [foundText, acceptedText] = [found, accepted].map((number) =>
      formatNumber(number, { decimals: 1 }),
    )
    if (difference < 0.3 || Math.abs((100 * difference) / found - value) < 1.5) return null
    const account = `The difference of ${formatNumber(difference, { decimals: 1 })} g is divided by the accepted ${acceptedText} g: ${percent(value)}`
    return numeric({
      element: symbol,
      stem: `A mass of ${nameOf(symbol)} is measured as ${foundText} g; the accepted mass is ${acceptedText} g. What is the size of the percent error?`,
      answer: value,
      isRight: (other) => Math.abs(other - value) < 0.5,
      lures: [
        {
          value: (100 * difference) / found,
          misconception: 'LA6',
          why: `That divides by the measured value. ${account}.`,
        },
        {
          value: 100 * difference,
          misconception: null,
          why: `That leaves the accepted value out. ${account}.`,
        },
        {
          value: (100 * found) / accepted,
          misconception: null,
          why: `That is the measured value in percent of the accepted one. ${account}.`,
        },
        {
          value: (10 * difference) / accepted,
          misconception: null,
          why: `Percent are parts of a hundred. ${account}.`,
        },
        {
          value: (50 * difference) / accepted,
          misconception: null,
          why: `That is half of it. ${account}.`,
        },
      ],
      fill: [value * 0.75, value * 1.3],
      miss: (other) => `${percent(other)} belongs to another difference. ${account}.`,
      show: percent,
      right: `${account}.`,
      see,
      solution: () =>
        workedSolution({
          asked: 'the error in percent of the accepted value',
          given: { Accepted: decimal(accepted, 'g', 1) },
          relation: 'Percent error = difference ÷ accepted value × 100%',
          conversions: [
            [
              'Difference',
              found > accepted
                ? less(decimal(found, 'g', 1), decimal(accepted, 'g', 1))
                : less(decimal(accepted, 'g', 1), decimal(found, 'g', 1)),
              'g',
              { decimals: 1 },
            ],
          ],
          numbers: [
            [
              'Percent error',
              multiplied(
                divided(decimal(difference, 'g', 1), decimal(accepted, 'g', 1)),
                exact(100, '%'),
              ),
              '%',
              { significant: 2 },
            ],
          ],
        }),
    })
  }),
)

/** Counts figures from the first one that is not zero. */
function figuresIn(written: string): number {
  return written.replace(/^[0.]+/, '').replace('.', '').length
}
