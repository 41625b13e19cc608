import type Axe from 'axe-core'
import { source } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What can differ between two themes of the same screen. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const options = {
  all: { runOnly: { type: 'tag', values: RULES } },
  colors: { runOnly: { type: 'rule', values: COLOR_RULES } },
} satisfies Record<string, Axe.RunOptions>

/** What its source leaves in the page. */
declare const axe: typeof Axe

/** Fails with one line for each element that breaks a rule of WCAG 2.2 AA or of good practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

/** One line for each element that breaks a rule: the rule, what it asks for, the element. */
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

/** Runs in the page. What passes is not described: that costs more than all judging. */
async function violationsOf(rules: Axe.RunOptions): Promise<readonly Axe.Result[]> {
  const { violations } = await axe.run(document, { ...rules, resultTypes: ['violations'] })
  return violations
}
