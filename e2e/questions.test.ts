/** @module-tag long */
import { readFileSync } from 'node:fs'

import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { startJourneys, themes, untilQuestion } from './support/journey.ts'
import { easyAtoms } from './support/visitors.ts'

const { visit } = startJourneys()

const NARROWEST = { width: 320, height: 640 }

const ALL_TEMPLATES_MS = 120_000

const FROZEN = new URL('../src/quiz/frozen-questions.json', import.meta.url)

/** One question with options of each template in each version, the one with the most text. */
function questionIds(): readonly string[] {
  const longest = new Map<string, { readonly id: string; readonly characters: number }>()
  for (const line of readFileSync(FROZEN, 'utf8').split('\n')) {
    const [, recipe] = /^\{"id":"([a-z]{2}-[emh]\d+\.\d+)\./.exec(line) ?? []
    const [, id] = /^\{"id":"([^"]+)"/.exec(line) ?? []
    const hasOptions = line.includes('"type":"mcq"')
    if (recipe === undefined || id === undefined || !hasOptions) continue
    const known = longest.get(recipe)
    if (known === undefined || line.length > known.characters) {
      longest.set(recipe, { id, characters: line.length })
    }
  }
  return [...longest.values()].map(({ id }) => id)
}

test(
  'a question of every template fits into 320 pixels, asked and explained, in both themes',
  async () => {
    const ids = questionIds()
    expect(ids.length).toBeGreaterThanOrEqual(184)
    expect(await problemsOf(ids)).toEqual([])
  },
  ALL_TEMPLATES_MS,
)

/** Asks each question and answers it, on one page: the question, its options and all that is said. */
async function problemsOf(ids: readonly string[]): Promise<readonly string[]> {
  const page = await visit('/dashboard/questions', {
    viewport: NARROWEST,
    stored: { preferences: easyAtoms },
  })
  await untilQuestion(page)
  await page.evaluate(layOutOnly)
  const problems: string[] = []
  for (const id of ids) {
    await page.evaluate(answer, id)
    problems.push(...(await misfits(page)).map((problem) => `${id} ${problem}`))
  }
  return problems
}

/**
 * Runs in the page: everything has its place and nothing is painted or fades from one theme to the
 * other. That takes longer than all that is looked at here.
 */
function layOutOnly(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; visibility: hidden !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Runs in the page: shows a question in place of the present one, without loading the page again, and
 * answers it. Within the page that takes a third of what it does from outside.
 */
async function answer(id: string): Promise<void> {
  document.querySelector('form')?.setAttribute('data-old', '')
  history.pushState(null, '', `?question=${id}`)
  dispatchEvent(new PopStateEvent('popstate'))
  const option = await shown('form:not([data-old]) label:nth-of-type(2) input')
  option.click()
  const submit = await shown('form button[type=submit]')
  submit.click()
  await shown('form section h2')

  async function shown(selector: string): Promise<HTMLElement> {
    const latest = Date.now() + 20_000
    for (;;) {
      const found = document.querySelector<HTMLElement>(selector)
      if (found !== null) return found
      if (Date.now() > latest) throw new Error(`${id} never shows ${selector}`)
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
    }
  }
}

/**
 * Lists elements that scroll sideways, and every text that leaves its card, option or button, in
 * each theme.
 */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate((looks) => {
    const form = document.querySelector('form') ?? document.body
    const found: string[] = []
    for (const theme of looks) {
      document.documentElement.className = theme
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) found.push(`scrolls sideways in ${theme}`)
      const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement
        if (parent === null || parent.closest('.sr-only, .copied') !== null) continue
        const frame = (parent.closest('label, button, li, p') ?? form).getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { left, right } of range.getClientRects()) {
          if (left < frame.left - 0.5 || right > frame.right + 0.5) {
            found.push(`“${text.textContent}” is cut in ${theme}`)
          }
        }
      }
    }
    return found
  }, themes)
}
