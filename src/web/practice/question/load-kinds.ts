/** Loads what reads and judges answers that a learner makes. Questions with options do without it. */
export function loadKinds() {
  return import('#quiz/kinds/kinds.ts')
}
