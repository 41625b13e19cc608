/** Written by the build from content/elements; see content/pipeline/element-plugin.ts. */
declare module 'virtual:search-facts' {
  import type { SearchFacts } from '#content/elements/detail.ts'

  export const searchFacts: Readonly<Record<string, SearchFacts>>
}
