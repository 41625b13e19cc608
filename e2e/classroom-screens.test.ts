/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { newAddress, signUp } from './support/account/accounts.ts'
import { saveSet } from './support/calls.ts'
import { startJourneys, windows } from './support/journey.ts'
import { giveLesson, openGame, OPTION_QUESTIONS } from './support/lesson.ts'
import { problemsHere, problemsOf, themeOf, watchLooks, type WindowKind } from './support/looks.ts'
import { NOT_FOUND, type Screen } from './support/screens.ts'

const { visit } = startJourneys()

/** Every screen in one test takes longer than one screen. */
const ALL_SCREENS_MS = 240_000 * inject('slowness')

const kinds = ['phone', 'laptop'] as const

test.each(kinds)(
  'every screen of a class on a %s opens without a jump, keeps the accessibility rules and fits, also with large text',
  async (kind) => {
    const { look, problems } = looking(kind)
    const teacher = await watched(kind, 'Marie')
    const lesson = await giveLesson(teacher, 'Class 9b of the Alexander von Humboldt School')
    const { classId, classCode, setCode, assignmentId } = lesson
    await look(teacher, ['/classes', 'Class 9b of'])
    await look(teacher, [`/class/${classId}`, 'How Pupils Join'], async (page) => {
      await page.getByText('WWWWWWWWWWMMMMMMMMMM').waitFor()
    })
    await look(teacher, [`/class/${classId}?assign=`, 'Give to the class'])
    await look(teacher, [`/class/${classId}`, 'How Pupils Join'], showCards)
    await look(teacher, [`/class/${classId}`, 'How Pupils Join'], invite)
    await look(teacher, [`/class/${classId}?report=${assignmentId}`, 'as if'], planFive)
    await look(teacher, [`/class/${classId}?project=${assignmentId}`, 'Idea 1 of'])
    await look(teacher, [`/set/${setCode}`, 'Make my own copy'])
    await look(teacher, [`/set/${setCode}?edit=1`, 'Save'])
    await look(teacher, ['/set/new', 'Name of the set'])
    await look(teacher, [`/worksheet?set=${setCode}`, 'Print or save as PDF'])
    await look(teacher, ['/host', 'New Game'])

    const pupil = await watched(kind)
    await pupil.evaluate(storeName)
    await look(pupil, [`/join?code=${classCode}`, 'Your nickname'])
    await look(pupil, [`/join?code=${classCode}`, 'Your nickname'], join)
    await look(pupil, ['/classes', 'Class 9b of'])
    await look(pupil, [`/class/${classId}`, 'You in This Class'])
    await look(pupil, ['/', 'Work for You'])
    const work = `/class/${classId}?work=${assignmentId}`
    await look(pupil, [work, 'Question 1 of 3'])
    await look(pupil, [work, 'Question 1 of 3'], answer)
    expect(problems).toEqual([])
  },
  ALL_SCREENS_MS,
)

test.each(kinds)(
  'every screen of a set and of a frame on a %s opens without a jump, keeps the accessibility rules and fits, also with large text',
  async (kind) => {
    const { look, problems } = looking(kind)
    const teacher = await watched(kind, 'Marie')
    const setCode = await saveSet(teacher, 'Atoms, Ions and the Periodic Table', OPTION_QUESTIONS)
    // The last two addresses are answered with 404.
    const guest = await watched(kind, undefined, [NOT_FOUND])
    await look(guest, [`/set/${setCode}`, 'Print a worksheet'])
    await look(guest, [`/set/${setCode}`, 'Print a worksheet'], share)
    await look(guest, [`/set/${setCode}`, 'Print a worksheet'], finish)
    await look(guest, [`/worksheet?set=${setCode}&versions=2&table=1`, 'Print or save as PDF'])
    await look(guest, [`/embed/set/${setCode}?theme=wizard`, 'Question 1 of 3'])
    await look(guest, [`/embed/set/${setCode}`, 'Question 1 of 3'], answer)
    await look(guest, [`/embed/question/${OPTION_QUESTIONS[0]}`, 'atomic structure'])
    await look(guest, [`/embed/question/${OPTION_QUESTIONS[0]}`, 'atomic structure'], answer)
    await look(guest, ['/embed/set/BBBBBB', 'There is no set with this code.'])
    await look(guest, ['/embed/question/as-e1.99.1', 'There is no such question'])
    expect(problems).toEqual([])
  },
  ALL_SCREENS_MS,
)

test.each(kinds)(
  'every phase of a class game on a %s keeps the accessibility rules and fits, also with large text',
  async (kind) => {
    const { look, lookAt, lookAtSeat, problems } = looking(kind)
    const host = await watched(kind, 'Marie')
    const player = await watched(kind)
    const set = await saveSet(host, 'Atoms', OPTION_QUESTIONS.slice(0, 2))

    const shared = await openGame(host, set, 'together')
    await look(player, [`/play?pin=${shared.pin}`, 'Join the Game'])
    await enter(player, shared.pin)
    await lookAt(host, 'Join at')
    await manage(host)
    await lookAt(host, 'Rename')
    await host.getByRole('button', { name: 'Players', exact: true }).click()
    await lookAtSeat(player, 'You are in')
    await shared.step({ kind: 'move_on', from: -1 })
    await lookAt(host, 'Show the Answer')
    await lookAtSeat(player, 'Question 1 of 2')
    await shared.step({ kind: 'pause' })
    await lookAt(host, 'Go On')
    await lookAtSeat(player, 'The game is paused.')
    await shared.step({ kind: 'resume' })
    await player.goto('/play')
    await choose(player)
    await lookAt(player, 'Question')
    await lookAt(host, 'Next Question')
    await lookAtSeat(player, 'You have')
    await shared.step({ kind: 'move_on', from: 0 })
    await shared.step({ kind: 'close', question: 1 })
    await lookAt(host, 'Show the Podium')
    await lookAtSeat(player, 'You have')
    await shared.step({ kind: 'move_on', from: 1 })
    await lookAt(host, 'Question by Question')
    await look(host, [`/host?report=${shared.id}`, 'Teach This Again'])
    await lookAtSeat(player, 'The Game Is Over')
    await look(host, ['/host', 'Your Games'])

    expect(problems).toEqual([])
  },
  ALL_SCREENS_MS,
)

test.each(kinds)(
  'a class game at one’s own pace and one of teams on a %s keep the accessibility rules and fit, also with large text',
  async (kind) => {
    const { lookAt, lookAtSeat, problems } = looking(kind)
    const host = await watched(kind, 'Marie')
    const player = await watched(kind)
    const set = await saveSet(host, 'Atoms', OPTION_QUESTIONS.slice(0, 2))

    const race = await openGame(host, set, 'ownPace')
    await enter(player, race.pin)
    await race.step({ kind: 'move_on', from: -1 })
    await lookAtSeat(player, 'Question 1 of 2')
    await player.goto('/play')
    await choose(player)
    await lookAt(player, 'Question')
    await lookAt(host, 'At Your Own Pace')
    await lookAtSeat(player, 'Question 2 of 2')
    await race.step({ kind: 'end' })
    await lookAtSeat(player, 'Your Last Answer')

    const teams = await openGame(host, set, 'teams')
    await player.goto('/play')
    await player.getByRole('button', { name: 'Play Another Game' }).click()
    await enter(player, teams.pin)
    await lookAt(host, 'Join at')
    await lookAtSeat(player, 'You play for the team')
    await teams.step({ kind: 'move_on', from: -1 })
    await teams.step({ kind: 'close', question: 0 })
    await lookAt(host, 'Next Question')
    await teams.step({ kind: 'end' })
    await lookAt(host, 'Podium')
    expect(problems).toEqual([])
  },
  ALL_SCREENS_MS,
)

/** Looks at one screen after the other, in the themes of the two window sizes by turns. */
function looking(kind: WindowKind) {
  const problems: string[] = []
  let count = 0

  async function look(page: Page, screen: Screen, reach?: (page: Page) => Promise<void>) {
    problems.push(...(await problemsOf(page, screen, kind, themeOf(count, kind), reach)))
    count += 1
  }

  /** Looks again at an open page: a user may open a live line only ten times in a minute. */
  async function lookAt(page: Page, text: string) {
    problems.push(...(await problemsHere(page, text, kind, themeOf(count, kind))))
    count += 1
  }

  /** Opens the page of a player again, who has kept the seat, and looks at it. */
  async function lookAtSeat(page: Page, text: string) {
    await page.goto('/play')
    await lookAt(page, text)
  }

  return { problems, look, lookAt, lookAtSeat }
}

/** A page of a new visitor; with a name, of one who has signed in. */
async function watched(
  kind: WindowKind,
  name?: string,
  expected: readonly RegExp[] = [],
): Promise<Page> {
  const page = await visit('/about', { viewport: windows[kind], expected })
  await watchLooks(page)
  if (name !== undefined) await signUp(page, inject('origin'), newAddress(), name)
  return page
}

/** Runs in the page: the visitor was asked for a name before. */
function storeName(): void {
  localStorage.setItem('periodic-wizard.name', JSON.stringify({ version: 1, value: 'Mina' }))
}

async function enter(page: Page, pin: string): Promise<void> {
  await page.goto(`/play?pin=${pin}`)
  await page.getByLabel('Your name').fill('Mina')
  await page.getByRole('button', { name: 'Join the Game' }).click()
  await page.getByRole('heading', { name: 'You are in, Mina' }).waitFor()
}

async function choose(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('group').getByRole('button').first().click()
  await page.locator('[data-correct]').waitFor()
}

async function manage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Players', exact: true }).click()
  await page.getByRole('button', { name: 'Mina' }).click()
  await page.getByRole('button', { name: 'Rename' }).waitFor()
}

async function planFive(page: Page): Promise<void> {
  await page.getByText('Five minutes with the class').first().click()
  await page.getByText('In pairs with different answers').first().waitFor()
}

async function showCards(page: Page): Promise<void> {
  await page.getByText('Add members by a list').click()
  await page.getByLabel('Nicknames').fill(`Zoë ${crypto.randomUUID().slice(0, 4)}`)
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Print' }).waitFor()
}

async function invite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite a teacher' }).click()
  await page.getByLabel('Address of the invitation').waitFor()
}

async function join(page: Page): Promise<void> {
  await page.getByLabel('Your nickname').fill('Mina')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: 'Your member card' }).waitFor()
}

async function share(page: Page): Promise<void> {
  await page.getByText('Share, embed or export').click()
  await page.getByText('Export for another program').waitFor()
}

/** Gives the first option; where it is wrong and there is a second try, the help is shown. */
async function answer(page: Page): Promise<void> {
  const options = page.locator('label:has(input[name=option])')
  const explanation = page.getByRole('region', { name: 'Explanation' })
  const again = page.getByText('You have one more try.')
  await options.first().click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await explanation.or(again).first().waitFor()
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  for (const place of OPTION_QUESTIONS.keys()) {
    await page.getByText(`Question ${place + 1} of ${OPTION_QUESTIONS.length}`).waitFor()
    await answer(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.getByRole('heading', { name: 'Set complete' }).waitFor()
}
