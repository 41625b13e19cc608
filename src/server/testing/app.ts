import type { AppParts } from '#server/app.ts'
import { networkLimits } from '#server/limits/network-limits.ts'
import { socketLimits } from '#server/limits/socket-limits.ts'
import { createMatchClock } from '#server/live/match-clock.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { createBackground } from '#server/platform/background.ts'
import { createBus } from '#server/platform/bus.ts'
import { createDrain } from '#server/platform/drain.ts'
import { readSite } from '#server/platform/http/site.ts'
import { onlyWorker } from '#server/platform/workers/worker.ts'

export const ORIGIN = 'https://chem.example'
export const NOW = Date.UTC(2030, 0, 2, 3, 4, 5, 678)
export const START = { id: 'ab4b95ef-6fbb-4ddf-8a18-0a6f7d2b4c11', at: NOW, version: '1.2.3' }

/** The headers that a browser sends with a call from a page of the site. */
export const CALL_HEADERS = {
  origin: ORIGIN,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
}

/** Accounts whose passwords are not hashed, which would take most of the time of the tests. */
export const testAccounts: AppParts['accounts'] = {
  secret: 'a secret of tests that is long enough',
  verifiesEmail: false,
  google: null,
  passwords: {
    hash: async (password) => `plain:${password}`,
    verify: async ({ hash, password }) => hash === `plain:${password}`,
  },
  isBreached: async () => false,
}

/** Parts of a silent server without a site, whose database never opens and whose clock stands still. */
export function testParts(changed: Partial<AppParts> = {}): AppParts {
  const { clock = () => NOW, database = new Promise(() => {}) } = changed
  return {
    start: START,
    drain: createDrain(0),
    database,
    matchDatabase: database,
    hasRoom: async () => true,
    copy: null,
    clock,
    steadyClock: () => performance.now(),
    matchClock: createMatchClock(clock, 1),
    random: { uuid: () => crypto.randomUUID(), fraction: Math.random },
    log: { level: 'silent' },
    site: readSite('/nowhere', ORIGIN),
    origin: { publicOrigin: ORIGIN, allowOwnHost: false },
    supportEmail: 'help@chem.example',
    trustedProxies: [],
    peerOrigin: null,
    metrics: createMetrics({ version: START.version, schema: 'none' }),
    accounts: testAccounts,
    bus: createBus(),
    background: createBackground((error) => {
      throw error
    }),
    heartbeatMs: 25_000,
    sockets: socketLimits,
    networks: networkLimits,
    schools: [],
    mailsPerHour: 600,
    signUpsPerHour: 500,
    // Many tests at once keep a machine busy.
    busyMs: 0,
    callsAtOnce: 1000,
    worker: onlyWorker,
    ...changed,
  }
}
