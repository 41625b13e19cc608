import type { AtomKey } from '#quiz/task.ts'
import type { Correction } from '#quiz/template.ts'
import { counted, listed } from '#quiz/templates/shared/names.ts'

/** The particles of an atom or ion in words: '26 protons, 30 neutrons and 24 electrons'. */
export function particlesText({ protons, neutrons, electrons }: AtomKey): string {
  return listed([
    counted(protons, 'proton'),
    counted(neutrons, 'neutron'),
    counted(electrons, 'electron'),
  ])
}

/** A wrong atom or ion that a misconception leads to. */
export type WrongAtom = Omit<Correction, 'given'> & { readonly key: AtomKey }

/** Corrections of wrong atoms: without those that are right after all, and each only once. */
export function atomCorrections(
  right: AtomKey,
  wrong: readonly WrongAtom[],
): readonly Correction[] {
  const seen = new Set([given(right)])
  return wrong.flatMap(({ key, ...rest }) => {
    const isPossible = Math.min(key.protons, key.neutrons, key.electrons) >= 0
    if (!isPossible || seen.has(given(key))) return []
    seen.add(given(key))
    return [{ given: given(key), ...rest }]
  })
}

function given({ protons, neutrons, electrons }: AtomKey): string {
  return [protons, neutrons, electrons].join(', ')
}
