import { elementBySymbol, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { TableKey, TaskOf } from '#quiz/task.ts'
import { listed } from '#quiz/templates/shared/names.ts'

import type { Kind } from './kind.ts'

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

/** How questions of kind `table` are read and judged. They are given as `Li, Na, K`. */
export const tableKind: Kind<TaskOf<'table'>, TableResponse> = {
  parse(_, given) {
    const response = parseTableResponse(given.split(',').map((text) => text.trim()))
    return response === null ? { problem: 'Pick elements of the table.', offers: [] } : { response }
  },
  isRight: ({ key }, response) => judgeTable(key, response).isRight,
  missOf({ key }, response) {
    const verdict = judgeTable(key, response)
    return verdict.isRight ? null : sentencesOf(verdict.nearMiss, response)
  },
  nudgeOf({ key }, response) {
    const verdict = judgeTable(key, response)
    if (verdict.isRight) return null
    return verdict.nearMiss.kind === 'incomplete'
      ? 'All that you picked belongs, but something is missing.'
      : 'Not all that you picked belongs. Read the question once more.'
  },
  isSame: (_, { symbols }, other) => describeTable({ symbols }) === describeTable(other),
  describe: (_, response) => describeTable(response),
}

function sentencesOf(miss: TableMiss, { symbols }: TableResponse): string {
  if (miss.kind === 'incomplete') {
    const isOne = miss.missing.length === 1
    return `All that you picked belongs, but ${listed(miss.missing)} ${isOne ? 'is' : 'are'} missing. Look for others with the same property.`
  }
  const isOne = miss.extra.length === 1
  const rest = symbols.length - miss.extra.length
  const others =
    rest === 0
      ? 'Read the question once more.'
      : rest === 1
        ? 'The other one does.'
        : `The other ${rest} do.`
  return `${listed(miss.extra)} ${isOne ? 'does' : 'do'} not belong. ${others}`
}
