import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { identities } from '#chemistry/elements/identities.ts'
import { cardFacts } from '#content/elements/card-facts.ts'
import { readLibrary } from '#content/elements/read-library.ts'
import { searchFacts } from '#content/elements/search-facts.ts'
import { trendData, trendSpreads } from '#content/elements/trend-data.ts'
import { searchTerms } from '#content/pipeline/reference/search-terms.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import { answeredSearch } from './answered-search.ts'
import { traitsOf } from './traits.ts'

const library = readLibrary()
const cards = cardFacts(library)
const facts = searchFacts(library)
const terms = searchTerms()
const data = {
  properties: propertiesOf(trendData(library)),
  traits: traitsOf(facts, cards),
  spreads: trendSpreads(library),
  terms,
  cards,
  facts,
}

function answerTo(question: string): readonly [elements: string, text: string, href: string] {
  const { matches, answer } = answeredSearch(question, data)
  const elements = matches.map(({ identity }) => identity.symbol).join(' ')
  return [elements, answer?.text ?? '', answer?.href ?? '']
}

function factOf(question: string): string {
  const { matches } = answeredSearch(question, data)
  return matches
    .map(({ identity, reason }) => `${identity.symbol}: ${reason ?? ''}`)
    .join('; ')
    .replaceAll('\u00A0', ' ')
}

const ALLOYS = '/reference/ores-corrosion-and-alloys'

test.each([
  ['what is bronze made of', 'Cu Sn', 'Bronze is an alloy of copper and tin.', ALLOYS],
  ['What is brass?', 'Cu Zn', 'Brass is an alloy of copper and zinc.', ALLOYS],
  ['which elements are in steel', 'Fe C', 'Carbon steel is an alloy of iron and carbon.', ALLOYS],
  [
    'what does water consist of',
    'H O',
    'Water is H₂O. It consists of hydrogen and oxygen.',
    '/tools/percent-composition?formula=H2O',
  ],
  [
    'which elements are in table salt',
    'Na Cl',
    'Table salt is sodium chloride, NaCl. It consists of sodium and chlorine.',
    '/tools/percent-composition?formula=NaCl',
  ],
  [
    'what is gypsum made of',
    'Ca S O H',
    'Gypsum is calcium sulfate with water, CaSO₄ (dihydrate). It consists of calcium, sulfur, oxygen, and hydrogen.',
    '/tools/percent-composition?formula=CaSO4',
  ],
  [
    'what is the formula of sulfuric acid',
    'H S O',
    'Sulfuric acid is H₂SO₄. It consists of hydrogen, sulfur, and oxygen.',
    '/tools/percent-composition?formula=H2SO4',
  ],
  [
    'what is Mg(OH)2',
    'Mg O H',
    'Mg(OH)₂ is magnesium hydroxide. It consists of magnesium, oxygen, and hydrogen.',
    '/tools/percent-composition?formula=Mg%28OH%292',
  ],
  [
    'formula of iron oxide',
    'Fe O',
    'There are several: FeO iron(II) oxide, Fe₂O₃ iron(III) oxide.',
    '/tools/namer?text=iron+oxide',
  ],
  [
    'what is aluminum carbonate',
    'Al C O',
    'Aluminum carbonate, Al₂(CO₃)₃, is not known as a compound.',
    '/tools/solubility',
  ],
  [
    'what is diamond made of',
    'C',
    'Diamond is a form of carbon.',
    '/blog/elements-molecules-compounds',
  ],
  [
    'what is the charge of a chloride ion',
    'Cl',
    'Cl⁻ is the chloride ion, with the charge 1−.',
    '/tools/namer?text=Cl%5E1-',
  ],
  [
    'is silver chloride soluble',
    'Ag Cl',
    'Silver chloride, AgCl, at room temperature: insoluble (less than 0.1 g/L).',
    '/tools/solubility?cation=silver&anion=chloride',
  ],
])('what a substance is: %s', (question, ...expected) => {
  expect(answerTo(question)).toStrictEqual(expected)
})

test.each([
  [
    'how many electrons does Fe3+ have',
    'Fe',
    'Fe³⁺ has 26 protons and 23 electrons: 3 electrons fewer than protons.',
  ],
  [
    'Electrons in Mg²⁺?',
    'Mg',
    'Mg²⁺ has 12 protons and 10 electrons: 2 electrons fewer than protons.',
  ],
  [
    'how many electrons does O2- have',
    'O',
    'O²⁻ has 8 protons and 10 electrons: 2 electrons more than protons.',
  ],
  [
    'how many electrons are in SO4^2-',
    'S O',
    'SO₄²⁻ has 48 protons and 50 electrons: 2 electrons more than protons.',
  ],
  [
    'how many electrons are in a chloride ion',
    'Cl',
    'Cl⁻ has 17 protons and 18 electrons: 1 electron more than protons.',
  ],
])('the particles of an ion: %s', (question, ...expected) => {
  expect(answerTo(question).slice(0, 2)).toStrictEqual(expected)
})

test.each([
  [
    'what is an ion',
    'An ion is an atom or a group of atoms that carries a charge because it has fewer or more electrons than protons.',
    '/blog/how-ions-are-formed#term-ion',
  ],
  ['what is a mole', '“What Is the Mole?” explains “mole”.', '/blog/what-is-the-mole#term-mole'],
  [
    'what is pH',
    '“Acids, Bases, and the pH Scale” explains “pH”.',
    '/blog/acids-and-bases-ph-scale#term-ph',
  ],
  [
    'difference between group and period',
    'A group is one column, numbered 1 to 18. A period is one row of the table.',
    '/blog/guide-to-periodic-table#term-group',
  ],
  [
    'what is the difference between ionic and covalent bonds',
    'In an ionic bond, oppositely charged ions attract each other. In a covalent bond, two nuclei attract the same pair of electrons between them, so that the atoms share the pair.',
    '/blog/ionic-vs-covalent-bonds#term-ionic-bond',
  ],
  [
    'does gold rust',
    '“Chemical Reactions in Everyday Life” explains “rust”.',
    '/blog/chemical-reactions-in-everyday-life',
  ],
])('a term of the articles: %s', (question, text, href) => {
  expect(answerTo(question).slice(1)).toStrictEqual([text, href])
})

test.each([
  ['what is the oxidation state of oxygen', 'O: Common oxidation states −2'],
  ['how many shells does calcium have', 'Ca: 4 shells with electrons: 2, 8, 8, 2'],
  ['how many electrons does sodium lose', 'Na: Common ions Na⁺'],
  ['which is bigger, Na or Na+?', 'Na: Ionic radius Na⁺ 102 pm, covalent radius 166 pm'],
  ['how many isotopes does tin have', 'Sn: Known isotopes 42, of which 10 stable'],
  [
    'most stable isotope of bismuth',
    'Bi: No stable isotope; Bi-209, the longest-lived radioactive isotope: half-life 20.1 quintillion years',
  ],
  ['which element is named after Einstein', 'Es: Name from Albert Einstein: physicist'],
  ['element named after Roentgen', 'Rg: Name from Wilhelm Röntgen: discoverer of X-rays'],
  [
    'elements with 8 electrons in their outer shell',
    ['Ne', 'Ar', 'Kr', 'Xe', 'Rn', 'Og'].map((one) => `${one}: Valence electrons 8`).join('; '),
  ],
])('a fact about elements: %s', (question, expected) => {
  expect(factOf(question)).toBe(expected)
})

test('the names and symbols of elements lead to elements, in any case, and not to ions or compounds', () => {
  for (const { symbol, name, nameIUPAC } of identities) {
    for (const text of [
      name,
      name.toLowerCase(),
      nameIUPAC,
      symbol,
      `what is ${name.toLowerCase()}`,
    ]) {
      const { matches, answer } = answeredSearch(text, data)
      expect([text, matches[0]?.identity.symbol, answer]).toStrictEqual([text, symbol, null])
    }
    const capitals = answeredSearch(symbol.toUpperCase(), data).matches[0]?.identity.symbol
    expect([symbol, capitals]).toStrictEqual([symbol, symbol])
  }
})

test('every term has a page, and a sentence of that page word for word', () => {
  const all = terms.flatMap((page) => page.terms.map((term) => ({ page, ...term })))
  expect(all.length).toBeGreaterThan(400)
  for (const { page, term, meaning, anchor } of all) {
    const file = page.path
      .replace('/blog/', 'content/articles/')
      .replace('/reference/', 'content/reference/pages/')
    expect([term, existsSync(`${file}.mdx`)]).toStrictEqual([term, true])
    const text = readFileSync(`${file}.mdx`, 'utf8').replaceAll(/[*_]/g, '')
    expect(text).toContain(meaning)
    expect(text.toLowerCase()).toContain(term.replaceAll(/[*_]/g, '').toLowerCase())
    expect(anchor === '' || page.path.startsWith('/blog/')).toBe(true)
  }
})
