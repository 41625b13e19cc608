/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { wear } from './support/accessibility.ts'
import { newAddress, signUp } from './support/account/accounts.ts'
import { callFrom, saveSet } from './support/calls.ts'
import { lowContrasts } from './support/contrast.ts'
import { startJourneys, themes } from './support/journey.ts'
import { giveLesson, openGame, OPTION_QUESTIONS } from './support/lesson.ts'

const { visit } = startJourneys()

/** What can be read by a weak projector in a bright room; level AAA of WCAG. */
const CONTRAST = 7
const PROJECTED = '[data-projected]'

async function teacher(expected: readonly RegExp[] = []): Promise<Page> {
  const page = await visit('/about', { viewport: { width: 1366, height: 768 }, expected })
  await signUp(page, inject('origin'), newAddress(), 'Marie')
  return page
}

/** Collects the texts of a page that are too pale in either theme. */
function reading(page: Page) {
  const pale: string[] = []

  /** Reads what the projector shows, once it has this text. */
  async function read(text: string | RegExp): Promise<void> {
    await page.locator(PROJECTED).getByText(text).filter({ visible: true }).first().waitFor()
    for (const theme of themes) {
      // oxlint-disable-next-line no-await-in-loop
      await wear(page, theme)
      // oxlint-disable-next-line no-await-in-loop
      const { texts, low } = await lowContrasts(page, PROJECTED, CONTRAST)
      expect(texts).toBeGreaterThan(0)
      pale.push(...low.map((line) => `${theme}, at “${String(text)}”, ${line}`))
    }
  }

  return { pale, read }
}

test('each text that a projector shows of a class has a contrast of 7 in both themes', async () => {
  const page = await teacher()
  const { pale, read } = reading(page)
  const { classId, assignmentId, setCode } = await giveLesson(page, 'Class 9b')
  await page.goto(`/class/${classId}`)
  await page.getByRole('button', { name: 'Show large' }).click()
  await read('4 pupils are in the class.')
  await page.goto(`/class/${classId}?project=${assignmentId}`)
  await read(/^Idea 1 of/)
  await page.getByRole('button', { name: 'Next idea' }).click()
  await page.getByRole('button', { name: 'Show what is right' }).click()
  await read(/^Idea 2 of/)
  const again = crypto.randomUUID()
  const { set_id } = await callFrom(page, 'get_set', { code: setCode })
  await callFrom(page, 'assign_set', {
    assignment_id: again,
    class_id: classId,
    set_id,
    opens_at: new Date(0).toISOString(),
    closes_at: null,
  })
  await page.goto(`/class/${classId}?project=${again}`)
  await read('No wrong answer so far')
  expect(pale).toEqual([])
})

test('each text that a projector shows of a class game has a contrast of 7 in both themes', async () => {
  const host = await teacher([/INTERNET_DISCONNECTED/, /WebSocket/])
  const { pale, read } = reading(host)
  const set = await saveSet(host, 'Atoms', OPTION_QUESTIONS.slice(0, 2))
  const shared = await openGame(host, set, 'teams', { seconds: 90 })
  await read('4 players have joined.')
  await shared.step({ kind: 'lock' })
  await read('The game is locked.')
  await host.getByRole('button', { name: 'Players', exact: true }).click()
  await host.getByRole('button', { name: 'Ada' }).click()
  await read('The projector shows this list')
  await host.getByRole('button', { name: 'Players', exact: true }).click()
  await shared.step({ kind: 'move_on', from: -1 })
  await read('0 of 4 have answered.')
  await host.locator('[data-urgent]').evaluate((clock) => {
    clock.setAttribute('data-urgent', 'true')
  })
  await read('0 of 4 have answered.')
  await shared.step({ kind: 'pause' })
  await read('Go On')
  await shared.step({ kind: 'resume' })
  await shared.step({ kind: 'close', question: 0 })
  await read('Next Question')
  await host.context().setOffline(true)
  await read('Reconnecting…')
  await host.getByRole('button', { name: 'Next Question' }).click()
  await host.locator(PROJECTED).getByRole('alert').filter({ hasText: /./ }).first().waitFor()
  await read('Reconnecting…')
  await host.context().setOffline(false)
  await host.getByText('Reconnecting…').waitFor({ state: 'detached' })
  await shared.step({ kind: 'end' })
  await read(/^No question was answered in this game\.$/)
  expect(pale).toEqual([])
})

test('each text that a projector shows of a race has a contrast of 7 in both themes', async () => {
  const host = await teacher()
  const { pale, read } = reading(host)
  const set = await saveSet(host, 'Atoms', OPTION_QUESTIONS.slice(0, 2))
  const race = await openGame(host, set, 'ownPace')
  const player = await visit(`/play?pin=${race.pin}`)
  await player.getByLabel('Your name').fill('Mina')
  await player.getByRole('button', { name: 'Join the Game' }).click()
  await player.getByRole('heading', { name: 'You are in, Mina' }).waitFor()
  await race.step({ kind: 'move_on', from: -1 })
  await player.getByText('Question 1 of 2').waitFor()
  await player.keyboard.press('a')
  await read('At Your Own Pace')
  await player.locator('[data-correct]').waitFor()
  await race.step({ kind: 'end' })
  await read('Question by Question')
  await callFrom(host, 'delete_class_game', { game_id: race.id })
  expect(pale).toEqual([])
})
