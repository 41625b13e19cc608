/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import { newAddress, signUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { blockCookies, blockStorage, fillStorage } from './support/browser/hindrances.ts'
import { callFrom, saveSet } from './support/calls.ts'
import { startJourneys, untilAlive, windows } from './support/journey.ts'
import { giveLesson, openGame, OPTION_QUESTIONS } from './support/lesson.ts'
import { startProxy } from './support/network/proxy.ts'

const { visit } = startJourneys()

type Hindrance = {
  readonly withoutCookies?: true
  /** Runs in the page. */
  readonly script?: () => void
}

const hindrances: Readonly<Record<string, Hindrance>> = {
  'storage blocked': { script: blockStorage },
  'a storage that is full': { script: fillStorage },
  'cookies blocked': { withoutCookies: true, script: blockCookies },
}

test.each(Object.entries(hindrances).filter(([, { withoutCookies }]) => withoutCookies !== true))(
  'with %s a pupil joins a class and does its work',
  async (_, hindrance) => {
    const teacher = await visit('/about')
    await signUp(teacher, inject('origin'), newAddress(), 'Marie')
    const { classCode, classId } = await giveLesson(teacher, 'Class 9b')
    const pupil = await hinderedPage(hindrance)
    await pupil.goto(`/join?code=${classCode}`)
    await untilAlive(pupil)
    await pupil.getByLabel('Your nickname').fill('Mina')
    await pupil.getByRole('button', { name: 'Join', exact: true }).click()
    await pupil.getByRole('heading', { name: 'Your member card' }).waitFor()
    await pupil.getByRole('link', { name: 'To my class' }).click()
    await pupil.getByRole('link', { name: 'Start' }).click()
    await pupil.getByText('Question 1 of 3').waitFor()
    await pupil.locator('label:has(input[name=option])').first().click()
    await pupil.getByRole('button', { name: 'Submit Answer' }).click()
    await pupil
      .getByRole('region', { name: 'Explanation' })
      .or(pupil.getByText('You have one more try.'))
      .first()
      .waitFor()
    await teacher.goto(`/class/${classId}`)
    await teacher.getByText(/^5 of 5 started/).waitFor()
  },
)

test.each([
  ['that the browser drops', blockCookies],
  ['that something on the way drops', undefined],
])(
  'without the cookies %s nobody seems to have joined a class, and what works is named',
  async (_, script) => {
    const teacher = await visit('/about')
    await signUp(teacher, inject('origin'), newAddress(), 'Marie')
    const { code } = await callFrom(teacher, 'create_class', {
      class_id: crypto.randomUUID(),
      name: '9b',
    })
    const pupil = await hinderedPage({ withoutCookies: true, ...(script && { script }) })
    await pupil.goto(`/join?code=${String(code)}`)
    await untilAlive(pupil)
    await pupil.getByLabel('Your nickname').fill('Mina')
    const said = pupil.getByText(/^This browser keeps no cookies for this site/)
    expect(await said.count()).toBe(script === undefined ? 0 : 1)
    await pupil.getByRole('button', { name: 'Join', exact: true }).click()
    await pupil
      .locator('[aria-live=assertive]')
      .getByText('Class games, sets and practice')
      .waitFor()
    expect(await pupil.getByRole('heading', { name: 'Your member card' }).count()).toBe(0)
  },
)

test.each(Object.entries(hindrances))(
  'with %s a player plays a class game',
  async (_, hindrance) => {
    const host = await visit('/about')
    await signUp(host, inject('origin'), newAddress(), 'Marie')
    const set = await saveSet(host, 'Atoms', OPTION_QUESTIONS.slice(0, 2))
    const game = await openGame(host, set, 'together')
    const player = await hinderedPage(hindrance)
    await player.goto(`/play?pin=${game.pin}`)
    await untilAlive(player)
    await player.getByLabel('Your name').fill('Mina')
    await player.getByRole('button', { name: 'Join the Game' }).click()
    await player.getByRole('heading', { name: 'You are in, Mina' }).waitFor()
    for (const question of [0, 1]) {
      // One question after the other.
      // oxlint-disable no-await-in-loop
      await game.step({ kind: 'move_on', from: question - 1 })
      await player.getByText(`Question ${question + 1} of 2`).waitFor()
      await player.getByRole('main').getByRole('group').getByRole('button').first().click()
      await player
        .getByText('Your answer is on record.')
        .or(player.locator('[data-correct]'))
        .first()
        .waitFor()
      await game.step({ kind: 'close', question })
      await player.getByText(/^You have (no|\d+) points/).waitFor()
      // oxlint-enable no-await-in-loop
    }
    await game.step({ kind: 'end' })
    await player.getByRole('heading', { name: 'The Game Is Over' }).waitFor()
  },
)

test.each([
  ['/play', 'play'],
  ['/join', 'join'],
  ['/host', 'host'],
  ['/classes', 'classes'],
])(
  'when the script of %s does not load, the page says so, and comes when it is tried again',
  async (path, name) => {
    const page = await newPage({
      baseURL: inject('origin'),
      serviceWorkers: 'block',
      expected: [/ERR_FAILED/, /Error loading route module/, /TypeError: Failed to fetch/],
    })
    await page.route(`**/assets/${name}-route*.js`, (route) => route.abort())
    await page.goto(path)
    const said = page.getByRole('alert')
    await said.getByText('Other screens may work').waitFor()
    await page.unroute(`**/assets/${name}-route*.js`)
    await said.getByRole('button', { name: 'Try again' }).click()
    await untilAlive(page)
    expect(await said.getByText('Other screens may work').count()).toBe(0)
  },
)

async function hinderedPage({ withoutCookies, script }: Hindrance): Promise<Page> {
  const origin = inject('origin')
  const proxy =
    withoutCookies === true
      ? await startProxy(origin, { upgrades: 'pass', isWithoutCookies: true })
      : null
  if (proxy !== null) onTestFinished(proxy.stop)
  const page = await newPage({ baseURL: proxy?.origin ?? origin, viewport: windows.phone })
  if (script !== undefined) await page.addInitScript(script)
  return page
}
