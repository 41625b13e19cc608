import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import { GAS_CONSTANT as R } from '#chemistry/quantities/constants.ts'
import { sparinglySoluble } from '#chemistry/solutions/solubility-products.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { couplesOf, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { exact, measured, powerOfTen } from '#quiz/worked/amounts.ts'
import { divided, multiplied, naturalLog, negative } from '#quiz/worked/expressions.ts'

import { kilojoules, ROOM_TEMPERATURE } from './reactions.ts'

type Verdict = {
  readonly verdict: string
  readonly isFavored: boolean
  readonly isFast: boolean
  /** In kJ/mol. */
  readonly barrier: readonly [from: number, to: number]
}

/** What a reaction does at room temperature. A barrier of 50 kJ/mol is passed at once, one of 150 in ages. */
const verdicts: readonly Verdict[] = [
  { verdict: 'goes on at once', isFavored: true, isFast: true, barrier: [15, 45] },
  {
    verdict: 'waits for a spark or a catalyst',
    isFavored: true,
    isFast: false,
    barrier: [140, 220],
  },
  {
    verdict: 'not favored, and no catalyst helps',
    isFavored: false,
    isFast: false,
    barrier: [140, 220],
  },
]

/** Whether reactions are favored, and whether they are fast. */
export const favoredAndFast = production('ge-m710', 'match', 'gibbs-energy', (random) => {
  const drawn = verdicts.map((one) => {
    const energy = 5 * integer(random, 8, 24) * (one.isFavored ? -1 : 1)
    const [from, to] = one.barrier
    const barrier = 5 * integer(random, from / 5, to / 5)
    return { ...one, energy, barrier, left: leftOf(energy, barrier) }
  })
  return pairDraft(random, {
    stem: 'Three imagined reactions at 25 °C have these values. Pair each with what it does.',
    pairs: drawn.map(({ left, verdict }) => ({ left, partner: verdict, element: 'C' as const })),
    exchanges: couplesOf(drawn).map(([one, other]) => ({
      of: [one.left, other.left],
      misconception: one.isFavored === other.isFavored ? 'EN3' : 'EN2',
      text:
        one.isFavored === other.isFavored
          ? 'Both have a negative ΔG°. The activation energy decides how fast they are.'
          : 'The sign of ΔG° decides whether a reaction is favored. A catalyst changes its rate, not its ΔG°.',
    })),
    right:
      'A negative ΔG° favors a reaction, but with a high activation energy hardly any particles react. A positive ΔG° stays positive with a catalyst.',
    article: null,
    asked: 'what each reaction does',
    rule: 'ΔG° tells whether a reaction is favored, the activation energy how fast it is',
  })
})

function leftOf(energy: number, barrier: number): string {
  return `ΔG° = ${formatNumber(energy)} kJ/mol, Ea = ${formatNumber(barrier)} kJ/mol`
}

/** ΔG° of dissolving, from the solubility product. */
export const energyOfDissolving = production('ge-m713', 'number', 'gibbs-and-k', (random) => {
  const { formula, cation, anion, cations, anions, ...salt } = pick(random, sparinglySoluble)
  // Tables differ by more than this.
  const solubilityProduct = Number(
    (salt.solubilityProduct * pick(random, [0.9, 1, 1.1])).toPrecision(2),
  )
  const productRT = R * ROOM_TEMPERATURE
  const logarithm = Math.log(solubilityProduct)
  const value = (-productRT * logarithm) / 1000
  const shown = `${formatFormula(formula)}(s) → ${counted(cations, formatIon(cation.formula, cation.charge))} + ${counted(anions, formatIon(anion.formula, anion.charge))}`
  return workedNumber({
    element: cation.formula,
    stem: `Suppose Ksp of ${formatFormula(formula)} is ${formatScientific(solubilityProduct, 2)} at 298.15 K. What is ΔG° of ${shown}? R is ${R} J/(mol·K).`,
    value,
    unit: 'kJ',
    units: ['J', 'kJ'],
    show: kilojoules,
    account: `ΔG° = −RT ln Ksp = −${formatNumber(productRT, { significant: 4 })} J × (${formatNumber(logarithm, { significant: 4 })}) = ${kilojoules(value)}`,
    wrong: [
      [-value, 'EN9', 'A K below 1 belongs to a positive ΔG°: the solid hardly dissolves.'],
      [
        (-productRT * Math.log10(solubilityProduct)) / 1000,
        null,
        'The natural logarithm belongs here, not that to base 10.',
      ],
      [(-R * 25 * logarithm) / 1000, 'EN5', 'T goes in as kelvin.'],
      [(-productRT * logarithm) / 1, 'EN4', 'RT is in joules, and a kilojoule is 1000 of them.'],
    ],
    solution: () => ({
      asked: 'ΔG° of dissolving',
      given: { Ksp: powerOfTen(solubilityProduct, null, 2), T: exact(ROOM_TEMPERATURE, 'K') },
      relation: 'ΔG° = −R × T × ln K, and K of dissolving is Ksp',
      conversions: [
        [
          'R × T',
          multiplied(exact(R, 'J/(mol·K)'), exact(ROOM_TEMPERATURE, 'K')),
          'J/mol',
          { significant: 4 },
        ],
        ['ln Ksp', naturalLog(powerOfTen(solubilityProduct, null, 2)), null, { significant: 4 }],
      ],
      numbers: [
        [
          'ΔG°',
          divided(
            multiplied(negative(measured(productRT, 'J/mol', 4)), measured(logarithm, null, 4)),
            exact(1000, 'J/kJ'),
          ),
          'kJ',
          { decimals: 1 },
        ],
      ],
    }),
  })
})

function counted(count: number, ion: string): string {
  return count === 1 ? ion : `${count} ${ion}`
}
