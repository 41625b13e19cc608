/** @module-tag long */
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import { elements } from '#chemistry/elements/elements.ts'

import { signedUp } from './support/account/accounts.ts'
import { translate } from './support/browser/translator.ts'
import {
  holdScripts,
  startJourneys,
  untilAlive,
  untilQuestion,
  windows,
} from './support/journey.ts'
import { giveLesson, openGame } from './support/lesson.ts'
import { startProduct } from './support/product/product.ts'
import { NOT_FOUND, openScreen, screens } from './support/screens.ts'
import { usedBrowser } from './support/visitors.ts'

const { arrive } = startJourneys()

type Journey = {
  readonly path: string
  /** Does something, and calls back whenever the screen has changed. */
  readonly walk: (page: Page, look: () => Promise<void>) => Promise<void>
}

const CARDS = '/dashboard/periodic-table'
const MATCH_MS = 150_000
/** Longer than an announcement is held back. */
const QUIET_MS = 1000
/** Matches run so many times faster than the clock. */
const SCALE = 2

const journeys: Readonly<Record<string, Journey>> = {
  'elements one after the other': {
    path: CARDS,
    async walk(page, look) {
      for (const symbol of ['U', 'Au', 'Br', 'Og', 'H', 'C']) {
        await page.locator(`[data-symbol=${symbol}]`).click({ force: true })
        await page.waitForURL(`**${CARDS}/${symbol}`)
        await look()
        await page.getByRole('button', { name: /^Star |is starred$/ }).click()
        await look()
      }
      for (const way of ['Next element', 'Previous element']) {
        await page.getByRole('link', { name: way }).click()
        await look()
      }
      await page.getByRole('link', { name: 'Close Element Details' }).click()
      await look()
    },
  },
  'the search and the legend of the table': {
    path: CARDS,
    async walk(page, look) {
      const search = page.getByRole('searchbox')
      for (const query of ['i', 'iron', 'xyz', '26', '', 'go']) {
        await search.fill(query)
        await look()
      }
      await search.press('Enter')
      await page.waitForURL('**/Au')
      await look()
      for (const name of [/^Metals/, /^Noble Gases/]) {
        await page.getByRole('button', { name }).click()
        await look()
      }
    },
  },
  'questions one after the other': {
    path: '/dashboard/questions',
    async walk(page, look) {
      await untilQuestion(page)
      for (let number = 1; number <= 8; number += 1) {
        await page.getByText(`${number} of ${number}`, { exact: true }).waitFor()
        await look()
        await page
          .getByRole('radio')
          .nth(number % 4)
          .focus()
        await page.keyboard.press('abcd'[number % 4] ?? 'a')
        await page.getByRole('button', { name: 'Submit Answer' }).click()
        await page.getByRole('heading', { name: 'Explanation' }).waitFor()
        await look()
        if (number % 3 === 0) {
          await page.getByRole('button', { name: 'Bookmark this question' }).click()
          await look()
        }
        await page.getByRole('button', { name: 'Next' }).last().click()
      }
      await page.getByRole('button', { name: 'Previous' }).click()
      await look()
    },
  },
  settings: {
    path: '/dashboard/settings',
    async walk(page, look) {
      await page.getByText('Your Data').first().waitFor()
      const inputs = page.locator('main input:enabled:not([type=file]):not([role=switch][name])')
      for (let index = 0; index < (await inputs.count()); index += 1) {
        await inputs.nth(index).click({ force: true })
        await look()
      }
    },
  },
  bookmarks: {
    path: '/dashboard/bookmarks',
    async walk(page, look) {
      await page.getByText('A question from a newer version').waitFor()
      await look()
      await page.getByText('Reveal answer').first().click()
      await look()
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await look()
      await page.getByRole('button', { name: 'Undo' }).click()
      await look()
    },
  },
  'the screens one after the other': {
    path: '/',
    async walk(page, look) {
      const ways = [
        ['/dashboard/progress', 'Keep practicing!'],
        ['/dashboard/settings', 'Your Data'],
        ['/leaderboard', 'Season Rankings'],
        ['/dashboard', 'Session Progress'],
        ['/dashboard/bookmarks', 'A question from a newer version'],
        ['/dashboard', 'Session Progress'],
        ['/dashboard/periodic-table', 'Find an element by name'],
        ['/dashboard', 'Session Progress'],
        ['/auth', 'Continue as Guest'],
      ] as const
      await look()
      for (const [way, text] of ways) {
        await page.locator(`a[href="${way}"]`).filter({ visible: true }).first().click()
        await page.getByText(text).first().waitFor()
        await look()
      }
    },
  },
  articles: {
    path: '/blogs',
    async walk(page, look) {
      await untilAlive(page)
      for (const query of ['atom', 'xyz', '']) {
        await page.getByRole('searchbox').fill(query)
        await look()
      }
      await page.getByRole('radio').nth(1).check({ force: true })
      await look()
    },
  },
  'a session of Today, to its end': {
    path: '/dashboard/today',
    async walk(page, look) {
      await page.getByRole('radio', { name: /^5 questions/ }).check({ force: true })
      await look()
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      for (let number = 1; number <= 5; number += 1) {
        await page.getByText(`Question ${number} of 5`).waitFor()
        await look()
        await page.locator('label:has(input[name=option])').first().click()
        await page.getByRole('button', { name: 'Submit, not sure' }).click()
        await page.getByRole('region', { name: 'Explanation' }).waitFor()
        await look()
        await page.getByRole('button', { name: 'Next', exact: true }).click()
      }
      await page.getByRole('heading', { name: 'Done for now' }).waitFor()
      await look()
    },
  },
  'a set of ten, to its end': {
    path: '/dashboard/questions?set=10',
    async walk(page, look) {
      await untilQuestion(page)
      for (let number = 1; number <= 10; number += 1) {
        await page
          .getByText(new RegExp(`${number} of 10`))
          .first()
          .waitFor()
        await page
          .getByRole('radio')
          .nth(number % 4)
          .focus()
        await page.keyboard.press('abcd'[number % 4] ?? 'a')
        await page.getByRole('button', { name: 'Submit Answer' }).click()
        await page.getByRole('heading', { name: 'Explanation' }).waitFor()
        await page.getByRole('button', { name: 'Next' }).last().click()
      }
      await page
        .getByText(/Set complete/)
        .first()
        .waitFor()
      await look()
    },
  },
  'the skills': {
    path: '/dashboard/learn',
    async walk(page, look) {
      await page.getByRole('heading', { name: 'At a Glance' }).waitFor()
      await look()
      await page.locator('main summary').first().click()
      await look()
      await page.locator('main details[open] a[href*="?skill="]').first().click()
      await page.getByText('An Example').waitFor()
      await look()
      await page.goBack()
      await page.getByRole('heading', { name: 'At a Glance' }).waitFor()
      await look()
    },
  },
  'a comparison': {
    path: '/compare?e=Na,K',
    async walk(page, look) {
      await look()
      for (const symbol of ['Li', 'Rb', 'Cs']) {
        await page.getByLabel('Add an element').selectOption(symbol)
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await look()
      }
      for (const name of ['Sodium', 'Potassium', 'Lithium', 'Rubidium']) {
        await page.getByRole('button', { name: `Remove ${name}` }).click()
        await look()
      }
    },
  },
  'the trend lab': {
    path: '/dashboard/periodic-table?show=ionizationEnergy',
    async walk(page, look) {
      await page.locator('.lab-bar').waitFor()
      await look()
      for (const key of ['e', 'e', ']', ']', '[', 'l', 'e']) {
        await page.keyboard.press(key)
        await look()
      }
      await page.locator(`.pt-cell[data-symbol='Cl']`).click({ force: true })
      await look()
      await page.keyboard.press('Escape')
      await look()
    },
  },
  tools: typing('/tools/molar-mass', 'Formula', ['CuSO4·5H2O', 'Xx', '', 'H2O']),
  'a tool that cannot balance': typing('/tools/balancer', 'Equation', [
    'NaCl + H2O -> HCl + O2',
    'H2 + Xx -> H2O',
    '',
    'H2 + O2 -> H2O',
  ]),
  'a report': {
    path: '/report?element=Fe',
    async walk(page, look) {
      await look()
      await page.getByRole('button', { name: 'Send report' }).click()
      await page.getByText('Please write what is wrong.').waitFor()
      await look()
      await page.getByLabel('What is wrong?').fill('My book says 7.86.')
      await page.getByRole('button', { name: 'Send report' }).click()
      await page.getByText('Thank you.').waitFor()
      await look()
    },
  },
  'reports of one element after the other': {
    path: CARDS,
    async walk(page, look) {
      for (const symbol of ['U', 'Au', 'Br']) {
        await page.locator(`[data-symbol=${symbol}]`).click({ force: true })
        await page.waitForURL(`**${CARDS}/${symbol}`)
        await page.getByRole('link', { name: 'Report a value' }).click()
        await page.waitForURL(`**/report?element=${symbol}`)
        await page.getByLabel('What is wrong?').waitFor()
        await look()
        await page.goBack()
        await page.getByRole('link', { name: 'Close Element Details' }).click()
        await page.waitForURL(`**${CARDS}`)
      }
    },
  },
  'the ways in': {
    path: '/auth',
    async walk(page, look) {
      await page.locator('main fieldset:enabled').first().waitFor()
      await look()
      await page.getByRole('tab').nth(1).click()
      await look()
      await page.getByLabel('Email').fill('nobody')
      await page.locator('main form button[type=submit]').click()
      await look()
      await page.getByRole('tab').nth(0).click()
      await look()
    },
  },
}

/** Types one text after another into the field of a tool. */
function typing(path: string, label: string, texts: readonly string[]): Journey {
  return {
    path,
    async walk(page, look) {
      await look()
      for (const text of texts) {
        await page.getByLabel(label).fill(text)
        await look()
      }
    },
  }
}

test.each(Object.entries(journeys))(
  '%s look the same when they are translated',
  async (_, journey) => {
    const plain: string[] = []
    await take(journey, false, async (page) => {
      await settled(page)
      plain.push(await textOf(page))
    })
    let step = 0
    await take(journey, true, async (page) => {
      const expected = plain[step] ?? ''
      await expect.poll(async () => difference(expected, await textOf(page))).toBeNull()
      step += 1
    })
    expect(step).toBe(plain.length)
  },
)

test.each([
  ['/dashboard/periodic-table', 'searchbox'],
  ['/blogs', 'searchbox'],
  ['/play', 'textbox'],
  ['/tools/molar-mass', 'textbox'],
] as const)(
  'what is typed in %s before its scripts, on a translated page, is kept',
  async (path, role) => {
    const page = await arrive({ viewport: windows.laptop })
    const letGo = await holdScripts(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.getByRole(role).first()
    await field.waitFor()
    await translate(page)
    await field.fill('NACLAB')
    await letGo()
    await untilAlive(page)
    await untilScreenIsAlive(page)
    await expect.poll(() => page.getByRole(role).first().inputValue()).toBe('NACLAB')
  },
)

test.each(screens)('%s works when it is translated before its scripts', async (path, text) => {
  const page = await arrive({ stored: usedBrowser, expected: [NOT_FOUND] })
  const letGo = await holdScripts(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('h1, main').first().waitFor()
  await translate(page)
  await letGo()
  await page.getByText(text).filter({ visible: true }).first().waitFor()
  await untilAlive(page)
})

test(
  'a whole match is played on two translated pages, and both show the same questions',
  { timeout: MATCH_MS },
  async () => {
    const { origin, stop } = await startProduct({
      data: inject('data'),
      environment: { LIVE_TIME_SCALE: String(SCALE) },
    })
    onTestFinished(stop)
    const pages = [
      await signedUp('Marie', { origin, theme: 'wizard', viewport: windows.phone }),
      await signedUp('Lise', { origin, theme: 'light', viewport: windows.laptop }),
    ]
    for (const page of pages) {
      await page.goto('/dashboard')
      await untilAlive(page)
      await translate(page)
      await page
        .getByRole('link', { name: /^Multiplayer/ })
        .first()
        .click()
    }
    const questions = []
    for (let number = 1; number <= 10; number += 1) {
      await Promise.all(pages.map((page) => page.getByText(`Question ${number}/10`).waitFor()))
      const shown = await Promise.all(
        pages.map(async (page) => [
          await page.locator('#match-question').innerText(),
          ...(await page.locator('[aria-labelledby=match-question] button').allInnerTexts()),
        ]),
      )
      expect(shown[0]).toEqual(shown[1])
      questions.push(shown[0])
      for (const page of pages) await page.keyboard.press('abcd'[number % 4] ?? 'a')
    }
    expect(new Set(questions.map(String)).size).toBe(10)
    await Promise.all(
      pages.map((page) =>
        page.getByRole('heading', { level: 1, name: /^(Victory|Good Game|Draw)$/ }).waitFor(),
      ),
    )
  },
)

test('symbols, formulas and values are marked as nothing to translate, on every screen', async () => {
  const page = await arrive({ stored: usedBrowser, expected: [NOT_FOUND] })
  const found: string[] = []
  const asked = QUESTIONS.map((id) => [`/dashboard/questions?question=${id}`, 'Question'] as const)
  for (const screen of [...screens, ...asked]) {
    await openScreen(page, screen)
    if (screen[0].startsWith('/dashboard/questions')) await answer(page)
    const texts = await page.evaluate(translatedNotation, symbols)
    found.push(...texts.map((text) => `${screen[0]}: ${text}`))
  }
  expect(found).toEqual([])
})

test(
  'symbols, formulas and values are marked as nothing to translate, in a class and a game',
  { timeout: MATCH_MS },
  async () => {
    const found: string[] = []
    async function look(page: Page, text: string) {
      await page.getByText(text).filter({ visible: true }).first().waitFor()
      const texts = await page.evaluate(translatedNotation, symbols)
      found.push(...texts.map((one) => `${new URL(page.url()).pathname} ${text}: ${one}`))
    }
    const teacher = await signedUp('Marie', {
      origin: inject('origin'),
      theme: 'light',
      viewport: windows.laptop,
    })
    const { classId, setCode, assignmentId } = await giveLesson(teacher, '9b', NOTATION)
    for (const [path, text] of [
      [`/class/${classId}`, 'How Pupils Join'],
      [`/class/${classId}?report=${assignmentId}`, '4 of 4 started'],
      [`/class/${classId}?project=${assignmentId}`, '4 of 4 started'],
      [`/set/${setCode}?edit=1`, 'Save'],
    ] as const) {
      await teacher.goto(path)
      await look(teacher, text)
    }
    const player = await arrive({ viewport: windows.phone })
    await player.goto(`/embed/set/${setCode}`)
    await look(player, `Question 1 of ${NOTATION.length}`)
    const game = await openGame(teacher, setCode, 'together', { questions: NOTATION.length })
    await player.goto(`/play?pin=${game.pin}`)
    await player.getByLabel('Your name').fill('Mina')
    await player.getByRole('button', { name: 'Join the Game' }).click()
    await look(player, 'You are in')
    for (const [index] of NOTATION.entries()) {
      await game.step({ kind: 'move_on', from: index - 1 })
      await look(teacher, `Question ${index + 1} of`)
      await look(player, `Question ${index + 1} of`)
      await player.getByRole('main').getByRole('group').getByRole('button').first().click()
      await player.locator('[data-correct]').first().waitFor()
      await look(teacher, index + 1 < NOTATION.length ? 'Next Question' : 'Show the Podium')
      await look(player, 'You have')
    }
    await game.step({ kind: 'move_on', from: NOTATION.length - 1 })
    await look(teacher, 'Question by Question')
    await look(player, 'The Game Is Over')
    await teacher.goto(`/host?report=${game.id}`)
    await look(teacher, 'Teach This Again')
    expect(found).toEqual([])
  },
)

/** Questions whose options are symbols, formulas, configurations, nuclides and values. */
const QUESTIONS = [
  'ge-e1.1.0',
  'as-m2.1.0',
  'as-m5.1.0',
  'ec-m1.1.0',
  'ec-m4.1.0',
  'ch-h6.1.0',
  'bo-h5.1.0',
  'ph-h5.1.0',
  'ch-m7.1.0',
]

/** Those of them with options, which a class game can ask. */
const NOTATION = QUESTIONS.slice(0, 3)

const symbols = elements.map(({ symbol }) => symbol)

async function answer(page: Page): Promise<void> {
  await untilQuestion(page)
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('heading', { name: 'Explanation' }).waitFor()
}

/** Runs in the page: the texts on it that are a symbol, or hold an index, and would be translated. */
function translatedNotation(known: readonly string[]): readonly string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const text = (walker.currentNode.nodeValue ?? '').trim()
    const isSymbol = known.includes(text.replaceAll(/[()[\]]/g, ''))
    const isNotation = isSymbol || /[₀-₉⁰¹²³⁴-⁹⁺⁻]|^\d[\d.]*\s(?:°C|u|g|K|kJ)\b/.test(text)
    const place = walker.currentNode.parentElement
    if (isNotation && place?.closest('[translate=no], script, style, svg, kbd') === null) {
      found.push(text)
    }
  }
  return found
}

/** Goes on a journey in a browser that translates the page or does not, and returns the outcome. */
async function take(
  { path, walk }: Journey,
  isTranslated: boolean,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await arrive({ stored: usedBrowser, viewport: windows.laptop })
  await page.addInitScript(() => {
    let state = 1
    Math.random = () => {
      state = (state * 16_807) % 2_147_483_647
      return state / 2_147_483_647
    }
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await untilAlive(page)
  await untilScreenIsAlive(page)
  if (isTranslated) await translate(page)
  await walk(page, () => look(page))
}

/** Waits until React knows every part of the screen: a translator that comes earlier makes it draw them anew. */
async function untilScreenIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main button, main input, main a')]
    return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
  })
}

/** Waits until the change is drawn, and so is what follows it in a moment, such as an announcement. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(end, quietMs)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, quietMs)
        })
        observer.observe(document.body, { childList: true, characterData: true, subtree: true })
        function end() {
          observer.disconnect()
          resolve()
        }
      }),
    QUIET_MS,
  )
}

/** Returns where two texts begin to differ, in both of them, or null. */
function difference(expected: string, shown: string): readonly string[] | null {
  if (expected === shown) return null
  let at = 0
  while (expected[at] === shown[at]) at += 1
  return [expected, shown].map((text) => text.slice(Math.max(0, at - 40), at + 80))
}

/** Returns the text of the page, without running seconds and white space. */
async function textOf(page: Page): Promise<string> {
  const text = await page.locator('body').innerText()
  return text.replaceAll(/^\d+ s$/gm, '').replaceAll(/\s+/g, '')
}
