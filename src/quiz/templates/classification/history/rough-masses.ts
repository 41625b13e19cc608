import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { heatCapacities } from '#chemistry/reactions/heat-capacities.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'
import { calculated, known, law, outcome, solved } from '#quiz/worked/solutions.ts'

/** What a mole of most solid elements takes up for one kelvin, in J, by Dulong and Petit. */
const MOLAR_HEAT = 25

/** The charge of a metal in a compound with chlorine or oxygen. */
const charges = [1, 2, 3, 4] as const
type Charge = (typeof charges)[number]

/** Metals with a well-known chloride or oxide of each charge. */
const metals: Readonly<Record<'chloride' | 'oxide', Readonly<Record<Charge, string>>>> = {
  chloride: {
    1: 'Li Na K Cu Ag',
    2: 'Mg Ca Cr Fe Ni Cu Zn Sn Pb Pt',
    3: 'Al Ti Cr Fe Sb Au',
    4: 'Ti Sn Pt',
  },
  oxide: {
    1: 'Li Na K Cu Ag',
    2: 'Mg Ca Fe Ni Cu Zn Sn Pb',
    3: 'Al Ti Cr Fe Sb',
    4: 'Ti Sn Pb',
  },
}

/** The formulas by charge, and the mass of the partner that belongs to one charge of the metal. */
const compounds = {
  chloride: {
    partner: 'chlorine',
    atomicMass: 35.45,
    perCharge: 1,
    formulas: { 1: 'XCl', 2: 'XCl₂', 3: 'XCl₃', 4: 'XCl₄' },
  },
  oxide: {
    partner: 'oxygen',
    atomicMass: 16,
    perCharge: 0.5,
    formulas: { 1: 'X₂O', 2: 'XO', 3: 'X₂O₃', 4: 'XO₂' },
  },
} as const

/** How far the rough number of charges may be from a whole one. */
const MAX_OFF = 0.35

/**
 * The formula of a compound from its composition and the heat capacity of the metal, as atomic masses were
 * found before the table.
 */
export const formulaByHeatCapacity = template('cl-h811', 'history-of-the-table', (random) => {
  const kind = pick(random, ['chloride', 'oxide'] as const)
  const { partner, atomicMass, perCharge, formulas } = compounds[kind]
  const charge = pick(random, [1, 1, 2, 2, 2, 3, 3, 3, 4, 4] as const)
  const symbol: ElementSymbol = pick(random, metals[kind][charge].split(' '))
  const specific = heatCapacities.find((entry) => entry.symbol === symbol)?.specific
  if (specific === undefined) return null
  const bound = atomicMass * perCharge
  const trueShare = (100 * charge * bound) / (charge * bound + element(symbol).atomicMass)
  const percent = Math.round(10 * trueShare) / 10
  const equivalent = (bound * (100 - percent)) / percent
  const rough = MOLAR_HEAT / specific
  if (Math.abs(rough / equivalent - charge) > MAX_OFF) return null
  const massBy = (count: number): string =>
    `${formatNumber(count * equivalent, { significant: 3 })} g/mol`
  const roughText = `${formatNumber(rough, { significant: 2 })} g/mol`
  const boundText = `${formatNumber(bound, { decimals: 2 })} g of ${partner}`
  const account = `25 J/(mol·K) divided by ${formatNumber(specific, { decimals: 2 })} J/(g·K) is about ${roughText}, and ${formulas[charge]} makes it ${massBy(charge)}`
  const byGrams = chargeNear(percent / (100 - percent) / perCharge)
  const ideaOf = (value: Charge): MisconceptionId | null => {
    if (value * perCharge === 1) return 'GE23'
    return value === byGrams ? 'GE3' : null
  }
  if (charges.every((value) => value === charge || ideaOf(value) === null)) return null
  return choice<Charge>({
    element: symbol,
    badge: null,
    stem: `A mole of a solid element takes about 25 J/K. Metal X takes ${formatNumber(specific, { decimals: 2 })} J/(g·K), and its ${kind} is ${formatNumber(percent, { decimals: 1 })}% ${partner} (${formatNumber(atomicMass, { decimals: 2 })} g/mol). Which is the formula of the ${kind}?`,
    answer: charge,
    isRight: (value) =>
      Math.abs(value * equivalent - element(symbol).atomicMass) < 0.03 * element(symbol).atomicMass,
    show: (value) => formulas[value],
    lures: shuffle(
      random,
      charges.filter((value) => value !== charge),
    ).map((value) => ({
      value,
      misconception: ideaOf(value),
      why: `With ${formulas[value]} the metal would have ${massBy(value)}. ${account}.`,
    })),
    right: `${account}.`,
    see: { elements: [symbol], article: 'guide-to-periodic-table' },
    solution: () =>
      solved(
        `the formula of the ${kind}`,
        known('Heat capacity of X', decimal(specific, 'J/(g·K)', 2)),
        known(`Share of ${partner}`, decimal(percent, '%', 1)),
        law('The molar mass is the molar heat capacity divided by that of one gram'),
        calculated(
          'Molar mass of X, roughly',
          divided(exact(MOLAR_HEAT, 'J/(mol·K)'), decimal(specific, 'J/(g·K)', 2)),
          measured(rough, 'g/mol', 3),
        ),
        calculated(
          `X with ${boundText}`,
          divided(
            multiplied(decimal(bound, 'g', 2), less(exact(100, '%'), decimal(percent, '%', 1))),
            decimal(percent, '%', 1),
          ),
          measured(equivalent, 'g', 3),
        ),
        calculated(
          'Charge of X, roughly',
          divided(measured(rough, null, 3), measured(equivalent, null, 3)),
          decimal(rough / equivalent, null, 1),
        ),
        outcome(formulas[charge]),
      ),
  })
})

function chargeNear(ratio: number): number {
  return Math.min(4, Math.max(1, Math.round(ratio)))
}
