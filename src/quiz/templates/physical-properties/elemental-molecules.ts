import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, template } from '#quiz/template.ts'
import { whichElement } from '#quiz/which-element.ts'

const twoAtomMolecules = ['H', 'N', 'O', 'F', 'Cl', 'Br', 'I']
const singleAtomGases = ['He', 'Ne', 'Ar', 'Kr', 'Xe']

/** The particles of elements that are not made of two-atom molecules. */
const otherParticles: Readonly<Record<ElementSymbol, string>> = {
  He: 'single atoms',
  Ne: 'single atoms',
  Ar: 'single atoms',
  Kr: 'single atoms',
  Xe: 'single atoms',
  S: 'rings of eight atoms, S₈',
  P: 'molecules of four atoms in its white form, P₄',
  C: 'giant networks of atoms',
  Si: 'a giant network of atoms',
  Na: 'a metal lattice',
  Fe: 'a metal lattice',
  Cu: 'a metal lattice',
  Mg: 'a metal lattice',
  Hg: 'metal atoms without separate molecules',
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
      why: `${element(symbol).name} consists of ${otherParticles[symbol]}. Two-atom molecules are found in H₂, N₂, O₂ and the halogens.`,
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
