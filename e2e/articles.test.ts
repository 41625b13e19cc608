import { expect, inject, test } from 'vitest'

import { newAddress, signUp } from './support/account/accounts.ts'
import { callFrom } from './support/calls.ts'
import { holdScripts, startJourneys, windows } from './support/journey.ts'

const { arrive, visit } = startJourneys()
const ATOM = '/blog/what-is-an-atom'

test('an article reads in full without JavaScript', async () => {
  const page = await visit(ATOM, { javaScriptEnabled: false })
  expect(await page.title()).toBe('What Is an Atom? · Periodic Wizard')
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
    'What Is an Atom?',
  ])
  expect(await page.locator('article').innerText()).toContain('elementary charge')
  expect(await page.getByRole('img', { name: /gold-foil experiment/i }).isVisible()).toBe(true)
  expect(await page.locator('script[src], link[rel=modulepreload]').count()).toBe(0)
})

test('a formula is drawn for the eye and said in words for the ear', async () => {
  const page = await visit(ATOM)
  const formula = page.locator('.formula', { hasText: 'sodium 23' }).first()
  expect(await formula.locator('.spoken').textContent()).toBe('sodium 23.')
  expect(
    await formula.locator('.katex').evaluate((node) => node.closest('[aria-hidden]') !== null),
  ).toBe(true)
  expect(
    await page
      .locator('.katex')
      .first()
      .evaluate((node) => getComputedStyle(node).fontFamily),
  ).toContain('KaTeX_Main')
})

test('an answer stands below its question, and opens there without script', async () => {
  const page = await visit(ATOM, { javaScriptEnabled: false })
  const answer = page.locator('#answer-question-1')
  expect(await answer.locator('div').isVisible()).toBe(false)
  await answer.getByText('Answer to Question 1').click()
  expect(await answer.locator('div').isVisible()).toBe(true)
})

test('a worked example of a procedure opens step by step', async () => {
  const page = await visit('/blog/how-to-balance-chemical-equations', { javaScriptEnabled: false })
  const example = page.locator('.worked').first()
  const shown = () => example.locator('summary:visible').allTextContents()
  expect(await shown()).toEqual(['Show step 2'])
  await example.getByText('Show step 2').click()
  expect((await shown()).at(-1)).toBe('Show step 3')
})

test('practice of the skills of an article loads when it is opened, not before', async () => {
  const page = await visit(ATOM)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.getByText('Try five questions here').scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(scripts).toEqual([])
  await page.getByText('Try five questions here').click()
  const frame = page.frameLocator('iframe[title="Questions: What Is an Atom?"]')
  await frame.getByText('Question 1 of 5').waitFor()
  expect(scripts.length).toBeGreaterThan(0)
})

test('answers to the questions of an article count in the progress of a guest', async () => {
  const page = await visit('/embed/practice/as-e1')
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('periodic-wizard.offline-progress'))
  expect(JSON.parse(kept ?? '')).toMatchObject({
    value: { totals: { totalAnswered: 1 }, answers: [{ selectedAnswer: 0 }] },
  })
})

test('they count in the account of a user', async () => {
  const page = await arrive()
  await signUp(page, inject('origin'), newAddress())
  await page.goto('/embed/practice/as-e1')
  await page.getByRole('radio').first().check({ force: true })
  const counted = page.waitForResponse('**/api/answer_practice_question')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await counted).ok()).toBe(true)
  expect(await callFrom(page, 'get_user_progress', {})).toMatchObject({
    progress: { total_answered: 1 },
    answers: [{ selected_answer: 0 }],
  })
})

test.each(['what-are-isotopes', 'electron-shells-and-orbitals'])(
  'no control of %s counts as lying under one of a later section while that waits',
  async (slug) => {
    const page = await visit(`/blog/${slug}`, { viewport: windows.phone })
    const hidden = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('.article-text :is(a, button, summary)')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          words: control.textContent,
          section: control.closest('.article-text > section'),
          box: control.getBoundingClientRect(),
        }))
      return controls.filter(({ section, box }) =>
        controls.some(
          (other) =>
            other.section !== section &&
            other.box.left < box.right &&
            other.box.right > box.left &&
            other.box.top < box.bottom &&
            other.box.bottom > box.top,
        ),
      )
    })
    expect(hidden.map(({ words }) => words)).toEqual([])
  },
)

test('the practice link names the skills of the article', async () => {
  const page = await visit(ATOM)
  await page.getByRole('link', { name: 'Practice these skills' }).click()
  await page.waitForURL('**/dashboard/today?skill=*&skill=*')
  await page.getByRole('radio').first().waitFor()
})

test('the stored theme is shown by a page without script of its own', async () => {
  const page = await visit(ATOM, { theme: 'light' })
  expect(await page.locator('html').getAttribute('class')).toBe('light')
})

test('search engines learn what the article is', async () => {
  const page = await visit(ATOM)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': ['LearningResource', 'Article'],
    name: 'What Is an Atom?',
    author: { name: 'Periodic Wizard' },
    datePublished: '2026-11-20',
    description:
      'What an atom is made of, how small and how empty it is, and how a thin sheet of gold showed that it has a nucleus. With answers.',
  })
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(ATOM)
})

test('the site map and the feed name every article on the shelves', async () => {
  const page = await visit('/blogs')
  const cards = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
  const shown = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const file of ['/sitemap.xml', '/feed.xml']) {
    const text = await (await page.request.get(file)).text()
    const named = new Set(Array.from(text.matchAll(/\/blog\/[a-z-]+/g), ([path]) => path))
    expect(named).toEqual(new Set(shown))
  }
})

test('the library reads without JavaScript and shows no search that does nothing', async () => {
  const page = await visit('/blogs', { javaScriptEnabled: false })
  const first = page.getByRole('link', { name: 'What Is an Atom?', exact: true })
  expect({
    article: await first.isVisible(),
    search: await page.getByRole('searchbox').isVisible(),
  }).toEqual({ article: true, search: false })
})

test('a search finds other spellings, counts politely and offers what is near', async () => {
  const page = await visit('/blogs')
  const box = page.getByRole('searchbox', { name: 'Search the articles' })
  await box.fill('rutherford')
  await page
    .getByRole('status')
    .filter({ hasText: /article/ })
    .waitFor()
  await page.getByRole('link', { name: 'What Is an Atom?', exact: true }).waitFor()
  await box.fill('atmm')
  await page.getByRole('heading', { name: 'Nothing on the shelves for this' }).waitFor()
  await page.getByText('No article matches').waitFor()
  await box.fill('')
  await page.getByRole('heading', { name: /Atoms and isotopes/ }).waitFor()
})

test(
  'text typed and filters chosen before the program has loaded are searched for then',
  { tags: 'long' },
  async () => {
    const page = await arrive()
    const letGo = await holdScripts(page, '**/assets/*.js')
    await page.goto('/blogs')
    const box = page.getByRole('searchbox', { name: 'Search the articles' })
    await box.pressSequentially('rutherford')
    await page.locator('label', { hasText: 'Start here' }).click()
    await letGo()
    await page.waitForURL('**/blogs?q=rutherford&level=start')
    await page.getByText('1 article matches').waitFor()
    expect(await box.inputValue()).toBe('rutherford')
    expect(await page.getByRole('radio', { name: 'Start here' }).isChecked()).toBe(true)
  },
)

test(
  'a search stays in the address, for the way back from an article and for a link',
  { tags: 'long' },
  async () => {
    const page = await visit('/blogs')
    const box = page.getByRole('searchbox', { name: 'Search the articles' })
    const entries = await page.evaluate(() => history.length)
    await box.fill('rutherfrd')
    for (let letters = 0; letters < 2; letters += 1) await box.press('ArrowLeft')
    await page.keyboard.type('o')
    expect(await box.inputValue()).toBe('rutherford')
    await page.locator('label', { hasText: 'Start here' }).click()
    await page.waitForURL('**/blogs?q=rutherford&level=start')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.getByRole('link', { name: 'What Is an Atom?', exact: true }).click()
    await page.waitForURL(`**${ATOM}`)
    await page.goBack()
    await page.getByText('1 article matches').waitFor()
    expect(await box.inputValue()).toBe('rutherford')
    expect(await page.getByRole('radio', { name: 'Start here' }).isChecked()).toBe(true)

    await page.goto('/blogs?q=alkali&level=nonsense')
    await page.getByText(/^\d+ articles? match/).waitFor()
    expect(await box.inputValue()).toBe('alkali')
    await box.fill('')
    await page.waitForURL('**/blogs')
    await page.getByRole('heading', { name: /Atoms and isotopes/ }).waitFor()
  },
)

test('a card of the library opens the article, and its breadcrumb leads back to the shelf', async () => {
  const page = await visit('/blogs')
  await page.getByRole('link', { name: 'What Is an Atom?', exact: true }).click()
  await page.waitForURL(`**${ATOM}`)
  await page.getByRole('link', { name: 'Atoms and isotopes' }).click()
  await page.waitForURL('**/blogs#atoms-and-isotopes')
})

test(
  'an article marked as read at its end has its tick on the shelf, for good',
  { tags: 'long' },
  async () => {
    const page = await visit(ATOM)
    await page.getByRole('link', { name: 'Mark as read' }).click()
    const tick = page.getByRole('checkbox', { name: 'Read: What Is an Atom?' })
    await page.waitForURL('**/blogs#what-is-an-atom')
    await tick.and(page.locator(':checked')).waitFor()
    await page.getByRole('heading', { name: '5 articles, 1 read' }).waitFor()
    await page.goto('/blogs')
    await tick.and(page.locator(':checked')).waitFor()
    await tick.uncheck()
    await page.reload()
    await tick.and(page.locator(':not(:checked)')).waitFor()
    expect(await page.getByRole('heading', { name: /\d read/ }).count()).toBe(0)
  },
)

test(
  'every article fits a window 320 pixels wide, without a word from the console',
  { tags: 'long' },
  async () => {
    const page = await visit('/blogs', { viewport: { width: 320, height: 700 } })
    const paths = await page
      .locator('main h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const tooWide: string[] = []
    for (const path of paths) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) tooWide.push(`${path}: ${width}`)
    }
    expect(tooWide).toEqual([])
  },
)

test.each([
  'lewis-dot-structures-guide',
  'what-is-the-mole',
  'periodic-trends-explained',
  'chemistry-of-a-smartphone',
])(
  '%s is printed with every answer and step open, and little of its sheets is blank',
  { tags: 'long' },
  async (slug) => {
    const page = await visit(`/blog/${slug}`, { viewport: { width: 703, height: 1000 } })
    await page.emulateMedia({ media: 'print' })
    const { height, closed } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      closed: Array.from(document.querySelectorAll('.article-text details'), (details) => [
        details.getBoundingClientRect().height,
        ...Array.from(details.children, (child) => child.getBoundingClientRect().height),
      ]).filter(([whole = 0, ...parts]) => whole > 0 && parts.every((part) => part < 5)),
    }))
    expect(closed).toEqual([])
    const margin = '12mm'
    const file = await page.pdf({
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    })
    const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    const sheet = ((297 - 2 * 12) / 25.4) * 96
    expect(sheets).toBeGreaterThan(5)
    // Drawings and boxes are not cut, so some sheets end early.
    expect(sheets / (height / sheet)).toBeLessThan(1.16)
  },
)
