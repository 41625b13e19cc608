import type { ElementSymbol } from '#chemistry/elements.ts'
import { identityOf } from '#chemistry/identities.ts'

import type { Question } from './question.ts'

/** What the badge of a question says; null for what would give the answer away. */
export type Badge = { readonly symbol: ElementSymbol | null; readonly name: string | null }

/**
 * The symbol and name of the element that an open question is about, without what would tell one option
 * from the others, unless the question itself says it.
 */
export function openBadge({
  element: symbol,
  question,
  options,
}: Pick<Question, 'element' | 'question' | 'options'>): Badge {
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

/**
 * The same once the answer is told. Where the open badge is one of the options by chance, so that it
 * tells nothing, the element of the explanation takes its place.
 */
export function wholeBadge({ element, see }: Pick<Question, 'element' | 'see'>): {
  readonly symbol: ElementSymbol
  readonly name: string
} {
  const symbol = see.elements.includes(element) ? element : (see.elements[0] ?? element)
  return { symbol, name: nameOf(symbol) }
}

function nameOf(symbol: ElementSymbol): string {
  return identityOf(symbol)?.name ?? symbol
}
