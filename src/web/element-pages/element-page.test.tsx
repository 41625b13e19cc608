import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { element, elements } from '#chemistry/elements/elements.ts'
import { readLibrary } from '#content/elements/read-library.ts'

import { createPageData } from './data/page-data.ts'
import { elementMeta } from './element-meta.ts'
import { ElementPage } from './element-page.tsx'

const library = readLibrary()

function dataOf(symbol: string) {
  return createPageData(element(symbol), library)
}

function htmlOf(symbol: string): string {
  return renderToStaticMarkup(
    <ElementPage data={dataOf(symbol)} address="https://wizard.example" articles={[]} />,
  )
}

/** The section with this id, as the words on it. */
function words(symbol: string, section: string): string {
  const html = htmlOf(symbol)
  const start = html.indexOf(`id="${section}"`)
  const text = html.slice(start, html.indexOf('</section>', start)).replaceAll(/<[^>]*>/g, ' ')
  return text
    .replaceAll(/&nbsp;|\u00A0|\u202F/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
}

describe('iron, without script', () => {
  const html = htmlOf('Fe')

  test('names the element, how it is spoken, and its neighbors', () => {
    expect(html).toContain('>Iron</h1>')
    expect(html).toContain('/ˈaɪərn/')
    expect(html).toContain('href="/element/manganese"')
    expect(html).toContain('href="/element/cobalt"')
  })

  test('leads to the elements below and beside it in its group, and to practice', () => {
    expect(html).toContain('<a href="/element/ruthenium">Below: ruthenium</a>')
    expect(html).not.toContain('Above: ')
    expect(html).toContain('href="/compare?e=Fe,Ru,Os,Hs"')
    expect(html).toContain('href="/dashboard/questions?element=Fe"')
  })

  test('has 26 ionization energies, the first 762.5 kJ/mol', () => {
    const rows = words('Fe', 'ionization')
    expect(rows).toContain('The first ionization energy of iron is 762.5 kJ/mol.')
    expect(rows).toContain('All 26 ionization energies')
    expect(rows).toContain(' 26 895 161.')
  })

  test('has the stable isotopes 54, 56, 57 and 58', () => {
    expect(words('Fe', 'isotopes')).toContain(
      '4 isotopes are stable: iron-54, iron-56, iron-57, and iron-58.',
    )
  })

  test('has its crystal, its Curie temperature and its common states', () => {
    expect(words('Fe', 'crystal')).toContain(
      'The crystal of iron is body-centered cubic, space group 229, a = 286.65 pm.',
    )
    expect(words('Fe', 'matter')).toMatch(/Curie temperature 1043 K/)
    expect(words('Fe', 'oxidation')).toContain('Common: +2, +3.')
  })

  test('melts on three scales', () => {
    expect(html.replaceAll('\u00A0', ' ')).toContain('1538 °C = 1811.15 K = 2800.4 °F')
  })
})

test('the strip of sodium names its yellow pair first, and hydrogen its red line', () => {
  expect(words('Na', 'spectrum')).toContain('The strongest are at 589.00, 589.59, 568.82 nm.')
  expect(words('H', 'spectrum')).toContain('The strongest are at 656.27, 486.13, 434.05 nm.')
  expect(words('At', 'spectrum')).toContain('No lines')
})

test('aluminum jumps by 4.2 after the third electron', () => {
  expect(words('Al', 'ionization')).toContain(
    'After step 3 the energy jumps by a factor of 4.2, from 28.4476 to 119.992 eV',
  )
})

test('unmeasured properties are neither named nor drawn', () => {
  const bohrium = words('Bh', 'ionization')
  expect(bohrium).toContain('No ionization energy of bohrium has been measured')
  expect(bohrium).not.toContain('electron removed')
  expect(words('Rn', 'ionization')).toContain('The first ionization energy of radon is 1037.1')
})

test('rare decays have no percentage, and bismuth is practically stable', () => {
  const uranium = words('U', 'isotopes')
  expect(uranium).toContain('U-238 238.050787 99.2742 4.463 Gy α 100 %, SF rare, 2β− rare')
  expect(uranium).not.toContain('5.44')
  expect(words('Bi', 'isotopes')).toContain('bismuth-209 is practically stable')
  expect(words('Tc', 'isotopes')).toContain('No isotope of technetium is stable')
})

test('lead shows the spread of its electronegativity, and sulfur why it has no enthalpy', () => {
  const lead = words('Pb', 'pull')
  expect(lead).toContain('Electronegativity (Pauling) ± 2.33')
  expect(lead).toContain('The sources span 1.8 to 2.33.')
  expect(words('S', 'matter')).toContain('Enthalpy of vaporization no agreed value: vapor species')
})

test('an exception of the filling order is named', () => {
  expect(words('Cr', 'electrons')).toContain(
    'An exception: the usual order of filling would give [Ar] 3d⁴ 4s² .',
  )
  expect(words('Fe', 'electrons')).not.toContain('exception')
})

test('hazards are those of the usual product, and no safety data sheet', () => {
  const mercury = words('Hg', 'use')
  expect(mercury).toContain('As usually sold')
  expect(mercury).toContain('This is not a safety data sheet.')
})

test('names carry their language and direction', () => {
  const html = htmlOf('H')
  expect(html).toContain('<span lang="de" translate="no">Wasserstoff</span>')
  expect(html).toContain('<span lang="ar" dir="rtl" translate="no">')
  expect(html).not.toContain('lang="hi"')
})

/** One of each kind: a gas, a metal with much data, radioactive ones, and one with almost none. */
const VARIED = ['H', 'C', 'Ta', 'Hg', 'At', 'U', 'Og']

test('no page has an empty value, a broken number or a style that its policy blocks', () => {
  for (const symbol of VARIED) expectWhole(symbol)
})

test('nor has that of any other element', { tags: 'long', timeout: 120_000 }, () => {
  for (const { symbol } of elements) expectWhole(symbol)
})

function expectWhole(symbol: string): void {
  const html = htmlOf(symbol)
  expect(html).toContain(`>${element(symbol).name}</h1>`)
  expect(html).not.toMatch(/NaN|undefined|Infinity|<strong><\/strong>|style=/)
}

test('search engines read the facts as linked data', () => {
  const meta = elementMeta(dataOf('Hg'), 'https://wizard.example')
  const [title] = meta
  expect(title).toEqual({
    title: 'Mercury (Hg): properties, isotopes and spectrum · Periodic Wizard',
  })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://wizard.example/element/mercury',
  })
  expect(meta.at(-1)).toMatchObject({
    'script:ld+json': {
      '@graph': [
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'LearningResource',
          about: { '@type': 'ChemicalSubstance', name: 'Mercury', identifier: 'CAS 7439-97-6' },
        },
        { '@type': 'Dataset' },
      ],
    },
  })
})
