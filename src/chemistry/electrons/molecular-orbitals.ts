import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

import { valenceElectrons } from './configurations.ts'

/** A molecule or ion of two atoms, and how its outer electrons fill molecular orbitals. */
export type Diatomic = {
  /** In plain notation, as in 'O2^2-'. */
  readonly formula: string
  readonly element: ElementSymbol
  readonly charge: number
  readonly electrons: number
}

type Level = { readonly name: string; readonly room: 2 | 4; readonly isBonding: boolean }

const firstShell: readonly Level[] = [
  { name: 'σ1s', room: 2, isBonding: true },
  { name: 'σ*1s', room: 2, isBonding: false },
]

const s: readonly Level[] = [
  { name: 'σ2s', room: 2, isBonding: true },
  { name: 'σ*2s', room: 2, isBonding: false },
]
const pi: Level = { name: 'π2p', room: 4, isBonding: true }
const sigma: Level = { name: 'σ2p', room: 2, isBonding: true }
const upper: readonly Level[] = [
  { name: 'π*2p', room: 4, isBonding: false },
  { name: 'σ*2p', room: 2, isBonding: false },
]

/** Up to nitrogen the pi orbitals lie below the sigma orbital of 2p. Source: OpenStax Chemistry 2e, section 8.4. */
function levelsOf(element: ElementSymbol): readonly Level[] {
  if (element === 'H' || element === 'He') return firstShell
  const late = element === 'O' || element === 'F' || element === 'Ne'
  return [...s, ...(late ? [sigma, pi] : [pi, sigma]), ...upper]
}

/** Molecules and ions of two equal atoms of the first two periods. */
export const diatomics: readonly Diatomic[] = (
  [
    ['H', [0, 1, -1]],
    ['He', [0, 1]],
    ['Li', [0, 1]],
    ['Be', [0, 1]],
    ['B', [0, 1, -1]],
    ['C', [0, 1, -1, -2]],
    ['N', [0, 1, -1]],
    ['O', [0, 1, -1, -2]],
    ['F', [0, 1, -1]],
    ['Ne', [0, 1]],
  ] as const
).flatMap(([element, charges]) =>
  charges.map((charge) => ({
    formula: `${element}2${signOf(charge)}`,
    element,
    charge,
    electrons: 2 * (valenceElectrons(element) ?? 0) - charge,
  })),
)

function signOf(charge: number): string {
  if (charge === 0) return ''
  return `^${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}`
}

/** The orbitals in the order in which they are filled, by name. */
export function fillingOrder({ element }: Diatomic): readonly string[] {
  return levelsOf(element).map(({ name }) => name)
}

/** How the outer electrons fill the orbitals: by level from below, with those that are alone in an orbital. */
export function fillingOf({ element, electrons }: Diatomic) {
  let rest = electrons
  const filled = levelsOf(element).map(({ name, room, isBonding }) => {
    const own = Math.min(rest, room)
    rest -= own
    // Two orbitals of the same energy take one electron each before any takes a second.
    const alone = room === 2 ? own % 2 : own <= 2 ? own : room - own
    return { name, isBonding, own, alone }
  })
  const sum = (isBonding: boolean) =>
    filled.reduce((count, one) => count + (one.isBonding === isBonding ? one.own : 0), 0)
  return {
    filled,
    bonding: sum(true),
    antibonding: sum(false),
    unpaired: filled.reduce((count, { alone }) => count + alone, 0),
  }
}

/** Half of what the bonding electrons are more than the antibonding ones. */
export function bondOrder(diatomic: Diatomic): number {
  const { bonding, antibonding } = fillingOf(diatomic)
  return (bonding - antibonding) / 2
}
