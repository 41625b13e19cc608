import type { IonizationStep } from '#content/elements/detail.ts'

/** Where the next electron comes from the core of a noble gas. */
export type Jump = {
  /** The last step before it. */
  readonly after: IonizationStep
  readonly next: IonizationStep
  /** How many times the energy of the step before. */
  readonly times: number
}

/** A smaller rise is none: with many d and f electrons the shells overlap. */
const SMALLEST_JUMP = 1.3

/** Electrons of the atoms and ions with the configuration of a noble gas. */
const NOBLE_GAS_ELECTRONS = [54, 36, 18, 10, 2]

/** The jumps between shells among the known ionization energies, the first one first. */
export function ionizationJumps(
  atomicNumber: number,
  steps: readonly IonizationStep[],
): readonly Jump[] {
  return NOBLE_GAS_ELECTRONS.flatMap((electrons) => {
    const after = steps.find(({ step }) => step === atomicNumber - electrons)
    const next = steps.find(({ step }) => step === atomicNumber - electrons + 1)
    if (after === undefined || next === undefined) return []
    const times = next.electronvolts / after.electronvolts
    return times < SMALLEST_JUMP ? [] : [{ after, next, times }]
  })
}
