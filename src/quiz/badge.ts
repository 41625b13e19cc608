import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { identityOf } from '#chemistry/elements/identities.ts'

import type { Question } from './question.ts'

/** The element named on the badge of a question; null where it would give the answer away. */
export type Badge = { readonly symbol: ElementSymbol | null; readonly name: string | null }

/**
 * The symbol and name of the element that an open question is about, without what would tell one option
 * from the others, unless the question itself says it. A question about several elements has neither.
 */
export function openBadge({
  badge: symbol,
  question,
  options = [],
}: Pick<Question, 'badge' | 'question'> & { readonly options?: readonly string[] }): Badge {
  if (symbol === null) return { symbol: null, name: null }
  const name = nameOf(symbol)
  const named = new RegExp(`\\b${name}\\b`, 'i')
  // A symbol may follow another one directly, as F does in BrF₃.
  const written = new RegExp(`${symbol}(?![a-z])`)
  const hits = options.filter((option) => named.test(option) || written.test(option)).length
  const isSafe = hits === 0 || hits === options.length
  return {
    symbol: isSafe || new RegExp(`\\b${symbol}\\b`).test(question) ? symbol : null,
    name: isSafe || named.test(question) ? name : null,
  }
}

/** The symbol and name of the element that the answer is about, for a question that is answered. */
export function wholeBadge({ element }: Pick<Question, 'element'>): {
  readonly symbol: ElementSymbol
  readonly name: string
} {
  return { symbol: element, name: nameOf(element) }
}

function nameOf(symbol: ElementSymbol): string {
  return identityOf(symbol)?.name ?? symbol
}
