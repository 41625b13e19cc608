import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

import { expectNoAxeViolations } from './support/accessibility.ts'
import { sidewaysOverflow, startJourneys, windows } from './support/journey.ts'

const { visit } = startJourneys()
const NARROWEST = { width: 320, height: 640 }

/** A question of each kind, and the right answer to it. */
const kinds: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'number',
    'ge-h21.1.3',
    async (page) => {
      await page.getByLabel('Your answer').fill('4,79·10^1')
      await page.getByLabel('Unit').selectOption('g')
    },
  ],
  ['formula', 'bo-m22.1.3', (page) => page.getByLabel('Your formula').fill('NO3-')],
  [
    'balance',
    'ge-m22.1.3',
    async (page) => {
      for (const [place, count] of ['1', '9', '7', '4'].entries()) {
        // oxlint-disable-next-line no-await-in-loop
        await page.getByRole('textbox').nth(place).fill(count)
      }
    },
  ],
  [
    'order',
    'pe-h21.1.3',
    async (page) => {
      await page.getByRole('button', { name: 'Move Sodium (Na) up' }).click()
      await page.keyboard.press('ArrowUp')
      await page.getByRole('button', { name: 'Move Magnesium (Mg) down' }).click()
    },
  ],
  ['table', 'cl-m21.1.3', (page) => page.locator('[data-symbol=Cd]').click()],
  [
    'atom',
    'as-m41.1.3',
    async (page) => {
      await page.getByRole('textbox', { name: 'Protons' }).fill('17')
      await page.getByRole('textbox', { name: 'Neutrons' }).fill('19')
      await page.getByRole('button', { name: 'One of the neutrons less' }).click()
      await page.getByRole('textbox', { name: 'Electrons' }).fill('8')
      await page.keyboard.press('PageUp')
    },
  ],
  [
    'configuration',
    'ec-h41.1.3',
    async (page) => {
      await page.getByRole('button', { name: '[Ar] Core of a noble gas' }).click()
      await page.keyboard.type('4s1 3d5')
    },
  ],
  [
    'configuration drawn into boxes',
    'ec-h43.1.3',
    async (page) => {
      await page.getByRole('button', { name: '3d, box 1 of 5' }).click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
    },
  ],
  [
    'match',
    'bo-m41.1.3',
    async (page) => {
      const right = page.getByRole('list', { name: 'Right side' }).getByRole('button')
      for (const place of [1, 3, 4, 0, 2]) {
        // oxlint-disable-next-line no-await-in-loop
        await right.nth(place).click()
      }
    },
  ],
  ['lewis', 'bo-h51.1.3', drawOzone],
  ['lewis by keys', 'bo-m52.1.6', drawAmmoniumByKeys],
  ['lewis in a list', 'bo-m52.1.0', drawCyanideInList],
  [
    'naming',
    'ch-m61.1.3',
    async (page) => {
      await page.getByLabel('Name of the substance').fill('Manganese')
      await page.getByRole('button', { name: '(II) Numeral of a charge' }).click()
      await page.keyboard.type(' Oxide')
    },
  ],
  [
    'steps',
    'bo-m71.1.3',
    async (page) => {
      await page.getByLabel('Your formula').fill('Ca2+')
      await page.getByRole('button', { name: 'Check this part' }).click()
      await page.getByText('Part b of 4').waitFor()
      await page.keyboard.type('S2-')
      await page.keyboard.press('Enter')
      await page.getByText('Part c of 4').waitFor()
      await page.keyboard.type('CaS')
      await page.keyboard.press('Enter')
      await page.getByText('Part d of 4').waitFor()
      await page.keyboard.type('calcium sulfide')
    },
  ],
]

/** Ozone by taps, with two of its atoms set alike. */
async function drawOzone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Single bonds' }).click()
  await page.getByRole('button', { name: 'oxygen 1 to oxygen 2: single bond' }).click()
  const end = page.getByRole('button', { name: /^oxygen 3: single bond to oxygen 1/ })
  await end.click({ clickCount: 2 })
  await page.getByRole('button', { name: 'All O like this' }).click()
  await end.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await end.click()
  await page.getByRole('button', { name: /^oxygen 1: double bond to oxygen 2/ }).click()
}

/** Ammonium without the mouse. */
async function drawAmmoniumByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'nitrogen to hydrogen 1: no bond yet' }).focus()
  for (const key of ['Enter', 'Tab', 'ArrowUp', 'Tab', '1', 'Tab', 'Space', 'Tab', '+']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key)
  }
}

/** Cyanide in the list of its bonds and atoms. */
async function drawCyanideInList(page: Page): Promise<void> {
  await page.getByText('Draw it in a list').click()
  const more = (label: string) => page.getByRole('button', { name: `More: ${label}` })
  await more('Lines between carbon and nitrogen').click({ clickCount: 3 })
  await more('Lone pairs of carbon').click()
  await more('Lone pairs of nitrogen').click()
  await page.getByRole('button', { name: 'Less: Formal charge of carbon' }).click()
  await page.getByText('Count the electrons').click()
  await page.getByText('Your drawing has 10 electrons.').waitFor()
}

function open(id: string, how: Parameters<typeof visit>[1] = {}): Promise<Page> {
  return visit(`/dashboard/questions?question=${id}`, how)
}

async function topOf(shown: Locator): Promise<number> {
  return (await shown.boundingBox())?.y ?? NaN
}

async function answers(page: Page): Promise<readonly unknown[]> {
  const text = await page.evaluate(() => localStorage.getItem('periodic-wizard.offline-progress'))
  return JSON.parse(text ?? '{}').value?.answers ?? []
}

test.each(kinds)('an answer of kind %s is made, submitted and stored', async (_, id, make) => {
  const page = await open(id, { viewport: NARROWEST })
  await make(page)
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('status').filter({ hasText: 'Correct.' }).waitFor()
  expect(await answers(page)).toMatchObject([
    { questionId: id, selectedAnswer: 0, response: expect.any(String), isCorrect: true },
  ])
  // There the way on covers no link.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
})

test.each([
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 600, height: 800 },
])('all groups of the table to pick from are in sight, $width wide', async (viewport) => {
  const page = await open('cl-m21.1.3', { viewport })
  await page.locator('[data-symbol=Og]').waitFor()
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('.pt-scroller')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )
  expect(hidden).toEqual([0])
  const symbol = await page.locator('[data-symbol=Mn] .pt-symbol').evaluate((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const [{ width }, cell] = [range.getBoundingClientRect(), text.closest('.pt-cell')]
    return width <= (cell?.clientWidth ?? 0)
  })
  expect(symbol).toBe(true)
})

test('on a phone the reading of a typed answer is in sight above the way on', async () => {
  const page = await open('ge-h21.1.3', { viewport: { width: 360, height: 640 } })
  await page.getByLabel('Your answer').fill('4,79·10^1')
  const submit = page.getByText('Submit Answer')
  expect((await topOf(page.getByText('Reads as'))) + 24).toBeLessThan(await topOf(submit))
})

test('on a phone the reading of a part stands between its field and its keys', async () => {
  const page = await open('bo-m71.1.3', { viewport: { width: 360, height: 640 } })
  await page.getByLabel('Your formula').fill('Ca2+')
  const keys = page.getByRole('group', { name: 'Signs' })
  expect((await topOf(page.getByText('Reads as'))) + 24).toBeLessThan(await topOf(keys))
})

test('steppers stay within their card on the narrowest screen', async () => {
  const page = await open('as-m41.1.3', { viewport: { width: 305, height: 640 } })
  await page.getByRole('textbox', { name: 'Protons' }).waitFor()
  const rightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right)
  const beyond = (await rightOf('[aria-label=Particles] > div')) - (await rightOf('fieldset'))
  expect(beyond).toBeLessThanOrEqual(0)
})

test('pairs that are wrong stand among the right ones, and the right pairs below', async () => {
  const page = await open('bo-m41.1.3', { viewport: NARROWEST })
  const right = page.getByRole('list', { name: 'Right side' }).getByRole('button')
  for (const place of [3, 1, 4, 0, 2]) {
    // oxlint-disable-next-line no-await-in-loop
    await right.nth(place).click()
  }
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByText('Not quite. These belong together:').waitFor()
  expect(await page.getByText('Wrong pair').count()).toBe(2)
  expect(await page.getByText('Right pair').count()).toBe(3)
  await expectNoAxeViolations(page)
})

test('an unreadable answer is reported, is not counted, and survives a reload', async () => {
  const page = await open('ge-h21.1.3', { viewport: windows.laptop })
  await page.getByLabel('Your answer').waitFor()
  expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('')
  await page.getByLabel('Your answer').fill('1.5.2')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: '“1.5.2” cannot be read as a number.' }).waitFor()
  expect(await answers(page)).toEqual([])
  await page.reload()
  await page.getByLabel('Your answer').waitFor()
  expect(await page.getByLabel('Your answer').inputValue()).toBe('1.5.2')

  await page.getByLabel('Your answer').fill('1,234 g')
  await page.getByRole('button', { name: '1.234' }).click()
  expect(await page.getByLabel('Your answer').inputValue()).toBe('1.234')
  await page.keyboard.press('n')
  expect(await page.getByLabel('Your answer').count()).toBe(1)
})

test('Q50 a problem in parts is tried again from its first wrong part, and looked at later', async () => {
  const page = await open('bo-m71.1.3', { viewport: NARROWEST })
  await page.getByLabel('Your formula').waitFor()
  await page.getByLabel('Your formula').fill('Ca2+')
  for (const [next, given] of [
    ['Part b of 4', 'S2+'],
    ['Part c of 4', 'CaS'],
    ['Part d of 4', 'calcium sulfide'],
  ] as const) {
    /* oxlint-disable no-await-in-loop */
    await page.keyboard.press('Enter')
    await page.getByText(next).waitFor()
    await page.keyboard.type(given)
    /* oxlint-enable no-await-in-loop */
  }
  await page.keyboard.press('Enter')
  await page.getByText('Not quite. You can try once more.').waitFor()
  await page.getByText('Part b of 4').waitFor()
  expect(await page.getByText('S²⁻').count()).toBe(0)
  await expectNoAxeViolations(page)
  await page.keyboard.type('S2-')
  for (const given of ['CaS', 'calcium sulfide']) {
    /* oxlint-disable no-await-in-loop */
    await page.keyboard.press('Enter')
    await page.getByText(given === 'CaS' ? 'Part c of 4' : 'Part d of 4').waitFor()
    await page.keyboard.type(given)
    /* oxlint-enable no-await-in-loop */
  }
  await page.keyboard.press('Enter')
  await page.getByText('Right on the second try.').waitFor()
  expect(await answers(page)).toMatchObject([{ questionId: 'bo-m71.1.3', isCorrect: false }])
  await page.goto('/dashboard/progress')
  await page.getByText('Look at this answer').first().click()
  await page.getByText('Worked solution').first().waitFor()
  expect(await sidewaysOverflow(page)).toBe(0)
  await expectNoAxeViolations(page)
})

test('Q50 a text that is typed right after Enter belongs to the next part', async () => {
  const page = await open('bo-m71.1.3', { viewport: NARROWEST })
  const field = page.getByLabel('Your formula')
  await field.fill('Ca2+')
  await field.evaluate(async (input: HTMLInputElement) => {
    input.form?.requestSubmit()
    // No key of a keyboard comes sooner.
    await Promise.resolve()
    document.execCommand('insertText', false, 'S2-')
  })
  await page.getByText('Part b of 4').waitFor()
  expect(await field.inputValue()).toBe('S2-')
})

test('a wrong answer is corrected, and the way on is at hand', async () => {
  const page = await open('ge-m22.1.3', { viewport: windows.phone })
  for (const [place, count] of ['2', '18', '14', '8'].entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('textbox').nth(place).fill(count)
  }
  await page.keyboard.press('Enter')
  await page.getByText('Both sides agree, but all numbers can be divided by 2.').waitFor()
  await page.reload()
  await page.getByText('Both sides agree, but all numbers can be divided by 2.').waitFor()
  expect(await answers(page)).toMatchObject([{ response: '2, 18, 14, 8', isCorrect: false }])
})

test('a wrong Lewis structure is corrected, drawn, and stands beside the right one', async () => {
  const page = await open('bo-h54.1.2', { viewport: windows.phone })
  const bonds = ['nitrogen 1 to nitrogen 2', 'nitrogen 1 to oxygen']
  for (const name of [
    ...bonds,
    ...bonds,
    ...[1, 2].flatMap(() => [/^nitrogen 2: /, /^oxygen: /]),
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('button', { name }).click()
  }
  await page.getByRole('button', { name: 'Charge +' }).click()
  await page.getByRole('button', { name: /^nitrogen 1: / }).click()
  await page.getByRole('button', { name: 'Charge \u2212' }).click()
  await page.getByRole('button', { name: /^nitrogen 2: / }).click()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page
    .getByText('But there the negative one is on a more electronegative atom.', { exact: false })
    .waitFor()
  expect(await answers(page)).toMatchObject([{ response: '2 2; 0+ 2- 2', isCorrect: false }])
  const drawings = page.getByRole('img', { name: /^Nitrogen 1: / })
  await drawings.nth(1).waitFor()
  expect(await drawings.evaluateAll((found) => found.map((one) => one.ariaLabel))).toEqual([
    'Nitrogen 1: double bond to nitrogen 2, double bond to oxygen, no lone pairs, formal charge plus 1. Nitrogen 2: double bond to nitrogen 1, two lone pairs, formal charge minus 1. Oxygen: double bond to nitrogen 1, two lone pairs.',
    'Nitrogen 1: triple bond to nitrogen 2, single bond to oxygen, no lone pairs, formal charge plus 1. Nitrogen 2: triple bond to nitrogen 1, one lone pair. Oxygen: single bond to nitrogen 1, three lone pairs, formal charge minus 1.',
  ])
  await expectNoAxeViolations(page)
})

test('a problem in parts carries an error forward, keeps its parts through a reload, and counts once', async () => {
  const page = await open('ph-m71.1.3', { viewport: NARROWEST })
  await page.getByText('Part a of 3').waitFor()
  await page.getByLabel('Your answer').fill('90 cm³')
  await page.keyboard.press('Enter')
  const parts = page.getByRole('list', { name: 'Answered parts' }).getByRole('listitem')
  await parts.filter({ hasText: '90 cm³' }).waitFor()
  await page.getByText('Part b of 3').waitFor()
  await page.reload()
  await page.getByText('Part b of 3').waitFor()
  expect(await answers(page)).toEqual([])
  await page.getByLabel('Your answer').fill('1.2.3')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: '“1.2.3” cannot be read' }).waitFor()
  await page.getByLabel('Your answer').fill('243 g')
  await page.keyboard.press('Enter')
  await page.getByText('Part c of 3').waitFor()
  expect(await parts.nth(1).innerText()).toContain('Right with your own value')
  expect(await page.getByText('The answer is:').count()).toBe(0)
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
  await page.keyboard.type('9.01 mol')
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByText('Part a of 3').waitFor()
  expect(await answers(page)).toMatchObject([
    { questionId: 'ph-m71.1.3', response: '90 cm³|243 g|9.01 mol', isCorrect: false },
  ])
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await parts.filter({ hasText: 'The answer is: 80.0 cm³' }).waitFor()
  expect(await parts.nth(1).innerText()).toContain('Right with your own value')
  expect(await parts.count()).toBe(3)
})

test('a misspelled name is asked about only after it was submitted', async () => {
  const page = await open('ch-m61.1.3', { viewport: NARROWEST })
  const field = page.getByLabel('Name of the substance')
  await field.fill('mangnese(II) oxide')
  const offers = page.getByRole('list', { name: 'Possible readings' })
  expect(await offers.count()).toBe(0)
  await page.keyboard.press('Enter')
  await offers.getByRole('button', { name: 'manganese(II) oxide' }).click()
  expect(await field.inputValue()).toBe('manganese(II) oxide')
  expect(await answers(page)).toEqual([])
})

test.each([NARROWEST, windows.laptop])(
  'the elements of a question are lit on the table without leaving it, %o',
  async (viewport) => {
    const page = await open('bo-m64.1.3', { viewport })
    await page.getByLabel('Name of the substance').fill('xenon fluoride')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Show the answer' }).click()
    const button = page.getByRole('button', { name: 'Show on the table' })
    await button.click()
    const panel = page.getByRole('dialog', { name: 'On the table' })
    await panel.getByText('Xenon: number 54, group 18, period 5, noble gas').waitFor()
    const lit = await panel
      .locator('[data-symbol]:not([data-dimmed])')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-symbol')))
    expect(new Set(lit)).toEqual(new Set(['F', 'Xe']))
    await expectNoAxeViolations(page)
    expect(await sidewaysOverflow(page)).toBe(0)
    await panel.getByRole('list', { name: 'Lit elements' }).getByText('Fluorine').click()
    await panel.getByText('Fluorine: number 9, group 17, period 2, non-metal').waitFor()
    await page.keyboard.press('n')
    expect(await panel.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
    await button.click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
  },
)

test('letters typed into a formula or on the table are no shortcuts', async () => {
  const page = await open('bo-m22.1.3')
  await page.getByLabel('Your formula').pressSequentially('nbp')
  expect(await page.getByLabel('Your formula').inputValue()).toBe('nbp')
  const table = await open('cl-m21.1.3')
  await table.locator('[data-symbol=H]').focus()
  await table.keyboard.press('n')
  await table.keyboard.press('Space')
  await table.getByText('Picked: N').waitFor()
})

test('Q49 Q50 by keyboard alone: a hint, a wrong answer, the second try right, and on', async () => {
  const page = await open('ge-h21.1.3', { viewport: NARROWEST })
  await page.getByRole('button', { name: 'Hint (3 left)' }).waitFor()
  await page.keyboard.press('h')
  await page.getByText('Asked for: the mass of').waitFor()
  await page.getByRole('button', { name: 'Hint (2 left)' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('105 g')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'You can try once more.' }).waitFor()
  await page.getByText('The reactant that runs out first decides how much forms.').waitFor()
  expect(await page.getByText('47.9').count()).toBe(0)
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)

  await page.reload()
  await page.getByText('The reactant that runs out first decides how much forms.').waitFor()
  await page.getByText('Asked for: the mass of').waitFor()
  await page.getByLabel('Your answer').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('47.9 g')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Right on the second try.' }).waitFor()
  await page.locator('summary', { hasText: 'Worked solution' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Mass of').last().waitFor()
  await expectNoAxeViolations(page)
  expect(await sidewaysOverflow(page)).toBe(0)
  expect(await answers(page)).toMatchObject([
    {
      questionId: 'ge-h21.1.3',
      response: '105 g',
      isCorrect: false,
      hintsTaken: 1,
      secondResponse: '47.9 g',
      secondCorrect: true,
    },
  ])
  await page.keyboard.press('n')
  await page.getByText('33.5 g').waitFor({ state: 'detached' })
  expect(await answers(page)).toHaveLength(1)
})

test('Q50 the right answer is shown without a second try when the learner wants it', async () => {
  const page = await open('ge-h21.1.3')
  await page.getByLabel('Your answer').fill('105 g')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('status').filter({ hasText: 'The answer is 47.9' }).waitFor()
  expect(await answers(page)).toHaveLength(1)
})
