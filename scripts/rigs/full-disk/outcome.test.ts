import { expect, test } from 'vitest'

import { isHarmless, type Outcome, textOf } from './outcome.ts'

const harmless: Outcome = {
  before: new Map([[200, 9]]),
  full: new Map([
    [200, 2],
    [503, 7],
  ]),
  after: new Map([[200, 9]]),
  acknowledged: 20,
  lost: 0,
}

test('an outcome is reported in four lines', () => {
  expect(textOf(harmless, 'reading 200', 'with room again')).toBe(
    `writes before     {"200":9}
on a full disk    {"200":2,"503":7}, reading 200
with room again   {"200":9}
acknowledged      20, lost 0
`,
  )
})

test('a server that refuses while the disk is full, and forgets nothing, takes no harm', () => {
  expect(isHarmless(harmless)).toBe(true)
})

test.each<[string, Partial<Outcome>]>([
  ['that the disk was never full', { full: new Map([[200, 9]]) }],
  ['another refusal', { full: new Map([...harmless.full, [500, 1]]) }],
  ['a loss', { lost: 1 }],
  ['a refusal with room again', { after: new Map([...harmless.after, [503, 1]]) }],
])('%s is noticed', (_, change) => {
  expect(isHarmless({ ...harmless, ...change })).toBe(false)
})
