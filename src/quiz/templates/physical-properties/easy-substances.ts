import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { comparable } from '#chemistry/trends.ts'
import { toKelvin } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { degrees } from './states.ts'

const category = 'physical-properties'
const difficulty = 'easy'

/** What elements consist of that are not made of two-atom molecules. */
const particles: Readonly<Record<ElementSymbol, string>> = {
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

const twoAtomMolecules = ['H', 'N', 'O', 'F', 'Cl', 'Br', 'I']
const singleAtomGases = ['He', 'Ne', 'Ar', 'Kr', 'Xe']

export const twoAtoms: Template = {
  id: 'ph-e5',
  version: 1,
  category,
  difficulty,
  skill: 'elemental-molecules',
  fitsMatch: true,
  draw(random) {
    return random() < 0.6
      ? whichElement(random, {
          stem: 'Which of these elements consists of two-atom molecules at room temperature?',
          answer: pick(random, twoAtomMolecules),
          isRight: (symbol) => particles[symbol] === undefined,
          lures: [
            ...sample(random, singleAtomGases, 1),
            ...shuffle(random, Object.keys(particles)),
          ].map((symbol) => ({
            symbol,
            misconception: 'PH8',
            why: `${element(symbol).name} consists of ${particles[symbol]}. Two-atom molecules are found in H₂, N₂, O₂ and the halogens.`,
          })),
          right: 'H₂, N₂, O₂, F₂, Cl₂, Br₂ and I₂ are the elements made of two-atom molecules.',
          see: { article: 'elements-molecules-compounds' },
        })
      : whichElement(random, {
          stem: 'Which of these gases consists of single atoms at room temperature?',
          answer: pick(random, singleAtomGases),
          isRight: (symbol) => element(symbol).classification === 'noble-gas',
          lures: shuffle(random, ['H', 'N', 'O', 'F', 'Cl']).map((symbol) => ({
            symbol,
            misconception: 'PH8',
            why: `${element(symbol).name} gas consists of molecules of two atoms, ${symbol}₂. Only noble gases are single atoms.`,
          })),
          right: 'The atoms of a noble gas form no molecules with each other.',
          see: { article: 'why-noble-gases-are-stable' },
        })
  },
}

/** Elements that melt low although their atoms are heavy. */
const heavyButSoft = ['Hg', 'Pb', 'Bi', 'Cs', 'Ba', 'Rb', 'Cd']
const molecular = ['I', 'Br', 'Cl', 'F', 'O', 'N', 'H']
const highMelting = ['W', 'Mo', 'Pt', 'Ti', 'Cr', 'Fe', 'Ni', 'Si', 'B', 'Co', 'Cu']

export const highestMeltingPoint: Template = {
  id: 'ph-e6',
  version: 1,
  category,
  difficulty,
  skill: 'melting-and-boiling',
  fitsMatch: false,
  draw(random) {
    const answer = pick(random, highMelting)
    const lighter = pick(random, ['Mg', 'Al', 'Na', 'Li', 'Ca', 'Zn', 'K', 'Ag'])
    const symbols = [pick(random, heavyButSoft), pick(random, molecular), lighter]
    if (symbols.some((symbol) => !meltsFarBelow(symbol, answer))) return null
    return whichElement(random, {
      stem: 'Which of these elements has the highest melting point?',
      answer,
      isRight: (symbol) => [answer, ...symbols].every((other) => !meltsFarBelow(symbol, other)),
      lures: symbols.map((symbol) => ({
        symbol,
        misconception: meltingMisconception(symbol, answer),
        why: lowMeltingReason(symbol, answer),
      })),
      right: `${element(answer).name} melts at ${meltingPointOf(answer)}: its atoms hold each other firmly throughout the solid.`,
      see: { article: 'types-of-elements' },
    })
  },
}

/** Whether the first melting point, in kelvin, is below 70 % of the second. */
function meltsFarBelow(symbol: ElementSymbol, other: ElementSymbol): boolean {
  const low = toKelvin(element(symbol).meltingPoint ?? Infinity)
  const high = toKelvin(element(other).meltingPoint ?? Infinity)
  return low < 0.7 * high && comparable('meltingPoint', symbol, other)
}

function meltingMisconception(symbol: ElementSymbol, answer: ElementSymbol): MisconceptionId {
  const { classification, atomicNumber } = element(symbol)
  if (classification === 'non-metal') return 'PH1'
  return atomicNumber > element(answer).atomicNumber ? 'PH11' : 'PH4'
}

function lowMeltingReason(symbol: ElementSymbol, answer: ElementSymbol): string {
  const { name, atomicNumber } = element(symbol)
  const melts = `${name} melts at ${meltingPointOf(symbol)}`
  const compared = `${nameOf(answer)} at ${meltingPointOf(answer)}`
  if (molecular.includes(symbol)) {
    return `${melts}, ${compared}. Between its molecules there are only weak forces.`
  }
  return atomicNumber > element(answer).atomicNumber
    ? `${melts}, ${compared}. Heavier atoms do not make an element melt higher.`
    : `${melts}, ${compared}. The bonds between its atoms are weaker.`
}

function meltingPointOf(symbol: ElementSymbol): string {
  return degrees(element(symbol).meltingPoint ?? 0)
}

const sharedByMetals = [
  'good conduction of electricity',
  'good conduction of heat',
  'a shine when freshly polished',
]

/** Metals that are known from daily life or school, all of them solid and fair conductors. */
const familiarMetals = 'Li Na K Mg Ca Al Ti Cr Fe Co Ni Cu Zn Ag Sn W Pt Au Pb'.split(' ')

export const sharedMetalProperty: Template = {
  id: 'ph-e7',
  version: 1,
  category,
  difficulty,
  skill: 'metal-properties',
  fitsMatch: false,
  draw(random) {
    const { symbol, name } = element(pick(random, familiarMetals))
    const answer = pick(random, sharedByMetals)
    return worded({
      element: symbol,
      stem: `Which property does ${name.toLowerCase()} share with nearly all other metals?`,
      answer,
      isRight: (text) => sharedByMetals.includes(text),
      lures: shuffle(random, [
        {
          value: 'strong attraction to a magnet',
          misconception: 'PH4',
          why: 'Of the common metals, a magnet strongly attracts only iron, cobalt and nickel. It does not attract copper or aluminum in this way.',
        },
        {
          value: 'a melting point above 1500 °C',
          misconception: 'PH4',
          why: 'Sodium melts at 98 °C, zinc at 420 °C, and mercury is liquid at room temperature. Metals differ widely in this.',
        },
        {
          value: 'a density above 10 g/cm³',
          misconception: 'PH3',
          why: 'Aluminum has 2.70 g/cm³ and iron 7.87 g/cm³. Metals range from lithium, 0.534 g/cm³, to osmium, 22.6 g/cm³.',
        },
        {
          value: 'a surface that does not tarnish',
          misconception: 'PH4',
          why: 'Gold and platinum stay bright, but iron rusts and sodium turns dull within minutes. This is no common property of metals.',
        },
      ] as const),
      right: `All metals have freely moving electrons, and these bring ${answer}. ${name} is no exception.`,
      see: { article: 'types-of-elements' },
    })
  },
}
