import { expect, test } from 'vitest'

import { knownBrowserCookie, knowsAccount, readKnownBrowser } from './known-browser.ts'

const PLACE = { secret: 'a secret of tests that is long enough', isSecure: true }
const NOW = Date.UTC(2030, 0, 2, 3, 4, 5)
const DAY = 24 * 60 * 60 * 1000

test('a browser is known to the accounts that have signed in with it, the latest first', () => {
  const first = read(knownBrowserCookie(PLACE, null, 'ada@chem.example', NOW))
  const second = read(knownBrowserCookie(PLACE, first, 'ben@chem.example', NOW + DAY), NOW + DAY)
  expect([second?.id, second?.since, second?.accounts.length]).toEqual([first?.id, NOW, 2])
  expect(second?.accounts[1]).toBe(first?.accounts[0])
  expect(
    ['ada', 'ben', 'cleo'].map((name) =>
      knowsAccount(second, PLACE.secret, `${name}@chem.example`),
    ),
  ).toEqual([true, true, false])
})

test('the cookie is hidden from scripts, names no address, and lasts a year', () => {
  const cookie = knownBrowserCookie(PLACE, null, 'ada@chem.example', NOW)
  expect(cookie).toMatch(
    /^__Host-dev=[\w.~-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(cookie).not.toContain('ada')
  expect(read(cookie, NOW + 365 * DAY)).not.toBe(null)
  expect(read(cookie, NOW + 365 * DAY + 1000)).toBe(null)
})

test('a cookie that was changed, or signed with another secret, proves nothing', () => {
  const cookie = knownBrowserCookie(PLACE, null, 'ada@chem.example', NOW)
  const [id = '', ...rest] = (cookie.split(';')[0] ?? '').split('.')
  expect(read([id.replace(/.$/, id.endsWith('A') ? 'B' : 'A'), ...rest].join('.'))).toBe(null)
  expect(read(knownBrowserCookie({ ...PLACE, secret: 'another' }, null, 'a@b.example', NOW))).toBe(
    null,
  )
  expect(['', '__Host-dev=', 'sid=1', '__Host-dev=....'].map((text) => read(text))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a browser remembers the last 24 accounts of a class', () => {
  const emails = Array.from({ length: 30 }, (_, index) => `pupil${index}@chem.example`)
  let cookie = ''
  for (const email of emails) cookie = knownBrowserCookie(PLACE, read(cookie), email, NOW)
  const browser = read(cookie)
  expect(emails.filter((email) => knowsAccount(browser, PLACE.secret, email))).toEqual(
    emails.slice(-24),
  )
  expect(cookie.length).toBeLessThan(600)
})

function read(cookie: string, now = NOW) {
  return readKnownBrowser(PLACE, cookie.split(';')[0] ?? '', now)
}
