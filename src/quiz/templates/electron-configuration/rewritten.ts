import type { Subshell, SubshellKind } from '#chemistry/configurations.ts'
import { inShellOrder } from '#chemistry/subshells.ts'

/** Electrons in one subshell; 0 when it is not listed. */
export function electronsIn(subshells: readonly Subshell[], kind: SubshellKind): number {
  return subshells.find((subshell) => isOf(subshell, kind))?.electrons ?? 0
}

/** The configuration with another number of electrons in one subshell; 0 takes it away. */
export function withElectrons(
  subshells: readonly Subshell[],
  kind: SubshellKind,
  electrons: number,
): readonly Subshell[] {
  const others = subshells.filter((subshell) => !isOf(subshell, kind))
  return electrons <= 0 ? others : inShellOrder([...others, { ...kind, electrons }])
}

/** The configuration with the electrons of one subshell in another one instead. */
export function moved(
  subshells: readonly Subshell[],
  from: SubshellKind,
  into: SubshellKind,
): readonly Subshell[] {
  const electrons = electronsIn(subshells, from)
  return withElectrons(
    withElectrons(subshells, from, 0),
    into,
    electronsIn(subshells, into) + electrons,
  )
}

function isOf({ n, l }: SubshellKind, kind: SubshellKind): boolean {
  return n === kind.n && l === kind.l
}
