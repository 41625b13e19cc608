import { electrodeReactions } from '#chemistry/cells/batteries.ts'
import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { couplesOf, type Exchange, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { countedParts } from '#quiz/worked/stoichiometry.ts'

type Titrant = { readonly ion: string; readonly product: string; readonly electrons: number }

const titrants: readonly Titrant[] = [
  { ion: 'MnO4-', product: 'Mn^2+', electrons: 5 },
  { ion: 'Cr2O7^2-', product: 'Cr^3+', electrons: 6 },
]

type Analyte = {
  readonly sample: string
  readonly particle: string
  readonly product: string
  readonly electrons: number
  readonly element: ElementSymbol
  /** The part whose percentage is asked for, in words and as a formula without a charge. */
  readonly part: string
  readonly formula: string
}

const analytes: readonly Analyte[] = [
  analyte('ore', 'Fe^2+', 'Fe^3+', 1, 'Fe', 'iron', 'Fe'),
  analyte('alloy', 'Sn^2+', 'Sn^4+', 2, 'Sn', 'tin', 'Sn'),
  analyte('salt', 'C2O4^2-', 'CO2', 2, 'C', 'oxalate', 'C2O4'),
  analyte('solution', 'H2O2', 'O2', 2, 'O', 'hydrogen peroxide', 'H2O2'),
]

function analyte(
  of: string,
  particle: string,
  product: string,
  electrons: number,
  element: ElementSymbol,
  part: string,
  formula: string,
): Analyte {
  return { sample: of, particle, product, electrons, element, part, formula }
}

/** The percentage of a substance from a redox titration. */
export const redoxTitration = production('ch-h67', 'number', 'redox-titrations', (random) => {
  const titrant = pick(random, titrants)
  const {
    sample: of,
    particle,
    product,
    electrons,
    element,
    part,
    formula,
  } = pick(random, analytes)
  // Dichromate is the titrant of iron and tin; with oxalate and peroxide permanganate is.
  if (titrant.ion !== 'MnO4-' && !['Fe', 'Sn'].includes(element)) return null
  const volume = integer(random, 120, 280) / 10
  const strength = pick(random, [0.01, 0.015, 0.02, 0.025])
  const mass = pick(random, [0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1])
  const molar = molarMass(formula)
  const moles = (strength * volume) / 1000
  const ratio = titrant.electrons / electrons
  const grams = moles * ratio * molar
  const value = (100 * grams) / mass
  if (value < 8 || value > 75) return null
  const [ion, shown] = [formatFormula(titrant.ion), formatFormula(particle)]
  const rule = `${ion} takes up ${titrant.electrons} electrons and ${shown} gives off ${electrons}, so 1 mol of ${ion} reacts with ${formatNumber(ratio)} mol of ${shown}`
  const account = `${rule}; ${quantity(moles, 'mol')} of ${ion} make ${quantity(moles * ratio, 'mol')} or ${quantity(grams, 'g')}, ${quantity(value, '%')}`
  return workedNumber({
    element,
    stem: `The ${shown} of ${quantity(mass, 'g')} of ${of} takes ${quantity(volume, 'mL')} of ${quantity(strength, 'mol/L')} ${ion}, which becomes ${formatFormula(titrant.product)}, and turns into ${formatFormula(product)}. What percentage of the ${of} is ${part}?`,
    value,
    unit: '%',
    units: [],
    solution: () => ({
      asked: `the mass percent of ${part}`,
      given: { Volume: measured(volume, 'mL'), Sample: measured(mass, 'g') },
      relation: `Both sides of a redox reaction move as many electrons: ${ion} takes up ${titrant.electrons}, ${shown} gives off ${electrons}`,
      conversions: [
        [
          `Amount of ${ion}`,
          divided(
            multiplied(measured(strength, 'mol/L'), measured(volume, 'mL')),
            exact(1000, 'mL/L'),
          ),
          'mol',
        ],
      ],
      numbers: [
        [`Amount of ${shown}`, countedParts(ratio, measured(moles, 'mol')), 'mol'],
        ['Mass', multiplied(measured(moles * ratio, 'mol'), measured(molar, 'g/mol', 4)), 'g'],
        [
          'Share',
          multiplied(divided(measured(grams, 'g'), measured(mass, 'g')), exact(100, '%')),
          '%',
        ],
      ],
    }),
    account,
    wrong: [
      [value / ratio, 'SO15', 'That takes one mole of each.'],
      [value / ratio / ratio, 'SO15', 'The ratio is turned around.'],
      [value / molar, 'GE12', 'That takes moles for grams.'],
      [100 - value, 'GE15', 'That is the rest of the sample.'],
    ],
  })
})

/** Equations of redox titrations, with the titrant and what it is measured against. */
const titrations: readonly (readonly [
  equation: string,
  titrant: string,
  titrated: string,
  element: ElementSymbol,
])[] = [
  ['MnO4^- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O', 'MnO4^-', 'Fe^2+', 'Fe'],
  ['Cr2O7^2- + 6 Fe^2+ + 14 H+ -> 2 Cr^3+ + 6 Fe^3+ + 7 H2O', 'Cr2O7^2-', 'Fe^2+', 'Fe'],
  ['2 MnO4^- + 5 C2O4^2- + 16 H+ -> 2 Mn^2+ + 10 CO2 + 8 H2O', 'MnO4^-', 'C2O4^2-', 'C'],
  ['2 MnO4^- + 5 H2O2 + 6 H+ -> 2 Mn^2+ + 5 O2 + 8 H2O', 'MnO4^-', 'H2O2', 'O'],
  ['2 MnO4^- + 5 Sn^2+ + 16 H+ -> 2 Mn^2+ + 5 Sn^4+ + 8 H2O', 'MnO4^-', 'Sn^2+', 'Sn'],
  ['I2 + 2 S2O3^2- -> 2 I- + S4O6^2-', 'S2O3^2-', 'I2', 'I'],
]

/** The amount of a substance from a redox titration whose equation is given. */
export const amountOfAnalyte = production('ch-m521', 'number', 'redox-titrations', (random) => {
  const [text, titrant, titrated, element] = pick(random, titrations)
  const equation = equationOf(text)
  const [ion, shown] = [formatFormula(titrant), formatFormula(titrated)]
  const countOf = (name: string) =>
    equation.reactants.find(({ formula }) => formatFormula(formula) === name)?.coefficient ?? 0
  const [taken, given] = [countOf(ion), countOf(shown)]
  const volume = integer(random, 80, 280) / 10
  const strength = pick(random, [0.01, 0.015, 0.02, 0.025, 0.05, 0.1])
  const amount = strength * volume
  const ratio = given / taken
  const value = amount * ratio
  return workedNumber({
    element,
    stem: `${formatEquation(equation)}. What amount of ${shown} reacts with ${quantity(volume, 'mL')} of ${quantity(strength, 'mol/L')} ${ion}?`,
    value,
    unit: 'mmol',
    units: ['mmol', 'mol'],
    solution: () => ({
      asked: `the amount of ${shown}`,
      given: { Volume: measured(volume, 'mL') },
      relation: `The numbers in the equation tell how much ${shown} reacts with the ${ion}`,
      numbers: [
        [
          `Amount of ${ion}`,
          multiplied(measured(strength, 'mmol/mL'), measured(volume, 'mL')),
          'mmol',
        ],
        [
          `Amount of ${shown}`,
          taken === 1
            ? multiplied(measured(amount, 'mmol'), exact(given))
            : divided(multiplied(measured(amount, 'mmol'), exact(given)), exact(taken)),
          'mmol',
        ],
      ],
    }),
    account: `There are ${quantity(amount, 'mmol')} of ${ion}, and ${given} ${shown} ${given === 1 ? 'reacts' : 'react'} with ${taken} ${ion}, so it is ${quantity(value, 'mmol')}`,
    wrong: [
      [amount, 'SO15', `That takes one ${shown} for one ${ion}.`],
      [amount / ratio, 'SO15', 'The ratio is turned around.'],
      [
        taken === 1 ? Number.NaN : amount * given,
        'SO15',
        `The equation has ${taken} ${ion}, not one.`,
      ],
    ],
  })
})

const LONGEST_LINE = 238

/** Electrode reactions of cells that people use. */
export const reactionsOfBatteries = production('ch-h68', 'match', 'galvanic-cells', (random) => {
  const drawn = sample(random, electrodeReactions, 4).map((reaction) => ({
    ...reaction,
    left: `${reaction.isAnode ? 'anode' : 'cathode'} of ${reaction.cell}`,
    shown: formatEquation(equationOf(reaction.equation)),
  }))
  // The answer is one line of the worked solution.
  const length = drawn.reduce((sum, { left, shown }) => sum + left.length + shown.length + 4, 0)
  if (length > LONGEST_LINE) return null
  return pairDraft(random, {
    stem: 'Pair each electrode with its reaction while the cell delivers current. Fuel cells use hydrogen.',
    pairs: drawn.map(({ left, shown, element }) => ({ left, partner: shown, element })),
    exchanges: couplesOf(drawn).map(([one, other]): Exchange =>
      one.isAnode === other.isAnode
        ? {
            of: [one.left, other.left],
            misconception: null,
            text: `Both happen at ${one.isAnode ? 'an anode' : 'a cathode'}, but in other cells. Look for the substances that each cell has, and whether it is acidic.`,
          }
        : {
            of: [one.left, other.left],
            misconception: 'EL3',
            text: 'Electrons are given off at the anode, where they stand on the right. At the cathode they are taken up.',
          },
    ),
    right: `The reactions are: ${drawn.map(({ left, shown }) => `${left}, ${shown}`).join('; ')}.`,
    article: null,
    asked: 'the reaction at each electrode',
    rule: 'At the anode electrons are given off, at the cathode taken up; H⁺ belongs to acidic cells, OH⁻ to alkaline ones',
  })
})
