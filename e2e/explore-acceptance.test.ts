import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'

import { expectAccessible } from './support/accessibility.ts'
import { type Color, contrast } from './support/contrast.ts'
import { startJourneys, themes } from './support/journey.ts'

const { visit } = startJourneys()
const TABLE = '/dashboard/periodic-table'

// What people look up first on the table and its pages, as they see it on the screen.
test.each([
  ['?show=electronegativityPauling', { missing: 23 }],
  ['?show=electronAffinity', { missing: 26, unbound: 14 }],
  ['?at=25&unit=C', { gas: 11, liquid: 'Br Hg', solid: 84, missing: 21 }],
  ['?at=-196&unit=C', { gas: 'H He Ne', liquid: 'N O F', solid: 91, missing: 21 }],
  ['?at=37&unit=C', { gas: 11, liquid: 'Ga Br Cs Hg', solid: 82, missing: 21 }],
  ['?at=100&unit=C', { gas: 12, liquid: 'Na P K Ga Rb Cs Hg', solid: 78, missing: 21 }],
  ['?at=212&unit=F', { gas: 12, liquid: 'Na P K Ga Rb Cs Hg', solid: 78, missing: 21 }],
  ['?at=373.15&unit=K', { gas: 12, liquid: 'Na P K Ga Rb Cs Hg', solid: 78, missing: 21 }],
  ['?at=3000&unit=C', { solid: 'C Ta W Re Os', missing: 21 }],
  ['?at=7&unit=K', { gas: 'He', missing: 21 }],
  ['?year=0', { later: 106 }],
  ['?year=1669', { later: 105, newest: 'P' }],
  ['?year=1750', { later: 102 }],
  ['?year=1800', { later: 86 }],
  ['?year=1869', { later: 55 }],
  ['?year=1900', { later: 35 }],
  ['?year=1945', { later: 22 }],
  ['?year=2010', { newest: 'Ts' }],
  ['?show=abundanceCrust&scale=linear', { 1: 81, 4: 'Al', 13: 'Si', 21: 'O', missing: 30 }],
])('the table shows %s', { tags: 'long' }, async (search, expected) => {
  const fills = await fillsOf(await openLab(search))
  const seen = Object.entries(expected).map(([fill, value]) => [
    fill,
    typeof value === 'number' ? fills(fill).length : fills(fill).join(' '),
  ])
  expect(Object.fromEntries(seen)).toEqual(expected)
})

test.each([
  ['?show=electronegativityPauling', 'Lowest: Francium 0.7', 'Highest: Fluorine 3.98'],
  ['?show=electronAffinity', 'Lowest: Dysprosium 1.48 kJ/mol', 'Highest: Chlorine 348.57 kJ/mol'],
  ['?show=ionizationEnergy', 'Lowest: Cesium 375.7 kJ/mol', 'Highest: Helium 2372.3 kJ/mol'],
  ['?show=abundanceCrust', 'Lowest: Radon 4 × 10⁻¹³ mg/kg', 'Highest: Oxygen 461 000 mg/kg'],
  ['?show=density', 'Lowest: Hydrogen 8.988 × 10⁻⁵ g/cm³', 'Highest: Osmium 22.5872 g/cm³'],
  ['?show=meltingPoint', 'Lowest: Hydrogen −259.16 °C', 'Highest: Tungsten 3414 °C'],
  ['?show=covalentRadiusCordero', 'Lowest: Helium 28 pm', 'Highest: Francium 260 pm'],
])('the ends of %s are %s and %s', { tags: 'long' }, async (search, lowest, highest) => {
  const page = await openLab(search)
  const ends = page.getByRole('button', { name: /^(Lowest|Highest): / })
  await ends.nth(1).waitFor()
  const texts = await ends.allTextContents()
  expect(texts.join('; ').replaceAll(/\s/g, ' ')).toBe(`${lowest}; ${highest}`)
})

test('the steps of a logarithmic scale are equal', { tags: 'long' }, async () => {
  const page = await openLab('?show=abundanceCrust&scale=log')
  const spoken = page.locator('.pt-cell[data-symbol="Au"]')
  expect((await spoken.getAttribute('aria-label'))?.replaceAll(/\s/g, ' ')).toBe(
    '79 Au Gold, abundance in the crust 0.004 mg/kg, step 12 of 21',
  )
  const fills = await fillsOf(page)
  expect([fills('1'), fills('21')]).toEqual([['Rn'], expect.arrayContaining(['O', 'Si'])])
})

test('either element stands below yttrium in the wide table', { tags: 'long' }, async () => {
  for (const [search, below, column] of [
    ['?show=density&layout=wide', 'Lu', 'La'],
    ['?show=density&layout=wide&group3=la', 'La', 'Lu'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await openLab(search)
    // oxlint-disable-next-line no-await-in-loop
    const [yttrium, inGroup, beside] = await page.evaluate(
      (symbols) =>
        symbols.map((symbol) =>
          document.querySelector(`.pt-cell[data-symbol=${symbol}]`)?.getBoundingClientRect(),
        ),
      ['Y', below, column],
    )
    expect(inGroup?.x).toBe(yttrium?.x)
    expect(beside?.x).not.toBe(yttrium?.x)
  }
})

test.each([
  ['cas', 'IIIB', 'IIIA', 'VIIIA'],
  ['old', 'IIIA', 'IIIB', '0'],
])('groups 3, 13 and 18 by the labels %s', { tags: 'long' }, async (labels, ...expected) => {
  const page = await openLab(`?show=density&labels=${labels}`)
  const heads = page.getByRole('grid').getByRole('columnheader')
  const texts = await Promise.all([2, 12, 17].map((place) => heads.nth(place).textContent()))
  expect(texts).toEqual(expected.map((label) => `Group ${label}`))
})

test.each(themes)('every map can be read in the theme %s', { tags: 'long' }, async (theme) => {
  const page = await openLab('?show=electronegativityPauling', { theme })
  const worst = new Map<string, number>()
  for (let map = 0; map < 38; map += 1) {
    // oxlint-disable no-await-in-loop
    const shown = new URL(page.url()).searchParams.get('show') ?? ''
    const pairs = await page.evaluate(symbolColors)
    worst.set(shown, Math.min(...pairs.map(([symbol, cell]) => contrast(symbol, cell))))
    if (map % 10 === 0) await expectAccessible(page)
    await page.keyboard.press(']')
    await page.waitForURL((url) => url.searchParams.get('show') !== shown)
    // oxlint-enable no-await-in-loop
  }
  expect([worst.size, [...worst].filter(([, ratio]) => ratio < 4.5)]).toEqual([38, []])
})

test.each([
  ['/element/26', '/element/iron'],
  ['/element/Fe', '/element/iron'],
  ['/element/fe', '/element/iron'],
  ['/element/aluminium', '/element/aluminum'],
  ['/element/caesium', '/element/cesium'],
  ['/element/sulphur', '/element/sulfur'],
])('%s leads to %s for good', async (from, to) => {
  const answer = await fetch(`${inject('origin')}${from}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
})

test('there is no element 119', async () => {
  const answer = await fetch(`${inject('origin')}/element/119`)
  expect(answer.status).toBe(404)
})

test.each([
  ['iron', ['762.5', 'Curie temperature', '1043 K', '/ˈaɪərn/', 'a = 286.65 pm']],
  ['sodium', ['The strongest are at 589.00, 589.59']],
  ['hydrogen', ['656.27', '486.13', '434.05', '410.17', '397.01', '388.90', '383.54']],
  ['bismuth', ['bismuth-209 is practically stable']],
  ['technetium', ['No isotope of technetium is stable']],
  ['uranium', ['4.463 Gy', 'SF rare']],
  ['sulfur', ['no agreed value']],
  ['americium', ['13.79 g/cm³']],
  ['mercury', ['as usually sold', 'not a safety data sheet']],
])('without JavaScript the page of %s shows %j', async (name, words) => {
  const page = await visit(`/element/${name}`, { javaScriptEnabled: false })
  const text = ((await page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ')
  expect(words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()))).toEqual([])
})

test.each(['iron', 'mercury', 'uranium'])(
  'the page of %s is structured data, and two pages of paper',
  { tags: 'long' },
  async (name) => {
    const page = await visit(`/element/${name}`)
    const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.stringify(JSON.parse(data))).toMatch(/"BreadcrumbList".*"PropertyValue"/)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  },
)

async function openLab(search: string, how?: Parameters<typeof visit>[1]): Promise<Page> {
  const page = await visit(`${TABLE}${search}`, how)
  await page.locator('.lab-bar').waitFor()
  await page.locator('.pt-cell[data-fill]').first().waitFor()
  return page
}

/** Gives the symbols of the cells with a fill, in the order of the page. */
async function fillsOf(page: Page): Promise<(fill: string) => readonly string[]> {
  const cells = await page
    .locator('.pt-cell[data-fill]')
    .evaluateAll((found) =>
      found.map((cell) => [cell.getAttribute('data-fill'), cell.getAttribute('data-symbol')]),
    )
  return (wanted) => cells.flatMap(([fill, symbol]) => (fill === wanted ? [symbol ?? ''] : []))
}

/** Runs in the page: the color of each symbol, and that of its cell. */
function symbolColors(): readonly (readonly [symbol: Color, cell: Color])[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  function colorOf(style: string): Color {
    if (context === null) throw new Error('There is no canvas to read colors with.')
    context.fillStyle = style
    context.fillRect(0, 0, 1, 1)
    return Array.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3))
  }
  return Array.from(document.querySelectorAll('.pt-cell[data-fill]'), (cell) => [
    colorOf(getComputedStyle(cell.querySelector('.pt-symbol') ?? cell).color),
    colorOf(getComputedStyle(cell).backgroundColor),
  ])
}
