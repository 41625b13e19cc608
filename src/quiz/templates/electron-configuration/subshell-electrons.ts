import {
  aufbauConfiguration,
  aufbauExceptions,
  madelungOrder,
  type Subshell,
  type SubshellKind,
} from '#chemistry/electrons/configurations.ts'
import { inShellOrder } from '#chemistry/electrons/subshells.ts'
import { elements } from '#chemistry/elements/elements.ts'

/** Elements whose ground state follows the filling order. */
export const regularElements = elements.filter(({ symbol }) => !aufbauExceptions.includes(symbol))

/** Lists the subshells that hold so many electrons, in the order in which they are filled. */
export function filledSubshells(electrons: number): readonly SubshellKind[] {
  const filled = aufbauConfiguration(electrons)
  return madelungOrder.filter((kind) => electronsIn(filled, kind) > 0)
}

/** Counts the electrons in one subshell; 0 when it is not listed. */
export function electronsIn(subshells: readonly Subshell[], kind: SubshellKind): number {
  return subshells.find((subshell) => isOf(subshell, kind))?.electrons ?? 0
}

/** Gives the configuration another number of electrons in one subshell; 0 takes it away. */
export function withElectrons(
  subshells: readonly Subshell[],
  kind: SubshellKind,
  electrons: number,
): readonly Subshell[] {
  const others = subshells.filter((subshell) => !isOf(subshell, kind))
  return electrons <= 0 ? others : inShellOrder([...others, { ...kind, electrons }])
}

/** Puts the electrons of one subshell into another one instead. */
export function moved(
  subshells: readonly Subshell[],
  from: SubshellKind,
  into: SubshellKind,
): readonly Subshell[] {
  const electrons = electronsIn(subshells, into) + electronsIn(subshells, from)
  return withElectrons(withElectrons(subshells, from, 0), into, electrons)
}

/** Tells whether two configurations hold the same electrons, whatever their order. */
export function isSameConfiguration(one: readonly Subshell[], other: readonly Subshell[]): boolean {
  return (
    one.length === other.length &&
    one.every((subshell) => electronsIn(other, subshell) === subshell.electrons)
  )
}

function isOf({ n, l }: SubshellKind, kind: SubshellKind): boolean {
  return n === kind.n && l === kind.l
}
