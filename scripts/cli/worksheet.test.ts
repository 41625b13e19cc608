import { expect, test } from 'vitest'

import type { McqQuestion, ProductionQuestion } from '#quiz/question.ts'
import type { ProductionKind } from '#quiz/task.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { kindSamples } from '#quiz/testing/kind-samples.ts'
import { markup } from '#web/worksheet/paper/sheets.ts'

import { worksheet } from './worksheet.ts'

const question: McqQuestion = {
  id: 'ge-e5.1.k3f9',
  question: 'How many atoms are in Ca(OH)₂?',
  options: ['2', '3', '5', '6'],
  correctAnswer: '5',
  explanation: '1 + 2 × 2 = 5 atoms.',
  difficulty: 'easy',
  category: 'general',
  element: 'Ca',
  badge: 'Ca',
  type: 'mcq',
  skill: 'formula-reading',
  feedback: [null, null, null, null],
  see: { elements: ['Ca'], article: null },
}
const long = 'A sentence that is far too long for one half of the page'

test('a worksheet has its questions on one page and the key on another', () => {
  expect(bodyOf(worksheet('Atoms & more', [[question]]))).toBe(`<section class="paper">
<header>
<h1>Atoms &amp; more</h1>
<p class="version">Version A</p>
<p class="student"><span>Name:</span><span>Date:</span></p>
</header>
<ol class="questions">
<li>
<p class="stem">How many atoms are in Ca(OH)<sub>2</sub>?</p>
<ol class="options columns">
<li>2</li>
<li>3</li>
<li>5</li>
<li>6</li>
</ol>
</li>
</ol>
</section>
<section class="key">
<h2>Answer key</h2>
<h3>Version A</h3>
<ol class="answers">
<li><b>C: 5</b> 1 + 2 × 2 = 5 atoms. <span class="id">ge-e5.1.k3f9</span></li>
</ol>
</section>`)
})

test('the key names the article and the section to read', () => {
  const see = { elements: question.see.elements, article: 'elements-molecules-compounds' }
  expect(worksheet('Atoms', [[{ ...question, see }]])).toContain(
    '1 + 2 × 2 = 5 atoms. <span class="read">Read: Elements, Molecules, and Compounds › Reading formulas.</span> <span class="id">',
  )
  const whole = { elements: question.see.elements, article: 'what-is-the-mole' }
  expect(worksheet('Atoms', [[{ ...question, see: whole }]])).toContain(
    '<span class="read">Read: What Is the Mole?</span> <span class="id">',
  )
})

test('the key corrects each wrong option that has a correction', () => {
  const feedback = [
    { misconception: 'GE2' as const, text: '2 is the small number in Ca(OH)₂.' },
    { misconception: null, text: '3 counts the kinds of atoms.' },
    null,
    null,
  ]
  expect(worksheet('Atoms', [[{ ...question, feedback }]]))
    .toContain(`<span class="id">ge-e5.1.k3f9</span>
<ul class="corrections">
<li><b>A</b> 2 is the small number in Ca(OH)<sub>2</sub>.</li>
<li><b>B</b> 3 counts the kinds of atoms.</li>
</ul></li>`)
})

test('each version and the key begin on a page of their own', () => {
  const page = worksheet('Atoms', [[question], [question]])
  expect(Array.from(page.matchAll(/<section class="(\w+)">/g), ([, name]) => name)).toEqual([
    'paper',
    'paper',
    'key',
  ])
  expect(page).toContain('.worksheet .key {\n  break-before: page;\n}')
  expect(Array.from(page.matchAll(/Version \w/g), ([text]) => text)).toEqual([
    'Version A',
    'Version B',
    'Version A',
    'Version B',
  ])
})

test('long options stand below each other', () => {
  const page = worksheet('Atoms', [[{ ...question, options: [long, '3', '5', '6'] }]])
  expect(page).toContain(`<ol class="options">\n<li>${long}</li>`)
})

test('a worksheet refers to nothing and runs nothing', () => {
  const page = worksheet('<script>alert("1")</script>', [[question]])
  expect(page).not.toMatch(/<script|<link|<img|https?:|url\(|@import| on\w+=/)
  expect(page).toContain('<title>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</title>')
})

test.each([
  ['2 H₂SO₄ → SO₄²⁻', '2 H<sub>2</sub>SO<sub>4</sub> → SO<sub>4</sub><sup>2−</sup>'],
  ['the ion Fe³⁺.', 'the ion Fe<sup>3+</sup>.'],
  ['[Ar] 3d⁵ 4s¹', '[Ar] 3d<sup>5</sup> 4s<sup>1</sup>'],
  ['7.87 g/cm³', '7.87 g/cm<sup>3</sup>'],
  ['6.02 × 10²³ mol⁻¹', '6.02 × 10<sup>23</sup> mol<sup>−1</sup>'],
  ['2n² and E₁', '2n<sup>2</sup> and E<sub>1</sub>'],
  ['⁷⁹Br', '<sup>79</sup>Br'],
  ['¹⁴₆C', '<span class="stacked"><sup>14</sup><sub>6</sub></span>C'],
  ['is ⁸⁵₃₇X?', 'is <span class="stacked"><sup>85</sup><sub>37</sub></span>X?'],
  ['⁰₋₁e', '<span class="stacked"><sup>0</sup><sub>−1</sub></span>e'],
  ['pH < 7 & > 0', 'pH &lt; 7 &amp; &gt; 0'],
])('%s is drawn with raised and lowered parts', (text, html) => {
  expect(markup(text)).toBe(html)
})

function bodyOf(page: string): string {
  return page.slice(page.indexOf('<body>') + '<body>\n'.length, page.indexOf('\n</body>'))
}

const common = {
  explanation: 'So it is.',
  difficulty: 'medium',
  category: 'general',
  element: 'C',
  badge: null,
  skill: 'balancing',
  see: { elements: ['C'], article: null },
} as const

const madeQuestions: readonly ProductionQuestion[] = [
  {
    ...common,
    id: 'ge-h21.1.1',
    type: 'number',
    question: 'What is the mass?',
    key: { value: 25, unit: 'g', tolerance: 0.01, figures: null },
    units: ['g'],
    correctAnswer: '25 g',
    corrections: [{ given: '2,5·10^-3 kg', misconception: 'GE6', text: 'That is wrong.' }],
  },
  {
    ...common,
    id: 'ge-m22.1.1',
    type: 'balance',
    question: 'Balance it.',
    key: { equation: 'CH4 + O2 -> CO2 + H2O' },
    correctAnswer: 'CH₄ + 2 O₂ → CO₂ + 2 H₂O',
    corrections: [],
  },
  {
    ...common,
    id: 'pe-m21.1.1',
    type: 'order',
    question: 'Put them in order.',
    key: { cards: 3 },
    cards: ['Li', 'Na', 'K'],
    shown: [2, 0, 1],
    ends: ['smallest', 'largest'],
    correctAnswer: 'Li, Na, K',
    corrections: [],
  },
]

test('answers that learners make have room on the sheet, and the key shows and corrects them', () => {
  const blank = '<span class="blank"></span>'
  const body = bodyOf(worksheet('Atoms', [madeQuestions]))
  expect(body).toContain('<p class="stem">What is the mass?</p>\n<p class="room line"></p>')
  expect(body).toContain(
    `<p class="room">${blank} CH<sub>4</sub> + ${blank} O<sub>2</sub> → ${blank} CO<sub>2</sub> + ${blank} H<sub>2</sub>O</p>`,
  )
  expect(body).toContain(
    `<p class="room"><b>A</b> K · <b>B</b> Li · <b>C</b> Na</p>\n<p class="room">smallest ${blank} ${blank} ${blank} largest</p>`,
  )
  expect(body).toContain(`<li><b>25 g</b> So it is. <span class="id">ge-h21.1.1</span>
<ul class="corrections">
<li><b>2.5 × 10<sup>−3</sup> kg</b> That is wrong.</li>
</ul></li>`)
})

const builtQuestions: readonly ProductionQuestion[] = [
  {
    ...common,
    id: 'as-m41.1.1',
    type: 'atom',
    question: 'Build the ion ⁵⁶Fe³⁺.',
    key: { protons: 26, neutrons: 30, electrons: 23 },
    correctAnswer: '26 protons, 30 neutrons and 23 electrons',
    corrections: [{ given: '26, 30, 29', misconception: 'AS3', text: 'That is wrong.' }],
  },
  {
    ...common,
    id: 'ec-h41.1.1',
    type: 'configuration',
    question: 'Type the configuration.',
    key: { configuration: '[Ar] 3d5 4s1' },
    boxes: null,
    correctAnswer: '[Ar] 3d⁵ 4s¹',
    corrections: [],
  },
  {
    ...common,
    id: 'ec-m44.1.1',
    type: 'configuration',
    question: 'Draw the electrons.',
    key: { configuration: '[He] 2s2 2p3' },
    boxes: { core: 'He', subshells: ['2s', '2p'] },
    correctAnswer: '[He] 2s [↑↓] 2p [↑][↑][↑]',
    corrections: [],
  },
  {
    ...common,
    id: 'bo-m41.1.1',
    type: 'match',
    question: 'Pair each ion with its formula.',
    key: { pairs: 2 },
    left: ['Sulfate', 'Nitrate'],
    partners: ['SO₄²⁻', 'NO₃⁻'],
    shown: [1, 0],
    correctAnswer: 'Sulfate: SO₄²⁻; Nitrate: NO₃⁻',
    corrections: [],
  },
  {
    ...common,
    id: 'bo-m52.1.1',
    type: 'lewis',
    question: 'Draw the Lewis structure.',
    key: { formula: 'OH^-', withCharges: true },
    correctAnswer: 'O–H; lone pairs: O 3; formal charges: O −1',
    corrections: [],
  },
]

const partQuestions: readonly ProductionQuestion[] = [
  {
    ...common,
    id: 'ge-m71.1.1',
    type: 'steps',
    question: 'How much H₂O forms?',
    parts: [
      {
        type: 'number',
        key: { value: 0.5, unit: 'mol', tolerance: 0.01, figures: null },
        units: ['mol'],
        ask: 'How many moles?',
        answer: '0.5 mol',
        corrections: [{ given: '2 mol', misconception: 'GE12', text: 'That is turned around.' }],
        right: 'It is 0.5 mol.',
        carry: null,
      },
      {
        type: 'naming',
        key: { name: 'water', formula: 'H2O', nomenclature: 'inorganic' },
        ask: 'What is its name?',
        answer: 'water',
        corrections: [],
        right: 'It is water.',
        carry: null,
      },
    ],
    correctAnswer: 'a: 0.5 mol; b: water',
    corrections: [],
  },
  {
    ...common,
    id: 'ch-m61.1.1',
    type: 'naming',
    question: 'Type the name of MnO.',
    key: { name: 'manganese(II) oxide', formula: 'MnO', nomenclature: 'inorganic' },
    correctAnswer: 'manganese(II) oxide',
    corrections: [],
  },
]

test('the parts of a problem have room each on the sheet, and their corrections are in the key', () => {
  const body = bodyOf(worksheet('Parts', [partQuestions]))
  expect(body).toContain(
    '<ol class="parts">\n<li>How many moles?\n<p class="room line"></p></li>\n<li>What is its name?\n<p class="room line"></p></li>\n</ol>',
  )
  expect(body).toContain('<b>a: 0.5 mol; b: water</b>')
  expect(body).toContain('<li><b>a: 2 mol</b> That is turned around.</li>')
  expect(body).toContain('<p class="stem">Type the name of MnO.</p>\n<p class="room line"></p>')
})

test('atoms, boxes and pairs have their room on the sheet, and the key shows the answers', () => {
  const blank = '<span class="blank"></span>'
  const body = bodyOf(worksheet('Atoms', [builtQuestions]))
  expect(body).toContain(
    `<p class="room">protons ${blank} neutrons ${blank} electrons ${blank}</p>`,
  )
  expect(body).toContain('<p class="stem">Type the configuration.</p>\n<p class="room line"></p>')
  expect(body).toContain(
    '<p class="room">[He] 2s <span class="boxes"><span></span></span> 2p <span class="boxes"><span></span><span></span><span></span></span></p>',
  )
  expect(body).toContain(
    `<table class="pairs"><tr><td>${blank} Sulfate</td><td><b>A</b> NO<sub>3</sub><sup>−</sup></td></tr><tr><td>${blank} Nitrate</td><td><b>B</b> SO<sub>4</sub><sup>2−</sup></td></tr></table>`,
  )
  expect(body).toContain('<li><b>26 protons, 30 neutrons and 29 electrons</b> That is wrong.</li>')
  expect(body).toContain('<b>[Ar] 3d<sup>5</sup> 4s<sup>1</sup></b>')
  expect(body).toContain('<b>[He] 2s [↑↓] 2p [↑][↑][↑]</b>')
  const [skeleton = '', structure = ''] = Array.from(
    body.matchAll(/<svg class="lewis".*?<\/svg>/g),
    ([drawing]) => drawing,
  )
  expect(skeleton).toContain('aria-label="Atoms to draw on: O, H"')
  expect(countOf(skeleton, /<circle/g)).toBe(0)
  expect(countOf(skeleton, /stroke-dasharray/g)).toBe(1)
  expect(structure).toContain(
    'aria-label="Oxygen: single bond to hydrogen, three lone pairs, formal charge minus 1. Hydrogen: single bond to oxygen, no lone pairs."',
  )
  expect(countOf(structure, /<circle/g)).toBe(6)
  expect(structure).toContain('>−1</text>')
})

/** The rooms to write an answer of each kind. */
const rooms: Readonly<Record<ProductionKind, readonly RegExp[]>> = {
  number: [/room line/],
  formula: [/room line/],
  balance: [/class="blank"/],
  order: [/class="blank"/],
  table: [/room line/],
  atom: [/class="blank"/],
  configuration: [/room line|class="boxes"/],
  match: [/class="pairs"/, /class="blank"/],
  lewis: [/class="lewis"/],
  naming: [/room line/],
  steps: [/class="parts"/, /room line/],
}

test.each(kindSamples)('$id has room on the sheet, and its answer in the key', ({ id }) => {
  const asked = questionOf(id)
  if (asked === null || asked.type === 'mcq') throw new Error(`Nothing is made in ${id}.`)
  const [sheet = '', key = ''] = bodyOf(worksheet('Kinds', [[asked]])).split('class="key"')
  expect(sheet).toContain(`<p class="stem">${markup(asked.question)}</p>`)
  for (const room of rooms[asked.type]) expect(sheet).toMatch(room)
  expect(key).toContain(`${markup(asked.correctAnswer)}</b> ${markup(asked.explanation)}`)
  expect(key).toContain(`<span class="id">${id}</span>`)
})

test('the key has the letters that belong into the blanks of pairs and orders', () => {
  const body = bodyOf(worksheet('Letters', [[...madeQuestions, ...builtQuestions]]))
  expect(body).toContain('<li><b>B, A: Sulfate: SO<sub>4</sub><sup>2−</sup>; Nitrate:')
  expect(body).toContain('<li><b>B, C, A: Li, Na, K</b>')
})

test('the key has the worked solution of a question, line by line', () => {
  const solvable = questionOf('as-e4.1.d')
  if (solvable === null) throw new RangeError('There is no such question.')
  expect(worksheet('Atoms', [[solvable]])).toContain(`<ol class="worked">
<li>Protons: 35</li>
<li>Neutrons: 44</li>
<li>Mass number = protons + neutrons</li>
<li>Mass number: 35 + 44 = 79</li>
</ol>`)
})

function countOf(text: string, pattern: RegExp): number {
  return Array.from(text.matchAll(pattern)).length
}

test('the figure of a question is drawn below its text, with its sentence', () => {
  const printed = worksheet('Spectra', [
    [
      {
        ...question,
        figure: {
          kind: 'mass-spectrum',
          bars: [
            { mass: 35, share: 75.8 },
            { mass: 37, share: 24.2 },
          ],
        },
      },
    ],
  ])
  const [, sentence] =
    /<p class="room"><svg class="figure" role="img" aria-label="([^"]+)"/.exec(printed) ?? []
  expect(sentence).toBe('Mass spectrum with 2 bars: 75.8% at 35, 24.2% at 37.')
  expect(printed.match(/<polyline/g)?.length).toBeGreaterThan(3)
})
