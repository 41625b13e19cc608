/** Written by the build from content/elements; see content/pipeline/element-plugin.ts. */
declare module 'virtual:trend-spreads' {
  import type { TrendSpreads } from '#content/elements/detail.ts'

  export const trendSpreads: TrendSpreads
}
