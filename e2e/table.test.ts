import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { holdScripts, startJourneys, themes, untilAlive } from './support/journey.ts'

const { arrive, visit } = startJourneys()
const TABLE = '/dashboard/periodic-table'

/** Returns the focused button's text and its square in the grid. */
function focused(page: Page) {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('[role=gridcell]')
    return {
      symbol: document.activeElement?.getAttribute('data-symbol') ?? null,
      name: document.activeElement?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      row: Number(cell?.closest('[role=row]')?.getAttribute('aria-rowindex')) - 1,
      column: Number(cell?.getAttribute('aria-colindex')) - 1,
    }
  })
}

test(
  'the keyboard alone leads from hydrogen to oganesson through every element',
  { tags: 'long' },
  async () => {
    const page = await visit(TABLE)
    await page.getByRole('button', { name: /^1 H Hydrogen/ }).focus()
    const seen: Awaited<ReturnType<typeof focused>>[] = []
    for (let row = 1; row <= 9; row += 1) {
      seen.push(...(await walkRow(page)))
      // Below francium nothing stands; the actinides' row is reached under the second mark.
      const keys = row === 7 ? ['Home', 'ArrowRight', 'ArrowRight'] : ['Home']
      for (const key of [...keys, 'ArrowDown']) await page.keyboard.press(key)
    }
    const elements = seen.filter(({ symbol }) => symbol !== null)
    expect(new Set(elements.map(({ symbol }) => symbol)).size).toBe(118)
    expect(elements.filter(({ symbol, name }) => !name.includes(` ${symbol} `))).toEqual([])
    expect(elements.map(({ row }) => row)).toEqual(
      elements.map(({ row }) => row).toSorted((a, b) => a - b),
    )
  },
)

/** From the start of a row to its end, cell by cell. */
async function walkRow(page: Page) {
  await page.keyboard.press('Home')
  const seen = [await focused(page)]
  for (;;) {
    await page.keyboard.press('ArrowRight')
    const here = await focused(page)
    if (here.column === seen.at(-1)?.column) return seen
    seen.push(here)
  }
}

test.each([
  [1024, ''],
  [1366, '/Fe'],
  [1440, '/Fe'],
  [3840, '/Fe'],
])(
  'names stand whole in their cells at %i pixels, at 11 pixels or more: %s',
  async (width, card) => {
    const page = await visit(`${TABLE}${card}`, {
      viewport: { width, height: Math.round(width / 1.6) },
    })
    expect(await page.evaluate(shownNames)).toEqual({
      shown: 118,
      cut: [],
      small: [],
      isWide: false,
    })
  },
)

/** Runs in the page: the names in the cells, and those that are cut or too small. */
function shownNames() {
  const names = [...document.querySelectorAll<HTMLElement>('.pt-name')].filter(
    (name) => getComputedStyle(name).clipPath === 'none',
  )
  const cut = names.filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
  )
  const small = names.filter((name) => Number.parseFloat(getComputedStyle(name).fontSize) < 11)
  return {
    shown: names.length,
    cut: cut.map(({ textContent }) => textContent),
    small: small.map(({ textContent }) => textContent),
    isWide: document.documentElement.scrollWidth > window.innerWidth,
  }
}

test('one tab stop, nearest cells, no wrapping, and the two marks lead to their rows', async () => {
  const page = await visit(TABLE)
  expect(await page.locator('[role=grid] .pt-cell[tabindex="0"]').count()).toBe(1)
  await page.getByRole('button', { name: /^4 Be/ }).focus()
  await page.keyboard.press('ArrowRight')
  expect((await focused(page)).symbol).toBe('B')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  expect((await focused(page)).symbol).toBe('Ne')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  expect((await focused(page)).symbol).toBe('He')
  await page.keyboard.press('Control+End')
  expect((await focused(page)).symbol).toBe('Lr')
  await page.getByRole('button', { name: /Actinides, 89 to 103/ }).press('Enter')
  expect((await focused(page)).symbol).toBe('Ac')
})

test('typed letters jump to a symbol, Enter opens its card, Escape leads back to the cell', async () => {
  const page = await visit(TABLE)
  await page.getByRole('button', { name: /^1 H Hydrogen/ }).focus()
  await page.keyboard.type('fe')
  expect((await focused(page)).symbol).toBe('Fe')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${TABLE}/Fe`)
  await page.getByRole('heading', { name: /^Iron/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await page.keyboard.press('Escape')
  await page.waitForURL(`**${TABLE}`)
  expect((await focused(page)).symbol).toBe('Fe')

  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Close Element Details' }).press('Enter')
  await page.waitForURL(`**${TABLE}`)
  expect((await focused(page)).symbol).toBe('Fe')
})

test(
  'Escape closes what is on top: the menu or the search before the card',
  { tags: 'long' },
  async () => {
    const page = await visit(`${TABLE}/Fe`)
    const card = page.getByRole('heading', { name: /^Iron/ })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await card.count()).toBe(1)

    const search = page.getByRole('searchbox')
    await search.fill('gold')
    await search.press('Escape')
    expect([await search.inputValue(), await card.count()]).toEqual(['', 1])
    await search.press('Escape')
    await card.waitFor({ state: 'detached' })
  },
)

test('the list of a search is there while the focus is, and lies over nothing afterwards', async () => {
  const page = await visit(TABLE)
  const search = page.getByRole('searchbox')
  const found = page.getByRole('search').getByRole('listitem')
  await search.fill('c')
  await found.first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'Periodic Table' }).click()
  await found.first().waitFor({ state: 'detached' })
  expect(await search.inputValue()).toBe('c')

  await search.focus()
  await found.first().waitFor()
  await page.keyboard.press('Tab')
  expect(await found.first().getByRole('button').evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Escape')
  expect([await search.inputValue(), await search.evaluate(isFocused)]).toEqual(['', true])

  await search.fill('gold')
  await found.first().getByRole('button').click()
  await page.getByRole('heading', { name: 'Gold' }).waitFor()
  expect(await found.count()).toBe(0)
})

function isFocused(node: Element): boolean {
  return node === document.activeElement
}

test('an element pressed before the program has come opens its card', async () => {
  const page = await arrive()
  const letGo = await holdScripts(page, '**/assets/*.js')
  await page.goto(TABLE)
  await page.getByRole('button', { name: /^26 Fe Iron\b/ }).click()
  await page.waitForURL(`**${TABLE}/Fe`)
  await page.getByRole('heading', { name: 'Iron' }).waitFor()
  await letGo()
  await untilAlive(page)
  await page.getByRole('button', { name: /^26 Fe Iron\b/, pressed: true }).waitFor()
})

test(
  'text typed and filters pressed before the program has loaded are applied then',
  { tags: 'long' },
  async () => {
    const page = await arrive()
    const letGo = await holdScripts(page, '**/assets/*.js')
    await page.goto(TABLE)
    const box = page.getByRole('searchbox')
    await box.pressSequentially('wolf')
    const gases = page.getByRole('button', { name: /^Noble Gases/ })
    await page.getByRole('button', { name: /^Metals/ }).click()
    await gases.click()
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(1)
    await letGo()
    await page.getByRole('status').filter({ hasText: '1 element matches' }).waitFor()
    expect(await box.inputValue()).toBe('wolf')
    await box.press('Escape')
    await page.locator('.pt-cell:not([data-dimmed])[data-symbol=Ne]').waitFor()
    expect(await page.locator('.pt-cell[data-dimmed]').count()).toBe(111)
    await gases.click()
    expect(await page.locator('.pt-cell[data-dimmed]').count()).toBe(0)
  },
)

test(
  'Space opens a card, and with Control an element opens in a tab of its own',
  { tags: 'long' },
  async () => {
    const page = await visit(TABLE)
    await page.getByRole('button', { name: /^26 Fe Iron\b/ }).press('Space')
    await page.waitForURL(`**${TABLE}/Fe`)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: /^79 Au Gold\b/ }).click({ modifiers: ['Control'] })
    await (await opened).waitForURL(`**${TABLE}/Au`)
    expect(new URL(page.url()).pathname).toBe(`${TABLE}/Fe`)
  },
)

test('search knows names, symbols, numbers and the IUPAC spelling', async () => {
  const page = await visit(TABLE)
  const search = page.getByRole('searchbox')
  for (const [query, symbol] of [
    ['caesium', 'Cs'],
    ['Aluminum', 'Al'],
    ['79', 'Au'],
    ['w', 'W'],
  ]) {
    await search.fill(query ?? '')
    await search.press('Enter')
    await page.waitForURL(`**${TABLE}/${symbol}`)
  }
  await search.fill('neon')
  await search.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${TABLE}/Ne`)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Neon')
  await search.fill('phlogiston')
  await page.getByText('No element matches.').waitFor()
})

test('a legend entry keeps only its class in color and gives it back', async () => {
  const page = await visit(TABLE)
  const dimmed = page.locator('.pt-cell[data-dimmed]')
  await page.getByRole('button', { name: /^Noble Gases/ }).click()
  expect(await dimmed.count()).toBe(118 - 7)
  await page.getByRole('button', { name: /^Noble Gases/ }).click()
  expect(await dimmed.count()).toBe(0)
})

test('an element outside the four classes is gray, in both themes', async () => {
  const page = await visit(TABLE)
  const cell = page.locator('.pt-cell[data-symbol=H]')
  const colors = async () => {
    const text = await cell.evaluate((shown) => getComputedStyle(shown).backgroundColor)
    return text.match(/[\d.]+/g)?.map(Number) ?? []
  }
  await expect.poll(async () => spread(await colors())).toBeGreaterThan(16)
  await cell.evaluate((shown) => shown.setAttribute('data-class', 'unheard-of'))
  for (const theme of themes) {
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate((name) => document.documentElement.setAttribute('class', name), theme)
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(async () => spread(await colors())).toBeLessThan(16)
  }
})

test(
  'the card steps through the elements and shows only what is known',
  { tags: 'long' },
  async () => {
    const page = await visit(`${TABLE}/Br`)
    const card = page.getByRole('region', { name: 'Element Details' })
    expect(await card.textContent()).toContain('44in Br-79')
    await card.getByRole('link', { name: 'Next element: Krypton' }).click()
    await page.waitForURL(`**${TABLE}/Kr`)
    await page.goto(`${TABLE}/Og`)
    expect(await card.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Basic Properties',
      'Atomic Structure',
      'In Nature and Use',
      'Discovery',
    ])
    expect(await card.textContent()).toContain('Radioactive')
    await page.goto(`${TABLE}/Fe`)
    expect(await card.textContent()).not.toContain('Radioactive')
    expect(await card.textContent()).not.toContain('Discovery Year')
  },
)

test.each([
  ['Previous element', 'He', 'H'],
  ['Next element', 'Ts', 'Og'],
])(
  'the focus stays on %s, from %s to %s and no further',
  { tags: 'long' },
  async (name, before, end) => {
    const page = await visit(TABLE)
    await page.locator(`.pt-cell[data-symbol=${before}]`).press('Enter')
    const card = page.getByRole('region', { name: 'Element Details' })
    await card.locator('h2:focus').waitFor()
    const step = card.getByRole('link', { name })
    await step.press('Enter')
    await card.getByRole('heading', { name: `(${end})` }).waitFor()
    await page.keyboard.press('Enter')
    expect(await step.getAttribute('aria-disabled')).toBe('true')
    expect(await step.evaluate(isFocused)).toBe(true)
    expect(new URL(page.url()).pathname).toBe(`${TABLE}/${end}`)
  },
)

test('a phone held sideways shows several facts of the card at once', async () => {
  const page = await visit(`${TABLE}/Fe`, { viewport: { width: 740, height: 360 } })
  const shown = await page
    .getByRole('region', { name: 'Element Details' })
    .getByRole('term')
    .evaluateAll(countInSight)
  expect(shown).toBeGreaterThan(7)
})

test('a star on an element outlives a reload', async () => {
  const page = await visit(`${TABLE}/Au`)
  await page.getByRole('button', { name: 'Star Gold' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Gold is starred', pressed: true }).waitFor()
})

test('an element that does not exist is not found', async () => {
  const page = await visit(`${TABLE}/Xx`, { expected: [/status of 404/] })
  await page.getByText('Oops! Page not found').waitFor()
})

test(
  'nothing scrolls sideways from the smallest screen to the largest',
  { tags: 'long' },
  async () => {
    const page = await visit(TABLE)
    for (const width of [320, 360, 544, 768, 1024, 1440, 3840]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => {
        const scroller = document.querySelector('.pt-scroller')
        return [document.documentElement, scroller].map((box) =>
          box === null ? 0 : Math.max(0, box.scrollWidth - box.clientWidth),
        )
      })
      expect([width, ...overflow]).toEqual([width, 0, 0])
      const size = await page.locator('[data-symbol=Fe]').boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
  },
)

test(
  'the table is printed on one landscape sheet, a card without it, black on white',
  { tags: 'long' },
  async () => {
    const page = await visit(TABLE, { theme: 'wizard' })
    await page.emulateMedia({ media: 'print' })
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.documentElement)
          return { backgroundColor, color }
        }),
      )
      .toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('search').isVisible()).toBe(false)
    expect(await sheets(page)).toEqual(['792 x 612'])
    expect(await sheets(page, 'A4')).toEqual(['842 x 595'])
    await page.goto(`${TABLE}/Fe`)
    expect(await page.getByRole('grid').isVisible()).toBe(false)
    expect(await page.getByRole('region', { name: 'Element Details' }).isVisible()).toBe(true)
    expect(await page.getByText('[Ar] 3d⁶ 4s²').isVisible()).toBe(true)
    expect(await page.getByText('1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁶ 4s²').isVisible()).toBe(true)
  },
)

test.each(['Fe', 'U', 'Og', 'H'])(
  'the card of %s is printed on one sheet',
  { tags: 'long' },
  async (symbol) => {
    const page = await visit(`${TABLE}/${symbol}`, { theme: 'wizard' })
    expect(await sheets(page)).toEqual(['612 x 792'])
    expect(await sheets(page, 'A4')).toEqual(['595 x 842'])
  },
)

/** The sizes in points of the sheets on which a page is printed. */
async function sheets(page: Page, format: 'A4' | 'Letter' = 'Letter'): Promise<readonly string[]> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true })
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)[\d.]*\]/g)
  return [...boxes].map(([, width, height]) => `${width} x ${height}`)
}

/** Runs in the page: how many of these nothing covers. */
function countInSight(all: readonly Element[]): number {
  const inSight = all.filter((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === shown
  })
  return inSight.length
}

/** How far a color is from gray. */
function spread(channels: readonly number[]): number {
  return Math.max(...channels) - Math.min(...channels)
}

test('search says why it found an element, once it is used', async () => {
  const page = await visit(TABLE)
  const search = page.getByRole('searchbox')
  await search.fill('oro')
  const found = page.getByRole('search').getByRole('listitem')
  await found.filter({ hasText: 'Oro: gold in Spanish and Italian' }).waitFor()
  expect(await found.count()).toBe(1)
  await search.fill('liquids')
  await found.filter({ hasText: 'Liquid at 25 °C' }).first().waitFor()
  expect(await found.allInnerTexts()).toHaveLength(2)
})

test.each([
  [320, 9],
  [360, 9],
  [768, 10],
  [1024, 11],
  [1440, 11],
])(
  'in a window of %i pixels atomic numbers have %i pixels and stay in their cells',
  async (width, least) => {
    const page = await visit('/dashboard/periodic-table', { viewport: { width, height: 800 } })
    const numbers = await page.locator('.pt-cell[data-symbol]').evaluateAll((cells) =>
      cells.map((cell) => {
        const number = cell.querySelector('.pt-number') ?? cell
        const [inner, outer] = [number, cell].map((part) => part.getBoundingClientRect())
        const isInside =
          (inner?.top ?? 0) >= (outer?.top ?? 0) && (inner?.right ?? 0) <= (outer?.right ?? 0)
        return { size: Number.parseFloat(getComputedStyle(number).fontSize), isInside }
      }),
    )
    expect(numbers).toHaveLength(118)
    expect(numbers.filter(({ size, isInside }) => !isInside || Math.round(size) < least)).toEqual(
      [],
    )
  },
)

test('on a laptop of a school the head of a card has each short text on one line', async () => {
  const page = await visit(`${TABLE}/U`, { viewport: { width: 1366, height: 768 } })
  const card = page.getByRole('region', { name: 'Element Details' })
  const lines = [
    card.getByRole('heading', { name: 'Uranium (U)' }),
    card.getByText('Atomic number 92'),
    card.getByText('Radioactive', { exact: true }),
  ]
  const heights = await Promise.all(lines.map(heightInLines))
  expect(heights).toEqual([1, 1, 1])
})

/** How many lines of text an element is high, without its padding. */
function heightInLines(locator: Locator): Promise<number> {
  return locator.evaluate((node) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(node)
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    return Math.round((node.clientHeight - padding) / Number.parseFloat(lineHeight))
  })
}
