import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { newPage, openBrowser } from './support/browser.ts'
import { startProduct } from './support/product.ts'

const NOT_FOUND = /404 \(Not Found\)/
const SCREENS = ['/', '/leaderboard', '/auth', '/dashboard/multiplayer', '/about', '/terms']
const THEMES = ['wizard', 'light'] as const
const WIDTHS = [360, 1440]

let browser: Browser
let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct()])
})

afterAll(async () => {
  await browser.close()
  await product.stop()
})

test('the menu opens by keyboard, keeps the focus, and Escape gives it back', async () => {
  const page = await quietPage()
  await openAlive(page, '/leaderboard')
  const button = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await menu.waitFor()
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  expect(await isFocusOutside(page, 'dialog')).toBe(false)
  await page.keyboard.press('Tab')
  expect(await isFocusOutside(page, 'dialog')).toBe(false)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the menu closes by a click beside it, and leads on by a click on a link', async () => {
  const page = await quietPage()
  await openAlive(page, '/leaderboard')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.waitFor()
  await page.mouse.click(40, 400)
  await menu.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Accounts are coming' }).waitFor()
  await menu.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await page.getByRole('heading', { name: 'Season Rankings' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/leaderboard')
})

test('the menu says where its links lead, and which ones open a new tab', async () => {
  const page = await quietPage()
  await openAlive(page, '/leaderboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const links = await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').all()
  const described = await Promise.all(
    links.map(async (link) => [
      await link.innerText(),
      await link.getAttribute('href'),
      await link.getAttribute('target'),
    ]),
  )
  expect(described).toEqual([
    ['Sign In', '/auth', null],
    ['Settings', '/dashboard/settings', null],
    ['Progress', '/dashboard/progress', null],
    ['Leaderboard', '/leaderboard', null],
    ['Blogs\n(opens in a new tab)', '/blogs', '_blank'],
    ['Contact Us', 'mailto:support@periodic-wizard.example', null],
    ['About Us\n(opens in a new tab)', '/about', '_blank'],
    ['Terms & Conditions\n(opens in a new tab)', '/terms', '_blank'],
  ])
})

test('a chosen theme is there again before the first paint', async () => {
  const page = await quietPage()
  await openAlive(page, '/leaderboard')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(await themeOf(page)).toBe('light')
  // What the class is while the body is still being parsed is what the first paint shows.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return
      observer.disconnect()
      document.documentElement.dataset['atFirst'] = document.documentElement.className
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Switch to wizard theme' }).waitFor()
  expect(await page.locator('html').getAttribute('data-at-first')).toBe('light')
  expect(await themeOf(page)).toBe('light')
})

test('the splash comes once a session, over the page, and any key ends it', async () => {
  const page = await newPage(browser)
  await page.goto(product.origin)
  const splash = page.getByRole('region', { name: 'Opening' })
  await splash.getByText('AI-Powered Chemistry Education').waitFor()
  await splash.getByText('Did you know?').waitFor()
  await page.getByRole('heading', { level: 1, name: /Guest$/ }).waitFor()
  await page.keyboard.press('Shift')
  await splash.waitFor({ state: 'detached' })

  await page.reload()
  await page.getByRole('button', { name: 'Pause tips' }).waitFor()
  expect(await splash.count()).toBe(0)
})

test('the splash ends by itself, by Skip, and is never what the page is measured by', async () => {
  const page = await newPage(browser)
  await page.goto(product.origin)
  const splash = page.getByRole('region', { name: 'Opening' })
  await splash.waitFor()
  await splash.waitFor({ state: 'detached' })
  expect(await largestPaint(page)).toMatch(/Guest$|^Every element/)

  const other = await newPage(browser)
  await other.goto(product.origin)
  await other.getByRole('button', { name: 'Skip' }).click()
  await other.getByRole('region', { name: 'Opening' }).waitFor({ state: 'detached' })
})

test('the dashboard asks once for a name, greets with it, and can forget it at once', async () => {
  const page = await quietPage()
  await page.goto(`${product.origin}/dashboard`)
  const prompt = page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' })
  await prompt.waitFor()
  const start = prompt.getByRole('button', { name: 'Start Learning' })
  const input = prompt.getByLabel('What should we call you?')
  await input.fill('   ')
  expect(await start.isDisabled()).toBe(true)
  await input.press('Enter')
  await input.fill('x'.repeat(33))
  expect(await start.isDisabled()).toBe(true)
  await prompt.getByText('Please use 1 to 32 characters that can be seen.').waitFor()
  await input.fill('  Ada  ')
  await input.press('Enter')
  await page.getByRole('heading', { level: 1, name: /, Ada$/ }).waitFor()
  await page.getByText('Nice to meet you, Ada!').waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /, Ada$/ }).waitFor()
  expect(await prompt.count()).toBe(0)
})

test('a message can be undone, and stays while it is pointed at', async () => {
  const page = await quietPage()
  await page.goto(`${product.origin}/dashboard`)
  await page.clock.install()
  await page.getByLabel('What should we call you?').fill('Ada')
  await page.getByRole('button', { name: 'Start Learning' }).click()
  const toast = page.getByRole('group', { name: 'Nice to meet you, Ada!' })
  await toast.hover()
  await page.clock.runFor(20_000)
  expect(await toast.count()).toBe(1)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await toast.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: /, Guest$/ }).waitFor()
})

test('a message goes away by itself after five seconds', async () => {
  const page = await quietPage()
  await page.goto(`${product.origin}/dashboard`)
  await page.clock.install()
  await page.getByLabel('What should we call you?').fill('Ada')
  await page.keyboard.press('Enter')
  const toast = page.getByRole('group', { name: 'Nice to meet you, Ada!' })
  await toast.waitFor()
  await page.clock.runFor(4900)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(200)
  await toast.waitFor({ state: 'detached' })
})

test('who would rather be a guest is not asked again', async () => {
  const page = await quietPage()
  await page.goto(`${product.origin}/dashboard`)
  const prompt = page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' })
  await prompt.waitFor()
  await page.keyboard.press('Escape')
  await prompt.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Play tips' }).waitFor()
  await page.getByRole('heading', { level: 1, name: /^Good .*, Guest$/ }).waitFor()
  expect(await prompt.count()).toBe(0)
})

test('the first page asks nobody for anything', async () => {
  const page = await quietPage()
  await page.goto(product.origin)
  await page.getByRole('heading', { level: 1, name: /^Good .*, Guest$/ }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the tips change, stop under the pointer and when paused, and stand still without motion', async () => {
  const page = await quietPage()
  await page.clock.install()
  await openAlive(page, '/')
  const tip = page.getByRole('list', { name: 'Tips' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Play tips' }).waitFor()
  const first = await tip.innerText()
  await page.clock.runFor(6000)
  expect(await tip.innerText()).toBe(first)

  await page.getByRole('button', { name: 'Play tips' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(2600)
  const second = await tip.innerText()
  expect(second).not.toBe(first)

  await tip.hover()
  await page.clock.runFor(6000)
  expect(await tip.innerText()).toBe(second)

  await page.getByRole('button', { name: 'Pause tips' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(6000)
  expect(await tip.innerText()).toBe(second)
})

test('a path that leads nowhere is answered with 404 and a way home', async () => {
  const page = await newPage(browser, { reducedMotion: 'reduce', expected: [NOT_FOUND] })
  const response = await page.goto(`${product.origin}/no-such-page`)
  expect(response?.status()).toBe(404)
  expect(await page.title()).toBe('Page not found · Periodic Wizard')
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.getByRole('heading', { level: 1, name: /Guest$/ }).waitFor()
})

test.each([
  ['/about', 'About Us', 'What “AI” means here'],
  ['/terms', 'Terms & Conditions', 'What is stored in your browser'],
])('%s is read without a script', async (path, title, section) => {
  const page = await newPage(browser, { javaScriptEnabled: false })
  await page.goto(`${product.origin}${path}`)
  expect(await page.title()).toBe(`${title} · Periodic Wizard`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('heading', { level: 2, name: section }).waitFor()
  expect(await page.locator('script[src], script[type="module"]').count()).toBe(0)
  expect(await page.getByRole('button').count()).toBe(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Practice' }).click()
  expect(new URL(page.url()).pathname).toBe('/dashboard/questions')
})

test('the place for a banner is 320 by 50 and fits the smallest screen', async () => {
  const page = await quietPage({ viewport: { width: 320, height: 640 } })
  await openAlive(page, '/leaderboard')
  const banner = page.getByRole('complementary', { name: 'Advertisement' }).locator('p')
  expect(await banner.innerText()).toBe('320x50 Banner Ad')
  expect(await banner.boundingBox()).toMatchObject({ width: 320, height: 50 })
  expect(await sidewaysOverflow(page)).toBe(0)
})

const looks = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })))

test.each(looks.flatMap((look) => SCREENS.map((path) => ({ ...look, path }))))(
  '$path keeps the accessibility rules in the $theme theme, $width pixels wide',
  async ({ path, theme, width }) => {
    const page = await quietPage({ viewport: { width, height: 800 } })
    await page.addInitScript(chooseTheme, theme)
    await page.goto(`${product.origin}${path}`)
    expect(await themeOf(page)).toBe(theme)
    await expectNoAxeViolations(page)
    expect(await sidewaysOverflow(page)).toBe(0)
  },
)

test.each(looks)(
  'what comes over a screen keeps the accessibility rules in the $theme theme, $width pixels wide',
  async ({ theme, width }) => {
    const page = await newPage(browser, { viewport: { width, height: 800 } })
    await page.addInitScript(chooseTheme, theme)
    await page.goto(`${product.origin}/dashboard`)
    const splash = page.getByRole('region', { name: 'Opening' })
    await atRest(splash)
    await expectNoAxeViolations(page)

    await page.keyboard.press('Escape')
    const prompt = page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' })
    await atRest(prompt)
    await expectNoAxeViolations(page)

    await prompt.getByLabel('What should we call you?').fill('Ada')
    await page.keyboard.press('Enter')
    await atRest(page.getByRole('group', { name: 'Nice to meet you, Ada!' }))
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Open menu' }).click()
    await atRest(page.getByRole('dialog', { name: 'Menu' }))
    await expectNoAxeViolations(page)
    expect(await sidewaysOverflow(page)).toBe(0)
  },
)

function chooseTheme(theme: string): void {
  localStorage.setItem('periodic-wizard.theme', JSON.stringify({ version: 1, value: theme }))
}

/** When it is there and has moved and faded in; colors in between say nothing. */
async function atRest(moving: Locator): Promise<void> {
  await moving.waitFor()
  await moving.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
}

/** Opens a path and waits until the page answers to the visitor: until React knows its buttons. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(`${product.origin}${path}`)
  await page.waitForFunction(() => {
    const button = document.querySelector('header button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
}

/** A page of a visitor who wants no motion: without the splash, which has journeys of its own. */
function quietPage(options: BrowserContextOptions = {}): Promise<Page> {
  return newPage(browser, { reducedMotion: 'reduce', ...options })
}

function themeOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.className)
}

/** How many pixels of the page can only be reached by scrolling sideways. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth - root.getBoundingClientRect().width
  })
}

/** Leaving the document for the browser's own bar is no way past the menu. */
function isFocusOutside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((inside) => {
    const active = document.activeElement
    return active !== null && active !== document.body && active.closest(inside) === null
  }, selector)
}

/** The text of the element that the browser counts as the largest one painted. */
function largestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          const element = last !== undefined && 'element' in last ? last.element : null
          resolve(element instanceof Element ? (element.textContent ?? '') : '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
