import type { Element } from '#chemistry/elements/elements.ts'
import { elementSlug } from '#chemistry/elements/identities.ts'
import { cardMeta } from '#web/element-pages/parts/page-card.ts'
import { pageMeta, PRODUCT } from '#web/ui/page-meta.ts'

import type { PageData } from './data/page-data.ts'

/** The one address of an element page. */
export function elementAddress(element: Element, origin: string): string {
  return `${origin}/element/${elementSlug(element)}`
}

/** Title, description, canonical address, and the facts of an element for search engines. */
export function elementMeta(data: PageData, origin: string) {
  const { element, detail } = data
  const { name, symbol, atomicNumber, category, nameIUPAC } = element
  const url = elementAddress(element, origin)
  const title = `${name} (${symbol}): properties, isotopes and spectrum`
  const description = `${name}, symbol ${symbol}, atomic number ${atomicNumber}, ${category}: electrons, ionization energies, isotopes, crystal, abundance and uses, each value with its source.`
  const otherNames = [symbol, ...(nameIUPAC === name ? [] : [nameIUPAC])]
  return [
    ...pageMeta(title, description),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'article' },
    { property: 'og:url', content: url },
    ...cardMeta(
      origin,
      `/element/${elementSlug(element)}`,
      `The square of ${name.toLowerCase()} with its symbol ${symbol}, and its place in the periodic table.`,
    ),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              crumb(1, 'Periodic Table', `${origin}/dashboard/periodic-table`),
              crumb(2, name, url),
            ],
          },
          {
            '@type': 'LearningResource',
            name: title,
            description,
            url,
            inLanguage: 'en-US',
            learningResourceType: 'Reference',
            educationalLevel: 'High school',
            isAccessibleForFree: true,
            publisher: { '@type': 'Organization', name: PRODUCT, url: origin },
            about: {
              '@type': 'ChemicalSubstance',
              name,
              alternateName: otherNames,
              chemicalComposition: symbol,
              ...(detail.cas === null ? {} : { identifier: `CAS ${detail.cas}` }),
            },
          },
          {
            '@type': 'Dataset',
            name: `Properties of ${name.toLowerCase()}`,
            description,
            url,
            isAccessibleForFree: true,
            creator: { '@type': 'Organization', name: PRODUCT, url: origin },
            license: `${url}#sources`,
            variableMeasured: variables(data),
          },
        ],
      },
    },
  ]
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item }
}

function variables({ element, detail, propertyOf }: PageData) {
  const { atomicMass, boilingPoint, density, ionizationEnergy, meltingPoint } = element
  const recorded: readonly (readonly [name: string, value: number | null, unit: string])[] = [
    ['Atomic mass', atomicMass, 'u'],
    ['Melting point', meltingPoint, '°C'],
    ['Boiling point', element.sublimes ? null : boilingPoint, '°C'],
    ['Density', density, 'g/cm³'],
    ['First ionization energy', ionizationEnergy, 'kJ/mol'],
  ]
  const found = detail.findings.flatMap((finding) =>
    finding.status === 'value'
      ? [
          variable(
            propertyOf(finding.property).label,
            finding.value,
            propertyOf(finding.property).unit,
          ),
        ]
      : [],
  )
  return [
    ...recorded.flatMap(([name, value, unit]) =>
      value === null ? [] : [variable(name, value, unit)],
    ),
    ...found,
  ]
}

function variable(name: string, value: number, unitText: string) {
  return { '@type': 'PropertyValue', name, value, ...(unitText === '' ? {} : { unitText }) }
}
