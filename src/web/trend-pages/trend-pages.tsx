import type { ReactNode } from 'react'
import { origin } from 'virtual:articles'

import type { ElementLibrary } from '#content/elements/detail.ts'
import { trendValues } from '#content/elements/trend-values.ts'
import { trends } from '#content/elements/trends.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

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
    if (key === undefined) return { meta: listMeta(), page: <TrendList /> }
    const trend = trends.find((entry) => entry.key === key)
    if (trend === undefined) return null
    return {
      meta: trendMeta(key, trend.title, trend.description),
      page: <TrendPage trend={trend} values={trendValues(trend, library)} />,
    }
  }
}

function trendMeta(key: string, title: string, description: string) {
  return headOf(`${title} in the periodic table`, description, `/trends/${key}`)
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
  ]
}
