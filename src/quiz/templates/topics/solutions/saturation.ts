import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { saltSolubilities, SOLUBILITY_STEP } from '#chemistry/solutions/salt-solubilities.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'

/** Values are read from a curve. */
const TOLERANCE = 0.06
const APART = 0.13

function drawnSalt(random: Random) {
  const salt = pick(random, saltSolubilities)
  const points = salt.grams.map((grams, place) => [SOLUBILITY_STEP * place, grams] as const)
  const figure: Figure = {
    kind: 'curves',
    of: 'salt-solubility',
    curves: [{ name: formatFormula(salt.formula), points }],
  }
  return { ...salt, points, figure }
}

/** How much of a salt dissolves in a mass of water, by its curve. */
export const dissolvedByCurve = production('ge-m801', 'number', 'solubility-curves', (random) => {
  const { name, element, points, figure } = drawnSalt(random)
  const [temperature, solubility] = pick(random, points)
  const water = pick(random, [25, 50, 150, 200, 250, 300])
  const value = (solubility * water) / 100
  return workedNumber({
    element,
    stem: `The curve shows the solubility of ${name}. How much of it dissolves in ${water} g of water at ${temperature} °C?`,
    value,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    tolerance: TOLERANCE,
    apart: APART,
    figure,
    account: `At ${temperature} °C 100 g of water dissolves ${quantity(solubility, 'g')}, and ${water} g dissolves ${quantity(solubility, 'g')} × ${water}/100 = ${quantity(value, 'g')}`,
    wrong: [
      [solubility, 'SO22', 'That dissolves in 100 g of water.'],
      [(solubility * 100) / water, 'SO22', 'The ratio of the masses of water is turned around.'],
      [water, null, 'That is the mass of the water.'],
    ],
    solution: () => ({
      asked: `the mass of ${name}`,
      given: { Water: exact(water, 'g'), 'Read from the curve': exact(solubility, 'g') },
      relation: 'The curve holds for 100 g of water, and twice the water dissolves twice as much',
      numbers: [
        [
          'Mass',
          divided(multiplied(exact(solubility, 'g'), exact(water, 'g')), exact(100, 'g')),
          'g',
        ],
      ],
    }),
  })
})

/** What crystallizes when a saturated solution cools. */
export const crystalsByCurve = production('ge-h801', 'number', 'solubility-curves', (random) => {
  const { name, element, points, figure } = drawnSalt(random)
  const low = integer(random, 0, points.length - 3)
  const high = integer(random, low + 1, points.length - 1)
  const [cold, rest = 0] = points[low] ?? [0]
  const [hot, more = 0] = points[high] ?? [0]
  const water = pick(random, [50, 150, 200, 250, 400])
  const change = more - rest
  const value = (change * water) / 100
  // A small difference of two readings is too uncertain.
  if (change < more / 3) return null
  return workedNumber({
    element,
    stem: `A hot solution of ${name} in ${water} g of water is saturated at ${hot} °C and cools to ${cold} °C. How much crystallizes, by the curve?`,
    value,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    tolerance: 0.1,
    apart: 0.22,
    figure,
    account: `100 g of water dissolves ${quantity(more, 'g')} hot and ${quantity(rest, 'g')} cold, so (${quantity(more, 'g')} − ${quantity(rest, 'g')}) × ${water}/100 = ${quantity(value, 'g')} crystallize`,
    wrong: [
      [change, 'SO22', 'That crystallizes from 100 g of water.'],
      [
        (more * water) / 100,
        'SO23',
        'That is all that was dissolved, but a part stays in solution.',
      ],
      [(rest * water) / 100, 'SO23', 'That is what stays in solution.'],
      [(change * 100) / water, 'SO22', 'The ratio of the masses of water is turned around.'],
    ],
    solution: () => ({
      asked: 'the mass of the crystals',
      given: {
        Water: exact(water, 'g'),
        [`Read at ${hot} °C`]: exact(more, 'g'),
        [`Read at ${cold} °C`]: exact(rest, 'g'),
      },
      relation: 'What the cold water no longer holds crystallizes; the curve is for 100 g of water',
      numbers: [
        ['From 100 g of water', less(exact(more, 'g'), exact(rest, 'g')), 'g'],
        [
          'Crystals',
          divided(
            multiplied(exact(Number(change.toFixed(1)), 'g'), exact(water, 'g')),
            exact(100, 'g'),
          ),
          'g',
        ],
      ],
    }),
  })
})

/** Grams that a ruler on the curve gives, in steps of five. */
function toFive(grams: number): number {
  return 5 * Math.round(grams / 5)
}

/** The state of a solution by its point above, on or below the curve. */
export const stateByCurve = production('ge-e801', 'match', 'solubility-curves', (random) => {
  const { name, element, points, figure } = drawnSalt(random)
  const [temperature, solubility] = pick(random, points.slice(1))
  const few = toFive(solubility * pick(random, [0.4, 0.5, 0.6]))
  const many = toFive(solubility * pick(random, [1.4, 1.5, 1.6]))
  const facts = [
    {
      left: `${few} g, all dissolved`,
      partner: 'unsaturated',
      reason: `${few} g lie below the curve, so more can dissolve.`,
    },
    {
      left: `${quantity(solubility, 'g')} dissolved`,
      partner: 'saturated',
      reason: `${quantity(solubility, 'g')} lie on the curve, so no more dissolves.`,
    },
    {
      left: `${many} g, all still dissolved`,
      partner: 'supersaturated',
      reason: `${many} g lie above the curve, so a seed makes crystals grow.`,
    },
  ].map((fact) => ({ ...fact, element }))
  return pairDraft(random, {
    stem: `The solutions hold ${name} in 100 g of water at ${temperature} °C. Pair each with its state, by the curve.`,
    pairs: facts,
    exchanges: couplesOf(facts).map(([one, other]) => ({
      of: [one.left, other.left] as const,
      misconception: 'SO23' as const,
      text: `The two are exchanged. ${one.reason} ${other.reason}`,
    })),
    right: facts.map(({ reason }) => reason).join(' '),
    article: null,
    figure,
    asked: 'the state of each solution',
    rule: 'Below the curve a solution is unsaturated, on it saturated, above it supersaturated',
  })
})
