import { expect, test } from 'vitest'

import { passkeyObstacle } from './passkey-browser.ts'

const here = { isSecure: true, hostname: 'chem.example', isKnown: true }

test.each([['chem.example'], ['localhost'], ['1.chem.example']])(
  'passkeys work at %s',
  (hostname) => {
    expect(passkeyObstacle({ ...here, hostname })).toBe(null)
  },
)

test.each([
  ['without https', { isSecure: false }, /begins with https/],
  ['at 127.0.0.1', { hostname: '127.0.0.1' }, /opened by its IP address/],
  ['at [::1]', { hostname: '[::1]' }, /opened by its IP address/],
  ['in an old browser', { isKnown: false }, /This browser does not support passkeys/],
])('%s the reason why passkeys do not work is given', (_case, changed, reason) => {
  expect(passkeyObstacle({ ...here, ...changed })).toMatch(reason)
})
