import type { Page } from 'playwright'

import { newPage } from './browser.ts'
import type { themes, windows } from './journey.ts'

const PASSWORD = 'violet-brass-telescope'

let players = 0

type Player = {
  readonly origin: string
  readonly theme: (typeof themes)[number]
  readonly viewport: (typeof windows)[keyof typeof windows]
}

/** A page of somebody who has just signed up under this name; it stands on the dashboard. */
export async function signedUp(name: string, how: Player): Promise<Page> {
  const { origin, theme, viewport } = how
  const localStorage = Object.entries({ theme, name }).map(([key, value]) => ({
    name: `periodic-wizard.${key}`,
    value: JSON.stringify({ version: 1, value }),
  }))
  const page = await newPage({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await page.goto('/auth')
  await page.locator('fieldset:enabled').waitFor()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email', { exact: true }).fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.locator('main form [type=submit]').click()
  await page.waitForURL('**/dashboard')
  return page
}

/** An address that nobody has used in the database that all journeys share. */
function newAddress(): string {
  players += 1
  return `player-${process.pid}-${Date.now()}-${players}@chem.example`
}
