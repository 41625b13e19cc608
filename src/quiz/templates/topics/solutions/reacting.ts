import { formatFormula, formatIon, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, type Expression, less, multiplied } from '#quiz/worked/expressions.ts'
import { countedParts, molarMassStep } from '#quiz/worked/stoichiometry.ts'

type Titrated = {
  readonly acid: string
  readonly base: string
  readonly element: ElementSymbol
  /** Moles of acid and base that react. */
  readonly moles: readonly [acid: number, base: number]
}

/** Neutralizations to their last end point. */
const titrations: readonly Titrated[] = [
  { acid: 'HCl', base: 'NaOH', element: 'Cl', moles: [1, 1] },
  { acid: 'HNO3', base: 'KOH', element: 'N', moles: [1, 1] },
  { acid: 'CH3COOH', base: 'NaOH', element: 'C', moles: [1, 1] },
  { acid: 'H2SO4', base: 'NaOH', element: 'S', moles: [1, 2] },
  { acid: 'H2SO4', base: 'KOH', element: 'S', moles: [1, 2] },
  { acid: 'H2C2O4', base: 'NaOH', element: 'C', moles: [1, 2] },
  { acid: 'HCl', base: 'Ba(OH)2', element: 'Ba', moles: [2, 1] },
  { acid: 'HNO3', base: 'Ba(OH)2', element: 'Ba', moles: [2, 1] },
  { acid: 'HCl', base: 'Na2CO3', element: 'Na', moles: [2, 1] },
]

/** The volume of a base that neutralizes an acid completely. */
export const volumeOfBase = production('ge-m45', 'number', 'solution-stoichiometry', (random) => {
  const { acid, base, element, moles } = pick(random, titrations)
  const volume = pick(random, [10, 15, 20, 25])
  const [strength, other] = [
    pick(random, [0.04, 0.05, 0.075, 0.08, 0.1, 0.12, 0.15]),
    pick(random, [0.05, 0.08, 0.1, 0.125, 0.2]),
  ]
  const ratio = moles[1] / moles[0]
  const plain = (strength * volume) / other
  const value = plain * ratio
  if (value < 5 || value > 50) return null
  const amount = (strength * volume) / 1000
  const [name, partner] = [formatFormula(acid), formatFormula(base)]
  const rule = `${moles[0]} ${name} ${moles[0] === 1 ? 'reacts' : 'react'} with ${moles[1]} ${partner}`
  return workedNumber({
    element,
    stem: `What volume of ${quantity(other, 'mol/L')} ${partner} neutralizes ${volume} mL of ${quantity(strength, 'mol/L')} ${name} completely?`,
    value,
    unit: 'mL',
    units: ['mL', 'L'],
    solution: () => ({
      asked: `the volume of the ${partner} solution`,
      given: {
        [`Concentration of ${name}`]: measured(strength, 'mol/L'),
        [`Concentration of ${partner}`]: measured(other, 'mol/L'),
      },
      relation: `${rule}; amount = concentration × volume, and mol/L is the same as mmol/mL`,
      conversions: [
        [
          `Amount of ${name}`,
          multiplied(measured(strength, 'mmol/mL'), exact(volume, 'mL')),
          'mmol',
        ],
      ],
      numbers: [
        [
          `Amount of ${partner}`,
          multiplied(measured(1000 * amount, 'mmol'), divided(exact(moles[1]), exact(moles[0]))),
          'mmol',
        ],
        [
          `Volume of ${partner}`,
          divided(measured(1000 * amount * ratio, 'mmol'), measured(other, 'mmol/mL')),
          'mL',
        ],
      ],
    }),
    account: `${rule}, so ${quantity(1000 * amount, 'mmol')} of acid take ${quantity(1000 * amount * ratio, 'mmol')} of base; divided by ${quantity(other, 'mol/L')} that is ${quantity(value, 'mL')}`,
    wrong: [
      [plain, 'SO15', 'That takes acid and base one to one.'],
      [plain / ratio, 'SO15', 'The ratio of acid and base was turned around.'],
      [((other * volume) / strength) * ratio, null, 'The two concentrations were exchanged.'],
      [volume, 'SO15', 'Equal volumes neutralize only if the concentrations fit.'],
    ],
    article: 'acids-and-bases-ph-scale',
  })
})

type Weighed = {
  readonly precipitate: string
  readonly ion: string
  readonly charge: number
  readonly name: string
  readonly reagent: string
  readonly element: ElementSymbol
}

const weighed: readonly Weighed[] = [
  { precipitate: 'AgCl', ion: 'Cl', charge: -1, name: 'chloride', reagent: 'AgNO3', element: 'Cl' },
  { precipitate: 'AgBr', ion: 'Br', charge: -1, name: 'bromide', reagent: 'AgNO3', element: 'Br' },
  { precipitate: 'BaSO4', ion: 'SO4', charge: -2, name: 'sulfate', reagent: 'BaCl2', element: 'S' },
]

/** The mass percent of an ion from the mass of its precipitate. */
export const gravimetry = production('ge-h41', 'number', 'solution-stoichiometry', (random) => {
  const { precipitate, ion, charge, name, reagent, element } = pick(random, weighed)
  const share = integer(random, 15, 70) / 100
  const sampled = integer(random, 40, 160) / 100
  const molar = molarMass(precipitate)
  const ionMass = molarMass(ion)
  const mass = threeFigures(((sampled * share) / ionMass) * molar)
  const moles = mass / molar
  const ionGrams = moles * ionMass
  const value = (100 * ionGrams) / sampled
  const solid = formatFormula(precipitate)
  const text = formatIon(ion, charge)
  return workedNumber({
    element,
    stem: `${quantity(sampled, 'g')} of a mixture give ${quantity(mass, 'g')} of ${solid} with excess ${formatFormula(reagent)}. What percent of its mass is ${name}?`,
    value,
    unit: '%',
    units: ['%'],
    solution: () => ({
      asked: `the share of ${name} in the mass`,
      given: {
        'Mass of the mixture': measured(sampled, 'g'),
        [`Mass of ${solid}`]: measured(mass, 'g'),
      },
      relation: `All the ${name} is in the ${solid}, one ${text} in each formula unit`,
      conversions: [
        molarMassStep(precipitate),
        [`Amount of ${solid}`, divided(measured(mass, 'g'), measured(molar, 'g/mol', 4)), 'mol'],
      ],
      numbers: [
        [`Mass of ${text}`, multiplied(measured(moles, 'mol'), measured(ionMass, 'g/mol', 4)), 'g'],
        [
          'Share',
          multiplied(divided(measured(ionGrams, 'g'), measured(sampled, 'g')), exact(100, '%')),
          '%',
        ],
      ],
    }),
    account: `${quantity(mass, 'g')} / ${quantity(molar, 'g/mol', 4)} = ${quantity(1000 * moles, 'mmol')} of ${text}, that is ${quantity(ionGrams, 'g')}, and of ${quantity(sampled, 'g')} it is ${quantity(value, '%')}`,
    wrong: [
      [
        (100 * mass) / sampled,
        'GE3',
        `That takes the mass of ${solid}, of which ${name} is only a part.`,
      ],
      [100 - value, 'GE15', `That is the share of all that is not ${name}.`],
      [(100 * moles) / sampled, 'GE20', 'That divides moles by grams, but both have to be grams.'],
      [
        (100 * mass * (molar - ionMass)) / molar / sampled,
        null,
        `That is the metal of the precipitate, which came with ${formatFormula(reagent)}.`,
      ],
    ],
    article: null,
  })
})

type Precipitation = {
  readonly first: string
  readonly second: string
  readonly precipitate: string
  /** The ions that precipitate, of each solution, and how many are in a formula unit of its salt. */
  readonly ions: readonly [Reacting, Reacting]
  readonly element: ElementSymbol
}

type Reacting = {
  readonly formula: string
  readonly charge: number
  readonly perSalt: number
  readonly perSolid: number
}

const precipitations: readonly Precipitation[] = [
  {
    first: 'AgNO3',
    second: 'NaCl',
    precipitate: 'AgCl',
    ions: [one('Ag', 1), one('Cl', -1)],
    element: 'Ag',
  },
  {
    first: 'AgNO3',
    second: 'KBr',
    precipitate: 'AgBr',
    ions: [one('Ag', 1), one('Br', -1)],
    element: 'Ag',
  },
  {
    first: 'BaCl2',
    second: 'Na2SO4',
    precipitate: 'BaSO4',
    ions: [one('Ba', 2), one('SO4', -2)],
    element: 'Ba',
  },
  {
    first: 'Ba(NO3)2',
    second: 'K2SO4',
    precipitate: 'BaSO4',
    ions: [one('Ba', 2), one('SO4', -2)],
    element: 'Ba',
  },
  {
    first: 'Pb(NO3)2',
    second: 'KI',
    precipitate: 'PbI2',
    ions: [one('Pb', 2), { formula: 'I', charge: -1, perSalt: 1, perSolid: 2 }],
    element: 'Pb',
  },
  {
    first: 'AgNO3',
    second: 'MgCl2',
    precipitate: 'AgCl',
    ions: [one('Ag', 1), { formula: 'Cl', charge: -1, perSalt: 2, perSolid: 1 }],
    element: 'Ag',
  },
]

function one(formula: string, charge: number): Reacting {
  return { formula, charge, perSalt: 1, perSolid: 1 }
}

/** The concentration of the ion that is left over after a precipitation. */
export const ionLeftOver = production('ge-h42', 'number', 'solution-stoichiometry', (random) => {
  const { first, second, precipitate, ions, element } = pick(random, precipitations)
  const [firstVolume, secondVolume] = [
    pick(random, [20, 25, 40, 50, 60]),
    pick(random, [20, 30, 40, 50, 80]),
  ]
  const [firstStrength, secondStrength] = [
    pick(random, [0.05, 0.08, 0.1, 0.15, 0.2]),
    pick(random, [0.04, 0.05, 0.1, 0.12, 0.2]),
  ]
  const [a, b] = ions
  const amountA = firstStrength * firstVolume * a.perSalt
  const amountB = secondStrength * secondVolume * b.perSalt
  const units = Math.min(amountA / a.perSolid, amountB / b.perSolid)
  const leftA = amountA - units * a.perSolid
  const leftB = amountB - units * b.perSolid
  const [ion, left, had, gone] =
    leftA > leftB
      ? [a, leftA, amountA, units * a.perSolid]
      : [b, leftB, amountB, units * b.perSolid]
  if (left < 0.2 * had) return null
  const volume = firstVolume + secondVolume
  const value = left / volume
  const text = formatIon(ion.formula, ion.charge)
  const own = ion === a ? firstVolume : secondVolume
  return workedNumber({
    element,
    stem: `${firstVolume} mL of ${quantity(firstStrength, 'mol/L')} ${formatFormula(first)} and ${secondVolume} mL of ${quantity(secondStrength, 'mol/L')} ${formatFormula(second)} are mixed; ${formatFormula(precipitate)} precipitates completely. What is the concentration of ${text} then?`,
    value,
    unit: 'mol/L',
    units: ['mmol/L', 'mol/L'],
    solution: () => {
      const partner = ion === a ? b : a
      const partnerText = formatIon(partner.formula, partner.charge)
      const ownStrength = ion === a ? firstStrength : secondStrength
      const [otherStrength, otherVolume, otherAmount] =
        ion === a ? [secondStrength, secondVolume, amountB] : [firstStrength, firstVolume, amountA]
      return {
        asked: `the concentration of ${text}`,
        relation: `${formatFormula(precipitate)} tells how many ions precipitate together; what is left is in the volume of both solutions`,
        conversions: [
          [`Amount of ${text}`, amountOf(ion.perSalt, ownStrength, own), 'mmol'],
          [
            `Amount of ${partnerText}`,
            amountOf(partner.perSalt, otherStrength, otherVolume),
            'mmol',
          ],
        ],
        numbers: [
          [
            `${text} that precipitates`,
            multiplied(
              measured(otherAmount, 'mmol'),
              divided(exact(ion.perSolid), exact(partner.perSolid)),
            ),
            'mmol',
          ],
          [`${text} left`, less(measured(had, 'mmol'), measured(gone, 'mmol')), 'mmol'],
          ['Volume', added(exact(firstVolume, 'mL'), exact(secondVolume, 'mL')), 'mL', {}],
          [
            `Concentration of ${text}`,
            divided(measured(left, 'mmol'), exact(volume, 'mL')),
            'mol/L',
          ],
        ],
      }
    },
    account: `Of ${millimoles(had)} of ${text}, ${millimoles(gone)} precipitate and ${millimoles(left)} are left in ${formatNumber(volume)} mL: ${quantity(value, 'mol/L')}`,
    wrong: [
      [
        left / own,
        'SO14',
        `That divides by the ${own} mL of its own solution, but the volumes add up.`,
      ],
      [had / volume, null, 'That leaves out what has precipitated.'],
      [
        (had - gone * (ion.perSolid === 1 ? 2 : 0.5)) / volume > 0
          ? (had - gone * (ion.perSolid === 1 ? 2 : 0.5)) / volume
          : Number.NaN,
        ion.perSolid === 1 ? null : 'SO15',
        'The ratio of the two ions in the precipitate was not the one of its formula.',
      ],
      [gone / volume, null, 'That is the part that has precipitated.'],
    ],
    article: null,
  })
})

/** The amount of an ion in mmol that a solution of its salt holds. */
function amountOf(count: number, strength: number, milliliters: number): Expression {
  return countedParts(count, multiplied(measured(strength, 'mmol/mL'), exact(milliliters, 'mL')))
}

function millimoles(amount: number): string {
  return quantity(amount, 'mmol')
}
