import {
  type BondCount,
  bondEnergies,
  bondOrder,
  bondsByMolecule,
  gasReactions,
} from '#chemistry/compounds/bond-energies.ts'
import { bondRows } from '#chemistry/compounds/bonds.ts'
import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Equation, equation, formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { capitalized, counted, listed } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { type Expression, added, divided, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'
import { countedParts } from '#quiz/worked/stoichiometry.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const article = 'ionic-vs-covalent-bonds'

/** Formulas in Unicode are the keys, as one molecule can be written in several ways in plain text. */
const bondsByFormula: ReadonlyMap<string, BondCount> = new Map(
  Object.entries(bondsByMolecule).map(([text, bonds]) => [formatFormula(text), bonds]),
)

/** Every reaction of gases in both directions. */
const directions: readonly Equation[] = gasReactions.flatMap((text) => {
  const forward = equation(text)
  return [forward, { ...forward, reactants: forward.products, products: forward.reactants }]
})

export const reactionEnthalpy = template('bo-h5', 'bond-energy', (random) => {
  const reaction = pick(random, directions)
  const changes = bondChanges(reaction)
  const broken = energyOf(changes.filter(({ count }) => count > 0))
  const formed = -energyOf(changes.filter(({ count }) => count < 0))
  const change = broken - formed
  if (Math.abs(change) < 20) return null
  const uncounted = energyOf(changes.map(({ bond, count }) => ({ bond, count: Math.sign(count) })))
  const given = changes.map(({ bond }) => `${bond} ${bondEnergies[bond]}`).join(', ')
  const element = tellingElement(reaction)
  return numeric({
    element,
    stem: `Bond energies in kJ/mol: ${given}. What is ΔH of ${formatEquation(reaction)} with all substances as gases?`,
    answer: change,
    isRight: (value) =>
      value === energyOfSide(reaction.reactants) - energyOfSide(reaction.products),
    lures: [
      {
        value: uncounted,
        misconception: null,
        why: `Each kind of bond was counted once. The equation and the formulas tell how many break and form: ${sumText(changes)}.`,
      },
      {
        value: broken,
        misconception: 'BO40',
        why: `${broken} kJ only breaks the old bonds. Forming the new ones releases ${formed} kJ, so ΔH = ${signed(change)}.`,
      },
      {
        value: -formed,
        misconception: 'BO40',
        why: `${formed} kJ is only what the new bonds release. Breaking the old ones costs ${broken} kJ, so ΔH = ${signed(change)}.`,
      },
      {
        value: -change,
        misconception: 'BO5',
        why: `The sign is reversed: breaking bonds costs energy. ${broken} kJ are spent and ${formed} kJ released, so ΔH = ${signed(change)}.`,
      },
    ],
    fill: shuffle(random, [-150, -90, -60, 60, 90, 150, 210, -210]).map((step) => change + step),
    miss: (value) =>
      `${signed(value)} is not the energy of the broken bonds minus that of the new ones. ${broken} kJ are spent and ${formed} kJ released, so ΔH = ${signed(change)}.`,
    show: signed,
    solution: () =>
      solved(
        'the enthalpy change ΔH',
        law('ΔH = energy of the broken bonds − energy of the formed bonds'),
        calculated(
          'Broken',
          energiesAdded(changes.filter(({ count }) => count > 0)),
          exact(broken, 'kJ/mol'),
        ),
        calculated(
          'Formed',
          energiesAdded(changes.filter(({ count }) => count < 0)),
          exact(formed, 'kJ/mol'),
        ),
        calculated(
          'ΔH',
          less(exact(broken, 'kJ/mol'), exact(formed, 'kJ/mol')),
          withSign(change, 'kJ/mol'),
        ),
      ),
    right: `Broken minus formed: ${sumText(changes)} = ${signed(change)}.`,
    see: { article },
  })
})

/** Number of bonds of one kind that break (positive) or form (negative). */
type BondChange = { readonly bond: string; readonly count: number }

/** The bonds that break or form; bonds that stay are left out. */
function bondChanges({ reactants, products }: Equation): BondChange[] {
  const counts = new Map<string, number>()
  for (const [side, sign] of [[reactants, 1] as const, [products, -1] as const]) {
    for (const { bond, count } of bondsOfSide(side)) {
      counts.set(bond, (counts.get(bond) ?? 0) + sign * count)
    }
  }
  return [...counts]
    .map(([bond, count]) => ({ bond, count }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => b.count - a.count)
}

function bondsOfSide(side: Equation['reactants']): BondChange[] {
  return side.flatMap(({ coefficient, formula }) =>
    Object.entries(bondsByFormula.get(formatFormula(formula)) ?? {}).map(([bond, count]) => ({
      bond,
      count: coefficient * count,
    })),
  )
}

function energyOf(changes: readonly BondChange[]): number {
  return changes.reduce((sum, { bond, count }) => sum + count * (bondEnergies[bond] ?? 0), 0)
}

/** Energy that takes all molecules of one side apart. */
function energyOfSide(side: Equation['reactants']): number {
  return energyOf(bondsOfSide(side))
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value)} kJ/mol`
}

/** The energies with their signs and counts: '436 + 243 − 2 × 432'. */
function sumText(changes: readonly BondChange[]): string {
  return changes
    .map(({ bond, count }, index) => {
      const size = Math.abs(count) === 1 ? '' : `${Math.abs(count)} × `
      const sign = count < 0 ? '− ' : index === 0 ? '' : '+ '
      return `${sign}${size}${bondEnergies[bond]}`
    })
    .join(' ')
}

function tellingElement({ reactants, products }: Equation): string {
  const symbols = [...reactants, ...products].flatMap(({ formula }) => [
    ...composition(formula).keys(),
  ])
  return symbols.find((symbol) => !['H', 'C'].includes(symbol)) ?? 'C'
}

/** Questions about a row of bonds: their words, and whether the longest bond comes first. */
const orders = [
  { from: 'longest', to: 'shortest', isLongestFirst: true },
  { from: 'shortest', to: 'longest', isLongestFirst: false },
  { from: 'weakest', to: 'strongest', isLongestFirst: true },
  { from: 'strongest', to: 'weakest', isLongestFirst: false },
] as const

type Bond = (typeof bondRows)[number]['bonds'][number]

export const orderOfBonds = template('bo-m12', 'bond-energy', (random) => {
  const { element, bonds } = pick(random, bondRows)
  const { from, to, isLongestFirst } = pick(random, orders)
  const [long, middle, short] = bonds
  if (long === undefined || middle === undefined || short === undefined) return null
  const answer = isLongestFirst ? [long, middle, short] : [short, middle, long]
  const wrong = shuffle(random, [
    [middle, long, short],
    [long, short, middle],
    [middle, short, long],
    [short, long, middle],
  ])
  const given = shuffle(random, [long, middle, short])
  const lengths = bonds.map(({ bond, length }) => `${bond} ${length} pm`).join(', ')
  const reason =
    bondOrder(short.bond) > 1
      ? 'More shared pairs pull the atoms closer together and hold them more firmly'
      : 'Smaller atoms come closer together and hold each other more firmly'
  return choice<readonly Bond[]>({
    element,
    stem: `Which order runs from the ${from} to the ${to} of the bonds ${inOrder(given)}?`,
    answer,
    isRight: (order) => isSorted(order, isLongestFirst),
    lures: [
      {
        value: answer.toReversed(),
        misconception: 'BO16',
        why: `This order runs the other way, from the ${to} to the ${from}. ${reason}: ${lengths}.`,
      },
      ...wrong.map((order) => ({
        value: order,
        misconception: null,
        why: `${middle.bond} belongs in the middle. ${reason}: ${lengths}.`,
      })),
    ],
    show: inOrder,
    solution: () =>
      workedComparison(
        'the order of the bonds',
        reason,
        bonds.map(({ bond, length }) => [bond, `${length} pm`]),
        inOrder(answer),
      ),
    right: `${reason}: ${lengths}, and the shorter bond is the stronger one here.`,
    see: { article },
  })
})

function inOrder(bonds: readonly Bond[]): string {
  return bonds.map(({ bond }) => bond).join(', ')
}

function isSorted(bonds: readonly Bond[], isLongestFirst: boolean): boolean {
  return bonds.every(({ length }, index) => {
    const before = bonds[index - 1]?.length
    return before === undefined || (isLongestFirst ? before > length : before < length)
  })
}

/** The energies of these bonds, added up. */
function energiesAdded(changes: readonly BondChange[]): Expression {
  return added(
    ...changes.map(({ bond, count }) =>
      countedParts(Math.abs(count), exact(bondEnergies[bond] ?? 0)),
    ),
  )
}

/** Molecules with more than one bond. */
const severalBonds = Object.entries(bondsByMolecule).filter(([, bonds]) => bondsIn(bonds) > 1)

/** The energy that takes molecules apart into atoms, or is released when the atoms join, with its sign. */
export const energyOfAtomization = template('bo-m501', 'bond-energy', (random) => {
  const [text, bonds] = pick(random, severalBonds)
  const isBreaking = random() < 0.5
  const counts = Object.entries(bonds).map(([bond, count]) => ({ bond, count }))
  const size = energyOf(counts)
  const isOnceEach = counts.some(({ count }) => count > 1) && random() < 0.5
  const [most = { bond: '', count: 0 }] = counts.toSorted((a, b) => b.count - a.count)
  const wrong = isOnceEach
    ? energyOf(counts.map(({ bond }) => ({ bond, count: 1 })))
    : size + (bondEnergies[most.bond] ?? 0)
  const sign = isBreaking ? 1 : -1
  const shown = formatFormula(text)
  const given = counts.map(({ bond }) => `${bond} ${bondEnergies[bond]}`).join(', ')
  const sum = sumText(counts)
  const rule = isBreaking
    ? 'Breaking bonds costs energy, so ΔH is positive'
    : 'Bonds that form release energy, so ΔH is negative'
  const account = `The molecule has ${listed(counts.map(({ bond, count }) => `${count} ${bond}`))}: ${sum} = ${formatNumber(size)}`
  const miscounted = isOnceEach
    ? 'Each kind of bond was counted once there.'
    : `That counts one ${most.bond} bond too many.`
  return numeric({
    element: tellingSymbol(text),
    stem: isBreaking
      ? `Bond energies in kJ/mol: ${given}. What is ΔH when 1 mol of ${shown} gas is taken apart into single atoms?`
      : `Bond energies in kJ/mol: ${given}. What is ΔH when single atoms in the gas join to form 1 mol of ${shown} gas?`,
    answer: sign * size,
    isRight: (value) => value === sign * size,
    lures: [
      {
        value: -sign * size,
        misconception: 'BO5',
        why: `The size is right, but not the sign. ${rule}.`,
      },
      {
        value: sign * wrong,
        misconception: 'GE2',
        why: `${miscounted} ${account}.`,
      },
      {
        value: -sign * wrong,
        misconception: 'BO5',
        why: `${rule}. ${account}.`,
      },
    ],
    show: signed,
    solution: () =>
      solved(
        'the enthalpy change ΔH, with its sign',
        law(
          isBreaking
            ? 'No bond forms, so ΔH = the energies of all bonds that break'
            : 'No bond breaks, so ΔH = 0 − the energies of all bonds that form',
        ),
        calculated(
          'ΔH',
          isBreaking ? energiesAdded(counts) : less(exact(0), energiesAdded(counts)),
          withSign(sign * size, 'kJ/mol'),
        ),
      ),
    right: `${account}. ${rule}: ${signed(sign * size)}.`,
    see: { article },
  })
})

function bondsIn(bonds: BondCount): number {
  return Object.values(bonds).reduce((sum, count) => sum + count, 0)
}

function tellingSymbol(text: string): string {
  const symbols = [...composition(text).keys()]
  return symbols.find((symbol) => !['H', 'C'].includes(symbol)) ?? 'C'
}

/** Asks for the energy of one bond from ΔH and the energies of the others. */
export const energyOfUnknownBond = template(
  'bo-h822',
  'bond-energy',
  withLureBeside((random) => {
    const reaction = pick(random, directions)
    const changes = bondChanges(reaction)
    const [asked] = shuffle(
      random,
      changes.filter(({ count }) => Math.abs(count) > 1),
    )
    if (asked === undefined) return null
    const others = changes.filter(({ bond }) => bond !== asked.bond)
    const answer = bondEnergies[asked.bond] ?? 0
    const rest = energyOf(others)
    const change = rest + asked.count * answer
    if (Math.abs(change) < 20) return null
    const size = Math.abs(asked.count)
    const whole = size * answer
    const isBroken = asked.count > 0
    const bond = asked.bond
    const given = others.map((other) => `${other.bond} ${bondEnergies[other.bond]}`).join(', ')
    const all = `the ${size} ${bond} bonds`
    const broken = energyOf(others.filter(({ count }) => count > 0))
    const formed = -energyOf(others.filter(({ count }) => count < 0))
    const terms = isBroken
      ? [
          signed(change),
          ...(formed > 0 ? [`+ ${formed}`] : []),
          ...(broken > 0 ? [`− ${broken}`] : []),
        ]
      : [`${broken}`, ...(formed > 0 ? [`− ${formed}`] : []), `− (${signed(change)})`]
    const account = `${capitalized(all)} together: ${terms.map((term) => term.replace(' kJ/mol', '')).join(' ')} = ${whole} kJ/mol. One of them: ${whole} / ${size} = ${answer} kJ/mol`
    const inMolecule = bondsInOneMolecule(reaction, bond)
    const turned = Math.round((isBroken ? -change - rest : rest + change) / size)
    const uncounted = energyOf(others.map((other) => ({ ...other, count: Math.sign(other.count) })))
    const lures: readonly Lure<number>[] = [
      {
        value: turned,
        misconception: 'BO5',
        why: `That takes ΔH with the opposite sign. ${account}.`,
      },
      {
        value: inMolecule === 1 ? 0 : Math.round(whole / inMolecule),
        misconception: 'GE2',
        why: `That divides by the ${counted(inMolecule, 'bond')} of one molecule; the number in front counts too. ${account}.`,
      },
      {
        value: whole,
        misconception: null,
        why: `That is the energy for ${all} together. ${account}.`,
      },
      {
        value: Math.round((isBroken ? -rest : rest) / size),
        misconception: null,
        why: `That leaves ΔH out. ${account}.`,
      },
      {
        value: Math.round((isBroken ? change - uncounted : uncounted - change) / size),
        misconception: 'GE2',
        why: `That counts each of the other bonds once. ${account}.`,
      },
    ]
    return numeric({
      element: tellingElement(reaction),
      badge: null,
      stem: `With bond energies ${given} kJ/mol, ΔH of ${formatEquation(reaction)} comes to ${signed(change)} (gases). Which ${bond} energy was used?`,
      answer,
      isRight: (value) => Math.abs(rest + asked.count * value - change) < size / 2,
      show: (value) => `${formatNumber(value)} kJ/mol`,
      lures: lures.filter(({ value }) => value > 0),
      fill: shuffle(random, [-60, -35, 40, 75, 110, -90]).map((step) => answer + step),
      miss: (value) =>
        `With ${value} kJ/mol ΔH would be ${signed(rest + asked.count * value)}. ${account}.`,
      solution: () =>
        solved(
          `the bond energy of ${bond}`,
          known('ΔH', withSign(change, 'kJ/mol')),
          law('ΔH = energy of the broken bonds − energy of the formed bonds'),
          ...[
            { name: 'Others broken', side: others.filter(({ count }) => count > 0) },
            { name: 'Others formed', side: others.filter(({ count }) => count < 0) },
          ]
            .filter(({ side }) => side.length > 0)
            .map(({ name, side }) =>
              calculated(name, energiesAdded(side), exact(Math.abs(energyOf(side)), 'kJ/mol')),
            ),
          calculated(
            `${capitalized(all)} together`,
            isBroken
              ? less(
                  formed > 0
                    ? added(withSign(change, 'kJ/mol'), exact(formed, 'kJ/mol'))
                    : withSign(change, 'kJ/mol'),
                  ...(broken > 0 ? [exact(broken, 'kJ/mol')] : []),
                )
              : less(
                  exact(broken, 'kJ/mol'),
                  ...(formed > 0 ? [exact(formed, 'kJ/mol')] : []),
                  withSign(change, 'kJ/mol'),
                ),
            exact(whole, 'kJ/mol'),
          ),
          calculated(
            `One ${bond} bond`,
            divided(exact(whole, 'kJ/mol'), exact(size)),
            exact(answer, 'kJ/mol'),
          ),
        ),
      right: `${account}.`,
      see: { article },
    })
  }),
)

/** How many bonds of a kind one molecule of the equation has. */
function bondsInOneMolecule({ reactants, products }: Equation, bond: string): number {
  const counts = [...reactants, ...products].map(
    ({ formula }) => bondsByFormula.get(formatFormula(formula))?.[bond] ?? 0,
  )
  return Math.max(1, ...counts)
}
