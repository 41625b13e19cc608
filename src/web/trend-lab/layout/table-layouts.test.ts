import { expect, test } from 'vitest'

import { gridRows, positionOf } from '#chemistry/elements/table-layout.ts'

import { layoutOf } from './table-layouts.ts'

function layout(arrangement: Partial<Parameters<typeof layoutOf>[0]>) {
  const found = layoutOf({ layout: 'under', group3: null, labels: 'iupac', ...arrangement })
  if (found === null) throw new Error('This is the usual table')
  return found
}

test.each([
  [{ layout: 'wide' }, 32, ['Sc', 'Y', 'Lu', 'Lr'], 17],
  [{ layout: 'wide', group3: 'la' }, 32, ['Sc', 'Y', 'La', 'Ac'], 3],
  [{ group3: 'lu' }, 18, ['Sc', 'Y', 'Lu', 'Lr'], 3],
  [{ group3: 'la' }, 18, ['Sc', 'Y', 'La', 'Ac'], 3],
] as const)('%j has %d columns and %j in one of them', (arrangement, count, group3, column) => {
  const { rows, heads } = layout(arrangement)
  expect(heads).toHaveLength(count)
  expect(heads[column - 1]).toBe('3')
  expect(group3.map((symbol) => positionOf(symbol, rows))).toStrictEqual(
    [4, 5, 6, 7].map((row) => ({ row, column })),
  )
  const cells = rows.flat()
  expect(cells.map((cell) => cell.kind)).toStrictEqual(cells.map(() => 'element'))
  expect(new Set(cells.map((cell) => `${cell.row} ${cell.column}`)).size).toBe(118)
})

test('with lanthanum in group 3 of the wide table lutetium is in column 17', () => {
  const { rows } = layout({ layout: 'wide', group3: 'la' })
  expect(['Ce', 'Lu', 'Hf', 'Og'].map((symbol) => positionOf(symbol, rows)?.column)).toStrictEqual([
    4, 17, 18, 32,
  ])
})

/** The columns of the two rows below the table. */
function columnsBelow(group3: 'lu' | 'la') {
  const below = layout({ group3 }).rows.slice(7)
  return below.map((cells) => cells.map((cell) => cell.column))
}

test('the rows below the table hold what is not in group 3', () => {
  const columns = Array.from({ length: 15 }, (_, index) => 3 + index)
  const [first, last] = [columns.slice(0, 14), columns.slice(1)]
  expect(columnsBelow('lu')).toStrictEqual([first, first])
  expect(columnsBelow('la')).toStrictEqual([last, last])
})

test('labels of groups by CAS and the older ones', () => {
  const [cas, old] = [layout({ labels: 'cas' }), layout({ labels: 'old' })]
  expect([3, 13, 18].map((group) => cas.heads[group - 1])).toStrictEqual(['IIIB', 'IIIA', 'VIIIA'])
  expect([3, 13].map((group) => old.heads[group - 1])).toStrictEqual(['IIIA', 'IIIB'])
  expect(cas.rows).toBe(gridRows)
})

test('the usual table is not another arrangement', () => {
  expect(layoutOf({ layout: 'under', group3: null, labels: 'iupac' })).toBe(null)
})
