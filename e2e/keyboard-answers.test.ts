/** @module-tag long */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { expectAccessible } from './support/accessibility.ts'
import { sidewaysOverflow, startJourneys } from './support/journey.ts'

const { visit } = startJourneys()

const NARROWEST = { width: 320, height: 640 }

/** No field has as many stops in front of the one that is looked for. */
const MAX_STOPS = 60

/** A hand on the keyboard that never touches anything else. */
type Keys = {
  /** Presses Tab, with Shift backward, until a control has the focus whose role and name match. */
  readonly tabTo: (control: string | RegExp, back?: boolean) => Promise<void>
  readonly press: (...keys: readonly string[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Waits for what comes next. */
  readonly expect: (text: string) => Promise<void>
}

type Journey = {
  readonly id: string
  readonly wrong: (keys: Keys) => Promise<void>
  readonly right: (keys: Keys) => Promise<void>
  /** What a screen reader is told meanwhile: control by control, and each announcement. */
  readonly heard: readonly string[]
}

const journeys: Readonly<Record<string, Journey>> = {
  number: {
    id: 'ge-h21.1.3',
    async wrong({ tabTo, type, press }) {
      await tabTo('textbox "Your answer"')
      await type('105 g')
      await press('Enter')
    },
    async right({ tabTo, type, press }) {
      await tabTo('textbox "Your answer"', true)
      await press('ControlOrMeta+a')
      await type('47.9 g')
      await press('Enter')
    },
    heard: [
      'textbox "Your answer"',
      'says: Reads as 105 grams',
      'says: Not quite. You can try once more.',
      'says: The reactant that runs out first decides how much forms. Of the other one some is left.',
      'textbox "Your answer": 105 g',
      'says: Reads as 47.9 grams',
      'says: Right on the second try.',
    ],
  },
  formula: {
    id: 'bo-m22.1.3',
    async wrong({ tabTo, type, press }) {
      await tabTo('textbox "Your formula"')
      await type('NO2-')
      await press('Enter')
    },
    async right({ press, type }) {
      await press('ControlOrMeta+a')
      await type('NO3-')
      await press('Enter')
    },
    heard: [
      'textbox "Your formula"',
      'says: Reads as N O 2 minus',
      'says: Not quite. You can try once more.',
      'says: An ending -ide mostly names an ion of one element. With oxygen, -ate names the ion with more oxygen atoms than -ite.',
      'says: Reads as N O 3 minus',
      'says: Right on the second try.',
    ],
  },
  balance: {
    id: 'ge-m22.1.3',
    async wrong(keys) {
      await fillEquation(keys, ['2', '18', '14', '8'])
    },
    async right(keys) {
      await fillEquation(keys, ['1', '9', '7', '4'], true)
    },
    heard: [
      'textbox "Number in front of C 7 H 8"',
      'textbox "Number in front of O 2"',
      'textbox "Number in front of C O 2"',
      'textbox "Number in front of H 2 O"',
      'says: Reads as 2 C 7 H 8 plus 18 O 2 yields 14 C O 2 plus 8 H 2 O',
      'says: Not quite. You can try once more. Both sides agree, but all numbers can be divided by 2. The smallest whole numbers are asked for.',
      'textbox "Number in front of C 7 H 8": "2"',
      'says: Reads as C 7 H 8 plus 18 O 2 yields 14 C O 2 plus 8 H 2 O',
      'textbox "Number in front of O 2": "18"',
      'says: Reads as C 7 H 8 plus 9 O 2 yields 14 C O 2 plus 8 H 2 O',
      'textbox "Number in front of C O 2": "14"',
      'says: Reads as C 7 H 8 plus 9 O 2 yields 7 C O 2 plus 8 H 2 O',
      'textbox "Number in front of H 2 O": "8"',
      'says: Reads as C 7 H 8 plus 9 O 2 yields 7 C O 2 plus 4 H 2 O',
      'says: Right on the second try.',
    ],
  },
  order: {
    id: 'pe-h21.1.3',
    async wrong({ tabTo, press }) {
      await tabTo('button "Move Sodium (Na) up"')
      await press('Enter')
      await tabTo('button "Submit Answer"')
      await press('Enter')
    },
    async right({ tabTo, press }) {
      await tabTo('button "Move Sodium (Na) up"', true)
      await press('ArrowUp')
      await tabTo('button "Move Magnesium (Mg) down"')
      await press('Space')
      await tabTo('button "Submit Answer"')
      await press('Enter')
    },
    heard: [
      'button "Move Sodium (Na) up"',
      'says: Sodium (Na): place 2 of 4',
      'button "Submit Answer"',
      'says: Not quite. You can try once more. Of the 6 pairs of cards, 4 stand in the right order. Compare two cards at a time.',
      'button "Move Sodium (Na) up"',
      'says: Sodium (Na): place 1 of 4',
      'button "Move Magnesium (Mg) down"',
      'says: Magnesium (Mg): place 3 of 4',
      'button "Submit Answer"',
      'says: Right on the second try.',
    ],
  },
  table: {
    id: 'cl-m21.1.3',
    async wrong({ tabTo, press }) {
      await tabTo('button "1 H Hydrogen"')
      await press('z', 'n', 'Space')
      await tabTo('button "Submit Answer"')
      await press('Enter')
    },
    async right({ tabTo, press }) {
      await tabTo(/Zn/, true)
      await press('Space', 'ArrowDown', 'Enter')
      await tabTo('button "Submit Answer"')
      await press('Enter')
    },
    heard: [
      'button "1 H Hydrogen"',
      'says: Picked: Zn',
      'button "Submit Answer"',
      'says: Not quite. You can try once more. Not all that you picked belongs. Read the question once more.',
      'button "30 Zn Zinc" [pressed]',
      'says: Picked: Cd',
      'button "Submit Answer"',
      'says: Right on the second try.',
    ],
  },
  atom: {
    id: 'as-m41.1.3',
    async wrong({ tabTo, type, press }) {
      await tabTo('textbox "Protons"')
      await type('17')
      await tabTo('textbox "Neutrons"')
      await type('35')
      await tabTo('textbox "Electrons"')
      await type('18')
      await press('Enter')
    },
    async right({ tabTo, type, press }) {
      await tabTo(/^textbox "Neutrons"/, true)
      await press('ControlOrMeta+a')
      await type('17')
      await press('ArrowUp', 'Enter')
    },
    heard: [
      'textbox "Protons"',
      'textbox "Neutrons"',
      'textbox "Electrons"',
      'says: Built: 17 protons, 35 neutrons and 18 electrons',
      'says: Not quite. You can try once more.',
      'says: The mass number counts protons and neutrons together. The neutrons are the mass number minus the atomic number.',
      'textbox "Neutrons": "35"',
      'says: Built: 17 protons, 18 neutrons and 18 electrons',
      'says: Right on the second try.',
    ],
  },
  configuration: {
    id: 'ec-h41.1.3',
    async wrong({ tabTo, type, press }) {
      await tabTo(/^textbox/)
      await type('[Ar] 3d4 4s2')
      await press('Enter')
    },
    async right({ press, type }) {
      await press('ControlOrMeta+a')
      await type('[Ar] 3d5 4s1')
      await press('Enter')
    },
    heard: [
      'textbox "Your configuration"',
      'says: Reads as argon core 3 d 4 4 s 2',
      'says: Not quite. You can try once more.',
      'says: Their measured ground states are 3 d 5 4 s 1 and 3 d 10 4 s 1. The filling order is a rule with known exceptions.',
      'says: Reads as argon core 3 d 5 4 s 1',
      'says: Right on the second try.',
    ],
  },
  'configuration in boxes': {
    id: 'ec-h43.1.3',
    async wrong({ tabTo, press }) {
      await tabTo(/^button "3d, box 1 of 5/)
      await press('ArrowUp', 'ArrowDown')
      await tabTo('button "Submit Answer"')
      await press('Enter')
    },
    async right({ tabTo, press }) {
      await tabTo(/^button "3d, box 1 of 5/, true)
      await press('Backspace', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp')
      await tabTo('button "Submit Answer"')
      await press('Enter')
    },
    heard: [
      'button "3d, box 1 of 5: empty"',
      'says: Reads as argon core 3 d up down, empty, empty, empty, empty 4 s empty',
      'button "Submit Answer"',
      'says: Not quite. You can try once more. Your answer has 20 electrons. Count how many there are.',
      'button "3d, box 1 of 5: two arrows, up and down": ↑↓',
      'says: Reads as argon core 3 d up, up, up, empty, empty 4 s empty',
      'button "Submit Answer"',
      'says: Right on the second try.',
    ],
  },
  match: {
    id: 'bo-m41.1.3',
    async wrong(keys) {
      await pair(keys, 'C H 3 C O O')
      await pair(keys, 'P O 4', true)
      await pair(keys, 'C 2 O 4')
      await pair(keys, 'H P O 4', true)
      await pair(keys, 'C O 3', true)
      await keys.tabTo('button "Submit Answer"')
      await keys.press('Enter')
    },
    async right(keys) {
      await pair(keys, 'Hydrogen phosphate', true)
      await pair(keys, 'H P O 4')
      await pair(keys, 'P O 4', true)
      await keys.tabTo('button "Submit Answer"')
      await keys.press('Enter')
    },
    heard: [
      'button "C H 3 C O O minus"',
      'says: Acetate with C H 3 C O O minus',
      'button "P O 4 3 minus"',
      'says: Hydrogen phosphate with P O 4 3 minus',
      'button "C 2 O 4 2 minus"',
      'says: Oxalate with C 2 O 4 2 minus',
      'button "H P O 4 2 minus"',
      'says: Phosphate with H P O 4 2 minus',
      'button "C O 3 2 minus"',
      'says: Carbonate with C O 3 2 minus',
      'button "Submit Answer"',
      'says: Not quite. You can try once more. Only two pairs are exchanged.',
      'button "Hydrogen phosphate : with P O 4 3 minus"',
      'button "H P O 4 2 minus : with Phosphate"',
      'says: Hydrogen phosphate with H P O 4 2 minus',
      'button "P O 4 3 minus"',
      'says: Phosphate with P O 4 3 minus',
      'button "Submit Answer"',
      'says: Right on the second try.',
    ],
  },
  lewis: {
    id: 'bo-m52.1.6',
    async wrong({ tabTo, press }) {
      await tabTo('button "nitrogen to hydrogen 1: no bond yet"')
      for (const key of ['Enter', 'Tab', 'ArrowUp', 'Tab', '1', 'Tab', 'Space']) {
        // oxlint-disable-next-line no-await-in-loop
        await press(key)
      }
      await tabTo('button "Submit Answer"')
      await press('Enter')
    },
    async right({ tabTo, press }) {
      await tabTo(/^button "nitrogen: /, true)
      await press('+')
      await tabTo('button "Submit Answer"')
      await press('Enter')
    },
    heard: [
      'button "nitrogen to hydrogen 1: no bond yet"',
      'says: nitrogen to hydrogen 1: single bond',
      'says: nitrogen to hydrogen 2: single bond',
      'says: nitrogen to hydrogen 3: single bond',
      'says: nitrogen to hydrogen 4: single bond',
      'button "Submit Answer"',
      'says: Not quite. You can try once more. The electrons are right, but not the formal charge of nitrogen. Take the outer electrons, less the lone ones and one for each bond.',
      'button "nitrogen: single bond to hydrogen 1, single bond to hydrogen 2, single bond to hydrogen 3, single bond to hydrogen 4, no lone pairs, formal charge zero"',
      'says: nitrogen: single bond to hydrogen 1, single bond to hydrogen 2, single bond to hydrogen 3, single bond to hydrogen 4, no lone pairs, formal charge plus 1',
      'button "Submit Answer"',
      'says: Right on the second try.',
    ],
  },
  name: {
    id: 'ch-m61.1.3',
    async wrong({ tabTo, type, press }) {
      await tabTo('textbox "Name of the substance"')
      await type('manganese oxide')
      await press('Enter')
    },
    async right({ press, type }) {
      await press('ControlOrMeta+a')
      await type('manganese(II) oxide')
      await press('Enter')
    },
    heard: [
      'textbox "Name of the substance"',
      'says: Reads as manganese oxide',
      'says: Not quite. You can try once more. This metal forms several ions, so the name tells the charge with a Roman numeral.',
      'says: Reads as manganese(II) oxide',
      'says: Right on the second try.',
    ],
  },
  steps: {
    id: 'bo-m71.1.3',
    async wrong(keys) {
      await keys.tabTo('textbox "Your formula"')
      await answerParts(keys, { a: 'Ca2+', b: 'S2+' })
      // What helps is fetched when it is first needed, and may come after a quick next answer.
      await keys.expect('A negative ion has more electrons')
      await answerParts(keys, { c: 'CaS', d: 'calcium sulfide' })
    },
    async right(keys) {
      await answerParts(keys, { b: 'S2-', c: 'CaS', d: 'calcium sulfide' })
    },
    heard: [
      'textbox "Your formula"',
      'says: Reads as C a 2 plus',
      'says: a) Which ion does calcium form? Type it with its charge. Right C a 2 plus',
      'says: Reads as S 2 plus',
      'says: b) Which ion does sulfur form? Type it with its charge. Your answer is wrong S 2 plus Go on with your own answer.',
      'says: A negative ion has more electrons than the neutral atom. A positive ion has fewer.',
      'says: Reads as C a S',
      'says: c) What is the formula of the salt? Right C a S',
      'says: Reads as calcium sulfide',
      'says: Not quite. You can try once more. A negative ion has more electrons than the neutral atom. A positive ion has fewer.',
      'says: Reads as S 2 minus',
      'says: b) Which ion does sulfur form? Type it with its charge. Right S 2 minus',
      'says: Reads as C a S',
      'says: c) What is the formula of the salt? Right C a S',
      'says: Reads as calcium sulfide',
      'says: Right on the second try.',
    ],
  },
}

/** Answers the parts of a problem, each of which takes the focus when it opens. */
async function answerParts(keys: Keys, answers: Readonly<Record<string, string>>) {
  for (const [letter, given] of Object.entries(answers)) {
    /* oxlint-disable no-await-in-loop */
    await keys.expect(`Part ${letter} of 4`)
    await keys.type(given)
    await keys.press('Enter')
    /* oxlint-enable no-await-in-loop */
  }
}

async function pair({ tabTo, press }: Keys, name: string, back = false) {
  await tabTo(`button "${name}`, back)
  await press('Enter')
}

async function fillEquation(
  { tabTo, type, press }: Keys,
  counts: readonly string[],
  isBack = false,
) {
  const substances = ['C 7 H 8', 'O 2', 'C O 2', 'H 2 O']
  for (const [place, count] of counts.entries()) {
    /* oxlint-disable no-await-in-loop */
    await tabTo(
      new RegExp(`^textbox "Number in front of ${substances[place]}"`),
      isBack && place === 0,
    )
    await press('ControlOrMeta+a')
    await type(count)
    /* oxlint-enable no-await-in-loop */
  }
  await press('Enter')
}

test.each(Object.entries(journeys))(
  'an answer of kind %s is made wrong and right by keyboard and by ear',
  async (_, { id, wrong, right, heard }) => {
    const page = await visit(`/dashboard/questions?question=${id}`, { viewport: NARROWEST })
    await page.locator('fieldset :is(input, button, a, circle)').first().waitFor()
    const transcript = await listen(page)
    const keys = keysOf(page, transcript)
    await wrong(keys)
    await page.getByRole('alert').filter({ hasText: 'You can try once more.' }).waitFor()
    await expectAccessible(page)
    await right(keys)
    await page.getByRole('status').filter({ hasText: 'Right on the second try.' }).waitFor()
    expect(await sidewaysOverflow(page)).toBe(0)
    await keys.press('n')
    await page.getByText('Right on the second try.').waitFor({ state: 'detached' })
    expect(await transcript.all()).toEqual(heard)
  },
)

type Transcript = {
  readonly add: (line: string) => Promise<void>
  readonly all: () => Promise<readonly string[]>
}

/**
 * Notes what a screen reader says: the control that takes the focus, and what live regions announce. A region tells what
 * changes in it; one that comes with its text says it only if it is an alert.
 */
async function listen(page: Page): Promise<Transcript> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    /** Notes the texts of nodes, without what is hidden from a screen reader. */
    function say(nodes: readonly Node[]) {
      const texts = nodes.map((node) => {
        const copy = node.cloneNode(true)
        if (copy instanceof Element) {
          for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
          for (const block of copy.querySelectorAll('p, li')) block.append(' ')
        }
        return copy.textContent ?? ''
      })
      const line = `says: ${texts.join(' ').replaceAll(/\s+/g, ' ').trim()}`
      if (line === 'says: ' || said.at(-1) === line) return
      // Of what is echoed while it is typed the last counts.
      const isEcho = /^says: (?:Reads as|Picked:|Built:)/
      if (isEcho.test(line) && isEcho.test(said.at(-1) ?? '')) said.pop()
      said.push(line)
    }
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role=status], [role=alert], [aria-live]') ?? null
        const isNew = added.some((node) => node.contains(region) && node !== target)
        if (region !== null && !isNew) {
          const isInParts = region.ariaAtomic === 'false' || region.role === null
          say(isInParts ? [...addedNodes] : [region])
        }
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          const all = [node, ...node.querySelectorAll('*')]
          for (const alert of all) if (alert.role === 'alert') say([alert])
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return {
    add: (line) =>
      page.evaluate((one) => {
        Reflect.get(window, 'said').push(one)
      }, line),
    all: () => page.evaluate(() => Reflect.get(window, 'said')),
  }
}

function keysOf(page: Page, { add }: Transcript): Keys {
  /** The role and the name of the control with the focus; empty beyond the last one of the page. */
  async function focused(): Promise<string> {
    const active = page.locator(':focus')
    if ((await active.count()) === 0) return ''
    const [first = ''] = (await active.ariaSnapshot()).split('\n')
    return first.replace(/^- /, '').replace(/^'(.*)'(?=:|$)/, '$1')
  }
  return {
    async tabTo(control, back = false) {
      const passed: string[] = []
      while (passed.length < MAX_STOPS) {
        /* oxlint-disable no-await-in-loop */
        const name = await focused()
        const isThere = typeof control === 'string' ? name.startsWith(control) : control.test(name)
        if (isThere) return add(name)
        passed.push(name)
        await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
        /* oxlint-enable no-await-in-loop */
      }
      throw new Error(`No ${String(control)} takes the focus, but ${passed.join('; ')}.`)
    },
    async press(...names) {
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop
        await page.keyboard.press(name)
      }
    },
    type: (text) => page.keyboard.type(text),
    expect: (text) => page.getByText(text).first().waitFor(),
  }
}
