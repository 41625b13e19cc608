import type * as kinds from '#quiz/kinds/kinds.ts'

let loaded: typeof kinds | null = null

/** Loads the readers and judges of made answers. Questions with options do without them. */
export async function loadKinds(): Promise<typeof kinds> {
  loaded = await import('#quiz/kinds/kinds.ts')
  return loaded
}

/** The readers and judges; null before they were loaded. */
export function loadedKinds(): typeof kinds | null {
  return loaded
}
