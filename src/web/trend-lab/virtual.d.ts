/** Written by the build from content/elements; see content/pipeline/element-plugin.ts. */
declare module 'virtual:trend-data' {
  import type { TrendData, TrendSpreads } from '#content/elements/detail.ts'

  export const trendData: TrendData
  export const trendSpreads: TrendSpreads
}
