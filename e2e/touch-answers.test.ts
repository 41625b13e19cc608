/** @module-tag long */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { sidewaysOverflow, startJourneys, windows } from './support/journey.ts'

const { visit } = startJourneys()

/** Targets in a row are at least this wide and high, in pixels; those of a dense drawing half of it. */
const TARGET = 44
const DENSE_TARGET = 24
/** A finger passes other cards on its way. */
const DRAG_STEPS = 6

type Maker = (hand: Hand) => Promise<void>

/** A finger on the screen, and the keyboard that the screen brings with a field. */
type Hand = {
  readonly page: Page
  /** Taps the buttons of these names, one after the other. */
  readonly tap: (...names: readonly (string | RegExp)[]) => Promise<void>
  /** Taps a field, and writes at the end of its text. */
  readonly write: (label: string, text: string) => Promise<void>
}

/** A question of each kind, and the way to its right answer without mouse, keys and hovering. */
const makers: Readonly<Record<string, readonly [id: string, make: Maker]>> = {
  number: [
    'ge-h21.1.3',
    async ({ page, write }) => {
      await write('Your answer', '47,9')
      await page.getByLabel('Unit').selectOption('g')
    },
  ],
  formula: [
    'bo-m22.1.3',
    async ({ write, tap }) => {
      await write('Your formula', 'NO3')
      await tap('Charge', 'Minus')
    },
  ],
  balance: [
    'ge-m22.1.3',
    async ({ tap }) => {
      for (const [formula, count] of Object.entries({
        'C 7 H 8': 1,
        'O 2': 9,
        'C O 2': 7,
        'H 2 O': 4,
      })) {
        // oxlint-disable-next-line no-await-in-loop
        await tap(...Array.from({ length: count }, () => `More ${formula}`))
      }
    },
  ],
  order: [
    'pe-h21.1.3',
    ({ tap }) => tap('Move Sodium (Na) up', 'Move Sodium (Na) up', 'Move Magnesium (Mg) down'),
  ],
  'order by dragging': [
    'pe-h21.1.3',
    async ({ page }) => {
      await drag(page, 'Sodium (Na)', 'Magnesium (Mg)')
      await drag(page, 'Magnesium (Mg)', 'Aluminum (Al)')
    },
  ],
  table: ['cl-m21.1.3', ({ page }) => page.locator('[data-symbol=Cd]').tap()],
  atom: [
    'as-m41.1.3',
    async ({ write, tap }) => {
      await write('Protons', '17')
      await write('Neutrons', '19')
      await tap('One of the neutrons less')
      await write('Electrons', '17')
      await tap('One of the electrons more')
    },
  ],
  configuration: [
    'ec-h41.1.3',
    async ({ page, tap }) => {
      await tap('[Ar] Core of a noble gas')
      await page.keyboard.insertText('3d5 4s1')
    },
  ],
  'configuration in boxes': [
    'ec-h43.1.3',
    ({ tap }) => tap('3d, box 1 of 5: empty', '3d, box 2 of 5: empty', '3d, box 3 of 5: empty'),
  ],
  match: [
    'bo-m41.1.3',
    async ({ page }) => {
      const right = page.getByRole('list', { name: 'Right side' }).getByRole('button')
      for (const place of [1, 3, 4, 0, 2]) {
        // oxlint-disable-next-line no-await-in-loop
        await right.nth(place).tap()
      }
    },
  ],
  lewis: [
    'bo-m52.1.6',
    ({ tap }) =>
      tap(
        ...[1, 2, 3, 4].map((place) => `nitrogen to hydrogen ${place}: no bond yet`),
        'Charge +',
        /^nitrogen: /,
      ),
  ],
  naming: [
    'ch-m61.1.3',
    async ({ page, write, tap }) => {
      await write('Name of the substance', 'manganese')
      await tap('(II) Numeral of a charge')
      await page.keyboard.insertText(' oxide')
    },
  ],
  steps: [
    'bo-m71.1.3',
    async ({ page, write, tap }) => {
      await write('Your formula', 'Ca2+')
      for (const text of ['S2-', 'CaS', 'calcium sulfide']) {
        /* oxlint-disable no-await-in-loop */
        await tap('Check this part')
        await page.keyboard.insertText(text)
        /* oxlint-enable no-await-in-loop */
      }
    },
  ],
}

test.each(Object.entries(makers))(
  'an answer of kind %s is made by touch alone on targets that a finger meets',
  async (_, [id, make]) => {
    const page = await visit(`/dashboard/questions?question=${id}`, {
      viewport: windows.phone,
      hasTouch: true,
      isMobile: true,
    })
    await page.locator('fieldset :is(input, button, [role=button])').first().waitFor()
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false)
    expect(await smallTargets(page)).toEqual([])
    await make(handOn(page))
    expect(await smallTargets(page)).toEqual([])
    await page.getByRole('button', { name: 'Submit Answer' }).tap()
    await page.getByRole('status').filter({ hasText: 'Correct.' }).waitFor()
    expect(await smallTargets(page)).toEqual([])
    expect(await sidewaysOverflow(page)).toBe(0)
    // Near Submit a second tap at once counts as a double one, which is not meant: the way on is only looked at.
    expect(await isInReach(page, 'Next')).toBe(true)
  },
)

function handOn(page: Page): Hand {
  return {
    page,
    async tap(...names) {
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop
        await page.getByRole('button', { name }).first().tap()
      }
    },
    async write(label, text) {
      await page.getByRole('textbox', { name: label }).tap()
      await page.keyboard.insertText(text)
    },
  }
}

/** Drags a card by its grip to the place of another. */
async function drag(page: Page, card: string, to: string): Promise<void> {
  const group = page.getByRole('group', { name: 'Cards' })
  await group.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const grips = await Promise.all(
    [card, to].map(async (name) => {
      const own = group.getByRole('listitem').filter({ hasText: name })
      const box = await own.locator('[aria-hidden]').first().boundingBox()
      if (box === null) throw new Error(`The card ${name} has no grip.`)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }),
  )
  const [from, there] = grips
  if (from === undefined || there === undefined) return
  const touch = await page.context().newCDPSession(page)
  for (let step = 0; step <= DRAG_STEPS; step += 1) {
    const type = step === 0 ? 'touchStart' : 'touchMove'
    const y = from.y + ((there.y - from.y) * step) / DRAG_STEPS
    // oxlint-disable-next-line no-await-in-loop
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x, y }] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // The browser takes the first tap after a finger as swift as this one for the end of its swing.
  await page.getByText('lowest', { exact: true }).tap()
}

/** Whether the last button of a name stands wholly on the screen. */
function isInReach(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole('button', { name }).last()
  return button.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

/** What can be touched in the question and is smaller than a finger needs: name and size of each. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([target, dense]) =>
      [
        ...document.querySelectorAll(
          '.question-card :is(button, input, select, summary, a, circle[role])',
        ),
      ]
        .filter((one) => one.checkVisibility())
        .flatMap((one) => {
          const { width, height } = one.getBoundingClientRect()
          const isDense = one.closest('[role=grid], p, li') !== null
          const least = isDense ? dense : target
          const isSmall = width < least - 0.5 || height < least - 0.5
          const name = one.ariaLabel ?? one.textContent ?? ''
          return isSmall
            ? [`${name || one.tagName}: ${Math.round(width)} × ${Math.round(height)}`]
            : []
        }),
    [TARGET, DENSE_TARGET] as const,
  )
}
