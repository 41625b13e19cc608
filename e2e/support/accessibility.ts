import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type Axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

import { sidewaysOverflow, themes } from './journey.ts'

type Theme = (typeof themes)[number]

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of axe whose result can differ between two themes of the same screen. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const options = {
  all: { runOnly: { type: 'tag', values: RULES } },
  colors: { runOnly: { type: 'rule', values: COLOR_RULES } },
} satisfies Record<string, Axe.RunOptions>

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The global that the source of axe defines in the page. */
declare const axe: typeof Axe

/** Fails with one line for each element that breaks a rule of WCAG 2.2 AA or of good practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

/**
 * Fails with one line for each element that breaks a rule in the first theme or, by its colors, in the
 * other one, and when the page scrolls sideways. The page wears the other theme from then on.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const [first, other] = themes
  await wear(page, first)
  const found = [...(await axeViolations(page))]
  await wear(page, other)
  const colors = await axeViolations(page, 'colors')
  found.push(...colors.map((line) => `in the ${other} theme: ${line}`))
  expect({ found, overflow: await sidewaysOverflow(page) }).toEqual({ found: [], overflow: 0 })
}

/** Returns one line for each element that breaks a rule: the rule, its requirement, the element. */
export async function axeViolations(
  page: Page,
  rules: keyof typeof options = 'all',
): Promise<readonly string[]> {
  // The judge is large: a page takes it in once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = await page.evaluate(violationsOf, options[rules])
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

/** Gives the page the colors of a theme, as its switch does, but at once. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    const root = document.documentElement
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    root.className = name
    // To be measured, all has to have its color by now: it does not fade to it later.
    root.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  }, theme)
}

/**
 * Runs in the page, when all that moves or fades in or out has done so: colors in between say nothing.
 * Checks that pass are not described, since that takes longer than the checks.
 */
async function violationsOf(rules: Axe.RunOptions): Promise<readonly Axe.Result[]> {
  for (;;) {
    const comingOrGoing = document.getAnimations().filter(({ effect, timeline, playState }) => {
      const endTime = Number(effect?.getComputedTiming().endTime)
      return timeline === document.timeline && playState === 'running' && endTime <= 1000
    })
    if (comingOrGoing.length === 0) break
    // The end of one animation may start the next, and a canceled one is at rest as well.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.allSettled(comingOrGoing.map(({ finished }) => finished))
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame)
  }
  const { violations } = await axe.run(document, { ...rules, resultTypes: ['violations'] })
  return violations
}
