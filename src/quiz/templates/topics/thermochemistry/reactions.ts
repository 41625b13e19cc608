import {
  type BondCount,
  bondEnergies,
  bondsByMolecule,
  gasReactions,
} from '#chemistry/compounds/bond-energies.ts'
import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { substanceOf, tenths } from '#chemistry/heats/changes.ts'
import {
  formationEnthalpies,
  formationEnthalpy,
  thermoReactions,
} from '#chemistry/heats/formation-enthalpies.ts'
import {
  type Equation,
  equation as equationOf,
  formatEquation,
  formatTerm,
  type Term,
} from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random, shuffle } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { isTooLong } from '#quiz/templates/made/long-stem.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, type Expression, less, multiplied } from '#quiz/worked/expressions.ts'
import { countedParts, molarMassStep } from '#quiz/worked/stoichiometry.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

const energies = ['J', 'kJ'] as const

type Reaction = {
  readonly equation: Equation
  /** For the equation as written, in kJ with one decimal. */
  readonly enthalpy: number
  readonly element: ElementSymbol
}

/** Reactions with their enthalpies from tables of formation. */
const reactions: readonly Reaction[] = thermoReactions.map(reactionOf)

function reactionOf(text: string): Reaction {
  const equation = equationOf(text)
  const enthalpy = sumOf(equation.products) - sumOf(equation.reactants)
  const [symbol = 'H'] = composition(equation.reactants[0]?.formula ?? 'H').keys()
  return { equation, enthalpy: tenths(enthalpy), element: symbol }
}

/** @throws RangeError when a substance is not in the table. */
function valueOf(term: Term): number {
  const value = formationEnthalpy(substanceOf(term))
  if (value === null) throw new RangeError(`No enthalpy of formation of ${substanceOf(term)}.`)
  return value
}

function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, term) => sum + term.coefficient * valueOf(term), 0)
}

function nameOf(term: Term): string {
  return formatTerm({ ...term, coefficient: 1 })
}

function kilojoules(value: number): string {
  return `${formatNumber(value, { decimals: 1 })} kJ`
}

function perMole(value: number): string {
  return `${formatNumber(value, { decimals: 1 })} kJ/mol`
}

/** Half a kilojoule, as all data are given. */
function halfKilojoule(value: number): number {
  return Math.min(0.01, 0.5 / Math.abs(value))
}

const sized = reactions.filter(({ enthalpy }) => Math.abs(enthalpy) > 50)

/** The heat from a mass of a substance that reacts. */
export const heatFromMass = production('ge-m47', 'number', 'reaction-enthalpy', (random) => {
  const { equation, enthalpy, element } = pick(random, sized)
  const term = pick(random, equation.reactants)
  const molar = molarMass(term.formula)
  const mass = threeFigures((integer(random, 10, 90) / 100) * molar)
  const amount = mass / molar
  const value = (Math.abs(enthalpy) * amount) / term.coefficient
  const verb = enthalpy < 0 ? 'released' : 'taken up'
  const name = nameOf(term)
  return workedNumber({
    element,
    stem: `${formatEquation(equation)} has ΔH = ${kilojoules(enthalpy)}. How much heat is ${verb} when ${quantity(mass, 'g')} of ${formatFormula(term.formula)} react?`,
    value,
    unit: 'kJ',
    units: energies,
    solution: () => ({
      asked: `the heat that is ${verb}`,
      given: { [`Mass of ${formatFormula(term.formula)}`]: measured(mass, 'g') },
      relation: `ΔH belongs to ${term.coefficient} mol of ${name}, as the equation is written`,
      conversions: [
        molarMassStep(term.formula),
        [
          `Amount of ${formatFormula(term.formula)}`,
          divided(measured(mass, 'g'), measured(molar, 'g/mol', 4)),
          'mol',
        ],
      ],
      numbers: [
        [
          'Heat',
          divided(
            multiplied(measured(amount, 'mol'), decimal(Math.abs(enthalpy), 'kJ', 1)),
            exact(term.coefficient, 'mol'),
          ),
          'kJ',
        ],
      ],
    }),
    account: `At ${quantity(molar, 'g/mol', 4)}, ${quantity(mass, 'g')} are ${quantity(amount, 'mol')}; ${term.coefficient} mol of ${name} ${term.coefficient === 1 ? 'belongs' : 'belong'} to ${kilojoules(Math.abs(enthalpy))}, so ${quantity(value, 'kJ')} are ${verb}`,
    wrong: [
      [
        value * term.coefficient,
        'TH10',
        `ΔH belongs to ${term.coefficient} mol of ${name}, not to one.`,
      ],
      [
        value * term.coefficient * term.coefficient,
        'TH10',
        'That multiplies by the number in front, but ΔH is shared by these moles.',
      ],
      [mass * Math.abs(enthalpy), 'GE20', 'That multiplies ΔH by grams, but it belongs to moles.'],
      [
        (mass * molar * Math.abs(enthalpy)) / term.coefficient,
        'GE12',
        'The mass was multiplied by the molar mass, which gives no moles.',
      ],
    ],
  })
})

/** Formulas in Unicode are the keys, as one molecule can be written in several ways in plain text. */
const bondsByFormula: ReadonlyMap<string, BondCount> = new Map(
  Object.entries(bondsByMolecule).map(([text, bonds]) => [formatFormula(text), bonds]),
)

type BondChange = { readonly bond: string; readonly count: number }

/** Bonds that break (positive) or form (negative) in a reaction. */
function bondChanges({ reactants, products }: Equation): readonly BondChange[] {
  const counts = new Map<string, number>()
  const add = (terms: readonly Term[], sign: number) => {
    for (const { coefficient, formula } of terms) {
      for (const [bond, count] of Object.entries(
        bondsByFormula.get(formatFormula(formula)) ?? {},
      )) {
        counts.set(bond, (counts.get(bond) ?? 0) + sign * coefficient * count)
      }
    }
  }
  add(reactants, 1)
  add(products, -1)
  return [...counts].filter(([, count]) => count !== 0).map(([bond, count]) => ({ bond, count }))
}

function energyOf({ bond }: BondChange): number {
  return bondEnergies[bond] ?? Number.NaN
}

/** The energies of bonds in kJ, each as often as it breaks or forms. */
function energiesAdded(bonds: readonly BondChange[]): Expression {
  return added(...bonds.map((one) => countedParts(Math.abs(one.count), exact(energyOf(one)))))
}

function energiesOf(bonds: readonly BondChange[]): number {
  return bonds.reduce((sum, one) => sum + Math.abs(one.count) * energyOf(one), 0)
}

/** Reactions of gases without the bonds on which tables differ most. */
const bondReactions = gasReactions
  .map((text) => equationOf(text))
  .filter((equation) => bondChanges(equation).every(({ bond }) => bond !== 'C–F'))

/** The mean energy of one bond from ΔH and the energies of the others. */
export const unknownBond = production('ge-h81', 'number', 'reaction-enthalpy', (random) => {
  const equation = pick(random, bondReactions)
  const changes = bondChanges(equation)
  const change = changes.reduce((sum, one) => sum + one.count * energyOf(one), 0)
  const unknown = pick(random, changes)
  const others = changes.filter((one) => one !== unknown)
  const value = energyOf(unknown)
  const rest = others.reduce((sum, one) => sum + one.count * energyOf(one), 0)
  const times = Math.abs(unknown.count)
  const given = others.map((one) => `${one.bond} ${energyOf(one)}`).join(', ')
  const stem = `Mean bond energies in kJ/mol: ${given}. As gases, ${formatEquation(equation)} has ΔH = ${formatNumber(change)} kJ. What is that of ${unknown.bond}?`
  if (isTooLong(stem)) return null
  const [broken, formed] = [1, -1].map((sign) =>
    changes
      .filter((one) => Math.sign(one.count) === sign)
      .map((one) => `${Math.abs(one.count)} × ${one.bond}`)
      .join(' + '),
  )
  const [element = 'H'] = /[A-Z][a-z]?/.exec(unknown.bond) ?? []
  return workedNumber({
    element,
    stem,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: 0.005,
    show: wholePerMole,
    solution: () => {
      const isBroken = unknown.count > 0
      const same = others.filter(({ count }) => count > 0 === isBroken)
      const opposite = others.filter(({ count }) => count > 0 !== isBroken)
      const [breaking, forming] = ['Bonds that break', 'Bonds that form']
      const [own, far] = isBroken ? [breaking, forming] : [forming, breaking]
      const all = less(
        added(
          ...(opposite.length === 0 ? [] : [exact(energiesOf(opposite), 'kJ')]),
          exact(isBroken ? change : -change, 'kJ'),
        ),
        ...(same.length === 0 ? [] : [exact(energiesOf(same), 'kJ')]),
      )
      const known: readonly (readonly [string, readonly BondChange[]])[] = [
        [far, opposite],
        [`${own}, without ${unknown.bond}`, same],
      ]
      return {
        asked: `the mean energy of the bond ${unknown.bond}`,
        given: { ΔH: exact(change, 'kJ') },
        relation:
          'ΔH = energy of the bonds that break − energy of the bonds that form; bonds on both sides cancel',
        conversions: known.flatMap(([text, bonds]): readonly WorkedStep[] =>
          bonds.length === 0 ? [] : [[text, energiesAdded(bonds), 'kJ', {}]],
        ),
        numbers:
          times === 1
            ? [['Bond energy', all, 'kJ/mol', {}]]
            : [
                [`${times} bonds ${unknown.bond}`, all, 'kJ', {}],
                [
                  'Bond energy',
                  divided(exact(times * value, 'kJ'), exact(times, 'mol')),
                  'kJ/mol',
                  {},
                ],
              ],
      }
    },
    account: `Broken minus formed, ${broken} − (${formed}), is ${formatNumber(change)} kJ, so ${unknown.bond} has ${wholePerMole(value)}`,
    wrong: [
      [
        value * times,
        'TH10',
        `That is the energy of all ${times} bonds ${unknown.bond}, not of one.`,
      ],
      [
        Math.abs((-change - rest) / unknown.count),
        'BO5',
        'The sign of ΔH was turned: breaking bonds costs energy.',
      ],
      [Math.abs(rest / unknown.count), null, 'That leaves out ΔH, as if it were zero.'],
    ],
    article: null,
  })
})

type Rewritten = { readonly factor: number; readonly text: string }

const rewritings: readonly Rewritten[] = [
  { factor: -1, text: 'Written the other way around, the sign is turned' },
  { factor: 2, text: 'Twice the equation has twice the ΔH' },
  { factor: 0.5, text: 'Half the equation has half the ΔH' },
  {
    factor: -2,
    text: 'Twice the equation, the other way around, has twice the ΔH with the sign turned',
  },
  {
    factor: -0.5,
    text: 'Half the equation, the other way around, has half the ΔH with the sign turned',
  },
]

/** ΔH of an equation that is reversed or multiplied. */
export const rewrittenEquation = production('ge-m49', 'number', 'hess-law', (random) => {
  const { equation, enthalpy, element } = pick(random, sized)
  const { factor, text } = pick(random, rewritings)
  const times = Math.abs(factor)
  const scaled = (terms: readonly Term[]) =>
    terms.map((term) => ({ ...term, coefficient: term.coefficient * times }))
  const [left, right] = [scaled(equation.reactants), scaled(equation.products)]
  if ([...left, ...right].some(({ coefficient }) => !Number.isInteger(coefficient))) return null
  const asked: Equation =
    factor > 0
      ? { ...equation, reactants: left, products: right }
      : { ...equation, reactants: right, products: left }
  const value = factor * enthalpy
  const stem = `${formatEquation(equation)} has ΔH = ${kilojoules(enthalpy)}. What is ΔH of ${formatEquation(asked)}?`
  if (isTooLong(stem)) return null
  return workedNumber({
    element,
    stem,
    value,
    unit: 'kJ',
    units: energies,
    tolerance: halfKilojoule(value),
    show: kilojoules,
    solution: () => ({
      asked: 'ΔH of the second equation',
      given: { 'ΔH of the first equation': decimal(enthalpy, 'kJ', 1) },
      relation:
        'ΔH is multiplied by the same number as the equation, and turning the equation around changes its sign',
      numbers: [
        ['ΔH', multiplied(exact(factor), decimal(enthalpy, 'kJ', 1)), 'kJ', { decimals: 1 }],
      ],
    }),
    account: `${text}: ${kilojoules(value)}`,
    wrong: [
      factor === 2 || factor === 0.5
        ? [enthalpy, 'TH10', 'ΔH goes with the numbers in front, which have changed.']
        : [enthalpy, 'TH8', 'ΔH does not stay the same when an equation is turned around.'],
      factor < 0
        ? [-value, 'TH8', 'The sign has to be turned.']
        : [-value, 'GE10', 'The sign stays as it is, since the reaction runs the same way.'],
      [enthalpy / factor, 'TH10', 'That divides where it has to be multiplied.'],
      [-enthalpy, 'TH10', 'That turns the sign and leaves out the number of moles.'],
    ],
  })
})

/** ΔH of a reaction from enthalpies of formation. */
export const fromFormation = production('ge-m51', 'number', 'formation-enthalpy', (random) => {
  const { equation, enthalpy: value, element } = pick(random, reactions)
  if (Math.abs(value) < 20) return null
  const { reactants, products } = equation
  const all = [...reactants, ...products].filter((term) => valueOf(term) !== 0)
  const given = all.map((term) => `${nameOf(term)} ${formatNumber(valueOf(term), { decimals: 1 })}`)
  const steam = products.find((term) => substanceOf(term) === 'H2O(l)')
  const vapor = formationEnthalpies['H2O(g)'] ?? 0
  const water = formationEnthalpies['H2O(l)'] ?? 0
  return workedNumber({
    element,
    stem: `Enthalpies of formation in kJ/mol: ${given.join(', ')}. What is ΔH of ${formatEquation(equation)}?`,
    value,
    unit: 'kJ',
    units: energies,
    tolerance: halfKilojoule(value),
    apart: 0.012,
    show: kilojoules,
    solution: () => {
      const [made, used] = [tenths(sumOf(products)), tenths(sumOf(reactants))]
      const style = { decimals: 1 }
      return {
        asked: 'ΔH of the reaction',
        relation:
          'ΔH = sum of the products − sum of the reactants, each value times the number in front, elements zero',
        numbers: [
          ['Products', formationsAdded(products), 'kJ', style],
          ['Reactants', formationsAdded(reactants), 'kJ', style],
          ['ΔH', less(decimal(made, 'kJ', 1), decimal(used, 'kJ', 1)), 'kJ', style],
        ],
      }
    },
    account: `Products minus reactants, each times its number in front, elements zero: ${signedSum(products)} − ${bracketed(signedSum(reactants))} = ${kilojoules(value)}`,
    wrong: [
      [-value, 'TH9', 'That is reactants minus products.'],
      [tenths(once(products) - once(reactants)), 'TH10', 'The numbers in front were left out.'],
      [
        tenths(sumOf(products) + sumOf(reactants)),
        'TH16',
        'The reactants are subtracted, not added.',
      ],
      [
        steam === undefined ? Number.NaN : tenths(value + steam.coefficient * (vapor - water)),
        'TH14',
        'That takes steam, but liquid water forms.',
      ],
    ],
  })
})

/** The values of one side, each times its number in front. */
function formationsAdded(terms: readonly Term[]): Expression {
  const parts = terms
    .filter((term) => valueOf(term) !== 0)
    .map((term) => countedParts(term.coefficient, decimal(valueOf(term), null, 1)))
  return parts.length === 0 ? exact(0) : added(...parts)
}

/** The sum of one side when each substance is counted once. */
function once(terms: readonly Term[]): number {
  return terms.reduce((sum, term) => sum + valueOf(term), 0)
}

/** The sum of the values of one side: '−393.5 + 2 × (−285.8)'. */
function signedSum(terms: readonly Term[]): string {
  const parts = terms
    .filter((term) => valueOf(term) !== 0)
    .map((term) => {
      const value = formatNumber(valueOf(term), { decimals: 1 })
      const shown = valueOf(term) < 0 ? `(${value})` : value
      return term.coefficient === 1 ? shown : `${term.coefficient} × ${shown}`
    })
  return parts.length === 0 ? '0' : parts.join(' + ')
}

function bracketed(sum: string): string {
  return /^\(?[^ ]+$/.test(sum) ? sum : `[${sum}]`
}

/** Two equations that add up to a third one, each taken so many times. */
type Chain = {
  readonly first: string
  readonly second: string
  readonly target: string
  readonly times: readonly [number, number]
}

const chains: readonly Chain[] = [
  {
    first: 'C(s) + O2(g) -> CO2(g)',
    second: '2 CO(g) + O2(g) -> 2 CO2(g)',
    target: '2 C(s) + O2(g) -> 2 CO(g)',
    times: [2, -1],
  },
  {
    first: 'S(s) + O2(g) -> SO2(g)',
    second: '2 SO2(g) + O2(g) -> 2 SO3(g)',
    target: '2 S(s) + 3 O2(g) -> 2 SO3(g)',
    times: [2, 1],
  },
  {
    first: 'N2(g) + O2(g) -> 2 NO(g)',
    second: '2 NO(g) + O2(g) -> 2 NO2(g)',
    target: 'N2(g) + 2 O2(g) -> 2 NO2(g)',
    times: [1, 1],
  },
  {
    first: '2 H2(g) + O2(g) -> 2 H2O(l)',
    second: '2 H2(g) + O2(g) -> 2 H2O(g)',
    target: 'H2O(l) -> H2O(g)',
    times: [-0.5, 0.5],
  },
  {
    first: 'C2H2(g) + H2(g) -> C2H4(g)',
    second: 'C2H4(g) + H2(g) -> C2H6(g)',
    target: 'C2H2(g) + 2 H2(g) -> C2H6(g)',
    times: [1, 1],
  },
  {
    first: '2 Cu(s) + O2(g) -> 2 CuO(s)',
    second: '2 H2(g) + O2(g) -> 2 H2O(g)',
    target: 'CuO(s) + H2(g) -> Cu(s) + H2O(g)',
    times: [-0.5, 0.5],
  },
  {
    first: '2 Zn(s) + O2(g) -> 2 ZnO(s)',
    second: '2 CO(g) + O2(g) -> 2 CO2(g)',
    target: 'ZnO(s) + CO(g) -> Zn(s) + CO2(g)',
    times: [-0.5, 0.5],
  },
  {
    first: 'C(s) + O2(g) -> CO2(g)',
    second: '2 CO(g) + O2(g) -> 2 CO2(g)',
    target: 'C(s) + CO2(g) -> 2 CO(g)',
    times: [1, -1],
  },
]

type Step = Reaction & { readonly times: number }

/** ΔH of an equation that is put together of two others. */
export const hessCycle = production('ge-h44', 'number', 'hess-law', (random) => {
  const { first, second, target, times } = pick(random, chains)
  const steps = shuffle(random, [
    turnedAtRandom(random, reactionOf(first), times[0]),
    turnedAtRandom(random, reactionOf(second), times[1]),
  ])
  const whole = turnedAtRandom(random, reactionOf(target), 1)
  const factors = steps.map((step) => step.times * whole.times)
  const [one, other] = steps
  const [a, b] = factors
  if (one === undefined || other === undefined || a === undefined || b === undefined) return null
  const value = tenths(a * one.enthalpy + b * other.enthalpy)
  if (Math.abs(value) < 15) return null
  const shown = (step: Step) => `${bare(step.equation)}, ${kilojoules(step.enthalpy)}`
  return workedNumber({
    element: whole.element,
    stem: `ΔH: ${shown(one)}; ${shown(other)}. What is ΔH of ${bare(whole.equation)}?`,
    value,
    unit: 'kJ',
    units: energies,
    tolerance: halfKilojoule(value),
    apart: 0.012,
    show: kilojoules,
    solution: () => {
      const style = { decimals: 1 }
      return {
        asked: 'ΔH of the last equation',
        given: {
          'ΔH of the first equation': decimal(one.enthalpy, 'kJ', 1),
          'ΔH of the second equation': decimal(other.enthalpy, 'kJ', 1),
        },
        relation:
          'The equations are multiplied or turned around until they add up to the last one, and so are their ΔH',
        numbers: [
          [
            `First, times ${formatNumber(a)}`,
            multiplied(exact(a), decimal(one.enthalpy, 'kJ', 1)),
            'kJ',
            {},
          ],
          [
            `Second, times ${formatNumber(b)}`,
            multiplied(exact(b), decimal(other.enthalpy, 'kJ', 1)),
            'kJ',
            {},
          ],
          [
            'ΔH',
            added(exact(a * one.enthalpy, 'kJ'), exact(b * other.enthalpy, 'kJ')),
            'kJ',
            style,
          ],
        ],
      }
    },
    account: `The first equation times ${formatNumber(a)} and the second times ${formatNumber(b)} add up to it, so ΔH = ${kilojoules(a * one.enthalpy)} ${b * other.enthalpy < 0 ? '−' : '+'} ${kilojoules(Math.abs(b * other.enthalpy))} = ${kilojoules(value)}`,
    wrong: [
      [
        tenths(one.enthalpy + other.enthalpy),
        'TH8',
        'The two values were added as they are, but one equation at least has to be changed.',
      ],
      [
        tenths(Math.abs(a) * one.enthalpy + Math.abs(b) * other.enthalpy),
        'TH8',
        'An equation that is turned around changes the sign of its ΔH.',
      ],
      [
        tenths(Math.sign(a) * one.enthalpy + Math.sign(b) * other.enthalpy),
        'TH10',
        'An equation that is multiplied has its ΔH multiplied, too.',
      ],
      [
        tenths(a * one.enthalpy - b * other.enthalpy),
        'TH8',
        'The second equation was taken with the wrong sign.',
      ],
      [-value, 'GE10', 'The sign is the one of the reverse reaction.'],
    ],
  })
})

/** A reaction in one of its two directions; `times` is turned along with it. */
function turnedAtRandom(random: Random, reaction: Reaction, times: number): Step {
  if (integer(random, 0, 1) === 0) return { ...reaction, times }
  const { equation, enthalpy } = reaction
  return {
    ...reaction,
    equation: { ...equation, reactants: equation.products, products: equation.reactants },
    enthalpy: -enthalpy,
    times: -times,
  }
}

/** An equation with states only where water needs them. */
function bare({ reactants, products, ...equation }: Equation): string {
  return formatEquation({
    ...equation,
    reactants: reactants.map(bareTerm),
    products: products.map(bareTerm),
  })
}

function bareTerm(term: Term): Term {
  return { ...term, state: substanceOf(term).startsWith('H2O(') ? term.state : null }
}

type Fuel = { readonly name: string; readonly formula: string; readonly state: 'g' | 'l' }

const fuels: readonly Fuel[] = [
  { name: 'methane', formula: 'CH4', state: 'g' },
  { name: 'ethane', formula: 'C2H6', state: 'g' },
  { name: 'propane', formula: 'C3H8', state: 'g' },
  { name: 'butane', formula: 'C4H10', state: 'g' },
  { name: 'ethene', formula: 'C2H4', state: 'g' },
  { name: 'ethyne', formula: 'C2H2', state: 'g' },
  { name: 'benzene', formula: 'C6H6', state: 'l' },
  { name: 'octane', formula: 'C8H18', state: 'l' },
  { name: 'methanol', formula: 'CH3OH', state: 'l' },
  { name: 'ethanol', formula: 'C2H5OH', state: 'l' },
  { name: 'acetic acid', formula: 'CH3COOH', state: 'l' },
]

/** The enthalpy of formation from that of combustion, or the reverse. */
export const fromCombustion = production('ge-h45', 'number', 'formation-enthalpy', (random) => {
  const { name, formula, state } = pick(random, fuels)
  const formation = formationEnthalpies[`${formula}(${state})`]
  const dioxide = formationEnthalpies['CO2(g)']
  const water = formationEnthalpies['H2O(l)']
  if (formation === undefined || dioxide === undefined || water === undefined) return null
  const atoms = composition(formula)
  const [carbons, waters] = [atoms.get('C') ?? 0, (atoms.get('H') ?? 0) / 2]
  const products = carbons * dioxide + waters * water
  const combustion = tenths(products - formation)
  const asksFormation = integer(random, 0, 1) === 0
  const [known, value] = asksFormation ? [combustion, formation] : [formation, combustion]
  const shown = `${name}, ${formatFormula(formula)}(${state})`
  const oxides = `those of formation of CO₂(g) and H₂O(l) are ${formatNumber(dioxide)} and ${formatNumber(water)} kJ/mol`
  const [asked, other] = asksFormation ? ['formation', 'combustion'] : ['combustion', 'formation']
  return workedNumber({
    element: 'C',
    elements: ['C', 'H', 'O'],
    stem: `The enthalpy of ${other} of ${shown}, is ${perMole(known)}; ${oxides}. What is its enthalpy of ${asked}?`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: halfKilojoule(value),
    apart: 0.012,
    show: perMole,
    solution: () => {
      const style = { decimals: 1 }
      return {
        asked: `the enthalpy of ${asked} of ${name}`,
        given: { [`Enthalpy of ${other}`]: decimal(known, 'kJ/mol', 1) },
        relation: `ΔH of combustion = formation of ${carbons} CO₂ and ${waters} H₂O − formation of ${name}`,
        numbers: [
          [
            'Formation of the products',
            added(
              multiplied(exact(carbons), exact(dioxide)),
              multiplied(exact(waters), exact(water)),
            ),
            'kJ/mol',
            style,
          ],
          [
            `Enthalpy of ${asked}`,
            less(decimal(tenths(products), 'kJ/mol', 1), decimal(known, 'kJ/mol', 1)),
            'kJ/mol',
            style,
          ],
        ],
      }
    },
    account: `Burning gives ${carbons} CO₂ and ${waters} H₂O, together ${perMole(tenths(products))}; less ${perMole(known)} that is ${perMole(value)}`,
    wrong: [
      [-value, 'TH9', 'The difference was taken the other way around.'],
      [tenths(dioxide + water - known), 'TH10', 'The numbers of CO₂ and H₂O were left out.'],
      [tenths(products + known), 'TH16', 'That adds where it has to be subtracted.'],
      [
        tenths(products + waters * 44 - known),
        'TH14',
        'That takes steam, but liquid water is given.',
      ],
    ],
  })
})

function wholePerMole(value: number): string {
  return `${formatNumber(value, { decimals: 0 })} kJ/mol`
}
