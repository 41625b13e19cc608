import { type Identity, identityOf } from '#chemistry/elements/identities.ts'

/** The atomic number of fermium. */
const FERMIUM = 100

/** Reads the elements of 'Na,K,Rb'; undefined without one. */
export function aboutIn(text: string | null): readonly Identity[] | undefined {
  const found = (text ?? '').split(',').flatMap((symbol) => identityOf(symbol) ?? [])
  return found.length === 0 ? undefined : found
}

/** Whether the set about an element asks about its group too: beyond fermium little is known of one alone. */
export function isAskedWithGroup({ atomicNumber }: Identity): boolean {
  return atomicNumber > FERMIUM
}
