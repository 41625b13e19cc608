import { molarMass } from '#chemistry/compounds/formulas.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

/** Sources: CK-12 Chemistry, chapter 15; USGS, "Hardness of water"; OpenStax Chemistry 2e, section 18.10 on ion exchange. */
const methods: readonly Fact[] = [
  {
    left: 'Boiling',
    partner: 'Ca²⁺ + 2 HCO₃⁻ → CaCO₃ + CO₂ + H₂O',
    element: 'C',
    reason: 'Boiling turns hydrogencarbonate into carbonate, so calcium carbonate settles.',
  },
  {
    left: 'Washing soda',
    partner: 'Ca²⁺ + CO₃²⁻ → CaCO₃',
    element: 'Na',
    reason: 'Washing soda brings carbonate ions, which precipitate calcium.',
  },
  {
    left: 'Ion exchanger',
    partner: 'Ca²⁺ goes into the resin, 2 Na⁺ come out',
    element: 'Ca',
    reason: 'A resin holds calcium ions and gives off sodium ions for them.',
  },
  {
    left: 'Distilling',
    partner: 'all salts stay behind',
    element: 'H',
    reason: 'In distilling only the water becomes steam, so all salts stay behind.',
  },
  {
    left: 'Soap alone',
    partner: 'a scum of calcium and soap forms',
    element: 'O',
    reason: 'Soap alone gives a scum with calcium ions until they are used up.',
  },
]

/** Ways to deal with hard water, and what happens. */
export const waysToSoften = production('ge-e821', 'match', 'hard-water', (random) =>
  factsDraft(random, {
    stem: 'Pair each treatment of hard water with what happens.',
    facts: methods,
    count: 4,
    mistake: mistakeBetween(
      [
        ['Boiling', 'Washing soda', 'EA12'],
        ['Boiling', 'Distilling', 'EA13'],
        ['Ion exchanger', 'Distilling', 'EA13'],
      ],
      null,
    ),
    asked: 'what each treatment does',
    rule: 'Hardness is calcium and magnesium ions: they precipitate, are exchanged, or stay behind',
  }),
)

/** The hardness of water, as calcium carbonate in mg/L, from its calcium. */
export const hardnessOfWater = production('ge-m821', 'number', 'hard-water', (random) => {
  const symbol = pick(random, ['Ca', 'Mg'] as const)
  const name = symbol === 'Ca' ? 'calcium' : 'magnesium'
  const grams = integer(random, 12, 90)
  const [whole, part] = [molarMass('CaCO3'), molarMass(symbol)]
  const value = (grams * whole) / part
  return workedNumber({
    element: symbol,
    stem: `Water has ${grams} mg/L of ${name} ions as its only hardness. What is its hardness per liter, given as the mass of CaCO₃ with as many moles?`,
    value,
    unit: 'mg/L',
    units: ['mg/L', 'g/L'],
    account: `One mole of ${name}, ${formatNumber(part, { decimals: 2 })} g, counts as one mole of CaCO₃, ${formatNumber(whole, { decimals: 2 })} g, so ${grams} mg/L × ${formatNumber(whole, { decimals: 2 })}/${formatNumber(part, { decimals: 2 })} = ${quantity(value, 'mg/L')}`,
    wrong: [
      [
        grams,
        'EA14',
        'That is the mass of the ions, but the hardness is given as the mass of calcium carbonate.',
      ],
      [(grams * part) / whole, 'EA14', 'The ratio of the molar masses is turned around.'],
      [grams / part, null, 'That is an amount in mmol/L, not a mass.'],
    ],
    solution: () => ({
      asked: 'the hardness',
      given: { [`Mass of ${name} ions in 1 L`]: exact(grams, 'mg') },
      relation: 'Each mole of the ions counts as one mole of CaCO₃',
      conversions: [
        [
          'Amount of the ions',
          divided(exact(grams, 'mg'), decimal(part, 'g/mol', 2)),
          'mmol',
          { significant: 4 },
        ],
      ],
      numbers: [
        [
          'Mass of CaCO₃ in 1 L',
          multiplied(decimal(grams / part, 'mmol', 4), decimal(whole, 'g/mol', 2)),
          'mg',
        ],
      ],
    }),
  })
})

function twoPlaces(value: number): string {
  return formatNumber(value, { decimals: 2 })
}

/** The washing soda that softens a volume of water. */
export const sodaForWater = production('ge-h821', 'number', 'hard-water', (random) =>
  sodaDraft(
    random,
    (hardness, volume) =>
      `Water has a hardness of ${hardness} mg/L as CaCO₃. What mass of Na₂CO₃ precipitates all the calcium of ${volume} L?`,
  ),
)

/** The same, which says that no magnesium belongs to the hardness. */
export const sodaForCalcium = nextProduction(sodaForWater, (random) =>
  sodaDraft(
    random,
    (hardness, volume) =>
      `Water has a hardness of ${hardness} mg/L as CaCO₃, all of it by calcium ions. What mass of Na₂CO₃ precipitates them from ${volume} L?`,
  ),
)

function sodaDraft(random: Random, stemOf: (hardness: number, volume: number) => string) {
  const hardness = 10 * integer(random, 12, 45)
  const volume = 5 * integer(random, 2, 30)
  const [soda, lime] = [molarMass('Na2CO3'), molarMass('CaCO3')]
  const value = (hardness * volume * soda) / lime / 1000
  return workedNumber({
    element: 'Na',
    stem: stemOf(hardness, volume),
    value,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    account: `${hardness} mg/L × ${volume} L = ${formatNumber(hardness * volume)} mg, so ${formatNumber((hardness * volume) / 1000)} g of CaCO₃ stand for as many moles of Na₂CO₃: × ${twoPlaces(soda)}/${twoPlaces(lime)} = ${quantity(value, 'g')}`,
    wrong: [
      [(hardness * volume) / 1000, 'EA14', 'That is the mass as CaCO₃, not that of Na₂CO₃.'],
      [
        (2 * hardness * volume * soda) / lime / 1000,
        'EA14',
        'One carbonate ion precipitates one calcium ion.',
      ],
      [(hardness * soda) / lime / 1000, null, `That is for one liter, not for ${volume} L.`],
      [(hardness * volume * soda) / lime, null, 'That is the mass in milligrams.'],
    ],
    solution: () => ({
      asked: 'the mass of Na₂CO₃',
      given: { 'Hardness as CaCO₃': exact(hardness, 'mg/L'), Volume: exact(volume, 'L') },
      relation: 'Ca²⁺ + CO₃²⁻ → CaCO₃, so one mole of Na₂CO₃ for each mole of Ca²⁺',
      conversions: [
        [
          'Mass as CaCO₃',
          divided(multiplied(exact(hardness, 'mg/L'), exact(volume, 'L')), exact(1000, 'mg/g')),
          'g',
          {},
        ],
      ],
      numbers: [
        [
          'Mass of Na₂CO₃',
          divided(
            multiplied(exact((hardness * volume) / 1000, 'g'), decimal(soda, 'g/mol', 2)),
            decimal(lime, 'g/mol', 2),
          ),
          'g',
        ],
      ],
    }),
  })
}
