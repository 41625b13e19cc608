import { bondEnergies, bondsByMolecule, gasReactions } from '#chemistry/bond-energies.ts'
import { bondRows } from '#chemistry/bonds.ts'
import { equation, formatEquation, type Equation } from '#chemistry/equations.ts'
import { composition, formatFormula } from '#chemistry/formulas.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'

const category = 'bonding'
const difficulty = 'hard'

const bondsByText: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  Object.entries(bondsByMolecule).map(([text, bonds]) => [formatFormula(text), bonds]),
)

/** Every reaction of gases in both directions. */
const directions: readonly Equation[] = gasReactions.flatMap((text) => {
  const forward = equation(text)
  return [forward, { ...forward, reactants: forward.products, products: forward.reactants }]
})

type BondChange = { readonly bond: string; readonly count: number }

export const reactionEnthalpy: Template = {
  id: 'bo-h5',
  version: 1,
  category,
  difficulty,
  skill: 'bond-energy',
  fitsMatch: false,
  draw(random) {
    const reaction = pick(random, directions)
    const changes = bondChanges(reaction)
    const broken = energyOf(changes.filter(({ count }) => count > 0))
    const made = -energyOf(changes.filter(({ count }) => count < 0))
    const uncounted = changes.reduce(
      (sum, { bond, count }) => sum + Math.sign(count) * (bondEnergies[bond] ?? 0),
      0,
    )
    const change = broken - made
    const given = changes.map(({ bond }) => `${bond} ${bondEnergies[bond]}`).join(', ')
    if (Math.abs(change) < 20) return null
    return numeric({
      element: telling(reaction),
      stem: `Bond energies in kJ/mol: ${given}. What is ΔH of ${formatEquation(reaction)} with all substances as gases?`,
      answer: change,
      isRight: (value) =>
        value === energyOfSide(reaction.reactants) - energyOfSide(reaction.products),
      lures: [
        {
          value: -change,
          misconception: 'BO5',
          why: `The sign is turned: breaking bonds costs energy. ${broken} kJ are spent and ${made} kJ released, so ΔH = ${signed(change)}.`,
        },
        {
          value: uncounted,
          misconception: 'GE2',
          why: `Each kind of bond was counted once. The equation and the formulas tell how many break and form: ${sumText(changes)}.`,
        },
        {
          value: broken,
          misconception: 'BO5',
          why: `${broken} kJ only breaks the old bonds. Forming the new ones releases ${made} kJ, so ΔH = ${signed(change)}.`,
        },
        {
          value: -made,
          misconception: 'BO5',
          why: `${made} kJ is only what the new bonds release. Breaking the old ones costs ${broken} kJ, so ΔH = ${signed(change)}.`,
        },
      ],
      fill: shuffle(random, [-150, -90, -60, 60, 90, 150, 210, -210]).map((step) => change + step),
      show: signed,
      right: `Broken minus formed: ${sumText(changes)} = ${signed(change)}.`,
      see: { elements: [telling(reaction)], article: 'types-of-chemical-reactions' },
    })
  },
}

/** Bonds that break (positive) and form (negative); bonds that stay are left out. */
function bondChanges({ reactants, products }: Equation): BondChange[] {
  const counts = new Map<string, number>()
  for (const [side, sign] of [[reactants, 1] as const, [products, -1] as const]) {
    for (const { coefficient, formula } of side) {
      for (const [bond, count] of Object.entries(bondsByText.get(formatFormula(formula)) ?? {})) {
        counts.set(bond, (counts.get(bond) ?? 0) + sign * coefficient * count)
      }
    }
  }
  return [...counts]
    .map(([bond, count]) => ({ bond, count }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => b.count - a.count)
}

function energyOf(changes: readonly BondChange[]): number {
  return changes.reduce((sum, { bond, count }) => sum + count * (bondEnergies[bond] ?? 0), 0)
}

/** Energy that takes all molecules of one side apart. */
function energyOfSide(side: Equation['reactants']): number {
  return side.reduce(
    (sum, { coefficient, formula }) =>
      sum +
      coefficient *
        energyOf(
          Object.entries(bondsByText.get(formatFormula(formula)) ?? {}).map(([bond, count]) => ({
            bond,
            count,
          })),
        ),
    0,
  )
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value)} kJ/mol`
}

function sumText(changes: readonly BondChange[]): string {
  return changes
    .map(({ bond, count }, index) => {
      const size = Math.abs(count) === 1 ? '' : `${Math.abs(count)} · `
      const sign = count < 0 ? '− ' : index === 0 ? '' : '+ '
      return `${sign}${size}${bondEnergies[bond]}`
    })
    .join(' ')
}

function telling({ reactants, products }: Equation): string {
  const symbols = [...reactants, ...products].flatMap(({ formula }) => [
    ...composition(formula).keys(),
  ])
  return symbols.find((symbol) => !['H', 'C'].includes(symbol)) ?? 'C'
}

/** What may be asked about a row of bonds: its words, and whether the longest bond comes first. */
const orders = [
  { from: 'longest', to: 'shortest', isLongestFirst: true },
  { from: 'shortest', to: 'longest', isLongestFirst: false },
  { from: 'weakest', to: 'strongest', isLongestFirst: true },
  { from: 'strongest', to: 'weakest', isLongestFirst: false },
] as const

export const orderOfBonds: Template = {
  id: 'bo-h9',
  version: 1,
  category,
  difficulty,
  skill: 'bond-energy',
  fitsMatch: false,
  draw(random) {
    const { element, bonds } = pick(random, bondRows)
    const { from, to, isLongestFirst } = pick(random, orders)
    const [long, middle, short] = bonds.map(({ bond }) => bond)
    if (long === undefined || middle === undefined || short === undefined) return null
    const ordered = isLongestFirst ? [long, middle, short] : [short, middle, long]
    const lengths = bonds.map(({ bond, length }) => `${bond} ${length} pm`).join(', ')
    const reason = /[=≡]/.test(short)
      ? 'More shared pairs pull the atoms closer together and hold them more firmly'
      : 'Smaller atoms come closer together and hold each other more firmly'
    const wrong = shuffle(random, [
      [middle, long, short],
      [long, short, middle],
      [middle, short, long],
      [short, long, middle],
    ])
    return worded({
      element,
      stem: `Which order runs from the ${from} to the ${to} of the bonds ${shuffle(random, [long, middle, short]).join(', ')}?`,
      answer: ordered.join(', '),
      isRight: (text) => isSorted(text, isLongestFirst),
      lures: [
        {
          value: ordered.toReversed().join(', '),
          misconception: 'BO16',
          why: `This order runs the other way, from the ${to} to the ${from}. ${reason}: ${lengths}.`,
        },
        ...wrong.map((order) => ({
          value: order.join(', '),
          misconception: 'BO16' as const,
          why: `${middle} belongs in the middle. ${reason}: ${lengths}.`,
        })),
      ],
      right: `${reason}: ${lengths}, and the shorter bond is the stronger one here.`,
      see: { article: 'ionic-vs-covalent-bonds' },
    })

    function isSorted(text: string, isFalling: boolean): boolean {
      const lengthsInOrder = text
        .split(', ')
        .map((name) => bonds.find(({ bond }) => bond === name)?.length ?? 0)
      return lengthsInOrder.every((length, index) => {
        const before = lengthsInOrder[index - 1]
        return before === undefined || (isFalling ? before > length : before < length)
      })
    }
  },
}
