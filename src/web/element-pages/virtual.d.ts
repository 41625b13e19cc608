/** Written by the build from content/elements; see content/pipeline/element-plugin.ts. */
declare module 'virtual:element-pages' {
  import type { TrendPages } from '#web/trend-pages/trend-pages.tsx'

  import type { ElementPages } from './element-pages.tsx'

  /** Draws a page while the web is built; null in the browser, where an element page is a document. */
  export const elementPageOf: ElementPages
  /** The same for the page of a trend. */
  export const trendPageOf: TrendPages
}
