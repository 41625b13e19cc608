import type { ReactNode } from 'react'
import { articles, origin } from 'virtual:articles'

import { element } from '#chemistry/elements/elements.ts'
import { elementSlug, identities } from '#chemistry/elements/identities.ts'
import type { ElementLibrary } from '#content/elements/detail.ts'

import { createPageData } from './data/page-data.ts'
import { elementAddress, elementMeta } from './element-meta.ts'
import { ElementPage } from './element-page.tsx'
import { liveParts } from './live-parts.ts'
import { relatedArticles } from './related-articles.ts'

/** The page of the element that the last part of an address names, with its head; null for none. */
export type ElementPages = (
  slug: string,
) => { readonly meta: ReturnType<typeof elementMeta>; readonly page: ReactNode } | null

/** Draws the pages of all elements from their details. */
export function elementPages(library: ElementLibrary): ElementPages {
  return (slug) => {
    const identity = identities.find((entry) => elementSlug(entry) === slug)
    if (identity === undefined) return null
    const data = createPageData(element(identity.symbol), library)
    const related = relatedArticles(data.element, articles)
    return {
      meta: elementMeta(data, origin),
      page: (
        <>
          <ElementPage
            data={data}
            address={elementAddress(data.element, origin)}
            articles={related}
          />
          <script dangerouslySetInnerHTML={{ __html: `(${liveParts.toString()})()` }} />
        </>
      ),
    }
  }
}
