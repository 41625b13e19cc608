import { type Browser, type CDPSession, chromium } from 'playwright'

import { requireChromium } from '#e2e/support/browser/chromium.ts'
import { startProduct } from '#e2e/support/product/product.ts'

import { conditions, percentile, tableOf } from './parts/figures.ts'

/**
 * How soon a phone on a slow line shows an element page: the time until its largest part is painted, the shifts of its
 * layout, and its bytes. The line is that of Lighthouse (slow 4G), the processor four times slower. A minute; build the
 * web first.
 */

const PAGES = ['/element/iron', '/element/mercury', '/element/tin', '/trends/ionization-energy']
const ROUNDS = 5
const SLOWDOWN = 4
const LATENCY_MS = 150
const BITS_PER_SECOND = 1_638_400
const PHONE = { width: 412, height: 823 }

type View = { readonly painted: number; readonly shift: number; readonly bytes: number }

async function main(): Promise<void> {
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const rows: string[][] = []
  try {
    for (const path of PAGES) {
      const views: View[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        // One after the other: they share the processor.
        // oxlint-disable-next-line no-await-in-loop
        views.push(await viewOf(browser, `${product.origin}${path}`))
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
  } finally {
    await browser.close()
    await product.stop()
  }
  const head = ['page', 'LCP, median ms', 'most ms', 'layout shift', 'page, KB']
  process.stdout.write(
    `${tableOf([head, ...rows])}\n\n${ROUNDS} first visits each, ${PHONE.width} × ${PHONE.height}, ${LATENCY_MS} ms and ${BITS_PER_SECOND / 1e6} Mbit/s, ${SLOWDOWN} times slower; ${conditions()}\n`,
  )
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

await main()
