import { expect, test } from 'vitest'

import { describeTable, judgeTable, parseTableResponse } from './table.ts'

const alkali = { symbols: ['Li', 'Na', 'K'] } as const

test('the whole set is right, whatever order it was picked in', () => {
  const response = parseTableResponse(['K', 'Li', 'Na', 'K'])
  expect(response).toEqual({ symbols: ['Li', 'Na', 'K'] })
  expect(judgeTable(alkali, { symbols: ['K', 'Na', 'Li'] })).toEqual({ isRight: true })
  expect(describeTable({ symbols: ['Li', 'Na', 'K'] })).toBe('Li, Na, K')
})

test('missing and superfluous elements are named', () => {
  expect(judgeTable(alkali, { symbols: ['Li', 'K'] })).toEqual({
    isRight: false,
    nearMiss: { kind: 'incomplete', missing: ['Na'] },
  })
  expect(judgeTable(alkali, { symbols: ['H', 'Li', 'K'] })).toEqual({
    isRight: false,
    nearMiss: { kind: 'extra', extra: ['H'] },
  })
})

test('nothing picked, or an unknown element, is not a response', () => {
  expect(parseTableResponse([])).toBeNull()
  expect(parseTableResponse(['Na', 'Xx'])).toBeNull()
})
