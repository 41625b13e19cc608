import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import {
  brokenRule,
  electronsOf,
  emptyRows,
  filledByHund,
  filledByPairs,
  formatRows,
  isSameDrawing,
  kindCalled,
  parseRows,
} from './orbital-boxes.ts'
import { capacity, formatConfiguration } from './subshells.ts'

const boxes = { core: 'Ar', subshells: ['3d', '4s'] }

test('a drawing is written as it is read, whatever the spaces', () => {
  const text = '[Ar] 3d [↑↓][↑][↑][↑][ ] 4s [↑↓]'
  const rows = parseRows(boxes, text)
  expect(rows && formatRows(boxes, rows)).toBe(text)
  expect(parseRows(boxes, '3d[↓↑][↑][ ↑ ][↑][]4s[↑↓]')).toEqual(rows)
})

test.each([
  '3d [↑][↑][↑][↑] 4s [↑↓]',
  '4s [↑↓] 3d [↑][↑][↑][↑][↑]',
  '3d [↑][↑][↑][↑][x] 4s [↑↓]',
  '3d [↑][↑][↑][↑][↑] 4s [↑↓] 4p [ ][ ][ ]',
  'x 3d [↑][↑][↑][↑][↑] 4s [↑↓]',
  '',
])('“%s” has not the boxes of the question', (text) => {
  expect(parseRows(boxes, text)).toBeNull()
})

test('the electrons of a drawing include its core, where there is one', () => {
  const rows = parseRows(boxes, '3d [↑][↑][↑][ ][ ] 4s [↑↓]') ?? []
  expect(formatConfiguration(electronsOf(boxes, rows))).toBe('1s² 2s² 2p⁶ 3s² 3p⁶ 3d³ 4s²')
  expect(formatConfiguration(electronsOf({ ...boxes, core: null }, rows))).toBe('3d³ 4s²')
  expect(electronsOf({ ...boxes, core: null }, emptyRows(boxes))).toEqual([])
})

test('electrons by Hund’s rule keep all rules, and pairs first break it where they can', () => {
  assert(
    property(constantFrom('2s', '2p', '3d', '4f'), integer({ min: 0, max: 14 }), (name, wish) => {
      const kind = kindCalled(name)
      const electrons = Math.min(wish, capacity(kind.l))
      const [spread, paired] = [filledByHund(kind, electrons), filledByPairs(kind, electrons)]
      expect(spread.orbitals.join('').length).toBe(electrons)
      expect(paired.orbitals.join('').length).toBe(electrons)
      expect(brokenRule([spread])).toBeNull()
      const isForced = electrons < 2 || electrons > capacity(kind.l) - 2
      const broken = isForced ? null : { rule: 'pairing', subshell: name }
      expect(brokenRule([paired])).toEqual(broken)
      expect(isSameDrawing([spread], [paired])).toBe(isForced)
    }),
  )
})

test('a text that names no subshell has none', () => {
  expect(() => kindCalled('2d')).toThrow(RangeError)
})
