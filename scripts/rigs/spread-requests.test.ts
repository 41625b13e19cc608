import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { describe, expect, onTestFinished, test } from 'vitest'

import type { KnownMatch, MatchMessage } from '#contract/match.ts'
import { openPlayerPage, playWith } from '#server/testing/match/player-page.ts'
import { openRequestPage } from '#server/testing/match/request-page.ts'
import { startMain } from '#server/testing/process.ts'
import { signUpAt } from '#server/testing/remote.ts'

import { findPostgres, startPostgres } from './postgres/throwaway-postgres.ts'
import { findNginx, startNginx } from './rolling-upgrade/nginx.ts'

const [nginx, programs] = [findNginx(), findPostgres()]

describe.runIf(nginx !== null && programs !== null)('behind nginx that spreads requests', () => {
  test.each(['stream', 'poll'] as const)(
    'two servers on a PostgreSQL play a whole match over a %s, though no WebSocket gets through',
    { tags: 'long' },
    async (mode) => {
      const { port, origin } = await startNodes()
      const users = [await signUpAt(origin), await signUpAt(origin)]
      const socket = openPlayerPage(port, users[0] ?? new Map(), origin)
      expect(await socket.closed).toBe(1006)
      const pages = await Promise.all(
        users.map((cookies) => openRequestPage(port, cookies, mode, { origin })),
      )
      const ends = pages.map((page) =>
        playWith({ until: page.until, send: (message) => void page.send(message) }, () => 1),
      )
      await Promise.all(pages.map((page) => page.send({ type: 'find_match' })))
      const views = (await Promise.all(ends)).map((match) => viewIn(match))
      expect(views[0]?.everybody).toEqual(views[1]?.everybody)
      expect(views[0]?.everybody.seats.map(({ answered }) => answered)).toEqual([10, 10])
      await Promise.all(pages.map((page) => page.close()))
    },
  )
})

/** Starts two servers on a database of their own, which find each other by it, and nginx before them. */
async function startNodes() {
  const folder = mkdtempSync(join(tmpdir(), 'spread-requests-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startPostgres(programs ?? '')
  onTestFinished(postgres.stop)
  const [port, ...nodes] = [await getPort(), await getPort(), await getPort()]
  const origin = `http://127.0.0.1:${port}`
  const servers = nodes.map((node) =>
    startMain({
      DATABASE_URL: postgres.url,
      PORT: String(node),
      PEER_ORIGIN: `http://127.0.0.1:${node}`,
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      SESSION_SECRET: 'a secret of tests that is long enough',
      LIVE_TIME_SCALE: '4',
      LOG_LEVEL: 'warn',
    }),
  )
  onTestFinished(async () => {
    for (const server of servers) server.process.kill('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
  })
  await Promise.all(servers.map((server) => server.says(/is ready/)))
  const stop = await startNginx(nginx ?? '', folder, { port, nodes, spreads: true })
  onTestFinished(stop)
  return { port, origin }
}

function viewIn(match: KnownMatch): MatchMessage['view'] {
  if (match?.type !== 'match') throw new Error('Not in a match')
  return match.view
}
