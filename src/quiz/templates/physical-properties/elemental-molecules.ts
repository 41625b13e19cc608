import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { multiplied } from '#quiz/worked/expressions.ts'
import { calculated, known, law, solved } from '#quiz/worked/solutions.ts'

const twoAtomMolecules = ['H', 'N', 'O', 'F', 'Cl', 'Br', 'I']
const singleAtomGases = ['He', 'Ne', 'Ar', 'Kr', 'Xe']

/** Particles of an element, and the atoms of each where they are separate. */
type Particles = { readonly text: string; readonly atoms: number | null }

/** The particles of elements that are not made of two-atom molecules. */
const otherParticles: Readonly<Record<ElementSymbol, Particles>> = {
  He: { text: 'single atoms', atoms: 1 },
  Ne: { text: 'single atoms', atoms: 1 },
  Ar: { text: 'single atoms', atoms: 1 },
  Kr: { text: 'single atoms', atoms: 1 },
  Xe: { text: 'single atoms', atoms: 1 },
  S: { text: 'rings of eight atoms, S₈', atoms: 8 },
  P: { text: 'molecules of four atoms in its white form, P₄', atoms: 4 },
  C: { text: 'giant networks of atoms', atoms: null },
  Si: { text: 'a giant network of atoms', atoms: null },
  Na: { text: 'a metal lattice', atoms: null },
  Fe: { text: 'a metal lattice', atoms: null },
  Cu: { text: 'a metal lattice', atoms: null },
  Mg: { text: 'a metal lattice', atoms: null },
  Hg: { text: 'metal atoms without separate molecules', atoms: null },
}

/** Which element consists of two-atom molecules, or which gas of single atoms. */
export const particlesOfElements = template(
  'ph-e5',
  'elemental-molecules',
  (random) => (random() < 0.6 ? twoAtoms(random) : singleAtoms(random)),
  { fitsMatch: true },
)

function twoAtoms(random: Random): Draft | null {
  return whichElement({
    stem: 'Which of these elements consists of two-atom molecules at room temperature?',
    answer: pick(random, twoAtomMolecules),
    isRight: (symbol) => otherParticles[symbol] === undefined,
    lures: [
      ...sample(random, singleAtomGases, 1),
      ...shuffle(random, Object.keys(otherParticles)),
    ].map((symbol) => ({
      symbol,
      misconception: 'PH8',
      why: `${element(symbol).name} consists of ${otherParticles[symbol]?.text}. Two-atom molecules are found in H₂, N₂, O₂ and the halogens.`,
    })),
    right: 'H₂, N₂, O₂, F₂, Cl₂, Br₂ and I₂ are the elements made of two-atom molecules.',
    see: { article: 'elements-molecules-compounds' },
  })
}

function singleAtoms(random: Random): Draft | null {
  return whichElement({
    stem: 'Which of these gases consists of single atoms at room temperature?',
    answer: pick(random, singleAtomGases),
    isRight: (symbol) => element(symbol).classification === 'noble-gas',
    lures: shuffle(random, ['H', 'N', 'O', 'F', 'Cl']).map((symbol) => ({
      symbol,
      misconception: 'PH8',
      why: `${element(symbol).name} gas consists of molecules of two atoms, ${symbol}₂. Single atoms make up the noble gases.`,
    })),
    right: 'The atoms of a noble gas form no molecules with each other.',
    see: { article: 'why-noble-gases-are-stable' },
  })
}

/** Elements as they occur at room temperature, and the atoms of their particles. */
const particlesOf: readonly (readonly [symbol: ElementSymbol, atoms: number])[] = [
  ...twoAtomMolecules.map((symbol) => [symbol, 2] as const),
  ['P', 4],
  ['S', 8],
]

/** The atoms in a number of molecules of an element. */
export const atomsInMolecules = template(
  'ph-m408',
  'elemental-molecules',
  withLureBeside((random) => {
    const [symbol, atoms] = pick(random, particlesOf)
    const count = integer(random, 3, 12)
    const value = count * atoms
    const name = symbol === 'P' ? 'white phosphorus' : nameOf(symbol)
    const shown = formatFormula(`${symbol}${atoms}`)
    const account = `Each molecule of ${name} is ${shown}, so ${count} of them hold ${count} × ${atoms} = ${value} atoms`
    return numeric({
      element: symbol,
      badge: null,
      stem: `How many atoms are in ${count} molecules of ${name}, as it is at room temperature?`,
      answer: value,
      isRight: (number) => number / count === sizeOf(symbol),
      lures: [
        {
          value: count,
          misconception: 'PH8',
          why: `That takes each molecule for a single atom. ${account}.`,
        },
        {
          value: 2 * count,
          misconception: 'PH8',
          why: `Not every molecule of an element has two atoms. ${account}.`,
        },
        {
          value: 3 * count,
          misconception: 'PH8',
          why: `Three atoms do not make a molecule of ${name} here. ${account}.`,
        },
        {
          value: count + atoms,
          misconception: 'GE2',
          why: `The number of atoms in a molecule is multiplied, not added. ${account}.`,
        },
      ],
      fill: [value - atoms, value + atoms, value + 2 * atoms, value + 3 * atoms],
      miss: (number) => `${number} is not a product of the two numbers. ${account}.`,
      solution: () =>
        solved(
          `the number of atoms in ${count} molecules`,
          known('Molecules', exact(count, 'molecules')),
          law(`A molecule of ${name} is ${shown}`),
          calculated(
            'Atoms',
            multiplied(exact(count), exact(atoms, 'atoms')),
            exact(value, 'atoms'),
          ),
        ),
      right: `${account}.`,
      see: { article: 'elements-molecules-compounds' },
    })
  }),
)

/** The atoms of a particle of an element; null where there are no separate particles. */
function sizeOf(symbol: ElementSymbol): number | null {
  const particles = otherParticles[symbol]
  return particles === undefined ? 2 : particles.atoms
}
