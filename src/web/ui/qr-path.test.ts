import { expect, test } from 'vitest'

import { qrPath } from './qr-path.ts'

/** The pattern in three corners of every QR code. */
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test('it has the finders of a QR code in three corners, and white around', () => {
  const { size, path } = qrPath(
    'otpauth://totp/Periodic%20Wizard:ada%40chem.example?secret=ABCDEFG',
  )
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  const rows = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_module, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''),
  )
  expect((size - 8 - 17) % 4).toBe(0)
  expect(rows.slice(0, 4).concat(rows.slice(-4)).join('')).not.toContain('#')
  const corner = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) => row.slice(left, left + 7))
  expect([corner(4, 4), corner(4, size - 11), corner(size - 11, 4)]).toEqual([
    FINDER,
    FINDER,
    FINDER,
  ])
})
