import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { compileReferences, referenceFiles } from '#content/pipeline/reference/compile-reference.ts'
import { articleReadability } from '#content/pipeline/style/style-rules.ts'
import { notedSections } from '#content/readings.ts'
import { LETTERS } from '#quiz/figures/drawing.ts'
import { drawnFigure } from '#quiz/figures/drawn-figure.ts'
import { skillOfTemplate } from '#quiz/learning/askable.ts'
import { isSkillId, type SkillId, skills, topicOfSkill } from '#quiz/skills.ts'

import { referenceFigures } from './figures.ts'
import { referenceOfSkill, references } from './list.ts'
import { referenceValues } from './values.ts'

const pages = await compileReferences()

/** School years in which a page is read with ease; formulas count as short words. */
const EASIEST = 4
const HARDEST = 10.5

/** The mean width of a letter as a share of its size, and that of signs of a number in a wide font. */
const LETTER = 0.5
const WIDEST: Readonly<Record<string, number>> = { '−': 0.84, '.': 0.32, '\u202F': 0.2 }
const DIGIT = 0.636

function widthOf(text: string): number {
  if (!/^[−.\u202F\d]+$/.test(text)) return LETTER * LETTERS * text.length
  return Array.from(text).reduce((sum, sign) => sum + (WIDEST[sign] ?? DIGIT) * LETTERS, 0)
}

test.each(pages.map((page) => [page.slug, page] as const))(
  '%s can be built, has a figure and a worked example, and reads easily',
  (_slug, { facts }) => {
    expect(facts.problems).toEqual([])
    expect(facts.figureNames.length).toBeGreaterThan(0)
    expect(facts.counts.get('Worked')).toBe(1)
    const { grade } = articleReadability(facts)
    expect(grade).toBeGreaterThan(EASIEST)
    expect(grade).toBeLessThan(HARDEST)
  },
)

test('every listed page is written, and no other', () => {
  expect(pages.map(({ slug }) => slug).toSorted()).toEqual(
    references.map(({ slug }) => slug).toSorted(),
  )
})

test('every figure stands on a page', () => {
  const shown = new Set(pages.flatMap(({ facts }) => facts.figureNames))
  expect(Object.keys(referenceFigures).filter((name) => !shown.has(name))).toEqual([])
})

test('the words of every drawing stand within it', () => {
  const outside = Object.entries(referenceFigures).flatMap(([name, entry]) => {
    const { drawing } = 'drawn' in entry ? entry.drawn : drawnFigure(entry.figure)
    return drawing.marks
      .filter((mark) => mark.type === 'text')
      .filter(({ at: [x, y], text, anchor }) => {
        const width = widthOf(text)
        const left = x - { start: 0, middle: width / 2, end: width }[anchor]
        return left < 0 || left + width > drawing.width || y < LETTERS / 2 || y > drawing.height
      })
      .map(({ text }) => `${name}: ${text}`)
  })
  expect(outside).toEqual([])
})

test('a skill is explained by one page, and is one of a topic', () => {
  const explained: readonly SkillId[] = references.flatMap((page) => page.skills)
  expect(explained.length).toBe(new Set(explained).size)
  expect(explained.filter((id) => topicOfSkill(id) === null)).toEqual([])
})

test('a skill leads to its page, and one of the first year to none', () => {
  expect(referenceOfSkill('buffers')).toMatchObject({
    title: 'Acid Constants and Buffers',
    path: '/reference/acid-constants-and-buffers',
  })
  expect(
    skills.filter(({ id }) => isSkillId(id) && referenceOfSkill(id) !== null).length,
  ).toBeGreaterThan(50)
  expect(referenceOfSkill('stoichiometry')).toBeNull()
})

test('every skill leads to a section of an article or to a page', () => {
  const inArticles = new Set(notedSections.map(({ template }) => skillOfTemplate(template)))
  const nowhere = skills.filter(
    ({ id }) => isSkillId(id) && !inArticles.has(id) && referenceOfSkill(id) === null,
  )
  expect(nowhere).toEqual([])
})

test('search engines get a sentence of its own about every page', () => {
  const sentences = new Set(pages.map(({ frontMatter }) => frontMatter?.description))
  expect(sentences.size).toBe(references.length)
})

test('worked examples come to what a pocket calculator says', () => {
  expect(referenceValues).toMatchObject({
    'gas volume': '12.4',
    'molar volume 0 atm': '22.41',
    'molar volume 25 bar': '24.79',
    'titrant amount': '2.14',
    'sample concentration': '0.0856',
    'curve start': '2.88',
    'curve end': '8.73',
    's AgCl': '1.3 × 10⁻⁵',
    's AgCl with chloride': '1.8 × 10⁻⁹',
    'products of methane': '−965.1',
    'combustion of methane': '−890.5',
    'lime entropy': '160.2',
    'lime heat': '179.2',
    'lime energy': '131.4',
    'lime turn': '1120',
    'rate 2': '4.8 × 10⁻³',
    'decay constant': '0.0347',
    'barrier forward': '80',
    'barrier back': '110',
    'profile change': '−30',
    'arrhenius log': '0.655',
    'arrhenius factor': '1.9',
    'K of N2O4': '3.6 × 10⁻³',
    'weak pH': '2.88',
    'buffer pH': '5.06',
    'E cell': '1.10',
    'cell energy': '−212',
    'plating charge': '900',
    'plating electrons': '0.00933',
    'plated mass': '0.296',
    'photon energy': '4.41 × 10⁻¹⁹',
    'light per mole': '266',
    'dye concentration': '4.00 × 10⁻⁵',
    Rf: '0.45',
    'helium defect': '0.0304',
    'helium energy': '28.3',
    'half-life U-235': '704 million',
    'half-life K-40': '1248 million',
    'dating halvings': '1.51',
    'dating age': '8600',
    'natural dose': '2.4',
    'dose far': '2',
    'sulfur amount': '0.624',
    'dioxide of coal': '40',
    'chlorine mass': '1.0',
    'can energy': '37',
    'burette used': '23.65',
    'burette spread': '0.10',
    'burette percent': '0.42',
    'error percent': '3.3',
    'salt amount': '0.0250',
    'salt weighed': '1.46',
  })
})

test('every value stands on a page', () => {
  const sources = referenceFiles().map((file) => readFileSync(file, 'utf8'))
  const unused = Object.keys(referenceValues).filter(
    (name) => !sources.some((source) => source.includes(`[[${name}]]`)),
  )
  expect(unused).toEqual([])
})
