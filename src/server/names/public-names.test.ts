import { expect, test } from 'vitest'

import { generatedName } from './default-name.ts'
import { publicNames, type StoredName } from './public-names.ts'

const [ONE, TWO, THREE] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
]

function player(userId: string | undefined, name: string | null, hiddenName: string | null = null) {
  return { userId: userId ?? null, name, hiddenName } satisfies StoredName
}

test('unshared names are shown as they are', () => {
  expect(publicNames([player(ONE, 'Marie'), player(TWO, 'Lise')])).toEqual(['Marie', 'Lise'])
})

test('names that look alike carry a mark of their player, the same one every time', () => {
  const shown = publicNames([player(ONE, 'Marie'), player(TWO, 'MARIE'), player(THREE, 'Lise')])
  expect(shown).toEqual([
    expect.stringMatching(/^Marie ·[0-9A-F]{3}$/),
    expect.stringMatching(/^MARIE ·[0-9A-F]{3}$/),
    'Lise',
  ])
  expect(new Set(shown).size).toBe(3)
  const others = publicNames([player(ONE, 'Ilse'), player(TWO, 'llse')])
  expect(others.map((name) => name?.split(' ')[1])).toEqual(
    shown.slice(0, 2).map((name) => name?.split(' ')[1]),
  )
})

test('one player who is listed twice carries no mark', () => {
  expect(publicNames([player(ONE, 'Marie'), player(ONE, 'Marie')])).toEqual(['Marie', 'Marie'])
})

test('a thousand players of one name all have a mark of their own', () => {
  const players = Array.from({ length: 1000 }, () => player(crypto.randomUUID(), 'Marie'))
  expect(new Set(publicNames(players)).size).toBe(1000)
})

test('a name that is not allowed any longer is replaced by a generated one', () => {
  const id = ONE ?? ''
  expect(publicNames([player(id, 'Admin'), player(TWO, 'Mаrіe')])).toEqual([
    generatedName(id),
    generatedName(TWO ?? ''),
  ])
})

test('a hidden name is replaced, and so is one that looks like it; another one is shown', () => {
  const id = ONE ?? ''
  expect(publicNames([player(id, 'Rude', 'Rude')])).toEqual([generatedName(id)])
  expect(publicNames([player(id, 'rüde', 'Rude')])).toEqual([generatedName(id)])
  expect(publicNames([player(id, 'Marie', 'Rude')])).toEqual(['Marie'])
})

test('a deleted account has no name', () => {
  expect(publicNames([player(undefined, null), player(ONE, 'Marie')])).toEqual([null, 'Marie'])
})
