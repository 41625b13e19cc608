import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { expectAccessible } from './support/accessibility.ts'
import { startJourneys, windows } from './support/journey.ts'

const { visit } = startJourneys()
const TABLE = '/dashboard/periodic-table'

async function openLab(search: string, how?: Parameters<typeof visit>[1]): Promise<Page> {
  const page = await visit(`${TABLE}${search}`, how)
  await page.locator('.lab-bar').waitFor()
  return page
}

function cell(page: Page, symbol: string) {
  return page.locator(`.pt-cell[data-symbol='${symbol}']`)
}

function countOf(page: Page, fill: string): Promise<number> {
  return page.locator(`.pt-cell[data-fill='${fill}']`).count()
}

test('the ways to the f block have a name below the window, too, where the address opens a plot', async () => {
  const page = await visit(`${TABLE}?show=density&x=atomicNumber`, {
    viewport: { width: 320, height: 600 },
  })
  await page.locator('.pt-grid[data-lab]').waitFor()
  for (const name of ['* Lanthanides, 57 to 71', '** Actinides, 89 to 103'])
    await page.getByRole('button', { name: `${name}: go to their row`, exact: true }).waitFor()
})

test('a printed table in color has no buttons beside its texts', async () => {
  const page = await openLab('?show=ionizationEnergy')
  const next = page.getByRole('button', { name: 'Next exception (E)' })
  await next.waitFor()
  await page.emulateMedia({ media: 'print' })
  await next.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Trends', exact: true }).waitFor({ state: 'hidden' })
})

test('the button opens the lab, keys change the property, and going back brings it back', async () => {
  const page = await visit(TABLE)
  await page.getByRole('button', { name: 'Trends', exact: true }).click()
  await page.locator('.lab-bar').waitFor()
  expect(new URL(page.url()).search).toBe('?show=electronegativityPauling')
  expect(await countOf(page, 'missing')).toBe(23)
  expect(await cell(page, 'Fe').getAttribute('aria-label')).toBe(
    '26 Fe Iron, electronegativity 1.83, step 8 of 21',
  )
  await page.keyboard.press(']')
  await page.waitForURL('**?show=electronegativityAllen')
  await page.keyboard.press('l')
  await page.waitForURL('**?show=electronegativityAllen&scale=log')
  await page.goBack()
  await page.goBack()
  await expect.poll(() => countOf(page, 'missing')).toBe(23)
  await page.goBack()
  await page.locator('.lab-bar').waitFor({ state: 'detached' })
  expect(await cell(page, 'Fe').getAttribute('aria-label')).toBe(null)
})

test('a card opens and closes without closing the lab', async () => {
  const page = await openLab('?show=electronAffinity')
  expect(await countOf(page, 'unbound')).toBe(14)
  await cell(page, 'Cl').click()
  await page.waitForURL(`**${TABLE}/Cl?show=electronAffinity`)
  await page.keyboard.press('Escape')
  await page.waitForURL(`**${TABLE}?show=electronAffinity`)
  expect(await countOf(page, 'unbound')).toBe(14)
})

test('an exception rings its two cells, and one in doubt says so', async () => {
  const page = await openLab('?show=ionizationEnergy')
  const button = page.getByRole('button', { name: /^Nitrogen 1402\.3, oxygen 1313\.9/ })
  await button.click()
  const ringed = page.locator('.pt-cell[data-ringed]')
  expect(await ringed.evaluateAll((cells) => cells.map(({ dataset }) => dataset.symbol))).toEqual([
    'N',
    'O',
  ])
  await page.getByText('two repel each other.').and(page.locator('[role=status] *')).waitFor()
  const doubtful = page.getByRole('button', { name: /^Aluminum 577\.5, gallium/ })
  expect(await doubtful.textContent()).toContain('within the uncertainty')
  await page.getByRole('button', { name: 'Lowest: Cesium 375.7' }).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-symbol'))).toBe('Cs')
})

test('temperatures in three units give the same states, and below absolute zero there is none', async () => {
  const page = await openLab('?at=212&unit=F')
  expect([await countOf(page, 'gas'), await countOf(page, 'liquid')]).toEqual([12, 7])
  await page.getByRole('button', { name: 'K', exact: true }).click()
  expect(new URL(page.url()).search).toBe('?at=373.15&unit=K')
  expect([await countOf(page, 'gas'), await countOf(page, 'liquid')]).toEqual([12, 7])
  expect(await cell(page, 'Hg').getAttribute('aria-label')).toContain('liquid at 373.15')
  await page.keyboard.press('t')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('-300')
  await page.getByText('Nothing is colder than absolute zero').waitFor()
  expect(await countOf(page, 'gas')).toBe(0)
})

test('in 1869 63 elements were known', async () => {
  const page = await openLab('?year=1869')
  expect(118 - (await countOf(page, 'later'))).toBe(63)
  await page.getByText('1869: 63 elements were known.').filter({ visible: true }).first().waitFor()
})

test('the wide table has 32 columns, 118 cells and lutetium below yttrium', async () => {
  const page = await openLab('?show=density&layout=wide&labels=cas')
  const grid = page.getByRole('grid')
  await page.locator("[data-columns='32']").waitFor()
  expect(await grid.locator('[data-symbol]').count()).toBe(118)
  const [yttrium, lutetium] = await Promise.all(
    ['Y', 'Lu'].map((symbol) => cell(page, symbol).boundingBox()),
  )
  expect(lutetium?.x).toBe(yttrium?.x)
  expect(await grid.getByRole('columnheader').nth(2).textContent()).toBe('Group IIIB')
  expect(await page.locator('.pt-cell[tabindex="0"]').count()).toBe(1)
  expect(await cell(page, 'Lu').getAttribute('data-fill')).not.toBe(null)
})

test('the lab opens again after the table was left', async () => {
  const page = await openLab('?show=density')
  await page.getByRole('link', { name: 'Practice', exact: true }).first().click()
  await page.waitForURL('**/dashboard/questions')
  await page.getByRole('link', { name: 'Table', exact: true }).first().click()
  await page.waitForURL(`**${TABLE}`)
  await page.getByRole('button', { name: 'Trends', exact: true }).click()
  await page.locator('.lab-bar').waitFor()
})

test('a link rings the cells of an exception with its sentence', async () => {
  const page = await openLab('?show=ionizationEnergy&ring=N,O')
  await page.getByRole('button', { name: /^Nitrogen 1402\.3/, pressed: true }).waitFor()
  expect(await page.locator('.pt-cell[data-ringed]').count()).toBe(2)
})

test('a range fades what lies outside, and the plot walks with the keys and opens a card', async () => {
  const page = await openLab('?show=meltingPoint&to=100&x=atomicNumber')
  await page.getByText('Melting point up to 100 °C: 18 of 94 elements.').first().waitFor()
  expect(await page.locator('.pt-cell[data-faded]').count()).toBe(100)
  const handle = page.getByRole('slider', { name: 'Lowest value in color' })
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  expect(await handle.getAttribute('aria-valuetext')).not.toContain('259')
  await page.getByRole('button', { name: 'All values' }).click()
  expect(await page.locator('.pt-cell[data-faded]').count()).toBe(0)
  const plot = page.getByRole('listbox', { name: /^Melting point against atomic number/ })
  await plot.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.getByText('Hydrogen: atomic number 1, melting point −259.16 °C.').waitFor()
  expect(await cell(page, 'H').getAttribute('data-ringed')).toBe('')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${TABLE}/H?show=meltingPoint&x=atomicNumber`)
})

test('the search answers questions', async () => {
  const page = await visit(TABLE)
  await page.getByRole('searchbox').fill('Which metals melt below 100 °C?')
  await page.getByText('6 elements match').waitFor()
  await page.getByRole('searchbox').fill('which is larger, sodium or chlorine')
  await page.getByText('Covalent radius 166 pm').waitFor()
  await page.getByRole('searchbox').fill('what is the half-life of carbon-14')
  await page.getByRole('link', { name: 'Open the page' }).click()
  await page.waitForURL('**/element/carbon#isotopes')
})

test('the search answers why, and shows the cells on the table', async () => {
  const page = await visit(TABLE)
  await page
    .getByRole('searchbox')
    .fill('why is the ionization energy of oxygen lower than that of nitrogen')
  await page
    .getByRole('listitem')
    .getByText('It is the first p electron that shares an orbital')
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show on the table' }).click()
  await page.waitForURL(`**${TABLE}?show=ionizationEnergy&ring=O,N`)
  await page.locator('.pt-cell[data-ringed]').first().waitFor()
  expect(await page.locator('.pt-cell[data-ringed]').count()).toBe(2)
})

test.each([
  ['is iodine a solid', 'Solid at 25 °C'],
  ['largest atom', 'Covalent radius 260 pm, the highest'],
  ['compare sodium and chlorine size', 'Covalent radius 166 pm'],
  ['who discovered oxygen', 'Discovered in 1774 by Joseph Priestley and Carl Wilhelm Scheele'],
])('in the trend lab the search answers %s', { tags: 'long' }, async (question, answer) => {
  const page = await openLab('?show=density')
  await page.getByRole('searchbox').fill(question)
  await page.getByText(answer).waitFor()
})

test('the whole table keeps its 18 columns on a phone, and scrolls in itself', async () => {
  const page = await openLab('?show=density&layout=whole', { viewport: windows.phone })
  const [lithium, neon] = await Promise.all(
    ['Li', 'Ne'].map((symbol) => cell(page, symbol).boundingBox()),
  )
  expect(neon?.y).toBe(lithium?.y)
  expect(neon?.width).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('groups are compared by their means and ends', async () => {
  const page = await visit('/compare?g=1,17')
  await page.getByRole('heading', { name: 'Compare Groups' }).waitFor()
  const row = page.getByRole('row', { name: /^Electronegativity \(Pauling\)/ })
  await expect.poll(() => row.innerText()).toContain('At 2.2 to F 3.98')
  const ionization = page.getByRole('row', { name: /^First ionization energy/ })
  await expect.poll(() => ionization.innerText()).toContain('Stands out: H 1312')
  await page.getByLabel('Add a group').selectOption('18')
  await page.waitForURL('**/compare?g=1,17,18')
  await expectAccessible(page)
})

test('cells show what is asked for, and the next visit finds the table as it was arranged', async () => {
  const page = await openLab('?show=density&cell=oxidation')
  expect(await cell(page, 'Fe').locator('.lab-value').getAttribute('data-shown')).toBe('+2 +3')
  expect(await cell(page, 'Fe').getAttribute('aria-label')).toMatch(
    /^26 Fe Iron, density 7\.87.*common oxidation states \+2, \+3$/,
  )
  await page.getByText('Layout', { exact: true }).click()
  await page.getByRole('button', { name: 'CAS (IIIB)' }).click()
  await page.goto(TABLE)
  const third = page.getByRole('grid').getByRole('columnheader').nth(2)
  await expect.poll(() => third.textContent()).toBe('Group IIIB')
})

test('the cells are filled at once when another property is chosen, and their texts follow', async () => {
  const page = await openLab('?show=electronegativityPauling')
  const filled = await page.evaluate(() => {
    const oxygen = document.querySelector<HTMLElement>(".pt-cell[data-symbol='O']")
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', bubbles: true }))
    return oxygen?.dataset['fill']
  })
  await page.getByRole('heading', { name: 'Electronegativity (Allen)' }).waitFor()
  expect(await cell(page, 'O').getAttribute('data-fill')).toBe(filled)
  expect(await cell(page, 'O').locator('.lab-value').getAttribute('data-shown')).toBe('3.61')
})

test('cells outside the window are filled after those in it, and the entry of the history follows', async () => {
  const page = await openLab('?show=electronegativityPauling')
  const [inWindow, below, address] = await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const cells = ['He', 'Lr'].map((symbol) =>
      document.querySelector<HTMLElement>(`[data-symbol=${symbol}]`),
    )
    const [before, last] = cells.map((painted) => painted?.dataset['fill'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', bubbles: true }))
    const [after, lastAfter] = cells.map((painted) => painted?.dataset['fill'])
    return [before !== after, last !== lastAfter, location.search]
  })
  expect([inWindow, below, address]).toEqual([true, false, '?show=electronegativityPauling'])
  await page.waitForURL('**?show=electronegativityAllen')
  expect(await cell(page, 'Lr').getAttribute('data-fill')).toBe('missing')
})

test('the keys are listed', async () => {
  const page = await openLab('?show=density')
  await page.keyboard.press('?')
  await page.getByText('previous and next property').waitFor()
})

test('unknown values in the address are ignored', async () => {
  const page = await visit(`${TABLE}?show=color&layout=round`)
  expect(await page.locator('.pt-cell[data-fill]').count()).toBe(0)
})

test.each(Object.values(windows))(
  'the lab is accessible and fits in both themes at %j',
  { tags: 'long' },
  async (viewport) => {
    const page = await openLab('?show=ionizationEnergy', { viewport })
    await expectAccessible(page)
    await page.goto(`${TABLE}?at=100`)
    await page.locator('.lab-bar').waitFor()
    await expectAccessible(page)
  },
)

test('sodium, potassium and rubidium side by side; a fifth element is refused', async () => {
  const page = await visit('/compare?e=Na,K,Rb')
  await page.getByText('Na 495.8 > K 418.8 > Rb 403').waitFor()
  const ions = page.getByRole('row', { name: /^Ions with six neighbors/ })
  await expect.poll(() => ions.innerText()).toContain('Na⁺ 102')
  expect(await page.getByLabel('Link to this comparison').inputValue()).toMatch(
    /\/compare\?e=Na,K,Rb$/,
  )
  await page.getByText('Density, an exception: Na 0.97 > K 0.89 < Rb 1.53').waitFor()
  const add = page.getByLabel('Add an element')
  await add.selectOption('Li')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.waitForURL('**/compare?e=Na,K,Rb,Li')
  await add.selectOption('Cs')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Four elements at most can be compared, so cesium is left out.').waitFor()
  await page.getByRole('button', { name: 'Remove Sodium' }).click()
  await page.waitForURL('**/compare?e=K,Rb,Li')
  await expectAccessible(page)
})

test('in forced colors chosen buttons and cells without a value stay distinguishable', async () => {
  const page = await visit('/dashboard/periodic-table?show=density', { forcedColors: 'active' })
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await chip('Next exception (E)').waitFor()
  expect(await chip('Properties').evaluate(fillOf)).not.toBe(
    await chip('Temperature').evaluate(fillOf),
  )
  expect(await cell(page, 'Fr').evaluate(patternOf)).toMatch(/^repeating-linear-gradient/)
  expect(await cell(page, 'Na').evaluate(patternOf)).toBe('none')
})

/** These run in the page. */
function fillOf(element: Element): string {
  return getComputedStyle(element).backgroundColor
}

function patternOf(element: Element): string {
  return getComputedStyle(element).backgroundImage
}
