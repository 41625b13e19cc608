/** Written by the build from content/elements; see content/pipeline/element-plugin.ts. */
declare module 'virtual:card-facts' {
  import type { CardFacts } from '#content/elements/detail.ts'

  export const cardFacts: Readonly<Record<string, CardFacts>>
}
