import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { findChromium, requireChromium } from './chromium.ts'

test('the named Chromium comes before the usual places', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/mine' }, () => true)).toBe('/opt/mine')
})

test('a named Chromium that is not there is not replaced in silence', () => {
  const environment = { CHROMIUM_PATH: '/opt/mine' }
  expect(findChromium(environment, (path) => path === '/usr/bin/chromium')).toBe(null)
})

test('without a name the first of the usual places that exists is taken', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findChromium({}, (path) => path === chrome)).toBe(chrome)
  expect(findChromium({ CHROMIUM_PATH: '' }, () => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(findChromium({}, () => false)).toBe(null)
})

test('these tests run on a Chromium that exists', () => {
  expect(existsSync(requireChromium())).toBe(true)
})
