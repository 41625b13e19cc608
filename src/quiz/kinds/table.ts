import { elementBySymbol, type ElementSymbol } from '#chemistry/elements/elements.ts'

/** The elements that are to be picked on the periodic table. */
export type TableKey = { readonly symbols: readonly ElementSymbol[] }

export type TableResponse = { readonly symbols: readonly ElementSymbol[] }

export type TableMiss =
  /** All that was picked belongs, and some is missing. */
  | { readonly kind: 'incomplete'; readonly missing: readonly ElementSymbol[] }
  /** Some that was picked does not belong. */
  | { readonly kind: 'extra'; readonly extra: readonly ElementSymbol[] }

export type TableVerdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly nearMiss: TableMiss }

/** The picked elements, each once, in the order of atomic numbers; null when one does not exist. */
export function parseTableResponse(symbols: readonly string[]): TableResponse | null {
  const picked = [...new Set(symbols)].map((symbol) => elementBySymbol(symbol))
  if (picked.length === 0 || picked.includes(undefined)) return null
  return {
    symbols: picked
      .filter((found) => found !== undefined)
      .toSorted((a, b) => a.atomicNumber - b.atomicNumber)
      .map(({ symbol }) => symbol),
  }
}

/** Judges picked elements as a set. */
export function judgeTable(key: TableKey, response: TableResponse): TableVerdict {
  const extra = response.symbols.filter((symbol) => !key.symbols.includes(symbol))
  if (extra.length > 0) return { isRight: false, nearMiss: { kind: 'extra', extra } }
  const missing = key.symbols.filter((symbol) => !response.symbols.includes(symbol))
  if (missing.length > 0) return { isRight: false, nearMiss: { kind: 'incomplete', missing } }
  return { isRight: true }
}

/** A response as history, reviews and screen readers show it. */
export function describeTable({ symbols }: TableResponse): string {
  return symbols.join(', ')
}
