import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { element, elementBySymbol, elements } from '#chemistry/elements/elements.ts'

import {
  aufbauConfiguration,
  formatConfiguration,
  inShellOrder,
  madelungOrder,
  nobleGasForm,
  orbitalCount,
  parseConfiguration,
  capacity,
  countElectrons,
  type Subshell,
} from './subshells.ts'

export {
  aufbauConfiguration,
  capacity,
  electronsPerShell,
  formatConfiguration,
  formatNobleGasForm,
  madelungOrder,
  nobleGasForm,
  parseConfiguration,
  type Subshell,
  type SubshellKind,
  type SubshellLetter,
} from './subshells.ts'

/** Letters of the shells n = 1 to 7, for drawing. */
export const shellLetters = ['K', 'L', 'M', 'N', 'O', 'P', 'Q'] as const

/**
 * Ground state of the neutral atom, expanded and in shell order (by n, then s, p, d, f).
 * Source: NIST ASD to element 108; 109 to 118 are predicted.
 * @throws RangeError when no element has the symbol.
 */
export function configurationOf(symbol: ElementSymbol): readonly Subshell[] {
  const subshells = configurations.get(element(symbol))
  if (subshells === null || subshells === undefined) {
    throw new RangeError(`${symbol} has an unreadable configuration`)
  }
  return subshells
}

/** Read once: questions about the electrons of many elements look them all up. */
const configurations = new Map(
  elements.map((entry) => [entry, parseConfiguration(entry.electronConfiguration)]),
)

/** The elements to 108 whose known ground state differs from the Madelung rule: twenty. */
export const aufbauExceptions: readonly ElementSymbol[] = elements
  .filter(({ configurationPredicted }) => !configurationPredicted)
  .filter(
    ({ symbol, atomicNumber }) =>
      formatConfiguration(configurationOf(symbol)) !==
      formatConfiguration(aufbauConfiguration(atomicNumber)),
  )
  .map(({ symbol }) => symbol)

/**
 * Ground state of a free ion. Cations lose the electrons outside the noble-gas core from the
 * highest shell first, there from the highest subshell (Fe²⁺ is [Ar] 3d⁶); anions fill the open
 * subshells in the Madelung order. Holds for the common ions; not for highly charged d and f ions.
 * @throws RangeError for an unknown symbol, for a charge above the atomic number or where the
 * electrons exceed 118.
 */
export function ionConfiguration(symbol: ElementSymbol, charge: number): readonly Subshell[] {
  const remaining = element(symbol).atomicNumber - charge
  if (!Number.isInteger(charge) || remaining < 0 || remaining > 118) {
    throw new RangeError(`${symbol} cannot have the charge ${charge}`)
  }
  let subshells = configurationOf(symbol)
  while (countElectrons(subshells) > remaining) subshells = withoutOuterElectron(subshells)
  while (countElectrons(subshells) < remaining) subshells = withNextElectron(subshells)
  return subshells
}

function withoutOuterElectron(subshells: readonly Subshell[]): readonly Subshell[] {
  const outermost = nobleGasForm(subshells).outer.at(-1)
  return subshells.flatMap((subshell) => {
    if (subshell !== outermost) return [subshell]
    return subshell.electrons > 1 ? [{ ...subshell, electrons: subshell.electrons - 1 }] : []
  })
}

function withNextElectron(subshells: readonly Subshell[]): readonly Subshell[] {
  const open = madelungOrder.find(({ n, l }) => electronsIn(subshells, n, l) < capacity(l))
  if (open === undefined) return subshells
  const others = subshells.filter(({ n, l }) => n !== open.n || l !== open.l)
  const electrons = electronsIn(subshells, open.n, open.l) + 1
  return inShellOrder([...others, { ...open, electrons }])
}

function electronsIn(subshells: readonly Subshell[], n: number, l: Subshell['l']): number {
  return subshells.find((subshell) => subshell.n === n && subshell.l === l)?.electrons ?? 0
}

/** Electrons alone in their orbital when each subshell is filled by Hund's rule. */
export function unpairedElectrons(subshells: readonly Subshell[]): number {
  return subshells.reduce((sum, { l, electrons }) => {
    const orbitals = orbitalCount(l)
    return sum + (electrons <= orbitals ? electrons : 2 * orbitals - electrons)
  }, 0)
}

/**
 * Outer electrons of a main-group element (groups 1, 2 and 13 to 18; helium 2); null for the other
 * elements, where the count depends on the definition, and for unknown symbols.
 */
export function valenceElectrons(symbol: ElementSymbol): number | null {
  const found = elementBySymbol(symbol)
  if (found === undefined || found.block === 'd' || found.block === 'f') return null
  return found.electronsPerShell.at(-1) ?? null
}

/** Electrons in the subshells of one letter: 6 p electrons in neon. */
export function electronsWithLetter(subshells: readonly Subshell[], l: Subshell['l']): number {
  return countElectrons(subshells.filter((subshell) => subshell.l === l))
}
