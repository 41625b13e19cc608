import type { Page } from 'playwright'

import { signUp } from '#e2e/support/account/accounts.ts'
import { themes } from '#e2e/support/journey.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'

import { openStudio, type Theme } from './studio.ts'

/** Questions with a wrong option for an idea that learners often have. */
const QUESTIONS = ['as-e4.1.k3f9', 'pe-m3.1.sdebki', 'as-e1.1.k3f9']
const PUPILS = ['Ada', 'Ben', 'Mina', 'Otto', 'Samira']
/** The pupils of these places get a question right. */
const RIGHT = [[0], [1, 3], [0, 2, 4]]
const PHONE = { width: 390, height: 720 }

// Draws the pictures of the manual for teachers from the built product: node scripts/build/screenshots/draw-teaching.ts
const { origin, openPage, draw, close } = await openStudio('public/teachers')
try {
  for (const theme of themes) {
    // One class after the other.
    // oxlint-disable-next-line no-await-in-loop
    await drawTheme(theme)
  }
} finally {
  await close()
}

async function drawTheme(theme: Theme): Promise<void> {
  const teacher = await openPage({ theme, name: 'Marie' })
  await signUp(teacher, origin, `marie-${theme}@chem.example`, 'Marie')
  await teacher.goto('/classes')
  await teacher.getByLabel('Name of a new class').fill('Class 9b')
  await teacher.getByRole('button', { name: 'Make a class' }).click()
  const code = (await teacher.locator('span.font-mono.text-4xl').textContent()) ?? ''
  const pupils: Page[] = []
  for (const name of PUPILS) {
    // oxlint-disable-next-line no-await-in-loop
    pupils.push(await joinClass(theme, name, code))
  }
  await teacher.reload()
  await teacher.locator('span.font-mono.text-4xl').waitFor()
  await teacher.getByText(PUPILS[4] ?? '').waitFor()
  await draw(teacher, `class-${theme}`)
  await giveWork(teacher)
  for (const [place, pupil] of pupils.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await answerAll(pupil, place, theme)
  }
  await teacher.getByRole('link', { name: 'Report' }).click()
  await teacher.getByText(`${PUPILS.length} of ${PUPILS.length} started`).waitFor()
  await draw(teacher, `report-${theme}`)
  await teacher.getByRole('link', { name: 'Show to the class' }).click()
  await teacher.getByRole('dialog', { name: 'Ideas to Talk About' }).waitFor()
  await draw(teacher, `projector-${theme}`)
  await drawGame(teacher, theme)
  await Promise.all([teacher, ...pupils].map((page) => page.context().close()))
}

async function joinClass(theme: Theme, name: string, code: string): Promise<Page> {
  const pupil = await openPage({ theme, name, viewport: PHONE })
  await pupil.goto(`/join?code=${code}`)
  await pupil.getByLabel('Your nickname').fill(name)
  await pupil.getByRole('button', { name: 'Join', exact: true }).click()
  await pupil.getByRole('heading', { name: 'Your member card' }).waitFor()
  return pupil
}

async function giveWork(teacher: Page): Promise<void> {
  const answer = await teacher.request.post(`${origin}/api/save_set`, {
    headers: { origin },
    data: {
      set_id: crypto.randomUUID(),
      version: 1,
      name: 'Atoms and Ions',
      draft: {
        source: { kind: 'fixed', questions: QUESTIONS },
        order: 'given',
        timer: 'off',
        tries: 1,
        hints: true,
        is_shared_seed: true,
      },
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  await teacher.reload()
  await teacher.getByRole('button', { name: 'Give work' }).click()
  await teacher.getByRole('button', { name: 'Give to the class' }).click()
  await teacher.getByText(`0 of ${PUPILS.length} started`).waitFor()
}

/** Answers as the table above says, and draws the first question of the first pupil. */
async function answerAll(pupil: Page, place: number, theme: Theme): Promise<void> {
  await pupil.getByRole('link', { name: 'To my class' }).click()
  await pupil.getByRole('link', { name: 'Start' }).click()
  for (const [index, id] of QUESTIONS.entries()) {
    /* oxlint-disable no-await-in-loop */
    await pupil.getByText(`Question ${index + 1} of ${QUESTIONS.length}`).waitFor()
    const options = pupil.locator('label:has(input[name=option])')
    await options.nth(optionFor(id, RIGHT[index]?.includes(place) === true)).click()
    await pupil.getByRole('button', { name: 'Submit Answer' }).click()
    await pupil.getByRole('region', { name: 'Explanation' }).waitFor()
    if (place === 1 && index === 0) await draw(pupil, `pupil-${theme}`)
    await pupil.getByRole('button', { name: 'Next', exact: true }).click()
    /* oxlint-enable no-await-in-loop */
  }
}

/** The right option, or the first one that stands for a common idea. */
function optionFor(id: string, isRight: boolean): number {
  const question = questionOf(id)
  if (question?.type !== 'mcq') throw new Error(`${id} has no options`)
  return isRight
    ? question.options.indexOf(question.correctAnswer)
    : question.feedback.findIndex((entry) => entry !== null && entry.misconception !== null)
}

async function drawGame(host: Page, theme: Theme): Promise<void> {
  await host.goto('/host')
  await host.getByRole('button', { name: 'Open the Lobby' }).click()
  const pin = (await host.getByText(/^[A-Z]{6}$/).textContent()) ?? ''
  const players = await Promise.all(
    PUPILS.map(async (name) => {
      const player = await openPage({ theme, name, viewport: PHONE })
      await player.goto(`/play?pin=${pin}`)
      await player.getByLabel('Your name').fill(name)
      await player.getByRole('button', { name: 'Join the Game' }).click()
      return player
    }),
  )
  await host.getByText(`${PUPILS.length} players have joined.`).waitFor()
  await draw(host, `game-${theme}`)
  await Promise.all(players.map((page) => page.context().close()))
}
