import { redirectDocument } from 'react-router'
import { trendPageOf } from 'virtual:element-pages'

import { pageMeta } from '#web/ui/page-meta.ts'

export const handle = { still: true }

type Address = { readonly params: { readonly key?: string } }

export function meta({ params }: Address) {
  return trendPageOf(params.key)?.meta ?? pageMeta('Trend', 'A trend of the periodic table.')
}

/** Nothing is loaded; that there is a loader lets the browser's own take its place. */
export function loader() {
  return null
}

/** The page is a document without script: a screen that leads to it leaves itself. */
export function clientLoader({ request }: { readonly request: Request }) {
  return redirectDocument(new URL(request.url).pathname)
}

/** One trend of the periodic table, or the list of all. */
export default function TrendScreen({ params }: Address) {
  return trendPageOf(params.key)?.page ?? null
}
