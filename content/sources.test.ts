import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { compileLibrary } from '#content/pipeline/compile.ts'
import { compileReferences } from '#content/pipeline/reference/compile-reference.ts'

/** Answer sites, shops, encyclopedias, exam preparation, and pages that anyone may fill. */
const WEAK =
  /wiki(?:pedia|how|tech|\.)|encyclop(?!edic)|britannica|webelements\.com|answers?\.(?:com|org|yahoo)|quora|brainly|chegg|byju|vedantu|toppr|study\.com|studysmarter|quizlet|khanacademy|thoughtco|sciencing|easychem|savemyexams|physicsandmathstutor|revisionworld|tutorvista|tutopiya|blogspot|wordpress|tripod|medium\.com|amazon|ebay|sigmaaldrich|fishersci|candle(?!Flame)s?\.|picotech|flinn/i

test.each([
  ['https://en.wikipedia.org/wiki/Sodium', true],
  ['http://www.easychem.com.au/indicators', true],
  ['https://byjus.com/question-answer/', true],
  ['the Great Soviet Encyclopedia', true],
  ['https://openstax.org/books/chemistry-2e/pages/14-7-acid-base-titrations', false],
  ['https://doi.org/10.1021/ed076p914', false],
])('%s counts as weak: %j', (source, isWeak) => {
  expect(WEAK.test(source)).toBe(isWeak)
})

test('every source of an article or reference page has an address, and none is of a weak kind', async () => {
  const articles = (await compileLibrary()).map(({ slug, facts }) => ({
    slug,
    sources: facts.frontMatter?.sources ?? [],
  }))
  const references = (await compileReferences()).map(({ slug, frontMatter }) => ({
    slug,
    sources: frontMatter?.sources ?? [],
  }))
  const pages = [...articles, ...references]
  expect(pages.filter(({ sources }) => sources.length < 2)).toEqual([])
  const weak = pages.flatMap(({ slug, sources }) =>
    sources
      .filter(({ name, address }) => WEAK.test(name) || WEAK.test(address))
      .map(({ name }) => `${slug}: ${name}`),
  )
  expect(weak).toEqual([])
})

test('no data of chemistry or questions rests on a source of a weak kind', () => {
  const files = globSync('src/{chemistry,quiz}/**/*.ts').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const weak = files.flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8'))
      .filter((comment) => /source|after|table|value/i.test(comment) && WEAK.test(comment))
      .map((comment) => `${file}: ${comment.slice(0, 80)}`),
  )
  expect(weak).toEqual([])
})

function commentsOf(code: string): readonly string[] {
  return Array.from(code.matchAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g), ([comment]) => comment)
}
