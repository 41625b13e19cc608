import { formatIon } from '#chemistry/compounds/formulas.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { effectiveNuclearCharge } from '#chemistry/electrons/slater.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { type Lure, numeric, type Statement, statement, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, decimal } from '#quiz/worked/amounts.ts'
import { added, less, multiplied } from '#quiz/worked/expressions.ts'
import { type WorkedLine, solved, known, law, calculated } from '#quiz/worked/solutions.ts'

import { outerElectrons } from './main-groups.ts'

/** Main-group elements of periods 2 to 4. */
const shielded = elements.filter(
  ({ atomicNumber, block }) => atomicNumber > 2 && atomicNumber <= 36 && /[sp]/.test(block),
)

/** The effective nuclear charge by Slater's rules. */
export const effectiveCharge = template('pe-h4', 'trend-reasons', (random) => {
  const { symbol, protons, electronsPerShell } = pick(random, shielded)
  const charge = effectiveNuclearCharge(symbol)
  return numeric({
    element: symbol,
    stem: `By Slater’s rules, which effective nuclear charge acts on an outer electron of ${nameOf(symbol)}?`,
    answer: charge,
    isRight: (value) => Math.abs(value - chargeBySum(symbol)) < 0.1,
    show,
    lures: wrongCharges(symbol).filter(({ value }) => value > 0 && Math.abs(value - charge) > 0.2),
    fill: shuffle(random, [0.35, 0.65, 0.85, 1, 1.35, 1.7, -0.35, -0.65, -0.85, -0.5])
      .map((step) => charge + step)
      .filter((value) => value > 0.3),
    miss: (value) =>
      `${show(value)} would mean a shielding of ${show(protons - value)}. By the rules it is ${show(protons - charge)}, so ${show(charge)} is left.`,
    solution: () =>
      solved(
        'the effective nuclear charge',
        known('Shells', electronsPerShell.join(', ')),
        law(
          'Each other electron of the outer shell shields 0.35, each of the next shell inward 0.85, each deeper one 1',
        ),
        ...shieldingLines(protons, electronsPerShell, charge),
      ),
    right: `${protons} minus the shielding of ${show(protons - charge)} (0.35 for each electron of the same shell, 0.85 for the next shell inward, 1 for deeper ones) leaves ${show(charge)}.`,
    see: { article: 'periodic-trends-explained' },
  })
})

/** Returns the charges that come out when an electron is counted with another share, or not at all. */
function wrongCharges(symbol: ElementSymbol): readonly Lure<number>[] {
  const { protons } = element(symbol)
  const sameShell = outerElectrons(symbol) - 1
  const charge = effectiveNuclearCharge(symbol)
  const unshared = charge + 0.35 * sameShell
  const allInner = protons - 0.85 * (protons - 1)
  return [
    {
      value: protons,
      misconception: 'PE17',
      why: `${show(protons)} is the whole nuclear charge of ${nameOf(symbol)}. The other ${protons - 1} electrons shield ${show(protons - charge)} of it.`,
    },
    {
      value: unshared,
      misconception: 'PE19',
      why: `${show(unshared)} leaves out the shielding within the outer shell, ${sameShell} × 0.35. With it, ${show(charge)} is left.`,
    },
    {
      value: unshared - sameShell,
      misconception: 'PE12',
      why: `${show(unshared - sameShell)} takes the shielding within the outer shell as ${sameShell} × 1. An electron of the same shell shields only 0.35, so ${show(charge)} is left.`,
    },
    {
      value: 1,
      misconception: 'PE12',
      why: `1.00 would be left if ${protons === 3 ? 'both' : `all ${protons - 1}`} other electrons shielded fully. Outer ones shield 0.35, those of the next shell 0.85, so ${show(charge)} is left.`,
    },
    {
      value: allInner,
      misconception: null,
      why: `${show(allInner)} takes 0.85 for each of the ${protons - 1} other electrons. Those of the same shell count 0.35 and the deepest ones 1.`,
    },
  ]
}

function show(charge: number): string {
  return formatNumber(charge, { decimals: 2 })
}

/** The same rule written by shells, as the sum that a learner would write down. */
function chargeBySum(symbol: ElementSymbol): number {
  const { protons, electronsPerShell } = element(symbol)
  const [outer = 0, next = 0, ...deeper] = electronsPerShell.toReversed()
  const deep = deeper.reduce((sum, electrons) => sum + electrons, 0)
  return protons - 0.35 * (outer - 1) - 0.85 * next - deep
}

const article = 'how-ions-are-formed'

/** How strongly the electrons are held after one was lost or taken up. */
export const holdAfterChange = template('pe-h7', 'trend-reasons', (random) => {
  const about = pick(random, [afterRemoval, afterAddition, secondRemoval])
  return statement(random, about(random))
})

const losing = ['Mg', 'Ca', 'Al', 'Sr', 'Ba', 'C', 'N', 'S', 'P', 'Si', 'B', 'Be'] as const

function afterRemoval(random: Random): Statement {
  const symbol = pick(random, losing)
  const { protons } = element(symbol)
  const ion = formatIon(symbol, 1)
  return {
    element: symbol,
    stem: `An electron is removed from a gaseous ${nameOf(symbol)} atom. How strongly does ${ion} hold the electrons that are left?`,
    answers: [
      'More strongly, since one electron fewer repels them.',
      'More strongly, since there is less repulsion among them.',
    ],
    lures: [
      {
        value: 'More strongly, since they share the pull on the lost one.',
        misconception: 'PE5',
        why: `The pull on the lost electron is not handed on. All ${protons} protons attract each electron as before, but the ${protons - 1} left repel each other less.`,
      },
      {
        value: 'Less strongly, since a positive ion repels electrons.',
        misconception: null,
        why: `A positive ion attracts electrons, because its ${protons} protons outnumber its ${protons - 1} electrons. With less repulsion they are held more strongly.`,
      },
      {
        value: 'Equally strongly, since the number of protons is the same.',
        misconception: 'PE7',
        why: `The ${protons} protons are one factor; the repulsion between the electrons is another. It is smaller in ${ion}, so the rest is held more strongly.`,
      },
      {
        value: 'Less strongly, until the outer shell is empty.',
        misconception: 'PE6',
        why: `Each further electron costs more than the one before. In ${ion}, ${protons} protons face only ${protons - 1} electrons, which repel each other less.`,
      },
    ],
    right: `All ${protons} protons still attract each electron, but one electron fewer repels it, so the ${protons - 1} left are held more strongly.`,
    see: { article },
  }
}

/** Atoms that take up an electron under release of energy. */
const gaining = ['F', 'Cl', 'Br', 'I', 'O', 'S', 'Se', 'Si', 'C', 'P'] as const

function afterAddition(random: Random): Statement {
  const symbol = pick(random, gaining)
  const { protons } = element(symbol)
  const ion = formatIon(symbol, -1)
  const fact = `All ${protons} protons attract each electron as before, but ${protons + 1} electrons repel each other more than ${protons}`
  return {
    element: symbol,
    stem: `A gaseous ${nameOf(symbol)} atom takes up an electron. How strongly does ${ion} hold the electrons that the atom had before?`,
    answers: [
      'Less strongly, since one electron more repels them.',
      'Less strongly, since there is more repulsion among them.',
    ],
    lures: [
      {
        value: 'Less strongly, since each gets a smaller share of the pull.',
        misconception: 'PE5',
        why: `The pull of the nucleus is not shared out. ${fact}.`,
      },
      {
        value: 'More strongly, since a negative ion is smaller.',
        misconception: 'PE8',
        why: `A negative ion is larger than its atom, since its electrons move apart. ${fact}.`,
      },
      {
        value: 'Equally strongly, since the number of protons is the same.',
        misconception: 'PE7',
        why: `The protons are one factor, the repulsion between the electrons is another. ${fact}.`,
      },
      {
        value: 'More strongly, since its outer shell is fuller now.',
        misconception: 'PE6',
        why: `A fuller shell does not strengthen the pull of the nucleus. ${fact}.`,
      },
    ],
    right: `${fact}, so in ${ion} each of them is held less strongly.`,
    see: { article },
  }
}

/** Atoms whose first two electrons leave the same subshell. */
const losingTwo = ['Be', 'Mg', 'Ca', 'C', 'Si', 'N', 'P', 'Ge', 'As'] as const

function secondRemoval(random: Random): Statement {
  const symbol = pick(random, losingTwo)
  const { protons, period } = element(symbol)
  const [first, second] = ionizationEnergies(symbol)
    .slice(0, 2)
    .map((energy) => `${formatNumber(energy, { decimals: 0 })} kJ/mol`)
  const fact = `The same ${protons} protons attract it, but only ${protons - 2} electrons repel it, not ${protons - 1}`
  return {
    element: symbol,
    stem: `The first ionization energy of ${nameOf(symbol)} is ${first}, the second ${second}. Why is the second one higher?`,
    answers: [
      'The second electron is repelled by one electron fewer.',
      'The second electron meets less repulsion by the others.',
    ],
    lures: [
      {
        value: 'The second electron takes over the pull on the first.',
        misconception: 'PE5',
        why: `The pull on the lost electron is not handed on. ${fact}.`,
      },
      {
        value: 'The second electron is in a shell nearer the nucleus.',
        misconception: null,
        why: `Both electrons come from shell ${period}, even from the same subshell. ${fact}.`,
      },
      {
        value: 'The nucleus gains a proton when an electron leaves.',
        misconception: null,
        why: `A positive ion has lost an electron and gained nothing. ${fact}.`,
      },
    ],
    right: `${fact}, so it is held more strongly than the first one.`,
    see: { article },
  }
}

/** The lines of Slater’s rules: the shielding of all other electrons, and the remaining charge. */
export function shieldingLines(
  protons: number,
  electronsPerShell: readonly number[],
  left: number,
): readonly WorkedLine[] {
  const [outer = 1, next = 0, ...deeper] = electronsPerShell.toReversed()
  const deep = deeper.reduce((sum, electrons) => sum + electrons, 0)
  const terms = [
    { electrons: outer - 1, shield: 0.35 },
    { electrons: next, shield: 0.85 },
    { electrons: deep, shield: 1 },
  ].filter(({ electrons }) => electrons > 0)
  const shielding = decimal(protons - left, null, 2)
  return [
    calculated(
      'Shielding',
      added(...terms.map(({ electrons, shield }) => multiplied(exact(electrons), exact(shield)))),
      shielding,
    ),
    calculated('Effective nuclear charge', less(exact(protons), shielding), decimal(left, null, 2)),
  ]
}
