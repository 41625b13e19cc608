import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { onTestFinished } from 'vitest'

import { requireChromium } from './chromium.ts'
import { isEveryPageTranslated, translateAll } from './translator.ts'
import { borrowPage, openPage } from './used-pages.ts'

/** Off for a test machine: features that need a display, a sandbox of their own, or another host. */
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

type PageOptions = BrowserContextOptions & {
  /** Values that this browser has stored for `baseURL` before, by the name of their key. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** The exact texts under such keys, for values that the app itself would not have stored. */
  readonly storedTexts?: Readonly<Record<string, string>>
  /** Complaints that the test expects, such as the console's line about a page answered with 404. */
  readonly expected?: readonly RegExp[]
}

const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost'])

/** The versions in which values are stored now, where that is not the first. */
const VERSIONS: ReadonlyMap<string, number> = new Map([['offline-progress', 2]])

/** The message of the browser driver when it keeps a page from installing the service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

let shared: Promise<Browser> | undefined

/** Starts the system's Chromium. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: FLAGS })
}

/**
 * A page in a fresh profile, until the test ends. The test fails when anything went wrong in it that
 * a person would not see; see `watchPage`.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { expected = [], stored = {}, storedTexts = {}, ...profile } = options
  const { page, giveBack } = await givenPage(profile)
  await page.evaluate(store, { ...inTexts(stored), ...storedTexts })
  if (isEveryPageTranslated) await translateAll(page)
  const complaints = watchPage(page)
  onTestFinished(async ({ task }) => {
    await giveBack(task.result?.state !== 'fail' && complaints.length === 0)
    refuseComplaints(complaints, expected)
  })
  return page
}

/** A page for these settings: of the browser that all files of a worker share, where that is possible. */
async function givenPage(profile: BrowserContextOptions): ReturnType<typeof openPage> {
  // A service worker loads the whole app, and outlives pages: only the tests that are about it shall
  // pay for that, with a browser of their own.
  if (profile.serviceWorkers === 'allow') return pageOfOwnBrowser(profile)
  // It ends with the worker: to start one takes a second.
  const browser = await (shared ??= openBrowser())
  const { baseURL, ...settings } = { serviceWorkers: 'block', ...profile } as const
  return baseURL === undefined
    ? openPage(browser, settings)
    : borrowPage(browser, { ...settings, baseURL })
}

async function pageOfOwnBrowser(profile: BrowserContextOptions): ReturnType<typeof openPage> {
  const browser = await openBrowser()
  const { page } = await openPage(browser, profile)
  return { page, giveBack: () => browser.close() }
}

/**
 * A growing list of the faults in a page: console errors and warnings (a refusal by the content
 * security policy is one), uncaught errors, failed requests, and requests to other hosts.
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
    Object.entries(values).map(([key, value]) => [
      key,
      JSON.stringify({ version: VERSIONS.get(key) ?? 1, value }),
    ]),
  )
}

/** Runs in the page. */
function store(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) {
    localStorage.setItem(`periodic-wizard.${key}`, text)
  }
}
