import { expect, test } from 'vitest'

import { pauseOf, textOfPause } from './pause.ts'

test('a pause is read as it was written', () => {
  const pause = { first: 20_513, last: 20_519 }
  expect(textOfPause(pause)).toBe('2026-03-01_2026-03-07')
  expect(pauseOf('2026-03-01_2026-03-07')).toEqual(pause)
})

test.each([null, '', '2026-03-01', '2026-03-07_2026-03-01', '2026-99-01_2026-99-02', 'soon_later'])(
  '%s is not a pause',
  (text) => {
    expect(pauseOf(text)).toBeNull()
  },
)
