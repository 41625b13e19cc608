import { lazy, type MouseEvent, Suspense, useLayoutEffect, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { useInBrowser } from '#web/store/use-in-browser.ts'
import { useStored } from '#web/store/use-stored.ts'
import { followFrameTheme } from '#web/theme/frame-theme.ts'
import { storedTheme } from '#web/theme/theme.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { useFittedFrame } from './use-fitted-frame.ts'

const EmbeddedQuestion = lazy(async () => ({
  default: (await import('./embedded-question.tsx')).EmbeddedQuestion,
}))
const EmbeddedSet = lazy(async () => ({
  default: (await import('./embedded-set.tsx')).EmbeddedSet,
}))
const EmbeddedPractice = lazy(async () => ({
  default: (await import('./embedded-practice.tsx')).EmbeddedPractice,
}))
const EmbeddedElement = lazy(async () => ({
  default: (await import('./embedded-element.tsx')).EmbeddedElement,
}))
const EmbeddedTable = lazy(async () => ({
  default: (await import('./embedded-table.tsx')).EmbeddedTable,
}))
const LiveFigure = lazy(async () => ({
  default: (await import('./figures/live-figure.tsx')).LiveFigure,
}))

export const meta = () => [
  ...pageMeta(
    'Chemistry',
    'Questions, the periodic table or an element in a frame of another page.',
  ),
  { name: 'robots', content: 'noindex' },
]

/** Shows the figures of articles in frames. Other sites may not frame it, and it has the theme of the article around it. */
const OWN_KINDS = new Set(['practice', 'figure'])

/**
 * `/embed/practice/<names>` and `/embed/figure/<name>`, for frames of articles, have the theme of the article.
 * `/embed/question/<id>`, `/embed/set/<code>`, `/embed/element/<symbol>` and `/embed/table` are for frames of other
 * pages: with `?theme=light` they suit light pages, with `?theme=wizard` dark ones, else they follow the visitor's
 * system. Only the questions of articles keep answers and ask for an account. Every link opens a tab of its own,
 * so that no other screen is ever in a frame.
 */
export default function EmbedRoute() {
  const isInBrowser = useInBrowser()
  const { kind, key = '' } = useParams()
  const [search] = useSearchParams()
  const own = useStored(storedTheme)
  const theme = OWN_KINDS.has(kind ?? '') ? own : search.get('theme')
  const content = useRef<HTMLElement>(null)
  useFittedFrame(content)
  useLayoutEffect(() => followFrameTheme(theme), [theme])
  return (
    <main
      ref={content}
      onClickCapture={openOutside}
      className="mx-auto w-full max-w-3xl p-3 sm:p-4 lg:max-w-5xl"
    >
      {OWN_KINDS.has(kind ?? '') ? (
        <h1 className="sr-only">{kind === 'figure' ? 'Figure to try' : 'Questions'}</h1>
      ) : null}
      <Suspense fallback={null}>
        {!isInBrowser ? null : kind === 'set' ? (
          <EmbeddedSet key={key} code={key} />
        ) : kind === 'practice' ? (
          <EmbeddedPractice key={key} names={key} />
        ) : kind === 'figure' ? (
          <LiveFigure name={key} />
        ) : kind === 'element' ? (
          <EmbeddedElement called={key} />
        ) : kind === 'table' ? (
          <EmbeddedTable />
        ) : (
          <EmbeddedQuestion key={key} id={key} />
        )}
      </Suspense>
    </main>
  )
}

/** A cell of the table is a link that is pressed like a button: it leads nowhere. */
function openOutside(event: MouseEvent<HTMLElement>) {
  const { target } = event
  const link = target instanceof Element ? target.closest('a[href]:not([role=button])') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
  event.preventDefault()
  event.stopPropagation()
  globalThis.open(link.href, '_blank', 'noopener')
}
