import type { Browser, CDPSession } from 'playwright'

import { percentile, tableOf } from './figures.ts'

const PAGES = [
  '/element/iron',
  '/element/mercury',
  '/element/tin',
  '/element/uranium',
  '/trends/ionization-energy',
  '/dashboard/periodic-table',
  '/tools/molar-mass',
  '/compare',
  '/compare?e=Na,K,Rb',
  '/compare?g=1,17',
]
const ROUNDS = 5
const SLOWDOWN = 4
const LATENCY_MS = 150
const BITS_PER_SECOND = 1_638_400
const PHONE = { width: 412, height: 823 }

type View = { readonly painted: number; readonly shift: number; readonly bytes: number }

/** Opens element pages and others of the table as on a phone, and returns the times and sizes in a table. */
export async function elementPages(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = []
  for (const path of PAGES) {
    const views: View[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // One after the other: they share the processor.
      // oxlint-disable-next-line no-await-in-loop
      views.push(await viewOf(browser, `${origin}${path}`))
    }
    const painted = views.map((view) => view.painted)
    rows.push([
      path,
      percentile(painted, 0.5).toFixed(0),
      Math.max(...painted).toFixed(0),
      Math.max(...views.map(({ shift }) => shift)).toFixed(3),
      (Math.max(...views.map(({ bytes }) => bytes)) / 1024).toFixed(1),
    ])
  }
  const head = ['page on a phone', 'LCP, median ms', 'most ms', 'layout shift', 'KB']
  return `${tableOf([head, ...rows])}\n${ROUNDS} first visits each, ${PHONE.width} × ${PHONE.height}, ${LATENCY_MS} ms and ${BITS_PER_SECOND / 1e6} Mbit/s, ${SLOWDOWN} times slower`
}

async function viewOf(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const bytes = bytesOfPage(session)
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'networkidle' })
  // What is still on its way may become the largest part.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main .animate-pulse')).every(
      (outline) => outline.getClientRects().length === 0,
    ),
  )
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await page.waitForFunction(() => document.documentElement.dataset['painted'] !== undefined)
  const [painted, shift] = await page.evaluate(() => [
    Number(document.documentElement.dataset['painted']),
    Number(document.documentElement.dataset['shift'] ?? 0),
  ])
  await context.close()
  return { painted: painted ?? Number.NaN, shift: shift ?? Number.NaN, bytes: await bytes }
}

/** The bytes of the document as they were sent. */
function bytesOfPage(session: CDPSession): Promise<number> {
  return new Promise((resolve) => {
    let document = ''
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Document' && document === '') document = requestId
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (requestId === document) resolve(encodedDataLength)
    })
  })
}

/** Runs in the page: notes the largest paint so far, and adds up the shifts of the layout. */
function watch() {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) {
      document.documentElement.dataset['painted'] = String(startTime)
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) {
        const sum = Number(document.documentElement.dataset['shift'] ?? 0)
        document.documentElement.dataset['shift'] = String(sum + Number(entry.value))
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
