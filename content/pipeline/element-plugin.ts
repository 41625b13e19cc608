import type { Plugin } from 'vite'

import { cardFacts } from '#content/elements/card-facts.ts'
import { readLibrary } from '#content/elements/read-library.ts'
import { searchFacts } from '#content/elements/search-facts.ts'
import { trendData, trendSpreads } from '#content/elements/trend-data.ts'

const PAGES = 'virtual:element-pages'
const TREND_DATA = 'virtual:trend-data'
const CARD_FACTS = 'virtual:card-facts'
const SEARCH_FACTS = 'virtual:search-facts'
const VIRTUAL = new Set([PAGES, TREND_DATA, CARD_FACTS, SEARCH_FACTS])
const NO_PAGES = 'export const elementPageOf = () => null\nexport const trendPageOf = () => null\n'

/**
 * The pages of elements and trends for Vite: `virtual:element-pages` draws them for the build and is empty in the
 * browser, where such a page is a document of its own without script. `virtual:trend-data` holds the columns of the
 * trend lab and how far sources are apart, `virtual:card-facts` the facts of cards beyond the record,
 * `virtual:search-facts` what the search of the table knows beyond both.
 */
export function elementPages(): Plugin {
  return {
    name: 'element-pages',
    enforce: 'pre',
    resolveId: (id) => (VIRTUAL.has(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${TREND_DATA}`) {
        const library = readLibrary()
        return `export const trendData = ${JSON.stringify(trendData(library))}
export const trendSpreads = ${JSON.stringify(trendSpreads(library))}
`
      }
      if (id === `\0${CARD_FACTS}`) {
        return `export const cardFacts = ${JSON.stringify(cardFacts(readLibrary()))}`
      }
      if (id === `\0${SEARCH_FACTS}`) {
        return `export const searchFacts = ${JSON.stringify(searchFacts(readLibrary()))}`
      }
      if (id !== `\0${PAGES}`) return undefined
      if (this.environment.name === 'client') return NO_PAGES
      return `import { elementPages } from '/src/web/element-pages/element-pages.tsx'
import { trendPages } from '/src/web/trend-pages/trend-pages.tsx'
const library = ${JSON.stringify(readLibrary())}
export const elementPageOf = elementPages(library)
export const trendPageOf = trendPages(library)
`
    },
  }
}
