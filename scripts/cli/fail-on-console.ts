import { afterEach, beforeEach, vi } from 'vitest'

const spies = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') }
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const spy of Object.values(spies)) {
    spy.mockImplementation((...args: readonly unknown[]) => {
      complaints.push(args.map(String).join(' '))
    })
  }
})

/** A test that warns is a test that found something: it fails. */
afterEach(() => {
  if (complaints.length > 0) {
    throw new Error(`The console was used:\n${complaints.join('\n')}`)
  }
})
