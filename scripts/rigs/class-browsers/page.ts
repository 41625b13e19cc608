import type { Browser, Page } from 'playwright'

import { livePaths } from '#contract/live/fallback.ts'
import type { Network } from '#scripts/rigs/class-game/phone.ts'

/** A phone of a pupil with a real browser. */
const PHONE = { width: 360, height: 740 }
/** Longer than a server is away, on a machine that is busy with a whole class. */
const PATIENCE_MS = 180_000

/** Opens an empty page of a browser of its own in this network of a school. */
export async function openPage(
  browser: Browser,
  origin: string,
  { address, lets }: Network,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (lets !== 'sockets') await context.routeWebSocket(/./, (socket) => socket.close())
  if (lets === 'poll') {
    await context.route(`**${livePaths.receive}`, async (route) => {
      const isStream = route.request().postData()?.includes('"stream"') === true
      await (isStream ? route.abort() : route.continue())
    })
  }
  return context.newPage()
}
