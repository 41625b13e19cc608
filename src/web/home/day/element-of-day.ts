import { type Identity, identities } from '#chemistry/elements/identities.ts'

/** Shares no factor with the number of elements, so all of them come in turn, and neighbors on days apart. */
const STEP = 47

/** The element of a calendar day, of which the number counts from any day. Each comes once in 118 days. */
export function elementOfDay(day: number): Identity | undefined {
  const { length } = identities
  return identities[(((day * STEP) % length) + length) % length]
}
