import { describe, expect, test } from 'vitest'

import { elements } from './elements.ts'
import { cellAt, type Direction, gridRows, neighbor, positionOf } from './table-layout.ts'

function labelAt(row: number, column: number): string {
  const cell = cellAt({ row, column })
  if (cell === undefined) return 'nothing'
  return cell.kind === 'element' ? cell.symbol : cell.mark
}

function step(from: string, direction: Direction): string {
  const mark = { '*': { row: 6, column: 3 }, '**': { row: 7, column: 3 } }[from]
  const start = mark ?? positionOf(from)
  if (start === undefined) return 'nowhere'
  const { row, column } = neighbor(start, direction)
  return labelAt(row, column)
}

describe('places', () => {
  test('nine rows hold the 118 elements and two marks', () => {
    expect(gridRows.map((row) => row.length)).toStrictEqual([2, 8, 8, 18, 18, 18, 18, 15, 15])
    const placed = gridRows.flat().flatMap((cell) => (cell.kind === 'element' ? [cell.symbol] : []))
    expect(placed.toSorted()).toStrictEqual(elements.map(({ symbol }) => symbol).toSorted())
  })

  test('no two cells share a square', () => {
    const squares = gridRows.flat().map(({ row, column }) => `${row}/${column}`)
    expect(new Set(squares).size).toBe(120)
  })

  test('the marks stand in group 3 and name their rows', () => {
    expect(cellAt({ row: 6, column: 3 })).toStrictEqual({
      kind: 'placeholder',
      mark: '*',
      first: 'La',
      last: 'Lu',
      row: 6,
      column: 3,
    })
    expect(labelAt(7, 3)).toBe('**')
    expect(positionOf('Lu')).toStrictEqual({ row: 8, column: 17 })
    expect(positionOf('Xx')).toBeUndefined()
  })
})

describe('walks', () => {
  const walks: readonly (readonly [string, Direction, string])[] = [
    ['H', 'right', 'He'],
    ['He', 'left', 'H'],
    ['Be', 'right', 'B'],
    ['B', 'left', 'Be'],
    ['H', 'left', 'H'],
    ['He', 'right', 'He'],
    ['Be', 'up', 'Be'],
    ['He', 'down', 'Ne'],
    ['Ne', 'up', 'He'],
    ['Sc', 'up', 'Sc'],
    ['B', 'up', 'B'],
    ['Y', 'down', '*'],
    ['*', 'down', '**'],
    ['**', 'down', 'La'],
    ['La', 'down', 'Ac'],
    ['Ac', 'down', 'Ac'],
    ['La', 'up', '**'],
    ['Rf', 'down', 'Ce'],
    ['Ce', 'up', 'Rf'],
    ['Ts', 'down', 'Lu'],
    ['Og', 'down', 'Og'],
    ['Ra', 'down', 'Ra'],
    ['Ba', 'right', '*'],
    ['*', 'right', 'Hf'],
    ['Lu', 'right', 'Lu'],
    ['Fe', 'home', 'K'],
    ['Fe', 'end', 'Kr'],
    ['Gd', 'home', 'La'],
    ['Gd', 'end', 'Lu'],
    ['Gd', 'first', 'H'],
    ['H', 'last', 'Lr'],
  ]

  test.each(walks)('from %s %s leads to %s', (from, direction, to) => {
    expect(step(from, direction)).toBe(to)
  })

  test('left undoes right, and down undoes up, wherever a step is possible', () => {
    for (const { row, column } of gridRows.flat()) {
      for (const [there, back] of [
        ['right', 'left'],
        ['up', 'down'],
      ] as const) {
        const next = neighbor({ row, column }, there)
        const moved = next.row !== row || next.column !== column
        expect(moved ? neighbor(next, back) : next).toStrictEqual({ row, column })
      }
    }
  })

  test('right alone, row by row, visits every cell once', () => {
    const visited = gridRows.flatMap((row, index) => {
      const path = [{ row: index + 1, column: row[0]?.column ?? 0 }]
      for (let moves = 1; moves < row.length; moves += 1) {
        path.push(neighbor(path.at(-1) ?? { row: 0, column: 0 }, 'right'))
      }
      return path
    })
    expect(visited).toStrictEqual(gridRows.flat().map(({ row, column }) => ({ row, column })))
  })
})
