import { redirectDocument } from 'react-router'
import { bodies } from 'virtual:article-bodies'

import { pageMeta } from '#web/ui/page-meta.ts'

import { articleMeta } from './article-meta.ts'
import { ArticlePage } from './article-page.tsx'
import { articleOf } from './neighbours.ts'

export const handle = { still: true }

type Address = { readonly params: { readonly slug?: string } }

export function meta({ params }: Address) {
  const article = articleAt(params.slug)
  return article === null ? pageMeta('Article', 'An article.') : articleMeta(article.article)
}

/** Nothing is loaded; that there is a loader lets the browser's own take its place. */
export function loader() {
  return null
}

/** An article is a page of its own without script: a screen that leads to it leaves itself. */
export function clientLoader({ request }: { readonly request: Request }) {
  return redirectDocument(new URL(request.url).pathname)
}

/** One article of the library. */
export default function ArticleScreen({ params }: Address) {
  const found = articleAt(params.slug)
  return found === null ? null : <ArticlePage article={found.article} body={found.body} />
}

function articleAt(slug = '') {
  const entry = articleOf(slug)
  const body = bodies.get(slug)
  if (entry === undefined || body === undefined) return null
  return { article: { ...entry, ...body.frontmatter }, body }
}
