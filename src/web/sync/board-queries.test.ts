import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { refreshBoard, SEASONS, STANDINGS } from './board-queries.ts'

test('when the board has changed, its standings and the list of seasons are out of date', async () => {
  const client = new QueryClient()
  const keys = [[STANDINGS, null], [STANDINGS, '2026-05'], [SEASONS], ['matches']]
  for (const key of keys) client.setQueryData(key, 'known')
  await refreshBoard(client)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
