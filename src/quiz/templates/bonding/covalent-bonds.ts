import { bondOrder, bondsByMolecule } from '#chemistry/compounds/bond-energies.ts'
import type { ElementPair } from '#chemistry/compounds/bonds.ts'
import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { outerElectrons, valenceElectronCount } from '#chemistry/compounds/molecules.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { atAnyPlace } from '#quiz/templates/shared/even-places.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

const article = 'lewis-dot-structures-guide'

/** Molecules that share at least four electrons, so that fewer can be offered. */
const sharingMolecules = Object.entries(bondsByMolecule)
  .map(([formula, bonds]) => ({
    formula,
    pairs: Object.entries(bonds).reduce((sum, [bond, count]) => sum + count * bondOrder(bond), 0),
  }))
  .filter(({ pairs }) => pairs >= 2)

// Some molecules have more bonds than one counts in 8 seconds, so it does not fit a match.
export const sharedElectrons = template('bo-e3', 'covalent-bonds', (random) => {
  const steps = shuffle(random, [-6, -4, -2, 2, 4, 6])
  return atAnyPlace(random, sharingMolecules, ({ formula, pairs }) => {
    const shared = 2 * pairs
    const molecule = formatFormula(formula)
    const valence = valenceElectronCount(formula)
    return {
      element: hubOf(formula),
      stem: `How many electrons do the atoms of one ${molecule} molecule share in all its bonds together?`,
      answer: shared,
      isRight: (count) => placesOf(formula) - count === valence,
      lures: [
        {
          value: pairs,
          misconception: 'BO14',
          why: `${pairs} is the number of shared pairs in ${molecule}. Each pair has two electrons, so ${shared} electrons are shared.`,
        },
        {
          value: valence,
          misconception: 'BO9',
          why: `${valence} is the number of all outer electrons in ${molecule}. Only those in bonds are shared: ${shared}.`,
        },
        {
          value: 8,
          misconception: 'BO8',
          why: `Eight electrons surround a single atom with an octet. The bonds of ${molecule} hold ${shared} electrons in all.`,
        },
      ],
      fill: steps.map((step) => shared + step).filter((count) => count > 0),
      miss: (count) =>
        `${count} electrons would be ${counted(count / 2, 'shared pair')}. ${molecule} has ${pairs}, so ${shared} electrons are shared.`,
      solution: () =>
        solved(
          'the number of shared electrons',
          known('Shared pairs', exact(pairs)),
          law('A single bond is one shared pair, a double bond two, a triple bond three'),
          calculated('Electrons', multiplied(exact(2), exact(pairs)), exact(shared)),
        ),
      right: `${molecule} has ${pairs} shared pairs, and 2 × ${pairs} = ${shared} electrons.`,
      see: { article },
    }
  })
})

/** The first element of a formula that is neither hydrogen nor carbon, else the first one. */
function hubOf(formula: string): ElementSymbol {
  const symbols = [...composition(formula).keys()]
  return symbols.find((symbol) => !['H', 'C'].includes(symbol)) ?? symbols[0] ?? 'H'
}

/** Electrons around all atoms with full shells; shared ones are counted at both atoms. */
function placesOf(formula: string): number {
  return [...composition(formula)].reduce(
    (sum, [symbol, count]) => sum + count * (symbol === 'H' ? 2 : 8),
    0,
  )
}

const hydrideFormers = ['C', 'Si', 'N', 'P', 'As', 'O', 'S', 'Se', 'Te']

/** Without iodine: in many fonts its symbol, as in CI₄, cannot be told from the l of chlorine. */
const halogens = ['F', 'Cl', 'Br']

/** Pairs whose only well-known binary molecule of one central atom follows the octet. */
const octetPairs: readonly ElementPair[] = [
  ...hydrideFormers.map((symbol) => [symbol, 'H'] as const),
  ...['C', 'Si'].flatMap((symbol) => halogens.map((halogen) => [symbol, halogen] as const)),
  ['N', 'F'],
  ['N', 'Cl'],
  ['O', 'F'],
  ['Ge', 'H'],
]

export const usualBonds = template(
  'bo-e4',
  'covalent-bonds',
  (random) => {
    const [central, partner] = pick(random, octetPairs)
    const outer = outerElectrons(central)
    const bonds = 8 - outer
    const name = nameOf(central)
    const otherCounts = shuffle(random, [1, 2, 3, 4, 5, 6])
    return choice({
      element: central,
      stem: `Which molecule does one ${name} atom form with ${nameOf(partner)} atoms when each atom has its usual number of bonds?`,
      answer: bonds,
      isRight: (count) => outer + count === 8,
      lures: [
        {
          value: outer,
          misconception: 'BO9',
          why: `${outer} is the number of outer electrons of ${name}. Each bond adds one electron, and ${bonds} bonds complete its octet.`,
        },
        {
          value: 8,
          misconception: 'BO8',
          why: `Eight is the number of electrons around ${name} in the molecule. It brings ${outer} of them itself, so it forms ${bonds} bonds.`,
        },
      ],
      fill: otherCounts,
      miss: (count) =>
        `With ${counted(count, 'bond')} ${name} would have ${outer + count} electrons around it. For eight it needs 8 − ${outer} = ${bonds}.`,
      show: moleculeWith,
      right: `${element(central).name} has ${outer} outer electrons and forms 8 − ${outer} = ${bonds} bonds: ${moleculeWith(bonds)}.`,
      see: { elements: [central, partner], article },
    })

    /** The molecule of one central atom and so many atoms of the partner. */
    function moleculeWith(count: number): string {
      const isPartnerFirst = partner === 'H' && outer > 5
      return formatFormula(
        isPartnerFirst ? `${partner}${count}${central}` : `${central}${partner}${count}`,
      )
    }
  },
  { fitsMatch: true },
)

/** A molecule without rings that has at most one multiple bond, of so many pairs. */
type Bonded = { readonly formula: string; readonly order: number }

/** Those with known bond energies, and some more. */
const bondedMolecules: readonly Bonded[] = [
  ...Object.entries(bondsByMolecule).map(([formula, bonds]) => ({
    formula,
    order: Math.max(...Object.keys(bonds).map(bondOrder)),
  })),
  ...['CH2O', 'C2F4', 'C2Cl4', 'COCl2', 'C2H3Cl'].map((formula) => ({ formula, order: 2 })),
  ...['HCN', 'CH3CN'].map((formula) => ({ formula, order: 3 })),
]

/** The pairs of the one multiple bond: those that joining all atoms by single bonds leaves over, and one. */
function orderByOctets(formula: string): number {
  const atoms = [...composition(formula).values()].reduce((sum, count) => sum + count, 0)
  const pairs = (placesOf(formula) - valenceElectronCount(formula)) / 2
  return pairs - (atoms - 1) + 1
}

const orderNames = ['', 'single', 'double', 'triple'] as const

/** Which molecule has a double or a triple bond, or single bonds only. */
export const moleculeWithBond = template('bo-m360', 'covalent-bonds', (random) => {
  const wanted = pick(random, [1, 2, 3])
  const answer = pick(
    random,
    bondedMolecules.filter(({ order }) => order === wanted),
  )
  const others = shuffle(
    random,
    bondedMolecules.filter(({ order }) => order !== wanted),
  )
  return choice<Bonded>({
    element: hubOf(answer.formula),
    badge: null,
    stem:
      wanted === 1
        ? 'Which of these molecules has single bonds only?'
        : `Which of these molecules has a ${orderNames[wanted]} bond?`,
    answer,
    isRight: ({ formula }) => orderByOctets(formula) === wanted,
    show: ({ formula }) => formatFormula(formula),
    lures: others.map((value) => ({
      value,
      misconception: wanted === 1 ? 'BO32' : value.order === 1 ? null : 'BO14',
      why: `${bondText(value)} ${bondText(answer)}`,
    })),
    right: bondText(answer),
    see: { elements: [...composition(answer.formula).keys()], article },
  })
})

function bondText({ formula, order }: Bonded): string {
  const shown = formatFormula(formula)
  return order === 1
    ? `All bonds of ${shown} are single: one shared pair each.`
    : `${shown} has a ${orderNames[order]} bond of ${order} shared pairs.`
}
