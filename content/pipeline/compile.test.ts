import { join } from 'node:path'

import { expect, test } from 'vitest'

import { ARTICLES_FOLDER, articleCompiler } from './compile.ts'

const FRONT = `title: A title
subtitle: A subtitle
category: atoms-and-isotopes
order: 1
level: start
objective: do something
helpfulFirst: []
keyTerms: [atom]
synonyms: []
skills: [particle-count]
elements: [H, C]
sources:
  - { name: One, address: "https://example.org/one" }
  - { name: Two, address: "https://example.org/two" }
  - { name: Three, address: "https://example.org/three" }
lastReviewed: 2026-11-20`
const FILE = join(ARTICLES_FOLDER, 'what-is-an-atom.mdx')
const PADDING = 'Some words about chemistry that only fill the page. '.repeat(110)

const compile = articleCompiler(new Set(['what-is-an-atom']))

function article(body: string, front = FRONT): string {
  return `---\n${front}\n---\n\n${PADDING}\n\n${body}\n`
}

async function problemsOf(source: string): Promise<readonly string[]> {
  return (await compile(FILE, source)).facts.problems
}

test('an article without mistakes has no problems', async () => {
  const body = [
    'Water, $\\ce{H2O}$, forms in $\\ce{2H2 + O2 -> 2H2O}$.',
    'Gold melts at 1064 °C, says <El s="Au" />: <Fact of="Au" is="meltingPoint" />.',
    '<Figure name="lithium-atom" />',
    'Table: Numbers\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    'See [isotopes](/blog/what-are-isotopes) and [gold](/dashboard/periodic-table/Au).',
    '<Unchecked why="skeleton">$\\ce{H2 + O2 -> H2O}$</Unchecked>',
  ]
  expect(await problemsOf(article(body.join('\n\n')))).toEqual([])
})

test('marks of the sentence go to the formula, and leave the text', async () => {
  const { code } = await compile(FILE, article('Water ($\\ce{H2O}$), or $x$-rays: $y$ and more.'))
  expect(code).toMatch(/spoken: "\(H 2 O\),"/)
  expect(code).toContain('"Water "')
  expect(code).toContain('" or "')
  expect(code).toMatch(/spoken: "x-"/)
  expect(code).toContain('"rays: "')
  expect(code).toContain('" and more."')
})

test('a number and its unit stay together', async () => {
  const { code } = await compile(FILE, article('About 5.00 g at 20 °C in 3 molecules or 2 groups.'))
  expect(withoutMarks(code)).toContain(
    '"About ", "5.00\u00a0g", " at ", "20\u00a0°C", " in 3 molecules or 2 groups."',
  )
})

test('symbols and values with a unit are marked as nothing to translate', async () => {
  const { code } = await compile(FILE, article('Tin (Sn) melts at 232 °C. He knew.'))
  const marked = Array.from(code.matchAll(MARKED), ([, text]) => text)
  expect(marked).toEqual(['"Sn"', '"232\u00a0°C"'])
})

test('each heading stands in a section with what follows it', async () => {
  const { code } = await compile(FILE, article('## One\n\nText.\n\n### Part\n\n## Two\n\nEnd.'))
  const parts = Array.from(code.matchAll(/_components\.(section|h2|h3)\b[,)]/g), ([, tag]) => tag)
  expect(parts).toEqual(['section', 'h2', 'h3', 'section', 'h2'])
})

test('a fact does without the unit where its column or its row names it', async () => {
  const table = [
    'Table: Cesium',
    '',
    '| Element | Melts at (°C) | Fact | Boils |',
    '| --- | --- | --- | --- |',
    '| Cs | <Fact of="Cs" is="meltingPoint" /> | <Fact of="Cs" is="density" /> | at <Fact of="Cs" is="boilingPoint" /> |',
    '| Cs (g/cm³) | <Fact of="Cs" is="density" /> | a | b |',
  ].join('\n')
  const { code, facts } = await compile(FILE, article(table))
  expect(facts.problems).toEqual([])
  const cells = Array.from(
    withoutMarks(code).matchAll(/_components\.td, \{\s*children: (.*)\n/g),
    ([, text]) => text,
  )
  expect(cells).toEqual([
    '"28.5"',
    '"1.873\u00a0g/cm³"',
    '["at ", "671\u00a0°C"]',
    '"1.873"',
    '"a"',
    '"b"',
  ])
})

test('a table with many columns and fewer rows is turned on its side', async () => {
  const table = [
    'Table: Groups',
    '',
    '| Group | 1 | 2 | 13 | 14 | 15 | 16 |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| Example | Na | Mg | Al | Si | P | S |',
  ].join('\n')
  const { code, facts } = await compile(FILE, article(table))
  expect(facts.problems).toEqual([])
  const cells = Array.from(
    withoutMarks(code).matchAll(
      /_components\.(t[hd]), \{\s*(?:scope: "(\w+)",\s*)?children: "(.*)"/g,
    ),
    ([, tag, scope, text]) => [tag, scope ?? '', text].join(' '),
  )
  expect(cells.slice(0, 4)).toEqual(['th col Group', 'th col Example', 'th row 1', 'td  Na'])
  expect(cells).toHaveLength(14)
})

test.each([
  ['an unknown macro', '$\\foo$', 'is no formula: KaTeX parse error: Undefined control sequence'],
  ['an unbalanced equation', '$\\ce{H2 + O2 -> H2O}$', '\\ce{H2 + O2 -> H2O} is not balanced'],
  ['charges that differ', '$\\ce{Na -> Na+}$', 'is not balanced'],
  [
    'an unbalanced decay',
    '$\\ce{^{14}_{6}C -> ^{14}_{7}N}$',
    'is not balanced in mass or charge numbers',
  ],
  ['letters as coefficients', '$\\ce{C_nH_{2n} + H2 -> C_nH_{2n+2}}$', 'cannot be checked'],
  ['a formula without words', '$\\begin{matrix}1\\end{matrix}$', 'cannot be read aloud'],
  ['a lone dollar', 'It costs $5.', 'a $ without its partner'],
  ['a dead link', '[x](/blog/what-is-a-atom)', 'the link /blog/what-is-a-atom leads nowhere'],
  ['a link to no element', '[x](/dashboard/periodic-table/Xx)', 'leads nowhere'],
  ['a link to no trend', '[x](/dashboard/periodic-table?show=color)', 'leads nowhere'],
  [
    'a link to cells of no element',
    '[x](/dashboard/periodic-table?show=ionizationEnergy&ring=N,Xx)',
    'leads nowhere',
  ],
  ['a link to another host', '[x](https://example.org)', 'leads nowhere in the product'],
  ['a figure that is not there', '<Figure name="nothing" />', 'there is no figure'],
  [
    'an answer with a figure that is not there',
    '<Question figure="nothing" answer="x">x?</Question>',
    'there is no figure',
  ],
  [
    'an attribute too many',
    '<Question color="red" answer="x">x?</Question>',
    '<Question> has exactly the attributes answer',
  ],
  ['an unknown component', '<Blink>x</Blink>', 'there is no component <Blink>'],
  ['a missing attribute', '<Callout>x</Callout>', '<Callout> has exactly the attributes kind'],
  ['an unknown call-out', '<Callout kind="fun">x</Callout>', "there is no callout 'fun'"],
  ['half a mixup', '<Callout kind="mixup">x</Callout>', 'a mixup has the parts'],
  ['an unknown element', '<El s="Xx" />', 'Xx is no element'],
  ['an unknown fact', '<Fact of="Au" is="taste" />', '<Fact> has no value for this'],
  ['a table without caption', '| a |\n| --- |\n| 1 |', "table 1 has no line 'Table: ...'"],
  ['a deep heading', '#### Deep', 'headings are ## or ###'],
  ['an expression', 'One {1 + 1} two', 'braces stand only inside $...$'],
  ['thousands with a comma', 'About 12,000 atoms.', "line 22: '12,000': write a narrow space"],
  ['a space before %', 'It is 62.6 % of all.', 'write 62.6%'],
  [
    'a hyphen as a minus sign in a table',
    'Table: A\n\n| a |\n| --- |\n| -5 |',
    'write the minus sign',
  ],
  ['a point as a multiplication sign in a formula', '$2 \\cdot 3$', 'write \\times'],
  ['a temperature in an answer', '<Question answer="At 20°C.">When?</Question>', 'write 100 °C'],
  [
    'a melting point that contradicts the data',
    'Cesium melts at 29.4 °C.',
    "'Cesium melts at 29.4 °C' contradicts the element data: 28.5",
  ],
  [
    'a boiling point that contradicts the data',
    'The boiling point of water is fine, but mercury boils at only 400 °C.',
    'contradicts the element data',
  ],
])('%s fails the build', async (_name, body, problem) => {
  expect((await problemsOf(article(body))).join('\n')).toContain(problem)
})

test.each([
  ['title: A title\n', '', 'front matter title'],
  ['level: start', 'level: easy', 'front matter level'],
  ['[particle-count]', '[no-such-skill]', 'is no skill'],
  ['[H, C]', '[H, Xx]', 'is no element'],
  ['lastReviewed: 2026-11-20', 'lastReviewed: soon', 'front matter lastReviewed'],
  ['order: 1', 'order: 1\nmood: good', 'Unrecognized key'],
  ['A subtitle', 'Down to -5 °C', 'write the minus sign'],
  ['  - { name: Three, address: "https://example.org/three" }\n', '', 'front matter sources'],
])('front matter with %j in place of %j fails the build', async (from, to, problem) => {
  expect((await problemsOf(article('Text.', FRONT.replace(from, to)))).join('\n')).toContain(
    problem,
  )
})

test('an article that is too short or too long fails the build', async () => {
  expect(await problemsOf(`---\n${FRONT}\n---\n\nShort.\n`)).toEqual([
    '1 words: an article has 900 to 2000',
  ])
  expect(await problemsOf(article(PADDING.repeat(2)))).toEqual([
    '2970 words: an article has 900 to 2000',
  ])
})

test('a link to an article that is only planned becomes plain words', async () => {
  const { code } = await compile(
    FILE,
    article('See [isotopes](/blog/what-are-isotopes) and [atoms](/blog/what-is-an-atom).'),
  )
  expect(code).not.toContain('/blog/what-are-isotopes')
  expect(code).toContain('/blog/what-is-an-atom')
})

test('questions are numbered, and each answer stands within its question', async () => {
  const { code, facts } = await compile(
    FILE,
    article('## Check yourself\n\n<Question answer="It is $1+1$.">What?</Question>'),
  )
  expect(facts.headings).toEqual([{ id: 'check-yourself', text: 'Check yourself' }])
  expect(code).toMatch(
    /_jsxs?\(Task, \{\s*kind: "question",\s*number: "1",\s*children: \[.*_jsxs?\(Answer/s,
  )
  expect(code).toContain('spoken: "1 plus 1."')
})

test('an answer can have a drawing of its own, which is none of those in the text', async () => {
  const { code, facts } = await compile(
    FILE,
    article('<Question figure="lithium-atom" answer="Three.">How many?</Question>'),
  )
  expect(facts.problems).toEqual([])
  expect(facts.figureNames).toEqual(['lithium-atom'])
  expect(facts.counts.get('Figure')).toBeUndefined()
  expect(code).toMatch(
    /_jsxs\(Answer, \{[^}]*children: \["Three\.", _jsx\(Figure, \{\s*name: "lithium-atom"/,
  )
})

test('a key term is explained by the sentence in which it is bold, at its first mention in later sections', async () => {
  const body = [
    '## One\n\nFirst. An **atom** of $\\ce{H2O}$ is small. An atom again.',
    '## Two\n\nMany atoms here. No atom there.\n\nAn atom.',
    '## Three\n\nAn atom.',
  ]
  const { code, facts } = await compile(FILE, article(body.join('\n\n')))
  expect(facts.problems).toEqual([])
  const mentions = Array.from(
    code.matchAll(/\(Mention, \{\s*id: "([\w-]+)",\s*children: "(\w+)"/g),
    ([, id, words]) => `${id} ${words}`,
  )
  expect(mentions).toEqual(['term-atom atoms', 'term-atom atom'])
  const [, explanation = ''] = code.split('(Term, {')
  expect(explanation).toContain('"An "')
  expect(explanation).toContain('spoken: "H 2 O"')
  expect(explanation).not.toContain('First.')
  expect(explanation).not.toContain('again')
})

test('a section ends with the questions that are noted for it and practice a skill of the article', async () => {
  const { code } = await compile(
    FILE,
    article('## Neutral atoms, ions and isotopes\n\nText.\n\n## Other\n\nText.'),
  )
  const frames = Array.from(
    code.matchAll(/\(SectionPractice, \{\s*section: "([^"]+)",\s*names: "([^"]+)"/g),
    ([, section, names]) => [section, names],
  )
  expect(frames).toEqual([['Neutral atoms, ions and isotopes', 'as-e5.as-e41']])
})

test('an article about a procedure folds the steps of its examples behind the first', async () => {
  const example = '<Worked title="A sum">\n1. Write.\n2. Add.\n3. Check.\n</Worked>'
  const mole = join(ARTICLES_FOLDER, 'what-is-the-mole.mdx')
  const stepsIn = async (file: string) => {
    const { code } = await compile(file, article(example))
    return Array.from(code.matchAll(/\(Step, \{\s*number: "(\d)"/g), ([, number]) => number)
  }
  expect([await stepsIn(mole), await stepsIn(FILE)]).toEqual([['2', '3'], []])
})

/** A part of the code of a page that says of a text that there is nothing to translate. */
const MARKED = /_jsx\(_components\.span, \{\s*translate: "no",\s*children: ("[^"]*")\s*\}\)/g

function withoutMarks(code: string): string {
  return code.replaceAll(MARKED, '$1')
}
