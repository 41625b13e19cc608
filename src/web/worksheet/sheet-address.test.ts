import { expect, test } from 'vitest'

import { readSheetWish, sheetSearch, type SheetWish } from './sheet-address.ts'

const PLAIN: SheetWish = {
  versions: 1,
  perPage: null,
  room: 'none',
  hasTable: false,
  hasKey: true,
  draw: 1,
}

test('the address of a worksheet names what was chosen, and is read as it was written', () => {
  const wish: SheetWish = {
    versions: 4,
    perPage: 3,
    room: 'much',
    hasTable: true,
    hasKey: false,
    draw: 7,
  }
  const search = sheetSearch({ set: 'BCDFGH' }, wish)
  expect(String(search)).toBe('set=BCDFGH&versions=4&page=3&room=much&table=1&key=0&draw=7')
  expect(readSheetWish(search)).toEqual(wish)
  expect(String(sheetSearch({ set: 'BCDFGH' }, PLAIN))).toBe('set=BCDFGH')
  expect(String(sheetSearch({ category: 'bonding' }, PLAIN))).toBe('category=bonding')
})

test('an address that says nothing or nonsense is the plain worksheet', () => {
  for (const text of [
    '',
    'versions=5&page=7&room=all&table=yes&key=1&draw=-2',
    'versions=0&draw=x',
  ]) {
    expect(readSheetWish(new URLSearchParams(text))).toEqual(PLAIN)
  }
})
