import type { Page } from 'playwright'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'

import { newPage } from './support/browser/browser.ts'
import { startJourneys, untilQuestion } from './support/journey.ts'
import { optionsOnly } from './support/visitors.ts'

/** The sound that the page under test makes: audio contexts, and the pitches of tones. */
type Heard = { readonly contexts: number; readonly pitches: readonly number[] }

type Rendered = { readonly peak: number; readonly loudest: number; readonly lastSample: number }

const names = [
  'correct',
  'incorrect',
  'click',
  'next',
  'match-found',
  'match-start',
  'time-warning',
  'victory',
  'defeat',
]
const CLICK = 1046.5
const RIGHT = [659.26, 987.77]
const WRONG = [311.13, 261.63]
const NEXT = [392, 523.25]

const { visit } = startJourneys()
let soundScript: string

beforeAll(async () => {
  soundScript = await bundledSounds()
})

test('each of the nine sounds can be heard, is far from clipping, and ends in silence', async () => {
  const page = await newPage()
  await page.evaluate(soundScript)
  const rendered = await page.evaluate<Record<string, Rendered>>('renderedSounds()')
  expect(Object.keys(rendered)).toEqual(names)
  const faults = Object.entries(rendered).filter(
    ([, { peak, loudest, lastSample }]) =>
      peak < 0.03 || peak > 0.4 || loudest < 0.01 || lastSample > 0.002,
  )
  expect(faults).toEqual([])
})

test('practice sounds at the choice, the verdict and the next question, and not before a gesture', async () => {
  const page = await practice()
  expect(await heard(page)).toEqual({ contexts: 0, pitches: [] })
  await page.keyboard.press('a')
  expect(await heard(page)).toEqual({ contexts: 1, pitches: [CLICK] })
  await page.keyboard.press('Enter')
  const verdict = await page.getByRole('status').textContent()
  const judged = verdict === 'Correct.' ? RIGHT : WRONG
  expect((await heard(page)).pitches).toEqual([CLICK, ...judged])
  await page.keyboard.press('a')
  await page.keyboard.press('n')
  expect(await heard(page)).toEqual({ contexts: 1, pitches: [CLICK, ...judged, ...NEXT] })
})

test('the mute beside the question is the switch of the settings', { tags: 'long' }, async () => {
  const page = await practice()
  await page.getByRole('button', { name: 'Mute sounds' }).click()
  await page.getByRole('button', { name: 'Turn sounds on' }).waitFor()
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByRole('status').waitFor()
  expect(await heard(page)).toEqual({ contexts: 0, pitches: [] })
  await page.goto('/dashboard/settings')
  const setting = page.getByRole('switch', { name: 'Sound effects' })
  await setting.and(page.getByRole('switch', { checked: false })).waitFor()
  await setting.check()
  await page.goto('/dashboard/questions')
  await page.getByRole('button', { name: 'Mute sounds' }).waitFor()
})

test('a browser without sound practices in silence', { tags: 'long' }, async () => {
  const page = await practice(() => {
    Object.defineProperty(globalThis, 'AudioContext', { value: undefined })
  })
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('status').waitFor()
})

test('at 320 pixels the bar above a question fits', { tags: 'long' }, async () => {
  const page = await practice(undefined, { viewport: { width: 320, height: 640 } })
  for (let question = 2; question <= 10; question += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('n')
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(`${question} of ${question}`).waitFor()
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

/** Opens practice with an ear on the page, or with `prepare` in its place. */
async function practice(
  prepare: () => void = listen,
  how: Parameters<typeof visit>[1] = {},
): Promise<Page> {
  const page = await visit('/about', {
    ...how,
    stored: { preferences: optionsOnly, ...how.stored },
  })
  await page.addInitScript(prepare)
  await page.goto('/dashboard/questions')
  await untilQuestion(page)
  return page
}

/** Runs in the page: counts without changing what happens. */
function listen() {
  const oscillators: OscillatorNode[] = []
  let contexts = 0
  Object.defineProperty(globalThis, 'AudioContext', {
    value: class extends AudioContext {
      constructor() {
        super()
        contexts += 1
      }

      override createOscillator() {
        const oscillator = super.createOscillator()
        oscillators.push(oscillator)
        return oscillator
      }
    },
  })
  Object.assign(globalThis, {
    heard: () => ({
      contexts,
      pitches: oscillators.map(({ frequency }) => Math.round(frequency.value * 100) / 100),
    }),
  })
}

function heard(page: Page): Promise<Heard> {
  return page.evaluate<Heard>('heard()')
}

/** The sounds of the product with a function that renders them, as one script. */
async function bundledSounds(): Promise<string> {
  const entry = 'virtual:rendered-sounds'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? RENDERED_SOUNDS : null),
      },
    ],
  })
  const output = 'output' in built ? built.output : []
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

const RENDERED_SOUNDS = `
import { drawSound } from '/src/web/sound/draw-sound.ts'
import { soundLength, sounds } from '/src/web/sound/sounds.ts'

globalThis.renderedSounds = async () => {
  const all = Object.entries(sounds).map(async ([name, tones]) => [name, await measured(tones)])
  return Object.fromEntries(await Promise.all(all))
}

async function measured(tones) {
  const rate = 44100
  const context = new OfflineAudioContext(1, Math.ceil(soundLength(tones) * rate), rate)
  drawSound(context, tones, 0)
  const samples = (await context.startRendering()).getChannelData(0).map(Math.abs)
  return {
    peak: samples.reduce((most, sample) => Math.max(most, sample), 0),
    loudest: Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length),
    lastSample: samples.at(-1),
  }
}
`
