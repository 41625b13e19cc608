import type { IonizationStep } from '#content/elements/detail.ts'

/** Where the next electron comes from farther inside. */
export type Jump = {
  /** The last step before it. */
  readonly after: IonizationStep
  readonly next: IonizationStep
  /** How many times the energy of the step before. */
  readonly times: number
  /** The electron core that it comes from. */
  readonly core: 'noble gas' | 'filled d subshell'
}

/** A smaller rise is none: with many d and f electrons the shells overlap. */
const SMALLEST_JUMP = 1.3

/** Electrons of atoms and ions whose outermost subshell is full, the largest first. */
const CLOSED: readonly (readonly [electrons: number, core: Jump['core']])[] = [
  [78, 'filled d subshell'],
  [54, 'noble gas'],
  [46, 'filled d subshell'],
  [36, 'noble gas'],
  [28, 'filled d subshell'],
  [18, 'noble gas'],
  [10, 'noble gas'],
  [2, 'noble gas'],
]

/** The jumps between shells among the known ionization energies, the first one first. */
export function ionizationJumps(
  atomicNumber: number,
  steps: readonly IonizationStep[],
): readonly Jump[] {
  return CLOSED.flatMap(([electrons, core]) => {
    const after = steps.find(({ step }) => step === atomicNumber - electrons)
    const next = steps.find(({ step }) => step === atomicNumber - electrons + 1)
    if (after === undefined || next === undefined) return []
    const times = next.electronvolts / after.electronvolts
    return times < SMALLEST_JUMP ? [] : [{ after, next, times, core }]
  })
}
