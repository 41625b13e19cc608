import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { extractionEquations } from '#chemistry/metals/ores.ts'
import { FARADAY } from '#chemistry/quantities/constants.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import {
  balancingTask,
  coefficientsOf,
  onesEverywhere,
  shownPlain,
  singleAtoms,
  twiceAsMuch,
} from '#quiz/templates/made/balancing-task.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

const stoichiometry = 'what-is-the-mole'

/** The numbers of an equation that leads from an ore to a metal. */
export const equationOfExtraction = production(
  'ch-m254',
  'balance',
  'metal-extraction',
  (random) => {
    const [text, metal] = pick(random, extractionEquations)
    const equation = equationOf(text)
    return balancingTask(equation, {
      element: metal,
      stem: `Balance the equation on the way to ${nameOf(metal)}, ${shownPlain(equation)}.`,
      corrections: [onesEverywhere(equation), singleAtoms(equation), twiceAsMuch(equation)],
    })
  },
)

type Cell = { readonly metal: ElementSymbol; readonly charge: number; readonly melt: string }

const cells: readonly Cell[] = [
  { metal: 'Al', charge: 3, melt: 'aluminum oxide in cryolite' },
  { metal: 'Mg', charge: 2, melt: 'magnesium chloride' },
  { metal: 'Na', charge: 1, melt: 'sodium chloride' },
]

/** The mass of a metal that a large cell makes. */
export const massFromCurrent = production('ch-h253', 'number', 'metal-extraction', (random) => {
  const { metal, charge, melt } = pick(random, cells)
  const kiloamperes = integer(random, 6, 60) * 5
  const hours = pick(random, [2, 3, 4, 6, 8, 12, 24])
  const coulombs = kiloamperes * 1000 * hours * 3600
  const electrons = coulombs / FARADAY
  const moles = electrons / charge
  const molar = molarMass(metal)
  const value = (moles * molar) / 1000
  const ion = formatFormula(`${metal}^${charge === 1 ? '' : charge}+`)
  const shown = formatNumber(FARADAY)
  return workedNumber({
    element: metal,
    stem: `A cell with a melt of ${melt} works ${hours} h with ${kiloamperes} kA. What mass of ${nameOf(metal)} forms? Electrons have ${shown} C/mol.`,
    value,
    unit: 'kg',
    units: ['g', 'kg'],
    solution: () => ({
      asked: `the mass of ${nameOf(metal)}`,
      given: { Current: exact(kiloamperes, 'kA'), Time: exact(hours, 'h') },
      relation: `Charge = current × time in seconds, and each ${ion} takes ${charge} of the electrons`,
      conversions: [
        ['Current in A', multiplied(exact(kiloamperes, 'kA'), exact(1000, 'A/kA')), 'A'],
        ['Seconds', multiplied(exact(hours, 'h'), exact(3600, 's/h')), 's'],
      ],
      numbers: [
        ['Charge', multiplied(measured(kiloamperes * 1000, 'A'), measured(hours * 3600, 's')), 'C'],
        ['Moles of electrons', divided(measured(coulombs, 'C'), exact(FARADAY, 'C/mol')), 'mol'],
        ...(charge === 1
          ? []
          : [
              [
                `Amount of ${nameOf(metal)}`,
                divided(measured(electrons, 'mol'), exact(charge)),
                'mol',
              ] as const,
            ]),
        [
          'Mass in kg',
          divided(
            multiplied(measured(moles, 'mol'), measured(molar, 'g/mol', 4)),
            exact(1000, 'g/kg'),
          ),
          'kg',
        ],
      ],
    }),
    account: `${quantity(coulombs, 'C')} are ${quantity(electrons, 'mol')} of electrons; each ${ion} takes ${charge}, so there are ${quantity(moles, 'mol')}, which is ${quantity(value, 'kg')}`,
    wrong: [
      [value * charge, 'MT9', `Each ${ion} takes ${charge} electrons, so fewer ions are reduced.`],
      [value * charge ** 2, 'MT9', 'Moles of electrons are divided by the charge, not multiplied.'],
      [value / 60, 'MT9', 'An hour has 3600 seconds, not 60.'],
      [value / 3600, 'MT9', 'Hours are no seconds, and charge is current times seconds.'],
    ],
    article: stoichiometry,
  })
})

/** Oxide and carbon give a metal, in this order. */
const reductions: readonly (readonly [equation: string, metal: ElementSymbol])[] = [
  ['2 Al2O3 + 3 C -> 4 Al + 3 CO2', 'Al'],
  ['2 Fe2O3 + 3 C -> 4 Fe + 3 CO2', 'Fe'],
  ['SnO2 + 2 C -> Sn + 2 CO', 'Sn'],
  ['2 PbO + C -> 2 Pb + CO2', 'Pb'],
  ['2 CuO + C -> 2 Cu + CO2', 'Cu'],
]

/** The mass of carbon that a metal takes. */
export const carbonForMetal = production('ch-h254', 'number', 'metal-extraction', (random) => {
  const [text, metal] = pick(random, reductions)
  const equation = equationOf(text)
  const [, carbons = 1, metals = 1] = coefficientsOf(equation)
  const mass = integer(random, 4, 60) * 5
  const [molar, carbonMolar] = [molarMass(metal), molarMass('C')]
  const moles = (mass * 1000) / molar
  const carbon = (moles * carbons) / metals
  const value = (carbon * carbonMolar) / 1000
  const name = nameOf(metal)
  return workedNumber({
    element: metal,
    stem: `${mass} kg of ${name} form by ${formatEquation(equation)}. What mass of carbon does that take?`,
    value,
    unit: 'kg',
    units: ['g', 'kg'],
    solution: () => ({
      asked: 'the mass of carbon',
      given: { [`Mass of ${name}`]: exact(mass, 'kg') },
      relation: `${metals} ${metal} go with ${carbons} C`,
      conversions: [
        [`Mass of ${name} in g`, multiplied(exact(mass, 'kg'), exact(1000, 'g/kg')), 'g'],
      ],
      numbers: [
        [
          `Amount of ${name}`,
          divided(measured(mass * 1000, 'g'), measured(molar, 'g/mol', 4)),
          'mol',
        ],
        [
          'Amount of carbon',
          multiplied(measured(moles, 'mol'), divided(exact(carbons), exact(metals))),
          'mol',
        ],
        [
          'Mass of carbon in kg',
          divided(
            multiplied(measured(carbon, 'mol'), measured(carbonMolar, 'g/mol', 4)),
            exact(1000, 'g/kg'),
          ),
          'kg',
        ],
      ],
    }),
    account: `${mass} kg are ${quantity(moles, 'mol')} of ${name}, which take ${quantity(carbon, 'mol')} of carbon, and that is ${quantity(value, 'kg')}`,
    wrong: [
      [(mass * carbons) / metals, 'GE3', 'That takes the ratio of moles for a ratio of masses.'],
      [
        (value * metals * metals) / (carbons * carbons),
        'GE15',
        'The ratio of the equation was turned upside down.',
      ],
      [(value * metals) / carbons, 'GE21', 'The numbers in front of the formulas were left out.'],
    ],
    article: stoichiometry,
  })
})

const metalsOfOres: readonly (readonly [formula: string, metal: ElementSymbol])[] = [
  ['Fe2O3', 'Fe'],
  ['Fe3O4', 'Fe'],
  ['Al2O3', 'Al'],
  ['SnO2', 'Sn'],
  ['PbS', 'Pb'],
  ['ZnS', 'Zn'],
  ['Cu2S', 'Cu'],
]

/** The mass of metal in an ore of known content. */
export const metalInOre = production('ch-m577', 'number', 'metal-extraction', (random) => {
  const [plain, metal] = pick(random, metalsOfOres)
  const atoms = composition(plain).get(metal) ?? 1
  const tonnes = integer(random, 4, 50) * 5
  const percent = integer(random, 5, 18) * 5
  const [molar, own] = [molarMass(plain), molarMass(metal)]
  const pure = (tonnes * percent) / 100
  const share = (atoms * own) / molar
  const value = pure * share
  const shown = formatFormula(plain)
  const name = nameOf(metal)
  return workedNumber({
    element: metal,
    stem: `${tonnes} t of an ore are ${percent}% ${shown}; the rest has no ${name}. What mass of ${name} is in the ore?`,
    value,
    unit: 't',
    units: ['kg', 't'],
    solution: () => ({
      asked: `the mass of ${name}`,
      given: { 'Mass of the ore': exact(tonnes, 't'), [`Share of ${shown}`]: exact(percent, '%') },
      relation: `The share of ${name} in ${shown} is the mass of its atoms over that of the whole formula`,
      conversions: [
        [
          `Mass of ${shown}`,
          multiplied(exact(tonnes, 't'), divided(exact(percent, '%'), exact(100, '%'))),
          't',
        ],
      ],
      numbers: [
        molarMassStep(plain),
        [
          `Share of ${name}`,
          divided(multiplied(exact(atoms), measured(own, 'g/mol', 4)), measured(molar, 'g/mol', 4)),
          null,
          { significant: 4 },
        ],
        [`Mass of ${name}`, multiplied(measured(pure, 't'), measured(share, null, 4)), 't'],
      ],
    }),
    account: `There are ${quantity(pure, 't')} of ${shown}, of which a share of ${quantity(share, null, 4)} is ${name}: ${quantity(value, 't')}`,
    wrong: [
      [tonnes * share, null, `Only ${percent}% of the ore are ${shown}.`],
      [pure, 'GE12', `That is the mass of ${shown}, which is not ${name} alone.`],
      [
        pure / share,
        'GE15',
        'The share was turned upside down, so that there is more metal than ore.',
      ],
      [value / atoms, 'GE23', `Each ${shown} has ${atoms} atoms of ${name}.`],
    ],
    article: stoichiometry,
  })
})
