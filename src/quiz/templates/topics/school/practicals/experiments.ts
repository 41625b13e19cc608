import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { WATER_HEAT } from '#chemistry/heats/specific-heats.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { partOf, problem } from '#quiz/templates/made/problem.ts'
import { quantity, typedNumber } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

const methods: readonly Fact[] = [
  {
    left: 'magnesium and hydrochloric acid',
    partner: 'collect the gas in a syringe',
    element: 'Mg',
    reason: 'Hydrogen is too light to weigh, but its volume is easy to read.',
  },
  {
    left: 'marble and hydrochloric acid in an open flask',
    partner: 'weigh the flask again and again',
    element: 'Ca',
    reason: 'Carbon dioxide leaves the open flask, which gets lighter.',
  },
  {
    left: 'sodium thiosulfate and an acid',
    partner: 'time until a mark below the flask disappears',
    element: 'S',
    reason: 'Sulfur clouds the solution until the mark cannot be seen.',
  },
  {
    left: 'iodine and propanone',
    partner: 'follow the brown color with a colorimeter',
    element: 'I',
    reason: 'The brown color of iodine fades as it reacts.',
  },
  {
    left: 'an ester and sodium hydroxide',
    partner: 'follow the pH',
    element: 'C',
    reason: 'Hydroxide ions are used up, so the pH falls.',
  },
]

/** Reactions and the ways to follow them, as school practicals have them. */
export const reactionsAndMethods = production('ge-e271', 'match', 'rate-experiments', (random) =>
  factsDraft(random, {
    stem: 'Pair each reaction with the best way to follow its rate.',
    facts: methods,
    count: pick(random, [4, 5]),
    mistake: () => null,
  }),
)

/** How many times as fast a run is, from the times until a mark disappears. */
export const factorOfTimes = production('ge-e272', 'number', 'rate-experiments', (random) => {
  const slow = integer(random, 40, 160)
  const fast = integer(random, 12, 60)
  const value = slow / fast
  if (value < 1.3 || value > 8) return null
  const degrees = integer(random, 18, 24)
  return workedNumber({
    element: 'S',
    stem: `Sulfur hides a mark after ${slow} s at ${degrees} °C and after ${fast} s at ${degrees + integer(random, 10, 25)} °C. How many times as fast is the warmer run?`,
    value,
    unit: null,
    tolerance: 0.02,
    solution: () => ({
      asked: 'the ratio of the two rates',
      given: { 'Cold run': exact(slow, 's'), 'Warm run': exact(fast, 's') },
      relation: 'The same change in less time is a higher rate, in inverse ratio of the times',
      numbers: [['Ratio', divided(exact(slow, 's'), exact(fast, 's')), null]],
    }),
    account: `The same amount of sulfur forms, so the rates are in the ratio ${slow} to ${fast}, which is ${quantity(value, null)}`,
    wrong: [
      [fast / slow, 'RA2', 'That is the ratio of the times, and a longer time is a lower rate.'],
      [slow - fast, 'RA2', 'That is the difference of the times.'],
    ],
    article: null,
  })
})

/** A change and its effect; `height` is how far the curve rises, against the first one. */
type ChangeOfCurve = Fact & { readonly height: number }

const changes: readonly ChangeOfCurve[] = [
  {
    left: 'half as much magnesium',
    partner: 'it ends half as high',
    height: 0.5,
    element: 'Mg',
    reason: 'Half of the magnesium gives half of the hydrogen.',
  },
  {
    left: 'twice as much magnesium',
    partner: 'it ends twice as high',
    height: 2,
    element: 'H',
    reason: 'Twice the magnesium gives twice the hydrogen.',
  },
  {
    left: 'the same mass of magnesium powder',
    partner: 'it starts steeper and ends as high',
    height: 1,
    element: 'O',
    reason: 'Powder reacts sooner, but the amount of hydrogen is the same.',
  },
  {
    left: 'colder acid',
    partner: 'it starts less steep and ends as high',
    height: 1,
    element: 'Cl',
    reason: 'In the cold it takes longer, but the amount of hydrogen is the same.',
  },
]

/** A faster run and more gas, a slower run and less gas. */
const couplesOfRateAndYield: readonly (readonly string[])[] = [
  ['the same mass of magnesium powder', 'twice as much magnesium'],
  ['colder acid', 'half as much magnesium'],
]

/** Changes of an experiment and of the curve of its gas. */
export const changesOfCurve = production('ge-m271', 'match', 'rate-experiments', (random) => {
  const acid = pick(random, ['hydrochloric', 'sulfuric'])
  return factsDraft(random, {
    stem: `Magnesium ribbon reacts with an excess of ${acid} acid, and the gas is measured. Pair each change with its effect on the curve.`,
    facts: changes,
    // Curves of one height differ in their rates alone.
    mistake: (one, other) => {
      if (one.height === other.height) return 'RA2'
      return couplesOfRateAndYield.some(
        (couple) => couple.includes(one.left) && couple.includes(other.left),
      )
        ? 'RA1'
        : null
    },
  })
})

/** Heats of combustion in kJ/mol to CO₂ and liquid water at 25 °C: CRC Handbook. */
const alcohols = [
  { name: 'methanol', combustion: 726 },
  { name: 'ethanol', combustion: 1367 },
  { name: '1-propanol', combustion: 2021 },
  { name: '1-butanol', combustion: 2676 },
] as const

/** The share of the heat of a burner that the water took up. */
export const shareOfHeat = production('ge-m272', 'number', 'heat-experiments', (random) => {
  const { name, combustion } = pick(random, alcohols)
  const found = Math.round(combustion * (integer(random, 42, 78) / 100))
  const value = (100 * found) / combustion
  return workedNumber({
    element: 'C',
    stem: `With a spirit burner ΔH of burning ${name} comes out as −${found} kJ/mol; the accepted value is −${combustion} kJ/mol. What percent of the heat reached the water?`,
    value,
    unit: '%',
    units: ['%'],
    solution: () => ({
      asked: 'the share of the heat',
      given: { Found: exact(found, 'kJ/mol') },
      relation: 'The heat that was measured is divided by all the heat that was given off',
      numbers: [
        [
          'Share',
          multiplied(divided(exact(found, 'kJ/mol'), exact(combustion, 'kJ/mol')), exact(100, '%')),
          '%',
        ],
      ],
    }),
    account: `${found} of ${combustion} kJ for each mole are ${quantity(value, '%')}; the rest went into the air and the can, or the alcohol burned incompletely`,
    wrong: [
      [100 - value, 'GE15', 'That is the share that was lost.'],
      [(100 * combustion) / found, 'GE15', 'No more heat than was given off can reach the water.'],
      [combustion - found, null, 'That is a difference in kJ/mol, no share.'],
    ],
    apart: 0.02,
    article: null,
  })
})

/** Copper is displaced by an excess of these metals; the heats follow from those of the ions (CRC Handbook). */
const metals: readonly (readonly [symbol: ElementSymbol, heat: number])[] = [
  ['Zn', 218],
  ['Fe', 154],
]

function perMole(value: number): string {
  return quantity(value, 'kJ/mol')
}

/** ΔH of a displacement from the warming of a solution. */
export const heatOfDisplacement = production('ge-h272', 'steps', 'heat-experiments', (random) => {
  const [metal, heat] = pick(random, metals)
  const milliliters = pick(random, [25, 40, 50, 60, 80, 100])
  const strength = pick(random, [0.1, 0.15, 0.2, 0.25, 0.3, 0.4])
  const share = integer(random, 82, 96) / 100
  const amount = (milliliters / 1000) * strength
  const rise = Math.round((10 * share * heat * amount * 1000) / (milliliters * WATER_HEAT)) / 10
  const warmed = (milliliters * WATER_HEAT * rise) / 1000
  const value = -warmed / amount
  const shown = `${formatNumber(rise, { decimals: 1 })} K`
  const shared = { tolerance: 0.01, figures: null, article: null, element: 'Cu' } as const
  return problem({
    element: metal,
    stem: `An excess of ${nameOf(metal)} powder warms ${milliliters} mL of ${formatNumber(strength)} mol/L ${formatFormula('CuSO4')} by ${shown}. Find ΔH of the displacement in three parts.`,
    parts: [
      partOf(
        typedNumber({
          ...shared,
          stem: `How much heat does the solution take up? Take 1.00 g/mL and ${WATER_HEAT} J/(g·K).`,
          value: warmed,
          unit: 'kJ',
          units: ['J', 'kJ'],
          wrong: [
            {
              value: (amount * 63.55 * WATER_HEAT * rise) / 1000,
              misconception: 'RA6',
              why: `That warms the copper. The ${milliliters} g of solution take up ${quantity(warmed, 'kJ')}.`,
            },
            {
              value: (milliliters * WATER_HEAT * (rise + 273.15)) / 1000,
              misconception: 'TH5',
              why: `A rise is a difference, the same in K and °C. It makes ${quantity(warmed, 'kJ')}.`,
            },
          ],
          right: `${milliliters} g × ${WATER_HEAT} J/(g·K) × ${shown} are ${quantity(warmed, 'kJ')}.`,
        }),
      ),
      partOf(
        typedNumber({
          ...shared,
          stem: 'How many moles of copper ions react?',
          value: amount,
          unit: 'mol',
          units: ['mmol', 'mol'],
          wrong: [
            {
              value: strength / (milliliters / 1000),
              misconception: null,
              why: `That divides by the volume. Concentration times liters are ${quantity(amount, 'mol')}.`,
            },
            {
              value: strength,
              misconception: 'SO2',
              why: `That is the amount in a whole liter. Here it is ${quantity(amount, 'mol')}.`,
            },
          ],
          right: `${formatNumber(strength)} mol/L times ${formatNumber(milliliters / 1000)} L are ${quantity(amount, 'mol')}.`,
        }),
      ),
      partOf(
        typedNumber({
          ...shared,
          stem: 'What is ΔH for one mole of copper ions?',
          value,
          unit: 'kJ/mol',
          units: ['J/mol', 'kJ/mol'],
          wrong: [
            {
              value: -value,
              misconception: 'GE10',
              why: `The solution got warmer, so the reaction gave off heat. ΔH is ${perMole(value)}.`,
            },
            {
              value: -warmed,
              misconception: 'TH13',
              why: `That is the heat of this experiment, not of one mole. ΔH is ${perMole(value)}.`,
            },
          ],
          right: `Heat given off has a minus sign: −${quantity(warmed, 'kJ')} over ${quantity(amount, 'mol')} are ${perMole(value)}.`,
        }),
      ),
    ],
    elements: [metal, 'Cu'],
    article: null,
    solution: () =>
      workedSolution({
        asked: 'ΔH of the displacement',
        relation:
          'Heat = mass × specific heat capacity × rise; ΔH is minus the heat over the amount',
        numbers: [
          [
            'Heat',
            multiplied(
              exact(milliliters, 'g'),
              exact(WATER_HEAT / 1000, 'kJ/(g·K)'),
              exact(rise, 'K'),
            ),
            'kJ',
          ],
          ['Amount', multiplied(exact(strength, 'mol/L'), exact(milliliters / 1000, 'L')), 'mol'],
          [
            'Heat for each mole',
            divided(measured(warmed, 'kJ'), measured(amount, 'mol')),
            'kJ/mol',
          ],
        ],
      }),
  })
})
