import { expect, test } from 'vitest'

import { levels } from '#content/levels.ts'
import { plannedSlugs } from '#content/pipeline/article/library.ts'
import { compileLibrary } from '#content/pipeline/compile.ts'
import { styleProblems } from '#content/pipeline/style/style-rules.ts'
import { shelves } from '#content/shelves.ts'

const library = await compileLibrary()

test.each(library.map((article) => [article.slug, article] as const))(
  '%s can be built, and reads and teaches as an article should',
  (_slug, { facts }) => {
    expect([...facts.problems, ...styleProblems(facts)]).toEqual([])
  },
)

test('every planned article is written, and no other', () => {
  expect(new Set(library.map(({ slug }) => slug))).toEqual(new Set(plannedSlugs))
})

test('shelves and places of the front matter give the reading order', () => {
  const ids = shelves.map(({ id }) => id)
  const places = library.flatMap(({ slug, facts: { frontMatter } }) =>
    frontMatter === null
      ? []
      : [{ slug, shelf: ids.indexOf(frontMatter.category), order: frontMatter.order }],
  )
  const inOrder = places.toSorted((a, b) => a.shelf - b.shelf || a.order - b.order)
  const planned = plannedSlugs.filter((slug) => library.some((article) => article.slug === slug))
  expect(inOrder.map(({ slug }) => slug)).toEqual(planned)
})

test('what an article asks to be read first stands before it and is no harder', () => {
  const written = new Map(
    library.flatMap(({ slug, facts: { frontMatter } }) =>
      frontMatter === null ? [] : [[slug, frontMatter] as const],
    ),
  )
  const rank = (slug: string) => levels.findIndex((level) => level === written.get(slug)?.level)
  const pairs = [...written].flatMap(([slug, { helpfulFirst }]) =>
    helpfulFirst.map((first) => ({ slug, first })),
  )
  expect(pairs.length).toBeGreaterThan(20)
  expect(
    pairs.filter(({ slug, first }) => rank(first) > rank(slug) || placeOf(first) >= placeOf(slug)),
  ).toEqual([])
})

test('within a shelf no article is easier than the one before it', () => {
  const easier = plannedSlugs.filter((slug, place) => {
    const before = plannedSlugs[place - 1] ?? slug
    return shelfOf(before) === shelfOf(slug) && levelOf(before) > levelOf(slug)
  })
  expect(easier).toEqual([])
})

test('search engines get a sentence of 110 to 160 characters about every article, each its own', () => {
  const sentences = library.map(({ facts: { frontMatter } }) => frontMatter?.description ?? '')
  expect(sentences.filter(({ length }) => length < 110 || length > 160)).toEqual([])
  expect(new Set(sentences).size).toBe(library.length)
})

test('every key term is explained by a sentence', () => {
  const unexplained = library.flatMap(({ slug, code, facts: { frontMatter } }) => {
    const explained = new Set(
      Array.from(code.matchAll(/\(Term, \{\s*term: "([^"]+)"/g), ([, term]) => term),
    )
    return (frontMatter?.keyTerms ?? [])
      .filter((term) => !explained.has(term))
      .map((term) => `${slug}: ${term}`)
  })
  expect(unexplained).toEqual([])
})

test('no two articles open alike', () => {
  const openings = library.map(({ facts: { passages } }) =>
    passages
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' '),
  )
  const firstWords = openings.map((text) => text.split(' ').slice(0, 2).join(' '))
  expect(new Set(firstWords).size).toBe(library.length)
  for (const phrase of ['Now imagine', 'The answer is']) {
    expect(openings.filter((text) => text.includes(phrase)).length).toBeLessThan(2)
  }
})

function levelOf(slug: string): number {
  return levels.findIndex((level) => level === frontMatterOf(slug)?.level)
}

function shelfOf(slug: string): string | undefined {
  return frontMatterOf(slug)?.category
}

function frontMatterOf(slug: string) {
  return library.find((article) => article.slug === slug)?.facts.frontMatter
}

function placeOf(slug: string): number {
  return plannedSlugs.indexOf(slug)
}

test.each([
  [/\bionization energ(?:y|ies)\b/i, 'ionizationEnergy'],
  [/\belectronegativit(?:y|ies)\b/i, 'electronegativityPauling'],
  [/\belectron affinit(?:y|ies)\b/i, 'electronAffinity'],
  [/\batomic radi(?:us|i)\b/i, 'covalentRadiusCordero'],
])('an article that names %s opens it on the table', (trend, property) => {
  const naming = library.filter(({ facts }) => facts.passages.some(({ text }) => trend.test(text)))
  const without = naming.filter(
    ({ facts }) => !facts.links.some((link) => link.includes(`?show=${property}`)),
  )
  expect(naming.length).toBeGreaterThan(0)
  expect(without.map(({ slug }) => slug)).toEqual([])
})
