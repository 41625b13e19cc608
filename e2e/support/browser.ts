import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { onTestFinished } from 'vitest'

import { requireChromium } from './chromium.ts'

/** Off for a test machine: what needs a display, a sandbox of its own, or another host. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Reports of the content security policy go out within a second in place of a minute.
  '--short-reporting-delay',
]

/** What is not there or not usable after this time is missing. */
const ACTION_MS = 20_000

type PageOptions = BrowserContextOptions & {
  /** Values that this browser has stored for `baseURL` before, by the name of their key. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** The very texts under such keys, for what the app itself would not have stored. */
  readonly storedTexts?: Readonly<Record<string, string>>
  /** Complaints that the test expects, such as the console's line about a page answered with 404. */
  readonly expected?: readonly RegExp[]
}

const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost'])

/** What the browser driver says where it keeps a page from installing the service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

let shared: Promise<Browser> | undefined

/** Starts the system's Chromium. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: FLAGS })
}

/**
 * A page in a fresh profile, closed when the test ends. The test fails when anything went wrong in
 * it that a person would not see; see `watchPage`.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { expected = [], stored = {}, storedTexts = {}, ...profile } = options
  // One browser for all files of a worker, which ends with it: to start one takes a second.
  const browser = await (shared ??= openBrowser())
  // A service worker loads the whole app: only the tests that are about it shall pay for that.
  const context = await browser.newContext({ serviceWorkers: 'block', ...profile })
  context.setDefaultTimeout(ACTION_MS)
  const page = await context.newPage()
  const texts = { ...inTexts(stored), ...storedTexts }
  if (Object.keys(texts).length > 0) {
    await page.addInitScript(storeOnce, { address: options.baseURL, texts })
  }
  const complaints = watchPage(page)
  onTestFinished(async () => {
    await context.close()
    refuseComplaints(complaints, expected)
  })
  return page
}

/**
 * A growing list of what goes wrong in a page: console errors and warnings (a refusal by the
 * content security policy is one), uncaught errors, failed requests, and requests to other hosts.
 */
export function watchPage(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    const isComplaint = (type === 'error' || type === 'warning') && message.text() !== NO_WORKER
    if (isComplaint) complaints.push(`console ${type}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason'
    // Leaving a page ends what it was still loading; that is no failure. What the content security
    // policy refuses is on the console, too; where scripts are off, it is preloaded in vain.
    const isHarmless = reason === 'net::ERR_ABORTED' || reason === 'csp'
    if (!isHarmless) complaints.push(`failed: ${request.url()}: ${reason}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isRemote = protocol.startsWith('http') && !THIS_MACHINE.has(hostname)
    if (isRemote) complaints.push(`other host: ${request.url()}`)
  })
  return complaints
}

/** @throws with every complaint that matches none of the expected ones */
export function refuseComplaints(complaints: readonly string[], expected: readonly RegExp[]): void {
  const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
  if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
}

/** Values as the app stores them: with the version of their shape. */
function inTexts(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify({ version: 1, value })]),
  )
}

type FirstTexts = {
  readonly address: string | undefined
  readonly texts: Readonly<Record<string, string>>
}

/**
 * Runs in the page, before its own scripts, and stores with the first of them only. The browser driver
 * opens a page of its own to store anything beforehand, which costs as much as half a visit.
 */
function storeOnce({ address, texts }: FirstTexts): void {
  const mark = 'stored-by-test'
  if (location.origin !== address || sessionStorage.getItem(mark) !== null) return
  sessionStorage.setItem(mark, 'yes')
  for (const [key, text] of Object.entries(texts)) {
    localStorage.setItem(`periodic-wizard.${key}`, text)
  }
}
