import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { tenths } from '#chemistry/heats/changes.ts'
import { enthalpyOf, standardEntropy } from '#chemistry/heats/entropies.ts'
import { formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { solvedEquation } from '#quiz/templates/made/balancing-task.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { added, type Expression, less } from '#quiz/worked/expressions.ts'
import { countedParts } from '#quiz/worked/stoichiometry.ts'

import { energyAmount, kilojoules, ROOM_TEMPERATURE, withoutState } from './reactions.ts'

/** Oxides that a reducing agent turns into their metals. */
const oxides: readonly (readonly [oxide: string, metal: string, element: ElementSymbol])[] = [
  ['ZnO(s)', 'Zn(s)', 'Zn'],
  ['CuO(s)', 'Cu(s)', 'Cu'],
  ['Cu2O(s)', 'Cu(s)', 'Cu'],
  ['Ag2O(s)', 'Ag(s)', 'Ag'],
  ['HgO(s)', 'Hg(l)', 'Hg'],
  ['Fe2O3(s)', 'Fe(s)', 'Fe'],
  ['Fe3O4(s)', 'Fe(s)', 'Fe'],
  ['Al2O3(s)', 'Al(s)', 'Al'],
  ['CaO(s)', 'Ca(s)', 'Ca'],
]

/** Reducing agents and their products. */
const agents: readonly (readonly [agent: string, product: string])[] = [
  ['C(s)', 'CO(g)'],
  ['CO(g)', 'CO2(g)'],
  ['H2(g)', 'H2O(g)'],
]

/** Gibbs energies of formation at 25 °C in kJ/mol, worked out of the enthalpies and entropies of both sides. */
const formationEnergies: ReadonlyMap<string, number> = new Map(
  (
    [
      ...oxides.map(([oxide, metal]) => [oxide, metal] as const),
      ['CO(g)', 'C(s)'],
      ['CO2(g)', 'C(s)'],
      ['H2O(g)', 'H2(g)'],
    ] as const
  ).map(([compound, element]) => [compound, formationEnergy(compound, element)]),
)

function formationEnergy(compound: string, element: string): number {
  const equation = solvedEquation([withoutState(element), 'O2'], [withoutState(compound)])
  const [atoms = Number.NaN, oxygen = Number.NaN] = equation?.reactants.map(countOf) ?? []
  const [compounds = Number.NaN] = equation?.products.map(countOf) ?? []
  const enthalpy = enthalpyOf(compound) ?? Number.NaN
  const entropy =
    (standardEntropy(compound) ?? Number.NaN) -
    (atoms * (standardEntropy(element) ?? Number.NaN) +
      oxygen * (standardEntropy('O2(g)') ?? Number.NaN)) /
      compounds
  return tenths(enthalpy - (ROOM_TEMPERATURE * entropy) / 1000)
}

function countOf({ coefficient }: { readonly coefficient: number }): number {
  return coefficient
}

/** ΔG° of a metal oxide and a reducing agent. */
export const coupledReactions = production('ge-m572', 'number', 'gibbs-energy', (random) => {
  const [oxide, metal, element] = pick(random, oxides)
  const [agent, product] = pick(random, agents)
  const equation = solvedEquation(
    [withoutState(oxide), withoutState(agent)],
    [withoutState(metal), withoutState(product)],
  )
  if (equation === null) return null
  const [oxideCount = 0, agentCount = 0] = equation.reactants.map(countOf)
  const [, productCount = 0] = equation.products.map(countOf)
  const formed = productCount * energyOf(product)
  const spent = oxideCount * energyOf(oxide) + agentCount * energyOf(agent)
  const value = tenths(formed - spent)
  const given = [oxide, agent, product].filter((substance) => energyOf(substance) !== 0)
  const list = given
    .map(
      (name) =>
        `${formatFormula(withoutState(name))}${name.slice(-3)} ${formatNumber(energyOf(name), { decimals: 1 })}`,
    )
    .join(', ')
  const shown = formatEquation(equation)
  const account = `What forms has ${kilojoules(formed)}, and what is used up ${kilojoules(spent)}: the difference is ${kilojoules(value)}, so that at 25 °C the reaction is ${value < 0 ? 'favored' : 'not favored'}`
  const side = (substances: readonly (readonly [string, number])[]): Expression =>
    added(
      ...substances
        .filter(([name]) => energyOf(name) !== 0)
        .map(([name, count]) => countedParts(count, energyAmount(energyOf(name)))),
    )
  return workedNumber({
    element,
    stem: `Gibbs energies of formation at 25 °C in kJ/mol: ${list}. What is ΔG° of ${shown}?`,
    value,
    unit: 'kJ',
    units: ['J', 'kJ'],
    tolerance: Math.max(0.002, 0.5 / Math.abs(value)),
    apart: 0.02,
    show: kilojoules,
    solution: () => ({
      asked: `ΔG° of ${shown}`,
      relation:
        'ΔG° = what forms − what is used up, each times its number; an element has a ΔG° of formation of zero',
      conversions: [
        ['Products', side([[product, productCount]]), 'kJ', { decimals: 1 }],
        [
          'Reactants',
          side([
            [oxide, oxideCount],
            [agent, agentCount],
          ]),
          'kJ',
          { decimals: 1 },
        ],
      ],
      numbers: [['ΔG°', less(energyAmount(formed), energyAmount(spent)), 'kJ', { decimals: 1 }]],
    }),
    account,
    wrong: [
      [-value, 'TH9', 'Products and reactants are exchanged.'],
      [
        energyOf(product) - energyOf(oxide) - energyOf(agent),
        'TH10',
        'Each value is multiplied by the number in front.',
      ],
      [formed + spent, null, 'The two sums are not added.'],
    ],
  })
})

/** Zero for elements in their standard states. */
function energyOf(substance: string): number {
  return formationEnergies.get(substance) ?? 0
}
