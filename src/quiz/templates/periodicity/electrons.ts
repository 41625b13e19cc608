import { properties } from '#chemistry/element-properties.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements.ts'
import { effectiveNuclearCharge } from '#chemistry/slater.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { whichElement } from '#quiz/which-element.ts'

import { mainGroupElements, outerElectrons } from './main-groups.ts'

const category = 'periodicity'
const difficulty = 'hard'

/** Main-group elements of periods 2 to 4. */
const shielded = elements.filter(
  ({ atomicNumber, block }) => atomicNumber > 2 && atomicNumber <= 36 && /[sp]/.test(block),
)

export const effectiveCharge: Template = {
  id: 'pe-h4',
  version: 1,
  category,
  difficulty,
  skill: 'trend-reasons',
  fitsMatch: false,
  draw(random) {
    const { symbol, name, protons } = pick(random, shielded)
    const outer = outerElectrons(symbol)
    const charge = effectiveNuclearCharge(symbol)
    const unshared = charge + 0.35 * (outer - 1)
    const allInner = protons - 0.85 * (protons - 1)
    const lures = [
      {
        value: protons,
        misconception: 'PE17' as const,
        why: `${show(protons)} is the whole nuclear charge of ${name.toLowerCase()}. The other ${protons - 1} electrons shield ${show(protons - charge)} of it.`,
      },
      {
        value: unshared,
        misconception: 'PE17' as const,
        why: `${show(unshared)} leaves out the shielding within the outer shell, ${outer - 1} × 0.35. With it, ${show(charge)} is left.`,
      },
      {
        value: unshared - (outer - 1),
        misconception: 'PE12' as const,
        why: `${show(unshared - (outer - 1))} takes the shielding within the outer shell as ${outer - 1} × 1. An electron of the same shell shields only 0.35, so ${show(charge)} is left.`,
      },
      {
        value: 1,
        misconception: 'PE12' as const,
        why: `1.00 would be left if ${protons === 3 ? 'both' : `all ${protons - 1}`} other electrons shielded fully. Outer ones shield 0.35, those of the next shell 0.85, so ${show(charge)} is left.`,
      },
      {
        value: allInner,
        misconception: 'PE12' as const,
        why: `${show(allInner)} takes 0.85 for each of the ${protons - 1} other electrons. Those of the same shell count 0.35 and the deepest ones 1.`,
      },
    ]
    return numeric({
      element: symbol,
      stem: `By Slater’s rules, which effective nuclear charge acts on an outer electron of ${name.toLowerCase()}?`,
      answer: charge,
      isRight: (value) => Math.abs(value - chargeBySum(symbol)) < 0.1,
      show,
      lures: lures.filter(({ value }) => value > 0 && Math.abs(value - charge) > 0.2),
      fill: shuffle(random, [0.35, 0.65, 0.85, 1, 1.35, 1.7, -0.35, -0.65, -0.85, -0.5])
        .map((step) => charge + step)
        .filter((value) => value > 0.3),
      right: `${protons} minus the shielding of ${show(protons - charge)} (0.35 for each electron of the same shell, 0.85 for the next shell inward, 1 for deeper ones) leaves ${show(charge)}.`,
      see: { article: 'periodic-trends-explained' },
    })
  },
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

/** Second-row elements that gain less energy than the element below, and the lower neighbor. */
const crowded = [
  ['F', 'Cl'],
  ['O', 'S'],
  ['C', 'Si'],
  ['B', 'Al'],
] as const

/** Other elements that release much energy. */
const eager = ['Br', 'I', 'Se', 'Te', 'S', 'O', 'Cl', 'F'] as const

/** Smallest difference of two electron affinities, as a share of the larger one. */
const MARGIN = 0.05

export const largestAffinity: Template = {
  id: 'pe-h5',
  version: 1,
  category,
  difficulty,
  skill: 'electron-affinity',
  fitsMatch: false,
  draw(random) {
    const isCrowded = random() < 0.6
    const [small, answer] = isCrowded ? pick(random, crowded) : (['', pick(random, eager)] as const)
    const others = sample(
      random,
      [...mainGroupElements, 'Ne', 'Ar', 'Kr'].filter(
        (symbol) => symbol !== small && affinity(symbol) < affinity(answer) * (1 - MARGIN),
      ),
      isCrowded ? 2 : 3,
    )
    const all = [answer, ...(isCrowded ? [small] : []), ...others]
    return whichElement(random, {
      stem: 'Which gaseous atom releases the most energy when it takes up an electron?',
      answer,
      isRight: (symbol) => affinity(symbol) === Math.max(...all.map(affinity)),
      lures: [
        ...(isCrowded ? [crowdedLure(small, answer)] : []),
        ...others.map((value) => ({
          symbol: value,
          misconception: affinity(value) === 0 ? ('CH4' as const) : ('PE4' as const),
          why:
            affinity(value) === 0
              ? `A gaseous ${nameOf(value)} atom does not bind a further electron. Of the four, ${nameOf(answer)} releases the most energy, ${shown(answer)} kJ/mol.`
              : `${element(value).name} releases only ${shown(value)} kJ/mol, ${nameOf(answer)} ${shown(answer)}. The order is not simply that of size or of ionization energy.`,
        })),
      ],
      right: isCrowded
        ? `${element(answer).name} releases ${shown(answer)} kJ/mol, even more than ${nameOf(small)} above it (${shown(small)}), where the electrons are crowded.`
        : `${element(answer).name} releases ${shown(answer)} kJ/mol; an atom with almost eight outer electrons mostly releases more than the others.`,
      see: { elements: all, article: 'periodic-trends-explained' },
    })
  },
}

function crowdedLure(small: ElementSymbol, answer: ElementSymbol) {
  return {
    symbol: small,
    misconception: 'PE9' as const,
    why: `${element(small).name} releases ${shown(small)} kJ/mol, ${nameOf(answer)} ${shown(answer)}. In the tiny ${nameOf(small)} atom the added electron is crowded by the others.`,
  }
}

/** Electronvolt to kJ/mol. */
const KILOJOULES_PER_ELECTRONVOLT = 96.485

/** Energy released in kJ/mol; 0 for atoms that bind no further electron. */
function affinity(symbol: ElementSymbol): number {
  return (properties(symbol).electronAffinity ?? 0) * KILOJOULES_PER_ELECTRONVOLT
}

function shown(symbol: ElementSymbol): string {
  return formatNumber(affinity(symbol), { decimals: 0 })
}

type Quantity = 'electronegativity' | 'electron affinity' | 'first ionization energy'

export const definitionOfQuantity: Template = {
  id: 'pe-h6',
  version: 1,
  category,
  difficulty,
  skill: 'trend-reasons',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, ['Cl', 'F', 'O', 'S', 'Br', 'I', 'C', 'Si', 'Na', 'K'])
    const name = nameOf(symbol)
    const definitions = {
      electronegativity: `how strongly a bonded ${name} atom attracts shared electrons`,
      'electron affinity': `the energy released when a gaseous ${name} atom takes an electron`,
      'first ionization energy': `the energy needed to remove an electron from a gaseous ${name} atom`,
    } as const satisfies Record<Quantity, string>
    const decoys = [
      `half the distance between the nuclei of two bonded ${name} atoms`,
      `the energy needed to separate two bonded ${name} atoms from each other`,
    ]
    const asked = pick(random, [
      'electronegativity',
      'electron affinity',
      'first ionization energy',
    ] as const)
    const others = (
      ['electronegativity', 'electron affinity', 'first ionization energy'] as const
    ).filter((quantity) => quantity !== asked)
    return worded({
      element: symbol,
      stem: `What is the ${asked} of ${name}?`,
      answer: definitions[asked],
      isRight: (text) => quantityDefinedBy(text) === asked,
      lures: others.map((quantity) => ({
        value: definitions[quantity],
        misconception: 'PE4',
        why: `That is the ${quantity}. The ${asked} is ${definitions[asked]}.`,
      })),
      fill: shuffle(random, decoys),
      right: `The ${asked} of ${name} is ${definitions[asked]}${asked === 'electronegativity' ? ', a number without unit' : ', in kJ/mol'}.`,
      see: { article: 'periodic-trends-explained' },
    })
  },
}

/** The quantity that a definition belongs to, by its telling word. */
function quantityDefinedBy(text: string): Quantity | null {
  if (text.includes('shared electrons')) return 'electronegativity'
  if (text.includes('takes an electron')) return 'electron affinity'
  return text.includes('remove an electron') ? 'first ionization energy' : null
}
