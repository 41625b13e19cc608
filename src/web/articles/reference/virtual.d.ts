/** Written by the build from content/reference; see content/pipeline/reference. */
declare module 'virtual:references' {
  import type { ReferenceEntry } from './reference.ts'

  /** Every reference page. */
  export const references: readonly ReferenceEntry[]
}

declare module 'virtual:reference-pages' {
  import type { ReactNode } from 'react'
  import type { MetaDescriptor } from 'react-router'

  /** Draws the page of this name, or null where there is none; in the browser there is never one. */
  export function referencePageOf(
    slug: string,
  ): { readonly page: ReactNode; readonly meta: MetaDescriptor[] } | null
}
