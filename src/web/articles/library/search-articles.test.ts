import { expect, test } from 'vitest'

import type { ArticleEntry } from '#web/articles/blocks/article.ts'

import {
  everything,
  nearestArticles,
  searchArticles,
  searchOf,
  type Wanted,
  wantedBy,
} from './search-articles.ts'

const atom: ArticleEntry = {
  slug: 'what-is-an-atom',
  title: 'What Is an Atom?',
  subtitle: 'Inside the tiny building block',
  category: 'atoms-and-isotopes',
  level: 'start',
  keyTerms: ['proton', 'nucleus'],
  synonyms: ['Rutherford'],
  elements: ['H'],
  minutes: 8,
}
const alkali: ArticleEntry = {
  ...atom,
  slug: 'deep-dive-alkali-metals',
  title: 'Alkali Metals',
  subtitle: 'Soft and reactive',
  category: 'periodic-table',
  level: 'core',
  keyTerms: ['valence electron'],
  synonyms: [],
  elements: ['Cs'],
}
const articles = [atom, alkali]

test.each([
  ['', ['what-is-an-atom', 'deep-dive-alkali-metals']],
  ['PROTON', ['what-is-an-atom']],
  ['rutherford', ['what-is-an-atom']],
  ['caesium', ['deep-dive-alkali-metals']],
  ['cesium', ['deep-dive-alkali-metals']],
  ['valency', ['deep-dive-alkali-metals']],
  ['valencies', ['deep-dive-alkali-metals']],
  ['alkali valence', ['deep-dive-alkali-metals']],
  ['alkali proton', []],
  ['atoms', ['what-is-an-atom']],
  ['Protons', ['what-is-an-atom']],
  ['nucleus', ['what-is-an-atom']],
  ['reac', ['deep-dive-alkali-metals']],
  ['active', []],
  ['cs', ['deep-dive-alkali-metals']],
  ['el', ['deep-dive-alkali-metals']],
  ['electrons', ['deep-dive-alkali-metals']],
  ['zebra', []],
  ['what is an atom?', ['what-is-an-atom']],
  ['What are alkali metals', ['deep-dive-alkali-metals']],
  ['alkali-metals', ['deep-dive-alkali-metals']],
  ['proton - nucleus', ['what-is-an-atom']],
  ['what is a zebra', []],
  ['a', ['what-is-an-atom', 'deep-dive-alkali-metals']],
])('a search for %j finds %j', (query, slugs) => {
  const found = searchArticles(articles, { query, level: 'all' })
  expect(found.map(({ slug }) => slug)).toEqual(slugs)
})

test('a level leaves out the other levels', () => {
  expect(searchArticles(articles, { ...everything, level: 'core' })).toEqual([alkali])
})

test.each<[string, Wanted]>([
  ['', everything],
  ['q=noble+gas', { query: 'noble gas', level: 'all' }],
  ['level=core', { query: '', level: 'core' }],
  ['q=acid&level=start', { query: 'acid', level: 'start' }],
])('the address with ?%s asks for %j, and the other way round', (text, wanted) => {
  expect(wantedBy(new URLSearchParams(text))).toEqual(wanted)
  expect(new URLSearchParams(searchOf(wanted)).toString()).toBe(text)
})

test.each(['all', 'hardest', 'toString'])('the level %s of an address counts as none', (level) => {
  expect(wantedBy(new URLSearchParams({ q: 'acid', level }))).toEqual({
    query: 'acid',
    level: 'all',
  })
})

test('the nearest article of a slip of the pen comes first', () => {
  expect(nearestArticles(articles, 'alkalli', 2)).toEqual([alkali, atom])
  expect(nearestArticles(articles, 'protn', 1)).toEqual([atom])
  expect(nearestArticles(articles, 'what is the reactivty of an alkalli', 1)).toEqual([alkali])
})
