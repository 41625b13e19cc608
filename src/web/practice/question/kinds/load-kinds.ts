/** Loads the readers and judges of made answers. Questions with options do without them. */
export function loadKinds() {
  return import('#quiz/kinds/kinds.ts')
}
