import { elementBySymbol } from '#chemistry/elements/elements.ts'

/** A run of a text, and whether it is a sign or a value with its unit, the same in every language. */
export type Run = { readonly text: string; readonly isNotation: boolean }

const VALUE_OR_SYMBOL =
  /(?<![\p{L}\p{N}])((?:\d[\d.,]*\u00A0)(?:K|g|J|L|V|u|mol)|[A-Z][a-z]?)(?![\p{L}\p{N}])/gu
const WORD = /\p{L}{3}/u
/** Symbols that are words, too: within a sentence they may be either. */
const WORDS: ReadonlySet<string> = new Set(['Am', 'As', 'At', 'Be', 'He', 'I', 'In', 'No'])

/**
 * Splits a text where symbols of elements and values with a unit begin and end: a translator leaves
 * them alone. A text without a longer word, such as an option that is a symbol, is one of them.
 */
export function notationIn(text: string): readonly Run[] {
  if (!WORD.test(text)) return [{ text, isNotation: true }]
  return text
    .split(VALUE_OR_SYMBOL)
    .map((run, index) => ({ text: run, isNotation: index % 2 === 1 && isNotation(run) }))
    .filter((run) => run.text !== '')
}

function isNotation(run: string): boolean {
  return /\d/.test(run) || (!WORDS.has(run) && elementBySymbol(run) !== undefined)
}
