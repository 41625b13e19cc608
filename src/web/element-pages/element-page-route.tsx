import { redirectDocument } from 'react-router'
import { elementPageOf } from 'virtual:element-pages'

import { pageMeta } from '#web/ui/page-meta.ts'

export const handle = { still: true }

type Address = { readonly params: { readonly name?: string } }

export function meta({ params }: Address) {
  return elementPageOf(params.name ?? '')?.meta ?? pageMeta('Element', 'An element.')
}

/** Nothing is loaded; that there is a loader lets the browser's own take its place. */
export function loader() {
  return null
}

/** An element page is a document without script: a screen that leads to it leaves itself. */
export function clientLoader({ request }: { readonly request: Request }) {
  return redirectDocument(new URL(request.url).pathname)
}

/** Everything that is known of one element. */
export default function ElementPageScreen({ params }: Address) {
  return elementPageOf(params.name ?? '')?.page ?? null
}
