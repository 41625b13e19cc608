import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { type Hydrate, hydrates } from '#chemistry/compounds/hydrates.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { less, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated, outcome } from '#quiz/worked/solutions.ts'
import { massesAdded, molesLine } from '#quiz/worked/stoichiometry.ts'

const article = 'what-is-the-mole'

/** Well-known molecules: the smallest whole numbers, and how many times they stand in the molecule. */
export const multiples: readonly (readonly [empirical: string, times: number])[] = [
  ['CH2O', 6],
  ['CH2O', 2],
  ['CH', 6],
  ['CH', 2],
  ['CH2', 2],
  ['CH2', 3],
  ['CH2', 4],
  ['CH2', 6],
  ['CH3', 2],
  ['C2H5', 2],
  ['C3H7', 2],
  ['C4H9', 2],
  ['C5H4', 2],
  ['HO', 2],
  ['NH2', 2],
  ['NO2', 2],
  ['CN', 2],
  ['SCl', 2],
  ['P2O5', 2],
  ['CHO2', 2],
  ['C2H3O3', 2],
  ['C2H4O', 2],
  ['C4H5N2O', 2],
  ['BH3', 2],
]

/** The molecular formula from the empirical one and the molar mass. */
export const molecularFormula = production('ge-m574', 'formula', 'composition', (random) => {
  const [empirical, times] = pick(random, multiples)
  const counts = [...composition(empirical)]
  const [first = 'H'] = counts.map(([symbol]) => symbol)
  const unit = molarMass(empirical)
  const whole = times * unit
  const answer = written(counts.map(([symbol, count]) => [symbol, count * times]))
  const shown = formatFormula(empirical)
  const account = `${quantity(whole, 'g/mol')} / ${quantity(unit, 'g/mol')} = ${times}, so every small number is multiplied by ${times}: ${answer}`
  return typedFormula({
    element: counts.map(([symbol]) => symbol).find((symbol) => !'CHO'.includes(symbol)) ?? first,
    stem: `A compound has the empirical formula ${shown} and the molar mass ${quantity(whole, 'g/mol')}. What is its molecular formula?`,
    answer,
    corrections: [
      {
        given: shown,
        misconception: 'GE17',
        text: `That is the empirical formula, which has a molar mass of only ${quantity(unit, 'g/mol')}. The molecule is heavier: ${account}.`,
      },
      {
        given: written(
          counts.map(([symbol, count], place) => [symbol, place === 0 ? count * times : count]),
        ),
        misconception: 'GE2',
        text: `Only the first number was multiplied. The ratio of the atoms has to stay: ${account}.`,
      },
      {
        given: written(
          counts.map(([symbol, count]) => [symbol, count * (times === 2 ? 4 : times - 1)]),
        ),
        misconception: 'GE12',
        text: `That molecule would have another molar mass. It follows from the two molar masses: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the molecular formula',
        known('Molar mass', measured(whole, 'g/mol')),
        law('The molecule has the empirical formula a whole number of times'),
        calculated(`Molar mass of ${shown}`, massesAdded(empirical), measured(unit, 'g/mol')),
        calculated(
          'Times',
          divided(measured(whole, 'g/mol'), measured(unit, 'g/mol')),
          exact(times),
        ),
        outcome(answer),
      ),
    right: `${account}.`,
    elements: counts.map(([symbol]) => symbol),
    article,
  })
})

/** Salts that lose their water on heating and nothing else. */
const drying = new Set('CuSO4 MgSO4 Na2CO3 CaSO4 ZnSO4 BaCl2 CaCl2 Na2SO4 SrCl2 CoCl2'.split(' '))
const dryingHydrates = hydrates.filter(({ salt }) => drying.has(salt))

/** The formula of a hydrate from the mass that is left when its water is driven out. */
export const hydrateFormula = production('ge-h30', 'formula', 'composition', (random) => {
  const { salt, name, water, element } = pick(random, dryingHydrates)
  const amount = pick(random, [0.01, 0.015, 0.02, 0.025, 0.03, 0.04])
  const molar = molarMass(salt)
  const dry = threeFigures(amount * molar)
  const mass = threeFigures(amount * (molar + water * WATER))
  const lost = mass - dry
  const ratio = lost / WATER / (dry / molar)
  // The rounded masses have to lead to the whole number.
  if (Math.abs(ratio - water) > 0.1) return null
  const answer = formatFormula(withWater(salt, water))
  const account = `${quantity(lost, 'g')} of water are ${quantity(lost / WATER, 'mol')}, for ${quantity(dry / molar, 'mol')} of ${formatFormula(salt)}: ${water} to 1, ${answer}`
  return typedFormula({
    element,
    stem: `Heating ${quantity(mass, 'g')} of a hydrate of ${name} leaves ${quantity(dry, 'g')} of ${formatFormula(salt)}. What is the formula of the hydrate?`,
    answer,
    corrections: [
      hydrateCorrection(
        salt,
        Math.round(mass / WATER / (dry / molar)),
        'GE18',
        `That counts the whole ${quantity(mass, 'g')} as water. Only the mass that is lost is water: ${account}.`,
      ),
      hydrateCorrection(
        salt,
        Math.round(lost / WATER / (mass / molar)),
        'GE18',
        `That counts the whole ${quantity(mass, 'g')} as ${formatFormula(salt)}. Only what is left is the salt: ${account}.`,
      ),
      hydrateCorrection(
        salt,
        Math.round(lost / dry),
        'GE3',
        `That compares grams. Both masses are divided by their molar masses first: ${account}.`,
      ),
      {
        given: formatFormula(salt),
        misconception: 'GE18',
        text: `That is the salt without its water. The hydrate holds the water that was lost: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the formula of the hydrate',
        known('Mass of the hydrate', measured(mass, 'g')),
        known(`Mass of ${formatFormula(salt)}`, measured(dry, 'g')),
        law('The mass that is lost is water, and moles are compared'),
        calculated(
          'Water that is lost',
          less(measured(mass, 'g'), measured(dry, 'g')),
          measured(lost, 'g'),
        ),
        molesLine('H2O', measured(lost, 'g')),
        molesLine(salt, measured(dry, 'g')),
        calculated(
          `H₂O for each ${formatFormula(salt)}`,
          divided(measured(lost / WATER, 'mol'), measured(dry / molar, 'mol')),
          measured(ratio, null, 3),
        ),
        outcome(answer),
      ),
    right: `${account}.`,
    elements: [...composition(salt).keys()],
    article,
  })
})

/** Molar mass of water in g/mol. */
const WATER = molarMass('H2O')

function withWater(salt: Hydrate['salt'], water: number): string {
  return `${salt}·${water === 1 ? '' : water}H2O`
}

function hydrateCorrection(
  salt: string,
  water: number,
  misconception: 'GE18' | 'GE3',
  text: string,
): Correction {
  return { given: formatFormula(withWater(salt, Math.max(1, water))), misconception, text }
}

/** Empirical formulas of well-known hydrocarbons, as numbers of carbon and hydrogen atoms. */
const hydrocarbons: readonly (readonly [carbon: number, hydrogen: number])[] = [
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 7],
  [3, 8],
  [4, 9],
  [5, 4],
  [5, 12],
  [7, 8],
]

/** The empirical formula of a hydrocarbon from the products of its combustion. */
export const hydrocarbonFromCombustion = production(
  'ge-h31',
  'formula',
  'composition',
  (random) => {
    const [carbon, hydrogen] = pick(random, hydrocarbons)
    const amount = pick(random, [0.02, 0.03, 0.04, 0.05, 0.06, 0.08])
    const dioxide = threeFigures(amount * carbon * molarMass('CO2'))
    const water = threeFigures((amount * hydrogen * WATER) / 2)
    const carbonMoles = dioxide / molarMass('CO2')
    const hydrogenMoles = (2 * water) / WATER
    const answer = written([
      ['C', carbon],
      ['H', hydrogen],
    ])
    const account = `${quantity(dioxide, 'g')} of CO₂ hold ${quantity(carbonMoles, 'mol')} of C, ${quantity(water, 'g')} of H₂O hold ${quantity(hydrogenMoles, 'mol')} of H: ${carbon} to ${hydrogen}, ${answer}`
    return typedFormula({
      element: 'C',
      stem: `Complete combustion of a hydrocarbon gives ${quantity(dioxide, 'g')} of CO₂ and ${quantity(water, 'g')} of H₂O. What is its empirical formula?`,
      answer,
      corrections: [
        {
          given: reducedCarbonHydrogen(2 * carbon, hydrogen),
          misconception: 'GE23',
          text: `That takes one H atom for each H₂O. Each molecule of water holds two: ${account}.`,
        },
        {
          given: written([
            ['C', 2 * carbon],
            ['H', 2 * hydrogen],
          ]),
          misconception: 'GE17',
          text: `The ratio is right, but an empirical formula has the smallest whole numbers. Here ${account}.`,
        },
        {
          given: written([
            ['C', hydrogen],
            ['H', carbon],
          ]),
          misconception: null,
          text: `The two numbers are exchanged. The carbon is in the CO₂ and the hydrogen in the water: ${account}.`,
        },
      ],
      solution: () =>
        solved(
          'the empirical formula',
          law(
            'All carbon is in the CO₂ and all hydrogen in the water, with two H atoms in each H₂O',
          ),
          molesLine('CO2', measured(dioxide, 'g')),
          molesLine('H2O', measured(water, 'g')),
          calculated(
            'Amount of H',
            multiplied(exact(2), measured(water / WATER, 'mol')),
            measured(hydrogenMoles, 'mol'),
          ),
          calculated(
            'H for each C',
            divided(measured(hydrogenMoles, 'mol'), measured(carbonMoles, 'mol')),
            measured(hydrogenMoles / carbonMoles, null, 3),
          ),
          known('In whole numbers', `${carbon} C to ${hydrogen} H`),
          outcome(answer),
        ),
      right: `${account}.`,
      elements: ['C', 'H'],
      article,
    })
  },
)

function reducedCarbonHydrogen(carbon: number, hydrogen: number): string {
  const divisor = greatestDivisor(carbon, hydrogen)
  return written([
    ['C', carbon / divisor],
    ['H', hydrogen / divisor],
  ])
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

function written(counts: readonly (readonly [symbol: string, count: number])[]): string {
  return formatFormula(
    counts.map(([symbol, count]) => (count === 1 ? symbol : `${symbol}${count}`)).join(''),
  )
}
