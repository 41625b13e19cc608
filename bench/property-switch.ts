import { chromium } from 'playwright'

import { requireChromium } from '#e2e/support/browser/chromium.ts'
import { startProduct } from '#e2e/support/product/product.ts'

import { conditions, percentile, tableOf } from './parts/figures.ts'

/**
 * How long the program works when the table shows another property, on a processor slowed down four times: from
 * the key to the end of all scripts, over all properties. Half a minute; build the web first.
 */

const SLOWDOWN = 4
const ROUNDS = 3
const PROPERTIES = 38

async function main(): Promise<void> {
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    await page.goto(`${product.origin}/dashboard/periodic-table?show=ionizationEnergy`)
    await page.locator('.pt-cell[data-fill]').first().waitFor()
    const session = await page.context().newCDPSession(page)
    // Time of the processor, so that other work of the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const scripting: number[] = []
    const styling: number[] = []
    for (let round = 0; round < ROUNDS * PROPERTIES; round += 1) {
      // One after the other, as a person presses them.
      // oxlint-disable no-await-in-loop
      const before = await durations(session)
      await page.keyboard.press(']')
      await page.evaluate(twoFrames)
      const after = await durations(session)
      // oxlint-enable no-await-in-loop
      scripting.push(after.script - before.script)
      styling.push(after.style - before.style)
    }
    process.stdout.write(
      `${tableOf([
        ['ms', 'median', '95th percentile', 'most'],
        row('scripting', scripting),
        row('style and layout', styling),
      ])}\n\n${scripting.length} switches of 118 cells, ${SLOWDOWN} times slower, ${browser.version()}; ${conditions()}\n`,
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

type Session = { send(method: 'Performance.getMetrics'): Promise<{ metrics: Metric[] }> }
type Metric = { readonly name: string; readonly value: number }

async function durations(session: Session) {
  const { metrics } = await session.send('Performance.getMetrics')
  const milliseconds = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
  return {
    script: milliseconds('ScriptDuration'),
    style: milliseconds('RecalcStyleDuration') + milliseconds('LayoutDuration'),
  }
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

function row(name: string, values: readonly number[]): string[] {
  return [name, ...[0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1))]
}

await main()
