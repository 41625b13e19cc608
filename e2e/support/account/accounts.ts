import { setTimeout } from 'node:timers/promises'

import type { Page } from 'playwright'

import { newPage } from '#e2e/support/browser/browser.ts'
import type { themes, windows } from '#e2e/support/journey.ts'

export const PASSWORD = 'violet-brass-telescope'

let addresses = 0

type Player = {
  readonly origin: string
  readonly theme: (typeof themes)[number]
  readonly viewport: (typeof windows)[keyof typeof windows]
}

/** An address that is unused in the database that all journeys share. */
export function newAddress(): string {
  addresses += 1
  return `learner-${process.pid}-${Date.now()}-${addresses}@chem.example`
}

/** Gives the browser of a page a new account, without a screen: the next page is signed in. */
export function signUp(page: Page, origin: string, address: string, name = ''): Promise<void> {
  return call(page, origin, 'sign_up', {
    email: address,
    password: PASSWORD,
    ...(name === '' ? {} : { display_name: name }),
  })
}

/** Signs the browser of a page in, without a screen. */
export function signIn(page: Page, origin: string, address: string): Promise<void> {
  return call(page, origin, 'sign_in', { email: address, password: PASSWORD })
}

/** Opens a page in a fresh profile, still empty, of a newly signed-up user with this name. */
export async function signedUp(name: string, how: Player): Promise<Page> {
  const { origin, theme, viewport } = how
  const page = await newPage({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    stored: { theme, name },
  })
  await signUp(page, origin, newAddress(), name)
  return page
}

/** Calls the product as a page of the browser would, with its cookies. A busy server is asked again. */
async function call(
  page: Page,
  origin: string,
  name: string,
  data: Readonly<Record<string, string>>,
  tries = 10,
): Promise<void> {
  const answer = await page.request.post(`${origin}/api/${name}`, { headers: { origin }, data })
  const seconds = Number(answer.headers()['retry-after'])
  if (answer.status() === 503 && seconds > 0 && tries > 1) {
    await setTimeout(seconds * 1000)
    return call(page, origin, name, data, tries - 1)
  }
  if (!answer.ok()) throw new Error(`${name} was answered with ${await answer.text()}`)
}
