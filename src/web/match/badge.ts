import { identityOf } from '#chemistry/identities.ts'
import type { ShownQuestion } from '#contract/match.ts'

/** What the badge of a question says; null for what would give the answer away. */
export type Badge = { readonly symbol: string | null; readonly name: string | null }

/**
 * The symbol and name of the element that a question is about. While the question is open, what
 * would tell one option from the others is left out, unless the question itself says it.
 */
export function badgeOf({ element, text, options, lesson }: ShownQuestion): Badge {
  const name = identityOf(element)?.name ?? element
  const named = new RegExp(`\\b${name}\\b`, 'i')
  const symbol = new RegExp(`(?<![a-z])${element}(?![a-z])`)
  const hits = options.filter((option) => named.test(option) || symbol.test(option)).length
  const isSafe = lesson !== null || hits === 0 || hits === options.length
  return {
    symbol: isSafe || new RegExp(`\\b${element}\\b`).test(text) ? element : null,
    name: isSafe || named.test(text) ? name : null,
  }
}
