import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with one line for each element that breaks a rule of WCAG 2.2 AA or of good practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

/** What can differ between two themes of the same screen. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** One line for each element that breaks a rule: the rule, what it asks for, the element. */
export async function axeViolations(
  page: Page,
  rules: 'all' | 'colors' = 'all',
): Promise<readonly string[]> {
  // What passes is not described: that costs more than all judging.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // Without frames the page can be judged in itself; otherwise each check opens one more page.
  const { violations } = await (rules === 'all' ? axe.withTags(RULES) : axe.withRules(COLOR_RULES))
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  )
}
