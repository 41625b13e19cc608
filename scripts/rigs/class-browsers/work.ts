import type { Browser, Page } from 'playwright'

import { networkAt } from '#scripts/rigs/class-game/phone.ts'
import { networks } from '#scripts/rigs/class-game/survive.ts'
import { type Gift, giftsOf, miscounted, WORK_QUESTIONS } from '#scripts/rigs/class-work/count.ts'
import { giveWork } from '#scripts/rigs/class-work/survive.ts'
import { openBrowser } from '#scripts/rigs/school/browser.ts'
import type { Fault } from '#server/testing/match/faults.ts'
import type { FragileServer } from '#server/testing/match/fragile-server.ts'
import { poll } from '#server/testing/poll.ts'

import { openPage } from './page.ts'

/** Questions with options, so that a page is tapped the same way each time. */
const QUESTIONS = WORK_QUESTIONS.filter(({ type }) => type === 'mcq')
/** After so many answers of each pupil the server falls. */
const BEFORE = 2
const SENT = { everyMs: 500, withinMs: 180_000 }

type Scene = {
  readonly server: FragileServer
  readonly browser: Browser
  readonly pages: number
  readonly fault: Fault
}

type Pupil = { readonly nickname: string; readonly page: Page; readonly tapped: Gift[] }

/**
 * Lets a class do work on real pages, and the server fall in the middle.
 * @returns whatever in the report differs from the taps
 */
export async function workInBrowsers({
  server,
  browser,
  pages,
  fault,
}: Scene): Promise<readonly string[]> {
  const { origin } = server
  const teacher = openBrowser(origin)
  const { code, assignment_id } = await giveWork(teacher, QUESTIONS, 1)
  const pupils: Pupil[] = []
  for (let place = 0; place < pages; place += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a machine opens one page at a time faster than all at once
    const page = await openPage(browser, origin, networkAt(networks, place))
    // oxlint-disable-next-line no-await-in-loop
    pupils.push(await join(page, code, `Page ${place}`))
  }
  const places = [...QUESTIONS.keys()]
  const answered = (part: readonly number[]) =>
    Promise.all(pupils.map((pupil, number) => answerAll(pupil, number, part)))
  await answered(places.slice(0, BEFORE))
  const struck = server.strike(fault)
  await answered(places.slice(BEFORE))
  await struck
  const given = await poll(
    () => teacher.ask('get_report', { assignment_id }).catch(() => null),
    (answer) => answer?.report?.members.every(({ finished_at }) => finished_at !== null) === true,
    SENT,
  )
  await Promise.all(pupils.map(({ page }) => page.context().close()))
  const report = given?.report ?? null
  return report === null ? ['There is no report'] : miscounted(report, pupils)
}

async function join(page: Page, code: string, nickname: string): Promise<Pupil> {
  await page.goto(`/join?code=${code}`)
  await page.getByLabel('Your nickname').fill(nickname)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: 'Your member card' }).waitFor()
  await page.getByRole('link', { name: 'To my class' }).click()
  await page.getByRole('link', { name: 'Start' }).click()
  return { nickname, page, tapped: [] }
}

async function answerAll(
  { page, tapped }: Pupil,
  number: number,
  places: readonly number[],
): Promise<void> {
  for (const place of places) {
    const question = QUESTIONS[place]
    if (question?.type !== 'mcq') return
    const option = (number + place) % question.options.length
    const gift = giftsOf(question).find((one) => one.option === option)
    if (gift === undefined) return
    /* oxlint-disable no-await-in-loop -- one question after the other */
    await page.getByText(`Question ${place + 1} of ${QUESTIONS.length}`).waitFor()
    await page.locator('label:has(input[name=option])').nth(option).click()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    tapped.push({ ...gift, place, attempt: 1 })
    await page.getByRole('region', { name: 'Explanation' }).waitFor()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    /* oxlint-enable no-await-in-loop */
  }
}
