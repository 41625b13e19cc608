import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { holdScripts, startJourneys, untilAlive } from './support/journey.ts'
import { screens } from './support/screens.ts'

const { arrive, visit } = startJourneys()

test('the input of a tool goes into the address, and a reload brings it back', async () => {
  const page = await visit('/tools/molar-mass')
  // The field comes to life after the header.
  await untilAlive(page, 'main input')
  await page.getByLabel('Formula').fill('CuSO4·5H2O')
  await page.getByText('249.677 g/mol').first().waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('formula')).toBe('CuSO4·5H2O')
  await page.reload()
  await page.getByText('249.677 g/mol').first().waitFor()
  expect(await page.getByLabel('Formula').inputValue()).toBe('CuSO4·5H2O')
})

test('an unreadable input is reported at the field, and an unbalanceable equation in place of the answer', async () => {
  const page = await visit('/tools/balancer?equation=NaCl+%2B+H2O+-%3E+HCl+%2B+O2')
  await page.getByText('Cannot balance: Na is missing on the right.').waitFor()
  const field = page.getByLabel('Equation')
  expect(await field.getAttribute('aria-invalid')).toBe('false')
  await field.fill('H2 + Xx -> H2O')
  await page.getByText('“Xx” is not a formula.').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'KClO3 + HCl' }).click()
  await page.getByText('More than one independent reaction').waitFor()
})

// The values of the acceptance list, as a learner would see them.
test.each([
  ['/tools/percent-composition?formula=C6H12O6', '40.00 % C'],
  ['/tools/empirical-formula?shares=C+40.0%2C+H+6.7%2C+O+53.3', 'CH2O'],
  ['/tools/half-life?start=80+g&halfLife=8.0249+d&time=24.07+d', 'N = 10 g'],
  ['/tools/ph?kind=weak-acid&concentration=0.10+M&constant=4.76', 'pH = 2.88'],
  ['/tools/acids?find=CH3COOH', '1 of 23 acids at 25 °C'],
  ['/tools/ph?kind=strong-acid&concentration=1e-8+M', 'pH = 6.98'],
  ['/tools/gas-law?pressure=1+atm&amount=1+mol&temperature=0+°C', 'Before rounding: 22.4140 L'],
  ['/tools/gas-law?pressure=100+kPa&amount=1+mol&temperature=0+°C', 'Before rounding: 22.7110 L'],
  ['/tools/dilution?stock=2.0+M&taken=50+mL&made=0.25+M', 'Add 350 mL of water'],
  ['/tools/namer?text=Cu2O', 'copper(I) oxide'],
  ['/tools/namer?text=N2O5', 'dinitrogen pentoxide'],
  ['/tools/namer?text=Al2(SO4)3', 'aluminum sulfate'],
  ['/tools/solubility?cation=aluminum&anion=carbonate', 'not known as a compound'],
  ['/tools/solubility?cation=calcium&anion=sulfate', 'slightly soluble'],
  ['/tools/solubility?cation=sodium&anion=oxide', 'reacts with water'],
  ['/tools/reactivity?metal=Zn&ion=Cu', 'E° = 1.10 V'],
  ['/tools/reactivity?metal=Cu&ion=Zn', 'It does not react.'],
])('%s answers %s', async (path, text) => {
  const page = await visit(path)
  await expect.poll(() => seenAnswer(page)).toContain(text)
  await page.getByRole('heading', { name: 'Step by Step' }).waitFor()
})

test('a question like it is another one each time, and opens in practice', async () => {
  const page = await visit('/tools/molar-mass')
  await untilAlive(page)
  const link = page.getByRole('link', { name: 'Give me a question like this' })
  await expect.poll(() => link.getAttribute('href')).not.toMatch(/\.1$/)
  await link.click()
  await page.waitForURL(/question=ge-m1\.1\./)
  await page.getByText('Question 1 of 1').waitFor()
})

test('the list of tools leads to each, and an unknown one says so', async () => {
  const page = await visit('/tools')
  await untilAlive(page)
  await page.getByRole('link', { name: /^Reactivity Series/ }).click()
  await page.getByRole('heading', { name: 'The Series' }).waitFor()
  expect(await page.getByRole('table').getByRole('row').count()).toBe(24)
})

const toolPaths = screens.map(([path]) => path).filter((path) => path.startsWith('/tools/'))

test.each(toolPaths)('%s keeps what was typed or chosen before the program came', async (path) => {
  const page = await arrive()
  const letGo = await holdScripts(page, '**/assets/*.js')
  await page.goto(path)
  const fields = await page.locator('main input').all()
  const lists = fields.length > 0 ? [] : await page.locator('main select').all()
  for (const [at, field] of fields.entries()) {
    await field.press('ControlOrMeta+a')
    await field.pressSequentially(`typed ${at}`)
  }
  for (const list of lists) await list.selectOption({ index: 2 })
  const entered = await Promise.all([...fields, ...lists].map((field) => field.inputValue()))
  await letGo()
  await expect
    .poll(() => [...new URL(page.url()).searchParams.values()])
    .toEqual(expect.arrayContaining(entered))
  expect(await Promise.all([...fields, ...lists].map((field) => field.inputValue()))).toEqual(
    entered,
  )
})

test('a field that was changed before the program came leaves the others as the address says', async () => {
  const page = await arrive()
  const letGo = await holdScripts(page, '**/assets/*.js')
  await page.goto('/tools/dilution?stock=3.0+M&taken=50+mL&made=0.25+M')
  await page.getByLabel('Volume after, V₂').fill('900 mL')
  await letGo()
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?stock=3.0+M&taken=50+mL&made=0.25+M&total=900+mL')
})

test('an element chosen and an article ticked before the program came stay', async () => {
  const page = await arrive()
  const letGo = await holdScripts(page, '**/assets/*.js')
  await page.goto('/compare')
  const list = page.getByLabel('Add an element')
  await list.selectOption({ label: 'Iron (Fe)' })
  await letGo()
  await untilAlive(page, 'main select')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.waitForURL('**/compare?e=Fe')
  const letGoAgain = await holdScripts(page, '**/assets/*.js')
  await page.goto('/blogs')
  await page.getByLabel('Read: How Ions Are Formed').check()
  await letGoAgain()
  await untilAlive(page, 'main input[type=checkbox]')
  await page.reload()
  await untilAlive(page, 'main input[type=checkbox]')
  await expect.poll(() => page.getByLabel('Read: How Ions Are Formed').isChecked()).toBe(true)
})

/** The visible answer, without the text for screen readers. */
async function seenAnswer(page: Page): Promise<string> {
  const text = await page.getByRole('region', { name: 'Answer' }).evaluate((answer) => {
    const seen = answer.cloneNode(true)
    if (seen instanceof Element)
      for (const heard of seen.querySelectorAll('.sr-only, .copied')) heard.remove()
    return seen.textContent
  })
  return (text ?? '').replace(/\s/g, ' ')
}

test.each([
  ['/compare?e=Na,K,Rb', 'Values of the elements'],
  ['/compare?g=1,17', 'Values of the groups'],
  ['/tools/balancer', 'Atoms and charges of each substance'],
  ['/tools/solubility', 'Salts by their ions'],
  ['/tools/reactivity', 'Standard potentials'],
  ['/tools/polyatomic-ions', 'Polyatomic ions'],
  ['/tools/acids', 'Acids and their conjugate bases'],
])('the table of %s has a name', async (path, name) => {
  const page = await visit(path)
  await page.getByRole('table', { name, exact: true }).waitFor()
  expect(await page.getByRole('table').count()).toBe(1)
})

// A region that comes with its text is not read out by every screen reader.
test.each([
  ['/tools/flame-colors', 'red', '3 elements'],
  ['/tools/polyatomic-ions', 'sulfate', ' ions'],
  ['/tools/acids', 'formic', '1 of '],
])('%s says how much it found in the region that is there', async (path, text, said) => {
  const page = await visit(path)
  const region = await page.getByRole('main').getByRole('status').first().elementHandle()
  await page.getByRole('main').getByRole('textbox').first().fill(text)
  await expect.poll(() => region?.evaluate(textIfThere)).toContain(said)
})

test('a comparison says what is compared after a change', async () => {
  const page = await visit('/compare?e=Na,K')
  await page.getByLabel('Add an element').selectOption({ label: 'Rubidium (Rb)' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page
    .getByRole('status')
    .filter({ hasText: 'Compared: Sodium, Potassium, Rubidium' })
    .waitFor()
})

test('the solubility table fits on a sheet of paper', async () => {
  // A4 without its margins.
  const page = await visit('/tools/solubility', { viewport: { width: 718, height: 1000 } })
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table')
  expect(await table.evaluate(isWithinPanel)).toBe(true)
})

test('on a laptop what can go wrong follows the answer without a gap, and a phone has the steps between', async () => {
  const page = await visit('/tools/molar-mass', { viewport: { width: 1366, height: 768 } })
  const answer = page.getByRole('region', { name: 'Answer' })
  const pitfalls = page.getByRole('region', { name: 'What Can Go Wrong' })
  const steps = page.getByRole('region', { name: 'Step by Step' })
  await answer.getByText('164.086 g/mol').waitFor()
  expect(await gapBetween(answer, pitfalls)).toBeLessThanOrEqual(24)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await gapBetween(answer, steps)).toBeLessThanOrEqual(24)
  expect(await gapBetween(steps, pitfalls)).toBeLessThanOrEqual(24)
})

/** Runs in the page: whether an element is no wider than what it is in. */
function isWithinPanel(table: Element): boolean {
  const around = table.parentElement
  return around !== null && table.scrollWidth <= around.clientWidth
}

/** Runs in the page: the text of a region, empty when another has taken its place. */
function textIfThere(region: Element): string {
  return region.isConnected ? (region.textContent ?? '') : ''
}

/** The pixels between the end of one panel and the beginning of the next. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const bounds = [await above.boundingBox(), await below.boundingBox()] as const
  if (bounds[0] === null || bounds[1] === null) throw new Error('A panel is not shown.')
  return bounds[1].y - (bounds[0].y + bounds[0].height)
}
