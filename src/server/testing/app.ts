import type { AppParts } from '#server/app.ts'
import { readSite } from '#server/platform/site.ts'

export const ORIGIN = 'https://chem.example'
export const NOW = Date.UTC(2030, 0, 2, 3, 4, 5, 678)
export const START = { id: 'ab4b95ef-6fbb-4ddf-8a18-0a6f7d2b4c11', at: NOW, version: '1.2.3' }

/** What a browser sends with a call of a page of the site. */
export const CALL_HEADERS = {
  origin: ORIGIN,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
}

/** Parts of a silent server without a site, whose database never opens and whose clock stands still. */
export function testParts(changed: Partial<AppParts> = {}): AppParts {
  return {
    start: START,
    database: new Promise(() => {}),
    clock: () => NOW,
    random: { uuid: () => crypto.randomUUID() },
    log: { level: 'silent' },
    site: readSite('/nowhere', true),
    origin: { publicOrigin: ORIGIN, allowOwnHost: false },
    supportEmail: 'help@chem.example',
    heartbeatMs: 25_000,
    ...changed,
  }
}
