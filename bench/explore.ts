import { chromium } from 'playwright'

import { requireChromium } from '#e2e/support/browser/chromium.ts'
import { startProduct } from '#e2e/support/product/product.ts'

import { elementPages } from './parts/element-page.ts'
import { conditions } from './parts/figures.ts'
import { propertySwitch } from './parts/property-switch.ts'

/**
 * How long the program works when the table shows another property, from the key to the end of all scripts, and how soon
 * a phone on a slow line (that of Lighthouse, slow 4G) shows the largest part of an element page. Two minutes; build the
 * web first.
 */
async function main(): Promise<void> {
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const switched = await propertySwitch(browser, product.origin)
    const opened = await elementPages(browser, product.origin)
    process.stdout.write(`${switched}\n\n${opened}\n\n${browser.version()}; ${conditions()}\n`)
  } finally {
    await browser.close()
    await product.stop()
  }
}

await main()
