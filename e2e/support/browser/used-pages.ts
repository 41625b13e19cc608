import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'

/** A page of an empty profile, and the cleanup for the end of the test. */
type Loan = {
  readonly page: Page
  /** Takes the page back. One whose test has failed is not used again. */
  readonly giveBack: (isSound: boolean) => Promise<void>
}

type UsedPage = {
  readonly page: Page
  /** Whether a test has asked for one of the methods that change a page for good. */
  isChanged: boolean
}

/** Limits the wait for an element, on a machine of the usual pace. After this time it counts as missing. */
const ACTION_MS = 20_000
/** Where a page waits between two tests: at the product, which keeps its process, but without scripts. */
const RESTING_PLACE = '/robots.txt'
const USUAL_WINDOW = { width: 1280, height: 720 }
/** The methods that change a page or its profile for good. */
const LASTING = {
  page: ['addInitScript', 'emulateMedia', 'routeWebSocket'],
  clock: ['install'],
  context: ['newCDPSession', 'setOffline'],
} as const
/** The events of its page that a test may listen to. */
const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'websocket'] as const

/** Pages at rest, by the settings of their profile. */
const resting = new Map<string, UsedPage[]>()

/** Gives a page of a profile of its own, which ends with the test; at rest, if it has an address. */
export async function openPage(browser: Browser, profile: BrowserContextOptions): Promise<Loan> {
  const context = await browser.newContext(profile)
  // Asked for here: scripts that draw pictures use this browser too, without a test.
  context.setDefaultTimeout(ACTION_MS * inject('slowness'))
  const page = await context.newPage()
  if (profile.baseURL !== undefined) await page.goto(RESTING_PLACE)
  return { page, giveBack: () => context.close() }
}

/**
 * Gives a page that is as good as new: with nothing stored, at rest at the address of its profile. A
 * new one needs a process of its own, which has to start, to load the fonts and to compile the
 * program: more work than a short test has otherwise. So one that a test has left is used again,
 * unless that test has failed, or has changed what cannot be changed back.
 */
export async function borrowPage(
  browser: Browser,
  { viewport = USUAL_WINDOW, ...profile }: BrowserContextOptions & { readonly baseURL: string },
): Promise<Loan> {
  const settings = JSON.stringify(profile)
  const used = resting.get(settings)?.pop() ?? (await openUsable(browser, profile))
  const { page } = used
  if (viewport !== null) await page.setViewportSize(viewport)
  return {
    page,
    async giveBack(isSound) {
      if (isSound && !used.isChanged && (await isPutToRest(page))) {
        resting.set(settings, [...(resting.get(settings) ?? []), used])
      } else {
        await page.context().close()
      }
    },
  }
}

async function openUsable(browser: Browser, profile: BrowserContextOptions): Promise<UsedPage> {
  const { page } = await openPage(browser, profile)
  const used = { page, isChanged: false }
  function note() {
    used.isChanged = true
  }
  noteUseOf(page, LASTING.page, note)
  noteUseOf(page.clock, LASTING.clock, note)
  noteUseOf(page.context(), LASTING.context, note)
  return used
}

/** Notes each use of one of these methods. */
function noteUseOf<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  note: () => void,
): void {
  for (const name of names) {
    const method = target[name]
    Object.defineProperty(target, name, {
      get() {
        note()
        return method
      },
    })
  }
}

/** Whether the page could be left as a new one would be. */
async function isPutToRest(page: Page): Promise<boolean> {
  const context = page.context()
  for (const event of HEARD) page.removeAllListeners(event)
  try {
    const others = context.pages().filter((other) => other !== page)
    await Promise.all(others.map((other) => other.close()))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(RESTING_PLACE)
    await context.clearCookies()
    await page.mouse.move(0, 0)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    return true
  } catch {
    // A test may close its page, or stop the product it is at.
    return false
  }
}
