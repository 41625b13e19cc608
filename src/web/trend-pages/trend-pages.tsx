import type { ReactNode } from 'react'
import { origin } from 'virtual:articles'

import type { ElementLibrary } from '#content/elements/detail.ts'
import { type Spread, trendValues } from '#content/elements/trend-values.ts'
import { type Trend, trends } from '#content/elements/trends.ts'
import { cardMeta } from '#web/element-pages/parts/page-card.ts'
import { pageMeta, PRODUCT } from '#web/ui/page-meta.ts'

import { TrendList } from './trend-list.tsx'
import { TrendPage } from './trend-page.tsx'

/**
 * The page of the trend that the last part of an address names, with its head, or the list of all
 * trends without such a part; null for an unknown one.
 */
export type TrendPages = (
  key: string | undefined,
) => { readonly meta: ReturnType<typeof trendMeta>; readonly page: ReactNode } | null

/** Draws the pages of all trends from the details of the elements. */
export function trendPages(library: ElementLibrary): TrendPages {
  return (key) => {
    if (key === undefined) {
      const listed = trends.map((trend) => ({ trend, values: trendValues(trend, library) }))
      return { meta: listMeta(), page: <TrendList listed={listed} /> }
    }
    const trend = trends.find((entry) => entry.key === key)
    if (trend === undefined) return null
    const values = trendValues(trend, library)
    return { meta: trendMeta(trend, values), page: <TrendPage trend={trend} values={values} /> }
  }
}

/** The head of a trend, with its data for search engines. */
export function trendMeta(
  { key, title, description, unit }: Trend,
  values: ReadonlyMap<string, Spread>,
) {
  const name = `${title} in the periodic table`
  const url = `${origin}/trends/${key}`
  const amounts = [...values.values()].map(({ value }) => value)
  const publisher = { '@type': 'Organization', name: PRODUCT, url: origin }
  return [
    ...headOf(name, description, `/trends/${key}`),
    ...cardMeta(origin, `/trends/${key}`, `The periodic table colored by ${title.toLowerCase()}.`),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Trends', item: `${origin}/trends` },
              { '@type': 'ListItem', position: 2, name: title, item: url },
            ],
          },
          {
            '@type': 'LearningResource',
            name,
            description,
            url,
            inLanguage: 'en-US',
            learningResourceType: 'Reference',
            educationalLevel: 'High school',
            isAccessibleForFree: true,
            publisher,
            about: { '@type': 'DefinedTerm', name: title, description },
          },
          {
            '@type': 'Dataset',
            name,
            description,
            url,
            isAccessibleForFree: true,
            creator: publisher,
            variableMeasured: {
              '@type': 'PropertyValue',
              name: title,
              minValue: Math.min(...amounts),
              maxValue: Math.max(...amounts),
              ...(unit === '' ? {} : { unitText: unit }),
            },
          },
        ],
      },
    },
  ]
}

function listMeta() {
  const description =
    'Atomic size, ionization energy, electronegativity and more: maps, reasons and exceptions.'
  return headOf('Trends of the periodic table', description, '/trends')
}

function headOf(title: string, description: string, path: string) {
  return [
    ...pageMeta(title, description),
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    { property: 'og:type', content: 'article' },
    { property: 'og:url', content: `${origin}${path}` },
  ]
}
