import { lazy, type MouseEvent, Suspense, useLayoutEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { useInBrowser } from '#web/store/use-in-browser.ts'
import { followFrameTheme } from '#web/theme/frame-theme.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

const EmbeddedQuestion = lazy(async () => ({
  default: (await import('./embedded-question.tsx')).EmbeddedQuestion,
}))
const EmbeddedSet = lazy(async () => ({
  default: (await import('./embedded-set.tsx')).EmbeddedSet,
}))

export const meta = () => [
  ...pageMeta('Chemistry Questions', 'Chemistry questions in a frame of another page.'),
  { name: 'robots', content: 'noindex' },
]

/**
 * `/embed/question/<id>` and `/embed/set/<code>`, for frames of other pages. It asks for no account and keeps
 * nothing. With `?theme=light` it suits light pages, with `?theme=wizard` dark ones, else it follows the
 * visitor's system. Every link opens a tab of its own, so that no other screen is ever in a frame.
 */
export default function EmbedRoute() {
  const isInBrowser = useInBrowser()
  const { kind, key = '' } = useParams()
  const [search] = useSearchParams()
  const theme = search.get('theme')
  useLayoutEffect(() => followFrameTheme(theme), [theme])
  return (
    <main onClickCapture={openOutside} className="mx-auto w-full max-w-3xl p-3 sm:p-4 lg:max-w-5xl">
      <Suspense fallback={null}>
        {!isInBrowser ? null : kind === 'set' ? (
          <EmbeddedSet key={key} code={key} />
        ) : (
          <EmbeddedQuestion key={key} id={key} />
        )}
      </Suspense>
    </main>
  )
}

function openOutside(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
  event.preventDefault()
  event.stopPropagation()
  globalThis.open(link.href, '_blank', 'noopener')
}
