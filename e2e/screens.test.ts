/** @module-tag long */
import { expect, test } from 'vitest'

import { startJourneys, windows } from './support/journey.ts'
import { problemsOf, themeOf, watchLooks } from './support/looks.ts'
import { emptyScreens, NOT_FOUND, screens } from './support/screens.ts'
import { usedBrowser } from './support/visitors.ts'

const { visit } = startJourneys()

/** Every screen in one test takes longer than one screen. */
const ALL_SCREENS_MS = 240_000

const visits = [
  ['screen', 'phone', screens, usedBrowser],
  ['screen', 'laptop', screens, usedBrowser],
  ['empty screen', 'phone', emptyScreens, {}],
  ['empty screen', 'laptop', emptyScreens, {}],
] as const

test.each(visits)(
  'every %s on a %s opens without a jump, keeps the accessibility rules and fits, also with large text',
  async (_, kind, opened, stored) => {
    const viewport = windows[kind]
    const page = await visit('/about', { stored, viewport, expected: [NOT_FOUND] })
    await watchLooks(page)
    const problems: string[] = []
    for (const [index, screen] of opened.entries()) {
      // One page shows one screen after the other.
      // oxlint-disable-next-line no-await-in-loop
      problems.push(...(await problemsOf(page, screen, kind, themeOf(index, kind))))
    }
    expect(problems).toEqual([])
  },
  ALL_SCREENS_MS,
)
