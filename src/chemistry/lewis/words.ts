import { element } from '#chemistry/elements/elements.ts'

import { formalCharges } from './electrons.ts'
import type { DrawnStructure } from './notation.ts'
import { type LewisStructure, neighborsOf, type Skeleton } from './skeleton.ts'

const lines = ['', '–', '=', '≡'] as const
const orderWords = ['no', 'single', 'double', 'triple'] as const
const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const

/** An atom in words, with its number where there are several of its element: 'oxygen 2', 'carbon'. */
export function atomName({ atoms }: Skeleton, atom: number): string {
  const symbol = atoms[atom]?.element ?? ''
  const name = element(symbol).name.toLowerCase()
  const like = atoms.flatMap((other, place) => (other.element === symbol ? [place] : []))
  return like.length === 1 ? name : `${name} ${like.indexOf(atom) + 1}`
}

/** An atom inside a sentence about a drawing without numbers: 'carbon', 'the central oxygen', 'one of the oxygen atoms'. */
export function atomPhrase(skeleton: Skeleton, atom: number): string {
  const { atoms } = skeleton
  const symbol = atoms[atom]?.element ?? ''
  const name = element(symbol).name.toLowerCase()
  const counts = atoms.map((_, place) => neighborsOf(skeleton, place).length)
  const most = Math.max(...counts)
  if (atoms.filter((other) => other.element === symbol).length === 1) return name
  const isCenter = counts[atom] === most && counts.filter((count) => count === most).length === 1
  return isCenter ? `the central ${name}` : `one of the ${name} atoms`
}

/** A bond in words: 'double bond', or 'no bond yet'. */
export function bondName(order: number): string {
  return order === 0 ? 'no bond yet' : `${orderWords[order] ?? ''} bond`
}

/** A formal charge in signs: '+1', '\u22122', '0'. */
export function chargeText(charge: number): string {
  if (charge === 0) return '0'
  return `${charge > 0 ? '+' : '\u2212'}${Math.abs(charge)}`
}

/** A formal charge in words: 'plus 1', 'minus 2', 'zero'. */
export function chargeWords(charge: number): string {
  if (charge === 0) return 'zero'
  return `${charge > 0 ? 'plus' : 'minus'} ${Math.abs(charge)}`
}

/**
 * An atom in words, with its bonds, lone pairs and formal charge: 'carbon: double bond to oxygen 1, single bond to
 * hydrogen, no lone pairs'. `charge` is left out where it is null.
 */
export function atomWords(
  skeleton: Skeleton,
  { orders, pairs }: Pick<DrawnStructure, 'orders' | 'pairs'>,
  atom: number,
  charge: number | null,
): string {
  const bonds = neighborsOf(skeleton, atom).map(
    (neighbor) => `${bondName(orders[neighbor.bond] ?? 0)} to ${atomName(skeleton, neighbor.atom)}`,
  )
  const lone = loneWords(pairs[atom] ?? 0)
  const charged = charge === null ? [] : [`formal charge ${chargeWords(charge)}`]
  return `${atomName(skeleton, atom)}: ${[...bonds, lone, ...charged].join(', ')}`
}

/** Lone pairs in words: 'no lone pairs', 'one lone pair', 'two lone pairs'. */
export function loneWords(count: number): string {
  return `${numerals[count] ?? count} lone pair${count === 1 ? '' : 's'}`
}

/**
 * A structure in a line, the same for drawings that differ only in which of several like atoms is which:
 * 'N=O, 2 N–O; lone pairs: O (2, 3, 3); formal charges: N +1, O (0, −1, −1)'.
 */
export function structureText(
  skeleton: Skeleton,
  { orders, pairs }: Pick<DrawnStructure, 'orders' | 'pairs'>,
  charges: readonly number[] | null,
): string {
  const { atoms, bonds } = skeleton
  const written = bonds.map(
    ([from, to], bond) =>
      `${atoms[from]?.element}${lines[orders[bond] ?? 0] ?? ''}${atoms[to]?.element}`,
  )
  const parts = [
    [...new Set(written)]
      .map((bond) => ({ bond, count: written.filter((other) => other === bond).length }))
      .toSorted(
        (one, other) => sizeOf(other.bond) - sizeOf(one.bond) || (one.bond < other.bond ? -1 : 1),
      )
      .map(({ bond, count }) => (count === 1 ? bond : `${count} ${bond}`))
      .join(', '),
    pairs.every((count) => count === 0)
      ? 'no lone pairs'
      : `lone pairs: ${byElement(skeleton, pairs, String)}`,
    ...(charges === null
      ? []
      : charges.every((charge) => charge === 0)
        ? ['no formal charges']
        : [`formal charges: ${byElement(skeleton, charges, chargeText)}`]),
  ]
  return parts.join('; ')
}

/** The drawing of a learner in sentences, atom by atom, with the charges that are written to it. */
export function drawnWords(
  skeleton: Skeleton,
  drawn: DrawnStructure,
  withCharges: boolean,
): string {
  return skeleton.atoms
    .flatMap(({ element: symbol }, atom) => {
      if (symbol === 'H' && skeleton.atoms.length > 2) return []
      const charge = drawn.charges[atom] ?? 0
      return [
        sentence(atomWords(skeleton, drawn, atom, withCharges && charge !== 0 ? charge : null)),
      ]
    })
    .join(' ')
}

/** A structure in whole sentences: every heavier atom with its bonds, lone pairs and formal charge. */
export function spokenStructure(skeleton: Skeleton, structure: LewisStructure): string {
  const charges = formalCharges(skeleton, structure)
  const told = skeleton.atoms.flatMap(({ element: symbol }, atom) => {
    if (symbol === 'H' && skeleton.atoms.length > 2) return []
    const charge = charges[atom] ?? 0
    const single = structure.singles[atom] === 1 ? ', one single electron' : ''
    return [
      sentence(`${atomWords(skeleton, structure, atom, charge === 0 ? null : charge)}${single}`),
    ]
  })
  return told.join(' ')
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** The values of the atoms by element: 'N 1, O (2, 3)'. Elements without any are left out. */
function byElement(
  { atoms }: Skeleton,
  values: readonly number[],
  show: (value: number) => string,
): string {
  const symbols = [...new Set(atoms.map(({ element: symbol }) => symbol))]
  return symbols
    .flatMap((symbol) => {
      const own = values.filter((_, atom) => atoms[atom]?.element === symbol)
      if (own.every((value) => value === 0)) return []
      return [`${symbol} ${valuesText(own, show)}`]
    })
    .join(', ')
}

/** The values of like atoms, from the smallest on: '2', '3 each', '(2, 3, 3)'. */
function valuesText(values: readonly number[], show: (value: number) => string): string {
  const sorted = values.toSorted((one, other) => Math.abs(one) - Math.abs(other) || one - other)
  const [first = 0] = sorted
  if (sorted.some((value) => value !== first)) return `(${sorted.map(show).join(', ')})`
  return sorted.length === 1 ? show(first) : `${show(first)} each`
}

/** Triple bonds first. */
function sizeOf(bond: string): number {
  return lines.findIndex((line) => line !== '' && bond.includes(line))
}
