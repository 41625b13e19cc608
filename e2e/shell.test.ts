import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { signedUp } from './support/account/accounts.ts'
import { hidePaints } from './support/browser/unpainted.ts'
import {
  holdScripts,
  sidewaysOverflow,
  startJourneys,
  untilAlive,
  windows,
} from './support/journey.ts'

/** The window of a laptop of a school. */
const SCHOOL = { width: 1366, height: 768 }

const NOT_FOUND = /404 \(Not Found\)/

const { arrive, visit } = startJourneys()

test('the menu opens by keyboard, keeps the focus, and Escape gives it back', async () => {
  const page = await visitAlive('/leaderboard')
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

test('a laptop of a school shows a user the whole of the four ways on, even under a long name', async () => {
  const page = await signedUp('Maximiliane Weiß-Böhm, class 10b', {
    origin: inject('origin'),
    theme: 'wizard',
    viewport: windows.laptop,
  })
  await page.setViewportSize(SCHOOL)
  await page.goto('/')
  await page.getByText('Season XP').waitFor()
  const card = page.getByRole('listitem').filter({ hasText: 'Review your saved questions' })
  const bounds = await card.boundingBox()
  expect(bounds !== null && bounds.y + bounds.height <= SCHOOL.height).toBe(true)
})

test(
  'the menu closes by a click beside it, and leads on by a click on a link',
  { tags: 'long' },
  async () => {
    const page = await visitAlive('/leaderboard')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.waitFor()
    await page.mouse.click(40, 400)
    await menu.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome', exact: true }).waitFor()
    await menu.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/auth')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await page.getByRole('heading', { name: 'Season Rankings' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/leaderboard')
  },
)

test('the menu says where its links lead, and which ones open a new tab', async () => {
  const page = await visitAlive('/leaderboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  const links = await menu.getByRole('link').all()
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
    ['Classes', '/classes', null],
    ['Tools', '/tools', null],
    ['Compare Elements', '/compare', null],
    ['Trends', '/trends', null],
    ['Join a Class Game', '/play', null],
    ['Host a Class Game', '/host', null],
    ['Help', '/about/help', null],
    ['Blogs\n(opens in a new tab)', '/blogs', '_blank'],
    ['Contact Us', 'mailto:support@periodic-wizard.example', null],
    ['About Us\n(opens in a new tab)', '/about', '_blank'],
    ['Terms & Conditions\n(opens in a new tab)', '/terms', '_blank'],
  ])
})

test('a phone held sideways has two rows above the screen, not three', async () => {
  const page = await visit('/about', { viewport: { width: 683, height: 384 } })
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height).toBeLessThan(130)
})

test('the theme and the menu answer before React has come', async () => {
  const page = await arrive()
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/leaderboard', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(await page.locator('html').getAttribute('class')).toBe('light')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await menu.waitFor({ state: 'hidden' })

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/leaderboard')
  await untilAlive(page)
  expect(await page.locator('html').getAttribute('class')).toBe('light')
  await page.getByRole('button', { name: 'Switch to wizard theme' }).click()
  expect(await page.locator('html').getAttribute('class')).toBe('wizard')
})

test(
  'a line of light shows while the next screen is being loaded, and only then',
  { tags: 'long' },
  async () => {
    const page = await arrive()
    const held = Promise.withResolvers<undefined>()
    await page.route('**/assets/auth-route-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/leaderboard')
    await untilAlive(page)
    const line = page.locator('.navigation-bar')
    expect(await line.count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await line.waitFor({ state: 'attached' })
    await page.getByRole('heading', { name: 'Season Rankings' }).waitFor()
    held.resolve(undefined)
    await page.waitForURL('**/auth')
    await line.waitFor({ state: 'detached' })
  },
)

test('the header of a wide window leads to settings, progress and the auth screen', async () => {
  const page = await visitAlive('/leaderboard')
  const controls = page.getByRole('navigation', { name: 'Account and settings' })
  const links = await controls.getByRole('link').all()
  const described = await Promise.all(
    links.map(async (link) => [
      (await link.getAttribute('aria-label')) ?? (await link.innerText()).trim(),
      await link.getAttribute('href'),
    ]),
  )
  expect(described).toEqual([
    ['Leaderboard', '/leaderboard'],
    ['Progress', '/dashboard/progress'],
    ['Settings', '/dashboard/settings'],
    ['Sign In', '/auth'],
  ])
})

test('the main navigation marks the current place, in the header and as tabs of a phone', async () => {
  const page = await visitAlive('/leaderboard')
  const main = page.getByRole('navigation', { name: 'Main' })
  const places = () =>
    main
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
        ]),
      )
  expect(await places()).toEqual([
    ['Today', '/dashboard/today', null],
    ['Table', '/dashboard/periodic-table', null],
    ['Practice', '/dashboard/questions', null],
    ['Play', '/dashboard/multiplayer', 'true'],
    ['Articles', '/blogs', null],
    ['You', '/dashboard/profile', null],
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  const box = await main.boundingBox()
  expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 740])
  await main.getByRole('link', { name: 'You' }).click()
  await main.locator('[aria-current=page]').waitFor()
  expect((await places()).map(([, , current]) => current)).toEqual([
    null,
    null,
    null,
    null,
    null,
    'page',
  ])
})

test('an article has navigation, theme and menu without any script', async () => {
  const page = await arrive()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog/what-is-an-atom')
  expect(await page.locator('script[src]').count()).toBe(0)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(await themeOf(page)).toBe('light')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Settings' }).waitFor()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await menu.waitFor({ state: 'hidden' })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Practice' })
    .click()
  await page.waitForURL('**/dashboard/questions')
})

test('a chosen theme is there again before the first paint', async () => {
  const page = await visitAlive('/leaderboard')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(await themeOf(page)).toBe('light')
  // The class while the body is still being parsed is the one that the first paint shows.
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
  const bar = page.locator('meta[name=theme-color]').first()
  expect(await bar.getAttribute('content')).toBe('#fbfaff')
  // As a translator of pages does it.
  await page.evaluate(() => document.documentElement.classList.add('translated-ltr'))
  await page.getByRole('button', { name: 'Switch to wizard theme' }).click()
  expect(await bar.getAttribute('content')).toBe('#1a1033')
  expect(await themeOf(page)).toBe('translated-ltr wizard')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(await themeOf(page)).toBe('translated-ltr light')
})

test(
  'the splash comes once a session, over the page, and any key ends it',
  { tags: 'long' },
  async () => {
    const page = await visitUnpainted('/')
    const splash = page.getByRole('region', { name: 'Opening' })
    await splash.getByText('AI-Powered Chemistry Education').waitFor()
    await splash.getByText('Did you know?').waitFor()
    await page.getByRole('heading', { level: 1, name: /Guest$/ }).waitFor()
    // It counts from its first moment, and for every tab.
    await page.reload()
    await page.getByRole('button', { name: 'Pause tips' }).waitFor()
    expect(await splash.count()).toBe(0)
    const tab = await page.context().newPage()
    await tab.goto('/dashboard')
    await tab.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' }).waitFor()
    expect(await tab.getByRole('region', { name: 'Opening' }).count()).toBe(0)

    const other = await visitUnpainted('/')
    const opening = other.getByRole('region', { name: 'Opening' })
    await opening.waitFor()
    await other.keyboard.press('Shift')
    await opening.waitFor({ state: 'detached' })
  },
)

test(
  'the splash lies in the window, also where a container of queries is a window of its own',
  { tags: 'long' },
  async () => {
    const page = await visitUnpainted('/', windows.phone)
    // The meaning of `container-type` in older browsers.
    await page.locator('main').evaluate((main) => (main.style.contain = 'layout'))
    const splash = page.getByRole('region', { name: 'Opening' })
    await splash.waitFor()
    const box = await splash.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(windows.phone.height)
  },
)

test(
  'the splash ends by itself, by Skip, and is never what the page is measured by',
  { tags: 'long' },
  async () => {
    const page = await visitUnpainted('/')
    const splash = page.getByRole('region', { name: 'Opening' })
    await splash.waitFor()
    await splash.waitFor({ state: 'detached' })
    expect(await largestPaint(page)).toMatch(/Guest$|^Every element/)

    const other = await visitUnpainted('/')
    await other.getByRole('button', { name: 'Skip' }).click()
    await other.getByRole('region', { name: 'Opening' }).waitFor({ state: 'detached' })
  },
)

test('over a page that is there no opening comes, and the name is asked for at once', async () => {
  const page = await visit('/', { reducedMotion: 'no-preference' })
  await page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' }).waitFor()
  expect(await page.getByRole('region', { name: 'Opening' }).count()).toBe(0)
})

test('a visitor who has moved to an option with Tab stays there when practice comes to life', async () => {
  const page = await arrive()
  const release = await holdScripts(page, '**/assets/*.js')
  await page.goto('/dashboard/questions', { waitUntil: 'commit' })
  await page.locator('html[data-first-question]').waitFor({ state: 'attached' })
  await page.locator('[data-question]:visible input').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await release()
  await page.locator('[data-question]').first().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.matches('#main [type=radio]'))).toBe(
    true,
  )
})

test('a visitor who has moved to an element with Tab stays there when its table comes to life', async () => {
  const page = await arrive()
  const release = await holdScripts(page, '**/assets/*.js')
  await page.goto('/dashboard/periodic-table/U', { waitUntil: 'commit' })
  await page.locator('[data-symbol=H]').focus()
  await release()
  await untilAlive(page)
  await page.getByRole('region', { name: 'Element Details' }).waitFor()
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-symbol'))
  expect(focused).toBe('H')
})

test('the dashboard asks once for a name, greets with it, and can forget it at once', async () => {
  const page = await visit('/dashboard')
  const prompt = page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' })
  await prompt.waitFor()
  const start = prompt.getByRole('button', { name: 'Start Learning' })
  const input = prompt.getByLabel('What should we call you?')
  await input.fill('   ')
  expect(await start.isDisabled()).toBe(true)
  await input.press('Enter')
  await input.fill('x'.repeat(33))
  expect(await start.isDisabled()).toBe(true)
  await prompt.getByText('Please choose another name: 1 to 32 visible characters').waitFor()
  await input.fill('  Ada  ')
  await input.press('Enter')
  await page.getByRole('heading', { level: 1, name: /, Ada$/ }).waitFor()
  await page.getByText('Nice to meet you, Ada!').waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /, Ada$/ }).waitFor()
  expect(await prompt.count()).toBe(0)
})

test(
  'a message whose code cannot be fetched leaves the screen alone, and comes when it can',
  { tags: 'long' },
  async () => {
    const page = await arrive({ expected: [/ERR_FAILED/] })
    const refused = page.waitForEvent('requestfailed')
    await page.route('**/assets/toast-card-*.js', (route) => route.abort())
    await page.goto('/dashboard')
    await page.getByLabel('What should we call you?').fill('Ada')
    await page.getByRole('button', { name: 'Start Learning' }).click()
    await refused
    await page.getByRole('heading', { level: 1, name: /, Ada$/ }).waitFor()
    await page.unroute('**/assets/toast-card-*.js')
    await page.getByRole('group', { name: 'Nice to meet you, Ada!' }).waitFor()
    expect(await page.getByRole('heading', { level: 1, name: /, Ada$/ }).count()).toBe(1)
  },
)

test('when what surrounds the screens fails, that is said, and not an empty page shown', async () => {
  const page = await arrive({ expected: [/The footer is broken/] })
  await page.addInitScript(() => {
    const { map } = Array.prototype
    Object.assign(Array.prototype, {
      map(this: readonly unknown[], ...how: Parameters<typeof map>) {
        if (Object(this[0]).to === '/tools') throw new Error('The footer is broken.')
        return Reflect.apply(map, this, how)
      },
    })
  })
  await page.goto('/leaderboard')
  await page.getByRole('heading', { name: 'This screen did not work' }).waitFor()
  await page.getByRole('button', { name: 'Load again' }).waitFor()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL('/')
  await page.getByRole('heading', { name: 'This screen did not work' }).waitFor()
})

test.each(['/leaderboard', '/dashboard/periodic-table', '/dashboard/questions'])(
  '%s that was translated before its program came is alive all the same',
  { tags: 'long' },
  async (path) => {
    // React says that it has made a part of the page anew.
    const page = await arrive({ expected: [/React error #418/] })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const text of document.querySelectorAll('h1, main p, header a')) {
          const font = document.createElement('font')
          font.textContent = `${text.textContent} (auf Deutsch)`
          text.replaceChildren(font)
        }
      })
    })
    await page.goto(path)
    await untilAlive(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('(auf Deutsch)').count()).toBe(0)
  },
)

test('a message can be undone, and stays while it is pointed at', { tags: 'long' }, async () => {
  const page = await visit('/dashboard')
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

test('a message goes away by itself after five seconds', { tags: 'long' }, async () => {
  const page = await visit('/dashboard')
  await page.clock.install()
  await page.getByLabel('What should we call you?').fill('Ada')
  // From here on time passes only as the test says, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  const toast = page.getByRole('group', { name: 'Nice to meet you, Ada!' })
  // Its code comes over the network, and React waits a moment before it shows late content.
  await expect.poll(() => page.clock.runFor(50).then(() => toast.count())).toBe(1)
  await page.clock.runFor(4000)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(1100)
  await toast.waitFor({ state: 'detached' })
})

test('a visitor who prefers to be a guest is not asked again', { tags: 'long' }, async () => {
  const page = await visit('/dashboard')
  const prompt = page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' })
  await prompt.waitFor()
  await page.keyboard.press('Escape')
  await prompt.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Play tips' }).waitFor()
  await page.getByRole('heading', { level: 1, name: /^Good .*, Guest$/ }).waitFor()
  expect(await prompt.count()).toBe(0)
})

test('the first page asks for a name as the dashboard does, and nothing else', async () => {
  const page = await visit('/')
  await page.getByRole('dialog', { name: 'Welcome to Periodic Wizard!' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: /^Good .*, Guest$/ }).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('the tips change, stop under the pointer and when paused, and stand still without motion', async () => {
  const page = await arrive({ stored: { name: 'Marie' } })
  await page.clock.install()
  await page.goto('/')
  await untilAlive(page)
  const tip = page.getByRole('list', { name: 'Tips' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Play tips' }).waitFor()
  const first = await tip.innerText()
  await page.clock.runFor(6000)
  expect(await tip.innerText()).toBe(first)

  const pause = page.getByRole('button', { name: 'Pause tips' })
  // The program of the tips comes after that of the page.
  await expect
    .poll(async () => {
      if ((await pause.count()) === 0) await page.getByRole('button', { name: 'Play tips' }).click()
      return pause.count()
    })
    .toBe(1)
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

test('C10 a path that leads nowhere is answered with 404 and a way home', async () => {
  const page = await arrive({ expected: [NOT_FOUND] })
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  expect(await page.title()).toBe('Page not found · Periodic Wizard')
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.getByRole('heading', { level: 1, name: /Guest$/ }).waitFor()
})

test.each([
  ['/about', 'About Us', 'What “AI” means here'],
  ['/terms', 'Terms & Conditions', 'What is stored in your browser'],
  ['/privacy', 'Privacy', 'What the server stores'],
])('%s is read without a script', async (path, title, section) => {
  const page = await visit(path, { javaScriptEnabled: false })
  expect(await page.title()).toBe(`${title} · Periodic Wizard`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('heading', { level: 2, name: section }).waitFor()
  expect(await page.locator('script[src], script[type="module"]').count()).toBe(0)
  expect(await page.getByRole('button').allInnerTexts()).toEqual([''])
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button').click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Practice' })
    .click()
  expect(new URL(page.url()).pathname).toBe('/dashboard/questions')
})

test(
  'the place for a banner is 320 by 50 and fits the smallest screen',
  { tags: 'long' },
  async () => {
    const page = await visit('/leaderboard', { viewport: { width: 320, height: 640 } })
    const banner = page.getByRole('complementary', { name: 'Advertisement' }).locator('p')
    expect(await banner.innerText()).toBe('320x50 Banner Ad')
    expect(await banner.boundingBox()).toMatchObject({ width: 320, height: 50 })
    expect(await sidewaysOverflow(page)).toBe(0)
  },
)

/** Opens a path where the opening comes: with motion, and where nothing was painted before the program. */
async function visitUnpainted(path: string, viewport?: { width: number; height: number }) {
  const page = await arrive({ reducedMotion: 'no-preference', ...(viewport && { viewport }) })
  await hidePaints(page)
  await page.goto(path)
  return page
}

/** Opens a path for a visitor who can use it at once. */
async function visitAlive(path: string): Promise<Page> {
  const page = await visit(path)
  await untilAlive(page)
  return page
}

function themeOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.className)
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
