import { once } from 'node:events'
import { createServer } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { axeViolations, expectNoAxeViolations } from '#e2e/support/accessibility.ts'

import { newPage, refuseComplaints, watchPage } from './browser.ts'

const POLICY = "default-src 'self'; script-src 'unsafe-inline'"
const HEAD = '<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="data:,">'
const PAGES: Readonly<Record<string, string>> = {
  '/good': `${HEAD}<main><h1>Good</h1><p id="p">Fine</p></main>`,
  '/error': `${HEAD}<script>console.error('no element 119')</script>`,
  '/warn': `${HEAD}<script>console.warn('slow')</script>`,
  '/throw': `${HEAD}<script>throw new Error('lost')</script>`,
  '/missing': `${HEAD}<script src="/none.js"></script>`,
  '/broken': `${HEAD}<script>fetch('/cut').catch(() => {})</script>`,
  '/policy': `${HEAD}<p style="color: red">Red</p>`,
  '/remote': `${HEAD}<script>fetch('http://example.invalid/').catch(() => {})</script>`,
  '/inaccessible': `${HEAD}<main><h1>Bad</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>`,
}

const server = createServer((request, response) => {
  if (request.url === '/cut') return request.socket.destroy()
  const page = PAGES[request.url ?? '']
  const isPolicy = request.url === '/policy'
  return response
    .writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html',
      ...(isPolicy ? { 'content-security-policy': POLICY } : {}),
    })
    .end(page)
})
let origin: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterAll(() => void server.close())

test('a page without a fault has no complaints and passes the accessibility rules', async () => {
  const page = await newPage()
  const complaints = watchPage(page)
  await page.goto(`${origin}/good`)
  await expectNoAxeViolations(page)
  expect(complaints).toEqual([])
})

test('the watch over a page sees whatever it complains of', async () => {
  const page = await newPage({ expected: [/./] })
  const complaints = watchPage(page)
  for (const [path, expected] of [
    ['/error', /^console error: no element 119$/],
    ['/warn', /^console warning: slow$/],
    ['/throw', /^uncaught: lost$/],
    ['/missing', /^console error: Failed to load resource: .* 404/],
    ['/broken', /^failed: .*\/cut: net::ERR_EMPTY_RESPONSE$/],
    ['/policy', /^console error: .*Content Security Policy directive/],
    ['/remote', /^other host: http:\/\/example.invalid\/$/],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(`${origin}${path}`)
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => complaints).toContainEqual(expect.stringMatching(expected))
  }
})

test('only unexpected complaints are refused, all of them', () => {
  const complaints = ['console warning: slow', 'console error: one', 'uncaught: two']
  expect(() => refuseComplaints(complaints, [/slow/])).toThrow(
    /^The page complained:\nconsole error: one\nuncaught: two$/,
  )
  refuseComplaints(complaints, [/slow/, /one|two/])
})

test.fails('an unexpected complaint fails the test that opened the page', async () => {
  const page = await newPage({ expected: [/slow/] })
  await page.goto(`${origin}/error`)
  expect(page.url()).toBe(`${origin}/error`)
})

test('an element that breaks a rule is named', async () => {
  const page = await newPage()
  await page.goto(`${origin}/inaccessible`)
  expect(await axeViolations(page)).toEqual(['image-alt: Images must have alternative text: img'])
})
