import { viscousLiquids } from '#chemistry/mixtures/liquids.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

/** Liquids in the order of their viscosity. */
export const orderOfViscosity = production('ph-m801', 'order', 'liquids', (random) => {
  const drawn = new Set(sample(random, viscousLiquids, 4))
  const items = viscousLiquids.filter((one) => drawn.has(one))
  const [first] = items
  if (first === undefined) return null
  const account = `${capitalized(items.map(({ name, kind }) => `${name} has ${kind}`).join(', '))}.`
  const byName = items.toSorted((one, other) => one.name.length - other.name.length)
  return orderedCards(random, {
    element: 'C',
    items,
    card: ({ name }) => name,
    ends: ['flows most easily', 'flows least easily'],
    stemOf: (shown) =>
      `Order these liquids by their viscosity at 25 °C, the lowest first: ${shown.map(({ name }) => name).join(', ')}.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'FO13',
        why: `A high viscosity means that a liquid flows slowly. ${account}`,
      },
      {
        order: byName,
        misconception: 'FO3',
        why: `A long name does not make a liquid viscous. ${account}`,
      },
      ...[0, 1, 2].map((place) => ({
        order: exchanged(items, place),
        misconception: 'FO13' as const,
        why: `The stronger the forces between molecules, the higher the viscosity. ${account}`,
      })),
    ],
    right: account,
    article: null,
    solution: () =>
      workedComparison(
        'the order of the viscosities',
        'Hydrogen bonds raise the viscosity most, and among liquids of the same kind longer chains do',
        items.map(({ name, kind }) => [name, kind]),
        items.map(({ name }) => name).join(', '),
      ),
  })
})

const observations: readonly Fact[] = [
  {
    left: 'Insects stand on a pond',
    partner: 'surface tension',
    element: 'O',
    reason: 'Surface tension keeps insects on a pond.',
  },
  {
    left: 'Honey flows slowly',
    partner: 'high viscosity',
    element: 'C',
    reason: 'Honey flows slowly because its viscosity is high.',
  },
  {
    left: 'Warm oil flows faster',
    partner: 'warmth lowers viscosity',
    element: 'C',
    reason: 'Oil flows faster when warm, since the viscosity of a liquid falls with temperature.',
  },
  {
    left: 'Water rises in a glass tube',
    partner: 'adhesion to glass',
    element: 'H',
    reason: 'Water rises in a narrow tube since adhesion to glass and surface tension pull it up.',
  },
  {
    left: 'Mercury bulges upward in glass',
    partner: 'cohesion of the liquid',
    element: 'Hg',
    reason: 'Mercury bulges upward because its cohesion is stronger than its adhesion to glass.',
  },
]

/** What liquids do, and the property behind it. */
export const propertiesOfLiquids = production('ph-e801', 'match', 'liquids', (random) =>
  factsDraft(random, {
    stem: 'Pair each observation with what explains it.',
    facts: observations,
    count: 4,
    mistake: mistakeBetween(
      [
        ['Water rises in a glass tube', 'Mercury bulges upward in glass', 'FO14'],
        ['Insects stand on a pond', 'Honey flows slowly', 'FO13'],
        ['Honey flows slowly', 'Warm oil flows faster', 'FO13'],
      ],
      null,
    ),
    asked: 'the cause of each observation',
    rule: 'Viscosity resists flowing, surface tension resists a larger surface, adhesion holds a liquid to another substance',
  }),
)

const GRAVITY = 9.81

/** Liquids that wet glass: surface tension in N/m and density in kg/m³ at 20 °C, in rounded values of the question. */
const wetting = [
  ['water', 0.0728, 998],
  ['ethanol', 0.0223, 789],
  ['benzene', 0.0289, 879],
] as const

/** How high a liquid that wets glass rises in a narrow tube. */
export const capillaryRise = production('ph-m802', 'number', 'liquids', (random) => {
  const [name, tension, density] = pick(random, wetting)
  const radius = integer(random, 2, 9) / 20_000
  const value = (1000 * 2 * tension) / (radius * density * GRAVITY)
  const millimeters = radius * 1000
  return workedNumber({
    element: 'H',
    stem: `How high does ${name} rise in a tube of radius ${formatNumber(millimeters)} mm? Use h = 2T/(rρg): T = ${formatNumber(tension)} N/m, ρ = ${density} kg/m³, g = ${GRAVITY} m/s².`,
    value,
    unit: 'mm',
    units: ['mm', 'cm', 'm'],
    account: `r = ${formatNumber(radius)} m, and h = 2 × ${formatNumber(tension)}/(${formatNumber(radius)} × ${density} × ${GRAVITY}) m = ${quantity(value, 'mm')}`,
    wrong: [
      [value / 2, null, 'The factor 2 of the equation is missing.'],
      [value / 1000, 'LA17', 'The radius has to be in meters for a height in meters.'],
      [value * 1000, 'LA17', 'The height comes out in meters, not in millimeters.'],
      [
        (1000 * 2 * tension * radius) / (density * GRAVITY),
        'FO14',
        'The narrower the tube, the higher the liquid rises.',
      ],
      [value * GRAVITY, null, 'The acceleration g stands below the line.'],
    ],
    solution: () => ({
      asked: 'the height',
      given: {
        'Surface tension': exact(tension, 'N/m'),
        Radius: exact(millimeters, 'mm'),
        Density: exact(density, 'kg/m³'),
      },
      relation: 'h = 2T ÷ (r × ρ × g)',
      conversions: [['Radius', divided(exact(millimeters, 'mm'), exact(1000, 'mm/m')), 'm', {}]],
      numbers: [
        [
          'Height',
          divided(
            multiplied(exact(2), exact(tension, 'N/m')),
            multiplied(exact(radius, 'm'), exact(density, 'kg/m³'), exact(GRAVITY, 'm/s²')),
          ),
          'm',
        ],
        ['In millimeters', multiplied(measured(value / 1000, 'm'), exact(1000, 'mm/m')), 'mm'],
      ],
    }),
  })
})
