import type { Category } from '#quiz/categories.ts'
import { MAX_VERSIONS } from '#quiz/sets/versions.ts'

import type { Room, SheetLayout } from './paper/sheets.ts'

/** What an address says of a worksheet, so that it is the same when it is opened again. */
export type SheetWish = SheetLayout & {
  readonly versions: number
  /** The seed of the questions of a set that has none for all. */
  readonly draw: number
}

/** The numbers of questions on a page that can be chosen. */
export const perPageChoices = [1, 2, 3, 4, 5, 6, 8, 10] as const

const rooms: readonly Room[] = ['none', 'some', 'much']
/** More draws than any set has questions. */
const DRAWS = 1_000_000

/** Reads the wish of an address; what is not understood has its usual value. */
export function readSheetWish(search: URLSearchParams): SheetWish {
  return {
    versions: numberIn(search, 'versions', MAX_VERSIONS) ?? 1,
    perPage: perPageChoices.find((count) => count === numberIn(search, 'page', DRAWS)) ?? null,
    room: rooms.find((room) => room === search.get('room')) ?? 'none',
    hasTable: search.get('table') === '1',
    hasKey: search.get('key') !== '0',
    draw: numberIn(search, 'draw', DRAWS) ?? 1,
  }
}

/** What a worksheet asks: a set by its code, or a category. */
export type SheetSubject = { readonly set: string } | { readonly category: Category }

/** Returns the address of a worksheet about this. What has its usual value is left out. */
export function sheetSearch(subject: SheetSubject, wish: SheetWish): URLSearchParams {
  const { versions, perPage, room, hasTable, hasKey, draw } = wish
  return new URLSearchParams({
    ...subject,
    ...(versions > 1 && { versions: String(versions) }),
    ...(perPage !== null && { page: String(perPage) }),
    ...(room !== 'none' && { room }),
    ...(hasTable && { table: '1' }),
    ...(!hasKey && { key: '0' }),
    ...(draw > 1 && { draw: String(draw) }),
  })
}

function numberIn(search: URLSearchParams, name: string, most: number): number | null {
  const text = search.get(name) ?? ''
  const value = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : null
}
