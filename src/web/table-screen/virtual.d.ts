/** Written by the build from content/elements; see content/pipeline/element-plugin.ts. */
declare module 'virtual:search-facts' {
  import type { SearchFacts } from '#content/elements/detail.ts'

  export const searchFacts: Readonly<Record<string, SearchFacts>>
}

/** Written by the build from the articles and reference pages; see content/pipeline/reference/search-terms.ts. */
declare module 'virtual:search-terms' {
  import type { TermPage } from '#content/search-term.ts'

  export const searchTerms: readonly TermPage[]
}
