import type { Browser } from 'playwright'

import { percentile, tableOf } from './figures.ts'

const SLOWDOWN = 4
const ROUNDS = 3
const PROPERTIES = 38

/** Switches all properties one after the other, and returns the times in a table. */
export async function propertySwitch(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(`${origin}/dashboard/periodic-table?show=ionizationEnergy`)
  await page.locator('.pt-cell[data-fill]').first().waitFor()
  const session = await page.context().newCDPSession(page)
  // Time of the processor, so that other work of the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const filling: number[] = []
  const fillingScripts: number[] = []
  const scripting: number[] = []
  const styling: number[] = []
  for (let round = 0; round < ROUNDS * PROPERTIES; round += 1) {
    // One after the other, as a person presses them.
    // oxlint-disable no-await-in-loop
    const before = await durations(session)
    await page.evaluate(holdTimers)
    await page.keyboard.press(']')
    await page.evaluate(twoFrames)
    const filled = await durations(session)
    await page.evaluate(releaseTimers)
    await page.evaluate(twoFrames)
    const after = await durations(session)
    // oxlint-enable no-await-in-loop
    filling.push(filled.script + filled.style - before.script - before.style)
    fillingScripts.push(filled.script - before.script)
    scripting.push(after.script - before.script)
    styling.push(after.style - before.style)
  }
  await page.close()
  const head = ['a switch of properties, ms', 'median', '95th percentile', 'most']
  const rows = [
    row('scripting until the cells have their colors (at most 16)', fillingScripts),
    row('all work until the cells have their colors', filling),
    row('scripting in all', scripting),
    row('style and layout in all', styling),
  ]
  return `${tableOf([head, ...rows])}\n${scripting.length} switches of 118 cells, ${SLOWDOWN} times slower`
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

/** Texts and controls follow the cells by a timer: as long as timers are held, only the cells are painted. */
function holdTimers(): void {
  const held: (() => void)[] = []
  const { setTimeout: timer } = globalThis
  Object.assign(globalThis, {
    setTimeout: (callback: () => void) => held.push(callback),
    releaseTimers: () => {
      Object.assign(globalThis, { setTimeout: timer })
      for (const callback of held) callback()
    },
  })
}

function releaseTimers(): void {
  const release: unknown = Reflect.get(globalThis, 'releaseTimers')
  if (typeof release === 'function') release()
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

function row(name: string, values: readonly number[]): string[] {
  return [name, ...[0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1))]
}
