import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { origin } from 'virtual:articles'

import { referencePath } from '#content/reference/list.ts'
import { articleTags } from '#web/articles/social-card.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { ReferencePage } from './reference-page.tsx'
import type { ReferenceBody } from './reference.ts'

/** Draws the reference pages of these texts: returns the page of a name, with its head, or null where there is none. */
export function referencePages(
  bodies: readonly ReferenceBody[],
): (slug: string) => { readonly page: ReactNode; readonly meta: MetaDescriptor[] } | null {
  return (slug) => {
    const body = bodies.find(({ page }) => page.entry.slug === slug)
    if (body === undefined) return null
    const { title } = body.page.entry
    const { description } = body.page
    const url = `${origin}${referencePath(slug)}`
    return {
      page: <ReferencePage body={body} />,
      meta: [
        ...pageMeta(title, description),
        { tagName: 'link', rel: 'canonical', href: url },
        ...articleTags({ title, description, url }),
      ],
    }
  }
}
