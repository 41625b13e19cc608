import { redirectDocument } from 'react-router'
import { referencePageOf } from 'virtual:reference-pages'

import { pageMeta } from '#web/ui/page-meta.ts'

export const handle = { still: true }

type Address = { readonly params: { readonly slug?: string } }

export function meta({ params }: Address) {
  return (
    referencePageOf(params.slug ?? '')?.meta ?? pageMeta('Reference', 'A page to look things up.')
  )
}

/** Nothing is loaded; that there is a loader lets the browser's own take its place. */
export function loader() {
  return null
}

/** A reference page is a document without script: a screen that leads to it leaves itself. */
export function clientLoader({ request }: { readonly request: Request }) {
  return redirectDocument(new URL(request.url).pathname)
}

/** One page of the reference. */
export default function ReferenceScreen({ params }: Address) {
  return referencePageOf(params.slug ?? '')?.page ?? null
}
