import { existsSync } from 'node:fs'

import { mayInstall, tryInstall } from './system-packages.ts'

/** First the shell, which is Chromium without its own windows and takes half the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
const ADVICE =
  'No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.'

type Exists = (path: string) => boolean

/** The program that CHROMIUM_PATH names, or a browser in one of the usual places, or null. */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  exists: Exists = existsSync,
): string | null {
  const named = environment['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return exists(named) ? named : null
  return PLACES.find(exists) ?? null
}

/** The path of Chromium. @throws one line that says what to install */
export function requireChromium(): string {
  const path = findChromium()
  if (path === null) throw new Error(ADVICE)
  return path
}

/**
 * Sees to it that there is a Chromium, by the system's own packages where that is possible: as root
 * on Debian and its relatives. Nothing is installed over a CHROMIUM_PATH that names no program.
 * @throws one line that says what to install
 */
export async function provideChromium(say: (line: string) => void): Promise<void> {
  if (findChromium() !== null) return
  if (mayInstall() && !process.env['CHROMIUM_PATH']) {
    say('No Chromium for the browser tests: installing it with apt-get ...')
    tryInstall('chromium-headless-shell')
  }
  requireChromium()
}
