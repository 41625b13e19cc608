import { elements } from '#chemistry/elements/elements.ts'
import { naturalIsotopes, radionuclides } from '#chemistry/elements/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { quantity, threeFigures, typedNumber } from '#quiz/templates/made/typed-number.ts'
import { numberDraft } from '#quiz/templates/production/building/drafts.ts'
import { nameOf, nuclideName } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, multiplied, raised } from '#quiz/worked/expressions.ts'
import { calculated, law, solved } from '#quiz/worked/solutions.ts'

const article = 'what-are-isotopes'

/** Longer times have no name. */
const LONGEST = 1e9

/** A wrong product of more digits is not what a learner types. */
const LONGEST_PRODUCT = 1e6

/** The remaining mass of a radioactive nuclide, from a time and its half-life. */
export const massAfterHalfLives = production('as-h71', 'steps', 'nuclear-decay', (random) => {
  const { symbol, massNumber, halfLife } = pick(random, radionuclides)
  const halvings = integer(random, 2, 6)
  const single = Number(halfLife.value.toPrecision(3))
  if (halfLife.unit === 'microseconds' || single * halvings > LONGEST) return null
  const start = pick(random, [16, 32, 48, 64, 80, 96, 160, 320])
  const share = 0.5 ** halvings
  const product = Number((single * halvings * single).toPrecision(6))
  const name = nuclideName(symbol, massNumber)
  const time = (value: number) => `${formatNumber(Number(value.toPrecision(6)))} ${halfLife.unit}`
  const exactTime = (value: number) => exact(Number(value.toPrecision(6)), halfLife.unit)
  const count = `${time(single * halvings)} / ${time(single)} = ${halvings} half-lives`
  const left = `After ${halvings} half-lives 1/${2 ** halvings} is left, which is ${quantity(100 * share, '%')}`
  const mass = `${quantity(100 * share, '%')} of ${start} mg is ${quantity(start * share, 'mg')}`
  return problem({
    element: symbol,
    stem: `The half-life of ${name} is ${time(single)}. How much of ${start} mg is left after ${time(single * halvings)}? Work it out in three parts.`,
    parts: [
      partOf(
        typedNumber({
          element: symbol,
          stem: 'How many half-lives is that?',
          value: halvings,
          unit: null,
          units: [],
          tolerance: 0.0005,
          figures: null,
          wrong: [
            {
              value: threeFigures(1 / halvings),
              misconception: 'PH12',
              why: `The division was turned around. The time is divided by the half-life: ${count}.`,
            },
            {
              value: product < LONGEST_PRODUCT ? product : Number.NaN,
              misconception: 'PH12',
              why: `Time and half-life were multiplied. The time is divided by the half-life: ${count}.`,
            },
          ],
          right: `${count}.`,
          article,
        }),
      ),
      partOf(
        typedNumber({
          element: symbol,
          stem: 'What percentage of the atoms is left then?',
          value: 100 * share,
          unit: '%',
          units: ['%'],
          tolerance: 0.01,
          figures: null,
          wrong: [
            {
              value: 100 / halvings,
              misconception: 'AS21',
              why: `The number of half-lives does not divide the rest, each halves it again. ${left}.`,
            },
            {
              value: 100 - 100 * share,
              misconception: 'GE15',
              why: `That percentage has decayed. ${left}.`,
            },
            {
              value: 200 * share,
              misconception: null,
              why: `That is one halving too few. ${left}.`,
            },
          ],
          right: `${left}.`,
          article,
        }),
        { kind: 'halving', part: 0, start: 100 },
      ),
      partOf(
        typedNumber({
          element: symbol,
          stem: `What mass of the ${start} mg is left?`,
          value: start * share,
          unit: 'mg',
          units: ['μg', 'mg', 'g'],
          tolerance: 0.01,
          figures: null,
          wrong: [
            {
              value: start - start * share,
              misconception: 'GE15',
              why: `That mass has decayed and is not left. ${mass}.`,
            },
            {
              value: start / halvings,
              misconception: 'AS21',
              why: `The mass was divided by the number of half-lives. ${mass}.`,
            },
          ],
          right: `${mass}.`,
          article,
        }),
        { kind: 'least', of: [{ part: 1, factor: start / 100 }] },
      ),
    ],
    elements: [symbol],
    article,
    solution: () =>
      solved(
        `the mass of ${name} that is left`,
        law('Each half-life halves what is left, and the time is divided by the half-life'),
        calculated(
          'Half-lives',
          divided(exactTime(single * halvings), exactTime(single)),
          exact(halvings),
        ),
        calculated(
          'Share that is left',
          divided(exact(100, '%'), raised(exact(2), exact(halvings))),
          measured(100 * share, '%'),
        ),
        calculated(
          'Mass that is left',
          divided(exact(start, 'mg'), raised(exact(2), exact(halvings))),
          measured(start * share, 'mg'),
        ),
      ),
  })
})

/** Below this share in percent the rarer isotope hardly counts. */
const RAREST = 5

/** Elements of two isotopes, both of which count. */
const pairs = elements.flatMap(({ symbol }) => {
  const [light, heavy, ...others] = naturalIsotopes(symbol)
  if (light === undefined || heavy === undefined || others.length > 0) return []
  return Math.min(light.abundance, heavy.abundance) < RAREST ? [] : [{ symbol, light, heavy }]
})

/** The average atomic mass of two isotopes, one contribution after the other. */
export const averageInSteps = production('as-m71', 'steps', 'average-mass', (random) => {
  const { symbol, light, heavy } = pick(random, pairs)
  // The share is drawn near the natural one, so that the table does not hold the answer.
  const share = Math.round(light.abundance) + integer(random, -3, 3)
  if (share < RAREST || share > 100 - RAREST || share === 50) return null
  const isotopes = [
    { mass: Number(light.mass.toFixed(2)), share, name: nuclideName(symbol, light.massNumber) },
    {
      mass: Number(heavy.mass.toFixed(2)),
      share: 100 - share,
      name: nuclideName(symbol, heavy.massNumber),
    },
  ]
  const contributions = isotopes.map((one) => (one.mass * one.share) / 100)
  const average = contributions.reduce((sum, value) => sum + value, 0)
  const plainMean = isotopes.reduce((sum, { mass }) => sum + mass, 0) / 2
  const accounts = isotopes.map(
    ({ mass, share: percent }, place) =>
      `${asGiven(mass)} × ${percent}/100 = ${inUnits(contributions[place] ?? 0)}`,
  )
  const sum = `${contributions.map(inUnits).join(' + ')} = ${inUnits(average)}`
  const [one, two] = isotopes
  return problem({
    element: symbol,
    stem: `A sample of ${nameOf(symbol)} holds ${one?.share}% ${one?.name} (${asGiven(one?.mass ?? 0)}) and ${two?.share}% ${two?.name} (${asGiven(two?.mass ?? 0)}). What is its average atomic mass? Use three parts.`,
    parts: [
      ...isotopes.map(({ mass, share: percent, name }, place) =>
        partOf(
          numberDraft({
            element: symbol,
            stem: `What does ${name} contribute to the average?`,
            answer: contributions[place] ?? 0,
            unit: 'u',
            units: ['u', 'g', 'kg'],
            tolerance: 0.002,
            show: (value) => formatNumber(value, { significant: 4 }),
            slips: [
              {
                value: mass,
                misconception: null,
                text: `That is the mass of one such atom. Only ${percent}% of the atoms have it: ${accounts[place]}.`,
              },
              {
                value: mass / 2,
                misconception: 'AS6',
                text: `Half would be right only if both isotopes were equally common. Here ${accounts[place]}.`,
              },
              {
                value: mass * percent,
                misconception: 'GE15',
                text: `Percent are hundredths, so the product is divided by 100. Here ${accounts[place]}.`,
              },
            ],
            right: `${accounts[place]}.`,
            see: { article },
          }),
        ),
      ),
      partOf(
        numberDraft({
          element: symbol,
          stem: 'What is the average atomic mass of the sample?',
          answer: average,
          unit: 'u',
          units: ['u', 'g', 'kg'],
          tolerance: 0.0005,
          show: (value) => formatNumber(value, { significant: 4 }),
          slips: [
            {
              value: plainMean,
              misconception: 'AS6',
              text: `That is the plain mean of the two masses. The contributions are added: ${sum}.`,
            },
            {
              value: average / 2,
              misconception: 'AS6',
              text: `The contributions already hold the shares and are not halved. They are added: ${sum}.`,
            },
          ],
          right: `${sum}.`,
          see: { article },
        }),
        {
          kind: 'sum',
          of: [
            { part: 0, factor: 1 },
            { part: 1, factor: 1 },
          ],
        },
      ),
    ],
    elements: [symbol],
    article,
    solution: () =>
      solved(
        `the average atomic mass of ${nameOf(symbol)}`,
        law('Each isotope counts by its share of the atoms'),
        ...isotopes.map(({ mass, share: percent, name }, place) =>
          calculated(
            `Contribution of ${name}`,
            multiplied(decimal(mass, 'u', 2), divided(exact(percent), exact(100))),
            measured(contributions[place] ?? 0, 'u', 4),
          ),
        ),
        calculated(
          'Average atomic mass',
          added(...contributions.map((value) => measured(value, 'u', 4))),
          measured(average, 'u', 4),
        ),
      ),
  })
})

function inUnits(value: number): string {
  return quantity(value, 'u', 4)
}

/** A mass as the text gives it. */
function asGiven(mass: number): string {
  return `${formatNumber(mass, { decimals: 2 })} u`
}
