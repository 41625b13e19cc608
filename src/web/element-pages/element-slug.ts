import type { Identity } from '#chemistry/elements/identities.ts'

/** The last part of the address of an element page: 'iron'. */
export function elementSlug({ name }: Identity): string {
  return name.toLowerCase()
}
