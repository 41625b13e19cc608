/** By version: the function that makes a value of the next version from a value of this one. */
export type Upgrades = Readonly<Record<number, (older: unknown) => unknown>>

/** The version and the upgrades of a value that outlives the program that wrote it. */
type Known = { readonly version: number; readonly upgrades?: Upgrades | undefined }

/**
 * Upgrades a value step by step from the version in which it was written. Undefined when a step is
 * missing or fails; the result still has to be parsed.
 */
export function upgraded(value: unknown, from: number, { version, upgrades }: Known): unknown {
  let current = value
  try {
    for (let step = from; step < version; step += 1) {
      const upgrade = upgrades?.[step]
      if (upgrade === undefined) return undefined
      current = upgrade(current)
    }
  } catch {
    // An upgrade trusts the fields of its version, which a damaged value lacks.
    return undefined
  }
  return current
}
