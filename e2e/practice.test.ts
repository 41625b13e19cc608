import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newAddress, signUp } from './support/account/accounts.ts'
import { holdScripts, startJourneys, untilQuestion } from './support/journey.ts'
import { easyAtoms, optionsOnly, QUESTION } from './support/visitors.ts'

const { arrive, visit } = startJourneys()
const PRACTICE = '/dashboard/questions'

/** Opens practice and waits for its first question, by default one with options. */
async function practice(how: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit(PRACTICE, {
    ...how,
    stored: { preferences: optionsOnly, ...how.stored },
  })
  await untilQuestion(page)
  return page
}

const { enabledCategories: categories } = optionsOnly

/** A growing list of the scripts that a page asks for, by their names. */
function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(.+)\.js$/.exec(request.url())?.[1]
    if (name !== undefined) scripts.push(name)
  })
  return scripts
}

/** Opens practice without its scripts, on a question that is the same each time. */
async function practiceWithoutScripts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  const letGo = await holdScripts(page, '**/assets/*.js')
  await page.goto(PRACTICE)
  return letGo
}

/** Returns the value that this browser stores under a key. */
function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`periodic-wizard.${name}`) ?? 'null')?.value ?? null,
    key,
  )
}

test('the page is there before its questions', { tags: 'long' }, async () => {
  const page = await visit(PRACTICE, { javaScriptEnabled: false })
  await page.getByText('Loading question...').waitFor()
  expect(await page.title()).toBe('Practice · Periodic Wizard')
})

test('the first question is there before the scripts, and a choice made meanwhile is kept', async () => {
  const page = await arrive()
  const letGo = await practiceWithoutScripts(page)
  const question = await page.locator('legend:visible').innerText()
  await page.locator('label:visible').nth(1).click()
  await page.locator('label:visible').nth(2).click()
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
  await letGo()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
  expect(await page.locator('legend').innerText()).toBe(question)
  expect(Object(await stored(page, 'offline-progress')).answers).toMatchObject([
    { selectedAnswer: 2 },
  ])

  // A learner who has answered it does not get it again in another tab: the page makes another one.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await untilQuestion(page)
  expect(await page.locator('legend').innerText()).not.toBe(question)
})

test('before the scripts Enter submits nothing and leaves the page as it is', async () => {
  const page = await arrive()
  const letGo = await practiceWithoutScripts(page)
  const address = page.url()
  await page.locator('label:visible').nth(1).click()
  await page.locator('input:visible').nth(1).focus()
  await page.keyboard.press('Enter')
  await letGo()
  await page.getByRole('button', { name: 'Submit Answer' }).waitFor()
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  expect([page.url(), await stored(page, 'offline-progress')]).toEqual([address, null])
})

test('a question that is slow to come is announced as loading', { tags: 'long' }, async () => {
  const page = await arrive({ stored: { preferences: easyAtoms } })
  const letGo = await holdScripts(page, '**/assets/atomic-structure-*.js')
  await page.goto(PRACTICE)
  await page.getByRole('status').filter({ hasText: 'Loading question...' }).waitFor()
  await letGo()
  await untilQuestion(page)
  expect(await page.getByRole('status').textContent()).toBe('')
})

test('an answer is not taken while the next question is on its way', { tags: 'long' }, async () => {
  const page = await arrive()
  const letGo = await holdScripts(page, `**/assets/{${categories.join(',')}}-*.js`)
  await page.goto(PRACTICE)
  await untilQuestion(page)
  await page.keyboard.press('a')
  await page.keyboard.press('n')
  await page.locator('p:visible', { hasText: 'Loading question...' }).waitFor()
  await page.keyboard.press('Enter')
  await letGo()
  await page.getByText('2 of 2').waitFor()
  expect(await stored(page, 'offline-progress')).toBe(null)
  await page.keyboard.press('p')
  await page.getByText('1 of 2').waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
  expect(Object(await stored(page, 'offline-progress')).totals.totalAnswered).toBe(1)
})

test.each([
  ['the first', 0, 'bonding'],
  ['the last', 0.999, 'general'],
])(
  'the page itself asks for %s enabled category by chance',
  { tags: 'long' },
  async (_, chance, category) => {
    const page = await arrive({
      stored: { preferences: { ...easyAtoms, enabledCategories: ['bonding', 'general'] } },
    })
    await page.addInitScript((value) => {
      Math.random = () => value
    }, chance)
    const scripts = scriptsOf(page)
    await page.goto(PRACTICE)
    await page
      .getByTitle(category === 'bonding' ? 'Chemical Bonding' : 'General Chemistry')
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(categories.filter((id) => scripts.some((script) => script.startsWith(id)))).toEqual([
      category,
    ])
    expect(await page.locator(`link[rel=modulepreload][href*="/${category}-"]`).count()).toBe(1)
  },
)

test('the question of a link, and the category of a link, come before the enabled ones', async () => {
  const linked = await visit(`${PRACTICE}?question=${QUESTION}`, {
    stored: { preferences: { ...easyAtoms, enabledCategories: ['bonding'] } },
  })
  await linked.getByTitle('Atomic Structure').filter({ visible: true }).first().waitFor()
  await linked.keyboard.press('n')
  await linked.getByTitle('Chemical Bonding').filter({ visible: true }).first().waitFor()
  const page = await visit(`${PRACTICE}?category=periodicity`, {
    stored: { preferences: { ...easyAtoms, enabledCategories: ['bonding'] } },
  })
  await page.getByTitle('Periodic Trends').filter({ visible: true }).first().waitFor()
  expect(await page.locator('link[rel=modulepreload][href*="/periodicity-"]').count()).toBe(1)
})

test('a topic below the question limits practice, and the settings come back the same way', async () => {
  const page = await practice()
  await page.locator('summary', { hasText: 'as in your settings' }).click()
  await page.getByRole('link', { name: 'Chemical Bonding' }).click()
  await page.getByText('Only questions about Chemical Bonding.').waitFor()
  await page.locator('summary', { hasText: 'Chemical Bonding' }).click()
  await page.getByRole('link', { name: 'As in your settings' }).click()
  await page.waitForURL((url) => url.search === '')
})

test('the mistakes of a week are a set, without those that were put right', async () => {
  const now = Date.now()
  const answers = [true, false, false].map((isCorrect, place) => ({
    questionId: place === 2 ? 'as-e2.1.1' : QUESTION,
    selectedAnswer: 0,
    isCorrect,
    timeSpent: 5,
    timestamp: now - place * 1000,
  }))
  const totals = {
    totalAnswered: 3,
    correctAnswers: 1,
    incorrectAnswers: 2,
    totalTimeSpent: 15,
    currentStreak: 1,
    bestStreak: 1,
  }
  const page = await visit('/dashboard/progress', {
    stored: { 'offline-progress': { totals, answers, savedAt: now } },
  })
  await page.getByRole('link', { name: 'Last 7 days 1 to see again' }).click()
  await page.getByText('Question 1 of 1').waitFor()
  expect(await page.locator('legend').textContent()).not.toContain('How many protons')
})

test.each([
  ['as-e2.1.1', 'Element hidden until you answer', 'Au'],
  ['as-m6.1.1', 'Symbol hidden until you answer', 'Tl'],
])(
  'the question mark on the badge of %s is read out as %s',
  { tags: 'long' },
  async (id, words, symbol) => {
    const page = await visit(`${PRACTICE}?question=${id}`, {
      stored: { bookmarks: { elements: [], questions: [{ id, bookmarkedAt: 0 }] } },
    })
    await untilQuestion(page)
    const badge = page.locator('p:has([title])').filter({ hasText: 'atomic structure' })
    expect(await badge.ariaSnapshot()).toMatch(new RegExp(`^- paragraph: ${words} (easy|medium) `))
    await expectNoAxeViolations(page)
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Explanation' }).waitFor()
    expect(await badge.ariaSnapshot()).toContain(`- paragraph: ${symbol} `)

    await page.goto('/dashboard/bookmarks')
    await page.getByRole('article').waitFor()
    expect(await badge.ariaSnapshot()).toContain(words)
    await expectNoAxeViolations(page)
  },
)

test('an answer by keyboard is locked, judged in words, explained and counted once', async () => {
  const page = await practice()
  await page.getByText('Question 1 of 1').waitFor()
  expect(await page.getByRole('button', { name: 'Submit Answer' }).count()).toBe(0)
  await page.keyboard.press('Enter')
  expect(await page.getByRole('status').textContent()).toBe('')
  await page.keyboard.press('2')
  await page.keyboard.press('c')
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
  // A key that is held repeats itself, and the way on has the focus by then.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  const verdict = (await page.getByRole('status').textContent()) ?? ''
  expect(verdict).toMatch(/^(Correct\.|Not quite\. The answer is [ABD], .+\.)$/)
  expect(await page.locator('label[data-state=correct]').count()).toBe(1)
  expect(await page.locator('label[data-state=open]').count()).toBe(0)
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
  await page.keyboard.press('a')
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)

  const { totals, answers } = Object(await stored(page, 'offline-progress'))
  const isCorrect = verdict === 'Correct.'
  expect(totals).toMatchObject({
    totalAnswered: 1,
    correctAnswers: isCorrect ? 1 : 0,
    incorrectAnswers: isCorrect ? 0 : 1,
    currentStreak: isCorrect ? 1 : 0,
  })
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({ selectedAnswer: 2, isCorrect })
  await page.getByText(isCorrect ? '100%' : '0%', { exact: true }).waitFor()
})

test('Next brings another question, Previous the same one afresh, a second try is not counted', async () => {
  const page = await practice()
  const first = await page.locator('legend').textContent()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.keyboard.press('n')
  await page.getByText('Question 2 of 2').waitFor()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByText('Question 1 of 2').waitFor()
  expect(await page.locator('legend').textContent()).toBe(first)
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.locator('label').first().click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('status').filter({ hasText: '.' }).waitFor()
  expect(Object(await stored(page, 'offline-progress')).totals.totalAnswered).toBe(1)
})

/** Returns the question on screen, the chosen option, and whether it is locked. */
async function shown(page: Page) {
  await untilQuestion(page)
  return {
    place: await page.getByText(/^Question \d+ of \d+$/).innerText(),
    question: await page.locator('legend').innerText(),
    chosen: await page.getByRole('radio', { checked: true }).evaluateAll((all) => all.length),
    isLocked: (await page.getByRole('heading', { name: 'Explanation' }).count()) > 0,
  }
}

/** Leaves for another screen, until it has come to rest. */
async function toSettings(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.waitForFunction(() => !Reflect.get(document, 'activeViewTransition'))
}

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a reload', (page) => page.reload()],
  [
    'Back',
    async (page) => {
      await toSettings(page)
      await page.goBack()
    },
  ],
  [
    'a link',
    async (page) => {
      await toSettings(page)
      await page.getByRole('link', { name: 'Periodic Wizard' }).first().click()
      await page.getByRole('link', { name: 'Practice' }).first().click()
    },
  ],
])(
  'after %s practice goes on where it was left, and counts once',
  { tags: 'long' },
  async (_, leaveAndReturn) => {
    const page = await practice({ stored: { name: 'Ada' } })
    await page.keyboard.press('n')
    await page.getByText('Question 2 of 2').waitFor()
    const open = await shown(page)
    await leaveAndReturn(page)
    expect(await shown(page)).toEqual(open)
    await page.keyboard.press('b')
    await leaveAndReturn(page)
    expect(await shown(page)).toEqual({ ...open, chosen: 1 })
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Explanation' }).waitFor()
    await leaveAndReturn(page)
    expect(await shown(page)).toEqual({ ...open, chosen: 1, isLocked: true })
    expect(Object(await stored(page, 'offline-progress')).totals.totalAnswered).toBe(1)
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByText('Question 1 of 2').waitFor()
  },
)

test(
  'before its scripts a page that is loaded again shows no other question than the one left',
  { tags: 'long' },
  async () => {
    const page = await arrive()
    const letGo = await practiceWithoutScripts(page)
    await letGo()
    const left = await shown(page)
    await holdScripts(page, '**/assets/*.js')
    await page.reload()
    await page.locator('p:visible', { hasText: 'Loading question...' }).waitFor()
    expect(await page.locator('legend:visible').count()).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    expect(await shown(page)).toEqual(left)
  },
)

test(
  'another category, an asked question and settings without the category begin anew',
  { tags: 'long' },
  async () => {
    const page = await practice({ stored: { preferences: easyAtoms } })
    const left = await shown(page)
    await page.goto(`${PRACTICE}?category=bonding`)
    await page.getByTitle('Chemical Bonding').filter({ visible: true }).first().waitFor()
    await page.goto(`${PRACTICE}?question=${QUESTION}`)
    const asked = await shown(page)
    expect(asked.question).not.toBe(left.question)
    await page.keyboard.press('a')
    await page.reload()
    expect(await shown(page)).toEqual({ ...asked, chosen: 1 })
    await page.keyboard.press('n')
    await page.getByText('Question 2 of 2').waitFor()
    await page.evaluate(() => {
      const key = 'periodic-wizard.preferences'
      const text = localStorage.getItem(key) ?? ''
      localStorage.setItem(key, text.replace('"atomic-structure"', '"general"'))
    })
    await page.goto(PRACTICE)
    await page.getByTitle('General Chemistry').filter({ visible: true }).first().waitFor()
    await page.getByText('Question 1 of 1').waitFor()
  },
)

test(
  'the time of a question runs on while the learner is elsewhere',
  { tags: 'long' },
  async () => {
    const page = await arrive({ stored: { preferences: easyAtoms } })
    await page.clock.install()
    await page.goto(PRACTICE)
    await shown(page)
    await page.goto('/about')
    await page.clock.fastForward(30_000)
    await page.goto(PRACTICE)
    await shown(page)
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Explanation' }).waitFor()
    const { answers } = Object(await stored(page, 'offline-progress'))
    expect(answers[0].timeSpent).toBeGreaterThanOrEqual(30)
  },
)

test(
  'an issued question is the same after a reload, counts once, and belongs to one account',
  { tags: 'long' },
  async () => {
    const page = await arrive({ stored: { preferences: optionsOnly } })
    await signUp(page, inject('origin'), newAddress())
    await page.goto(PRACTICE)
    await page.keyboard.press('b')
    const open = await shown(page)
    await page.keyboard.press('b')
    await page.reload()
    expect(await shown(page)).toEqual({ ...open, chosen: 1 })
    await page.keyboard.press('Enter')
    const receipt = page.getByText(/ XP$|^Counted/)
    await receipt.waitFor()
    const points = await receipt.innerText()
    await page.reload()
    expect(await shown(page)).toEqual({ ...open, chosen: 1, isLocked: true })
    expect(await receipt.innerText()).toBe(points)
    await page.goto('/dashboard/progress')
    await page
      .getByText('Questions Attempted')
      .locator('..')
      .getByText('1', { exact: true })
      .waitFor()

    await page.goto('about:blank')
    await page.context().clearCookies()
    await signUp(page, inject('origin'), newAddress())
    await page.goto(PRACTICE)
    expect((await shown(page)).isLocked).toBe(false)
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(PRACTICE)
    expect((await shown(page)).isLocked).toBe(false)
  },
)

test(
  'the explanation leads to the section of the article that it is about',
  { tags: 'long' },
  async () => {
    const page = await visit(`${PRACTICE}?question=${QUESTION}`)
    await untilQuestion(page)
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', {
      name: 'Read: Atomic Number vs. Mass Number section Atomic number: the name tag of an atom (opens in a new tab)',
    })
    const opened = page.waitForEvent('popup')
    await link.click()
    const article = await opened
    await article.waitForURL('**/blog/atomic-number-vs-mass-number#*')
    expect(await article.locator(':target').innerText()).toBe(
      'Atomic number: the name tag of an atom',
    )
  },
)

test('after an answer by Tab and Enter the focus is on Next', async () => {
  const page = await practice()
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Submit Answer' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: '.' }).waitFor()
  const next = page
    .getByRole('region', { name: 'Explanation' })
    .getByRole('button', { name: 'Next' })
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a bookmark is set by key, shown as set, and taken back', async () => {
  const page = await practice()
  await page.keyboard.press('b')
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await page.keyboard.press('Shift+B')
  await page.getByRole('button', { name: 'Remove bookmark', pressed: true }).waitFor()
  expect(Object(await stored(page, 'bookmarks')).questions).toHaveLength(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Bookmark this question', pressed: false }).waitFor()
  expect(Object(await stored(page, 'bookmarks')).questions).toEqual([])
})

test('with auto-advance the next question comes by itself', { tags: 'long' }, async () => {
  const page = await practice({
    stored: {
      preferences: {
        ...easyAtoms,
        enabledCategories: ['bonding'],
        autoAdvance: true,
        showExplanations: false,
        timerEnabled: false,
      },
    },
  })
  await page.getByText('bonding', { exact: true }).waitFor()
  await page.getByText('easy', { exact: true }).waitFor()
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: '.' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Explanation' }).count()).toBe(0)
  await page.getByText('Question 2 of 2').waitFor()
})

test('an address with a category and a difficulty gets both, and says so', async () => {
  const page = await practice({ stored: { preferences: { ...optionsOnly, ...easyAtoms } } })
  await page.goto(`${PRACTICE}?category=bonding&difficulty=hard`)
  await untilQuestion(page)
  await page.getByText('Only hard questions about Chemical Bonding').waitFor()
  for (let number = 1; number <= 3; number += 1) {
    await page.getByText(`Question ${number} of ${number}`).waitFor()
    const badge = page.locator('form p').first()
    expect(await badge.innerText()).toMatch(/hard\s+bonding$/)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.getByRole('link', { name: 'Practice by your settings' }).click()
  await page.getByTitle('Atomic Structure').filter({ visible: true }).first().waitFor()
  expect(await page.getByText('Only hard questions').count()).toBe(0)
})

test('an address with an unknown category or question says so', async () => {
  const page = await practice({ stored: { preferences: easyAtoms } })
  await page.goto(`${PRACTICE}?category=alchemy`)
  await page.getByText('The address names “alchemy”').waitFor()
  await page.getByRole('radio').first().waitFor()

  await page.goto(`${PRACTICE}?question=as-e99.1.zz`)
  await page.getByRole('heading', { name: 'There is no such question' }).waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  await page.getByRole('link', { name: 'Practice other questions' }).click()
  await page.getByRole('radio').first().waitFor()
})

test('shortcuts work with a Cyrillic keyboard', async () => {
  const page = await practice()
  await press(page, 'и', 'KeyB')
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
  await press(page, 'т', 'KeyN')
  await page.getByText('Question 2 of 2').waitFor()
})

/** A key as a keyboard of another script has it. */
function press(page: Page, key: string, code: string): Promise<void> {
  return page.evaluate(
    (pressed) => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }),
      )
    },
    { key, code },
  )
}

/** Answers the ten questions of a set, each with its first option. */
async function answerSet(page: Page): Promise<void> {
  for (let place = 1; place <= 10; place += 1) {
    await page.getByText(`${place} of 10`).waitFor()
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Explanation' }).waitFor()
    await page.keyboard.press('n')
  }
}

test('a set of ten ends with its score and asks what went wrong again', async () => {
  const page = await visit(`${PRACTICE}?set=10`, { stored: { preferences: optionsOnly } })
  await untilQuestion(page)
  await answerSet(page)
  const heading = page.getByRole('heading', { name: 'Set complete' })
  await heading.waitFor()
  expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true)
  await expectNoAxeViolations(page)
  const { answers } = Object(await stored(page, 'offline-progress'))
  const wrong = answers.filter((answer: { isCorrect: boolean }) => !answer.isCorrect).length
  await page.getByText(`${10 - wrong} of 10 right.`).waitFor()
  await page.reload()
  await heading.waitFor()
  expect(await page.getByText('Right answer').count()).toBe(wrong)
  await page.getByRole('button', { name: 'Practice the wrong ones again' }).click()
  await page.getByText(`1 of ${wrong}`).waitFor()
  await page.getByText('answering it teaches, but does not count').waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
  expect(Object(await stored(page, 'offline-progress')).totals.totalAnswered).toBe(10)
})

test('ten more after a set about an element are about it too', async () => {
  const page = await visit(`${PRACTICE}?element=Fe`, { stored: { preferences: optionsOnly } })
  await untilQuestion(page)
  await answerSet(page)
  await page.getByRole('button', { name: 'Ten more' }).click()
  for (let place = 1; place <= 3; place += 1) {
    await page.getByText(`${place} of 10`).waitFor()
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    const table = page.getByRole('button', { name: 'Show on the table' })
    expect(await table.textContent()).toContain('Fe')
    await page.keyboard.press('n')
  }
})
